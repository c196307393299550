import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { downloadProposal } from '#shared/contracts/docs/downloads.ts'
import type { QuoteSummary } from '#shared/contracts/quote/quote.ts'
import { retryQuoteRequest } from '#shared/contracts/quote/quotes.ts'
import { searchDashboardQuotes } from '#shared/contracts/quote/search.ts'
import type { QuoteAction, QuoteStatus } from '#shared/domain/quoting/quoteStatus.ts'
import { canQuote } from '#shared/domain/quoting/quoteTransitions.ts'
import type { Permission } from '#shared/permissions.ts'
import { call } from '../../../api/call.ts'
import { useCommand } from '../../../api/useCommand.ts'
import { useMay } from '../../../api/useMay.ts'
import { useDialogs } from '../../../dialogs/DialogHost.tsx'
import { usePersona } from '../../../layout/usePersona.ts'
import { accountPath, quotePath } from '../../../paths.ts'
import type { RowAction } from '../../../tables/column.ts'
import { saveFile } from '../../../ui/FileDownloadButton.tsx'
import {
  AccountIcon,
  CalendarIcon,
  DeleteIcon,
  DownloadIcon,
  MailIcon,
  QuoteIcon,
  RefreshIcon,
} from '../../../ui/icons.tsx'
import { toast } from '../../../ui/toast.ts'

/** Terms that a client may see. */
const offered: readonly QuoteStatus[] = ['READY', 'REQUESTED', 'SIGNED', 'BOUND', 'ISSUED']

/** Terms that can still be had by a day. */
const open: readonly QuoteStatus[] = ['READY', 'INDICATION', 'REFERRED', 'IN_REVIEW', 'REQUESTED']

/** What can be done with a quote of the list, by permission and by the table of its life. */
export const useQuoteActions = () => {
  const { t } = useTranslation('dashboard')
  const may = useMay()
  const navigate = useNavigate()
  const persona = usePersona()
  const dialogs = useDialogs()
  const retry = useCommand(retryQuoteRequest, { invalidates: [searchDashboardQuotes] })
  return (quote: QuoteSummary): readonly RowAction[] => {
    const { id: quoteId, accountId, agencyStatus: status } = quote
    const can = (permission: Permission, action: QuoteAction) => may(permission) && canQuote(status, action)
    const when = (condition: boolean, action: RowAction) => (condition ? [action] : [])
    return [
      { label: t('actions.openQuote'), icon: <QuoteIcon />, onSelect: () => navigate(quotePath(persona, quoteId)) },
      ...when(may('account:read'), {
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
      ...when(can('quote:send', 'send') && status === 'READY', {
        label: t('actions.send'),
        icon: <MailIcon />,
        onSelect: () => dialogs.open('sendQuoteToPolicyHolder', { quoteId }),
      }),
      ...when(may('quote:update') && open.includes(status), {
        label: t('actions.needBy'),
        icon: <CalendarIcon />,
        onSelect: () => dialogs.open('updateQuoteNeedBy', { quoteId }),
      }),
      ...when(can('quote:request', 'retry'), {
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
      ...when(can('quote:update', 'markLost'), {
        label: t('actions.markLost'),
        onSelect: () => dialogs.open('markQuoteLost', { quoteId }),
      }),
      ...when(can('quote:delete', 'remove'), {
        label: t('actions.removeQuote'),
        icon: <DeleteIcon />,
        destructive: true,
        onSelect: () => dialogs.open('removeQuote', { quoteId }),
      }),
    ]
  }
}
