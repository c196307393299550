import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import {
  type Account,
  accountById,
  answersOf,
  connectedOf,
  signalsOf,
  standingDeclines,
} from '#functions/account/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import { assessRisk } from '#shared/domain/risk/assessRisk.ts'
import type { StoredQuote } from '../store/quotes.ts'
import { type PricedFields, price } from './price.ts'
import { changedSelection } from './selectionOf.ts'

/** What is supposed of a company and of its terms. */
export interface Supposed {
  readonly revenue?: number | undefined
  readonly limit?: number | undefined
  readonly deductible?: number | undefined
  readonly answers?: QuestionnaireAnswers | undefined
  /** What each of the company's connected systems sees. */
  readonly connected?: Account['connected']
}

/** A company under what is supposed of it, assessed anew; the answers of the quote alone become its own. */
export const companyWith = (
  account: Account,
  quote: Pick<StoredQuote, 'answerChanges'>,
  { answers = {}, connected: sees, revenue }: Supposed,
): Account => {
  const securityQuestions = {
    ...account.securityQuestions,
    p250Details: { ...answersOf(account), ...quote.answerChanges, ...answers },
  }
  const supposed = {
    ...account,
    securityQuestions,
    ...(revenue !== undefined && { revenue, totalRevenue: revenue, nonUsRevenue: 0 }),
  }
  const { noDomain } = account.profile
  const connected = connectedOf({ ...account, ...(sees !== undefined && { connected: sees }) })
  return {
    ...supposed,
    ...(sees !== undefined && { connected: sees }),
    ...assessRisk(supposed, answersOf(supposed), signalsOf(account), { region: config.region, noDomain, connected }),
  }
}

/** The price and the judgement of a quote, and its outcome, under what is supposed. */
export type Supposition = PricedFields & { readonly outcome: 'READY' | 'REFERRED' | 'INDICATION' | 'DECLINED' }

/**
 * Prices what is supposed of a quote by the rater that prices it: the account is read once, so that a dozen suppositions
 * cost a dozen calculations and no more. The answers of the quote alone become the company's, since one supposes what is so.
 */
export const supposing = async (quote: StoredQuote, now: Instant): Promise<(supposed: Supposed) => Supposition> => {
  const account = (await accountById(quote.accountId)) ?? fail('quote.notFound')
  const declines = await standingDeclines(account, quote.id)
  return (supposed) => {
    const { limit, deductible } = supposed
    const selection = changedSelection(
      quote.selection,
      { ...(limit !== undefined && { limit }), ...(deductible !== undefined && { deductible }) },
      {},
    )
    const request = { ...quote, selection, answerChanges: {} }
    const priced = price(companyWith(account, quote, supposed), request, now, declines)
    if (!priced.ok) return fail('rating.notRateable', { data: { reason: priced.reason } })
    return { ...priced.fields, outcome: priced.outcome }
  }
}
