import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getQuote, pollQuote, retryQuoteRequest } from '#shared/contracts/quote/quotes.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { QuoteId } from '#shared/domain/ids/ids.ts'
import { isExpired } from '#shared/domain/quoting/quoteDates.ts'
import { useSession } from '#web/api/session.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import type { Dialog } from '#web/dialogs/dialog.ts'
import { instantHere } from '#web/i18n/clock.ts'
import { toast } from '#web/ui/toast.ts'
import * as quoteDialogs from '../../dialogs.ts'
import { useAddresses } from '../useAddresses.ts'
import { useWithoutEditing } from '../useWithoutEditing.ts'
import { nextDeed, type OfferedDeed, offeredDeeds, type QuoteDeed } from './quoteDeeds.ts'

/** Deeds that a dialog does. */
const deedDialogs: Readonly<Partial<Record<QuoteDeed, Dialog<{ quoteId: QuoteId }>>>> = {
  askToAnswer: quoteDialogs.sendQuestionnaire,
  askToAttest: quoteDialogs.sendQuoteToPolicyHolder,
  askToSign: quoteDialogs.sendSignRequest,
  appeal: quoteDialogs.requestQuoteReview,
  bind: quoteDialogs.bindQuote,
  issue: quoteDialogs.agentIssueQuote,
  markLost: quoteDialogs.markQuoteLost,
  needBy: quoteDialogs.updateQuoteNeedBy,
  remove: quoteDialogs.removeQuote,
  reopen: quoteDialogs.reopenQuote,
  requestReview: quoteDialogs.requestQuoteReview,
  requestToBind: quoteDialogs.requestToBind,
  send: quoteDialogs.sendQuoteToPolicyHolder,
  sendToAgency: quoteDialogs.sendQuoteToAgency,
  withdrawQuestionnaire: quoteDialogs.withdrawQuestionnaire,
}

/** What the reader may do to the quote and how it is begun; `next` brings the quote on. */
export const useQuoteDeeds = (quote: Quote) => {
  const { t } = useTranslation('quote')
  const may = useMay()
  const navigate = useNavigate()
  const dialogs = useDialogs()
  const addresses = useAddresses()
  const retry = useCommand(retryQuoteRequest, { invalidates: [getQuote, pollQuote] })
  const today = useMemo(() => dateAt(instantHere(), quote.timeZone), [quote.timeZone])
  const userId = useSession()?.claims.userId ?? ''
  const withoutEditing = useWithoutEditing()
  const offered = offeredDeeds(quote, { userId, may, withoutEditing }, today)

  const begin = (deed: QuoteDeed): void => {
    const dialog = deedDialogs[deed]
    if (dialog) dialogs.open(dialog, { quoteId: quote.id })
    else if (deed === 'update') navigate(addresses.editQuote(quote.id))
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
    busy: retry.isPending,
  }
}
