import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { type Operation, permissionsOf } from '#shared/contract/operation.ts'
import { downloadProposal } from '#shared/contracts/docs/downloads.ts'
import { syncLeads } from '#shared/contracts/quote/leads.ts'
import type { QuoteSummary } from '#shared/contracts/quote/quote.ts'
import { markQuoteLost, retryQuoteRequest, updateQuoteNeedBy } from '#shared/contracts/quote/quotes.ts'
import { removeQuote } from '#shared/contracts/quote/removal.ts'
import { searchDashboardQuotes } from '#shared/contracts/quote/search.ts'
import { sendQuoteToPolicyHolder } from '#shared/contracts/quote/sending.ts'
import type { QuoteAction } from '#shared/records/quote/quoteLife.ts'
import { canQuote } from '#shared/records/quote/quoteLife.ts'
import type { QuoteStatus } from '#shared/records/quote/quoteStatus.ts'
import { call } from '#web/api/call.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { useOpensAccounts } from '#web/layout/useOpensAccounts.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { accountPath, quotePath } from '#web/paths.ts'
import type { RowAction } from '#web/tables/column.ts'
import { saveFile } from '#web/ui/FileDownloadButton.tsx'
import {
  AccountIcon,
  CalendarIcon,
  DeleteIcon,
  DownloadIcon,
  MailIcon,
  QuoteIcon,
  RefreshIcon,
} from '#web/ui/icons.tsx'
import { toast } from '#web/ui/toast.ts'
import * as quoteDialogs from '../../quote/dialogs.ts'

/** Terms that a client may see. */
const offered: readonly QuoteStatus[] = ['READY', 'REQUESTED', 'SIGNED', 'BOUND', 'ISSUED']

/** What can be done with a quote of the list, by permission and by its life. */
export const useQuoteActions = () => {
  const { t } = useTranslation('dashboard')
  const may = useMay()
  const opensAccounts = useOpensAccounts()
  const navigate = useNavigate()
  const persona = usePersona()
  const dialogs = useDialogs()
  const retry = useCommand(retryQuoteRequest, { invalidates: [searchDashboardQuotes] })
  return (quote: QuoteSummary): readonly RowAction[] => {
    const { id: quoteId, accountId, agencyStatus: status } = quote
    const can = ({ access }: Operation, action: QuoteAction) => may(permissionsOf(access)) && canQuote(status, action)
    const when = (condition: boolean, action: RowAction) => (condition ? [action] : [])
    return [
      { label: t('actions.openQuote'), icon: <QuoteIcon />, onSelect: () => navigate(quotePath(persona, quoteId)) },
      ...when(opensAccounts, {
        label: t('actions.openAccount'),
        icon: <AccountIcon />,
        onSelect: () => navigate(accountPath(persona, accountId)),
      }),
      ...when(offered.includes(status), {
        label: t('actions.proposal'),
        icon: <DownloadIcon />,
        onSelect: () => {
          call(downloadProposal, { params: { accountId, quoteId }, query: {} }).then(saveFile, (error) =>
            toast.problem(error),
          )
        },
      }),
      ...when(can(sendQuoteToPolicyHolder, 'send') && status === 'READY', {
        label: t('actions.send'),
        icon: <MailIcon />,
        onSelect: () => dialogs.open(quoteDialogs.sendQuoteToPolicyHolder, { quoteId }),
      }),
      ...when(can(updateQuoteNeedBy, 'needBy'), {
        label: t('actions.needBy'),
        icon: <CalendarIcon />,
        onSelect: () => dialogs.open(quoteDialogs.updateQuoteNeedBy, { quoteId }),
      }),
      ...when(can(syncLeads, 'sayWhoIsInsured'), {
        label: t('actions.syncLeads'),
        icon: <AccountIcon />,
        onSelect: () => dialogs.open(quoteDialogs.syncLeads, { quoteId }),
      }),
      ...when(can(retryQuoteRequest, 'retry'), {
        label: t('actions.retry'),
        icon: <RefreshIcon />,
        onSelect: () =>
          retry.mutate(
            { params: { quoteId } },
            {
              onSuccess: () => toast.success(t('actions.retried', { quoteNumber: quote.quoteNumber })),
              onError: (error) => toast.problem(error),
            },
          ),
      }),
      ...when(can(markQuoteLost, 'markLost'), {
        label: t('actions.markLost'),
        onSelect: () => dialogs.open(quoteDialogs.markQuoteLost, { quoteId }),
      }),
      ...when(can(removeQuote, 'remove'), {
        label: t('actions.removeQuote'),
        icon: <DeleteIcon />,
        destructive: true,
        onSelect: () => dialogs.open(quoteDialogs.removeQuote, { quoteId }),
      }),
    ]
  }
}
