import { askedEffort, type Placement } from '#shared/domain/quoting/diligentEffort.ts'
import type { QuoteNeed } from './quoteLife.ts'

interface Sent {
  readonly handedIn?: object | undefined
  readonly withdrawnAt?: string | undefined
}

/** A questionnaire that somebody may still fill in, or could if its day were not over. */
export const isOut = (sent: Sent | undefined): boolean =>
  sent !== undefined && sent.handedIn === undefined && sent.withdrawnAt === undefined

/** Whether an action with this need makes sense of the quote; what else it needs is another question. */
export const appliesTo =
  (quote: Placement & { readonly questionnaire?: Sent | undefined }) =>
  (need: QuoteNeed): boolean => {
    if (need === 'asked') return isOut(quote.questionnaire)
    return need !== 'effortAsked' || askedEffort(quote) !== undefined
  }
