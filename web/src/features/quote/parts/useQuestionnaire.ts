import type { Quote } from '#shared/contracts/quote/quote.ts'
import { type CoverageKey, coverageId } from '#shared/domain/coverage/coverageId.ts'
import { canQuote } from '#shared/records/quote/quoteLife.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import * as quoteDialogs from '../dialogs.ts'

type Asked = Pick<Quote, 'accountId' | 'agencyStatus' | 'coverages' | 'id' | 'isRenewal' | 'patching' | 'product'>

/** Whether the questions of a quote are to be answered now: what is missing of an indication, or a year on of a renewal. */
export const isToBeAnswered = ({
  agencyStatus,
  isRenewal,
  patching,
}: Omit<Asked, 'accountId' | 'coverages' | 'id' | 'product'>): boolean =>
  agencyStatus === 'INDICATION' || (isRenewal && !patching && canQuote(agencyStatus, 'update'))

/** Opens the questions of a quote's company, by which the quote is then priced again; undefined where they are not the reader's to answer. */
export const useQuestionnaire = (quote: Asked): (() => void) | undefined => {
  const may = useMay()
  const { open } = useDialogs()
  if (!may('account:update') || !isToBeAnswered(quote)) return undefined
  const { accountId, coverages, id: quoteId, product } = quote
  const buys = (key: CoverageKey) => coverages.some((each) => each.coverageId === coverageId(key))
  return () =>
    open(quoteDialogs.securityQuestionnaire, {
      accountId,
      product,
      cyberCrime: buys('CYBER_CRIME_LOSS'),
      techErrors: buys('TECH_EO'),
      ...(may('quote:update') ? { quoteId } : {}),
    })
}
