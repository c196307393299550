import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getQuote, pollQuote, retryQuoteRequest } from '#shared/contracts/quote/quotes.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { isExpired } from '#shared/domain/quoting/quoteDates.ts'
import { useCommand } from '../../../../api/useCommand.ts'
import { useMay } from '../../../../api/useMay.ts'
import { useDialogs } from '../../../../dialogs/DialogHost.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAddresses } from '../useAddresses.ts'
import { nextDeed, type OfferedDeed, offeredDeeds, type QuoteDeed } from './quoteDeeds.ts'

/** Deeds that a dialog does, by the dialog's key. */
const dialogKeys: Readonly<Partial<Record<QuoteDeed, string>>> = {
  bind: 'bindQuote',
  issue: 'agentIssueQuote',
  markLost: 'markQuoteLost',
  needBy: 'updateQuoteNeedBy',
  remove: 'removeQuote',
  reopen: 'reopenQuote',
  requestReview: 'requestQuoteReview',
  requestToBind: 'requestToBind',
  send: 'sendQuoteToPolicyHolder',
}

/** What the reader may do to the quote and how it is begun; `next` brings the quote on, `today` is the insured's. */
export const useQuoteDeeds = (quote: Quote) => {
  const { t } = useTranslation('quote')
  const may = useMay()
  const navigate = useNavigate()
  const dialogs = useDialogs()
  const addresses = useAddresses()
  const retry = useCommand(retryQuoteRequest, { invalidates: [getQuote, pollQuote] })
  const today = useMemo(() => dateAt(new Date().toISOString(), quote.timeZone), [quote.timeZone])
  const offered = offeredDeeds(quote, may, today)

  const begin = (deed: QuoteDeed): void => {
    const key = dialogKeys[deed]
    if (key) dialogs.open(key, { quoteId: quote.id })
    else if (deed === 'edit') navigate(addresses.editQuote(quote.id))
    else if (deed === 'retry')
      retry.mutate({ params: { quoteId: quote.id } }, { onError: (error) => toast.problem(error) })
  }
  const hintOf = ({ notNow }: OfferedDeed): string | undefined => notNow && t(`deeds.notNow.${notNow}`)

  return {
    offered,
    next: nextDeed(offered),
    begin,
    hintOf,
    expired: isExpired(quote, today),
    today,
    busy: retry.isPending,
  }
}
