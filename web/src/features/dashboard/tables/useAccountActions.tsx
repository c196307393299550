import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { AccountSummary } from '#shared/contracts/account/accounts.ts'
import { mayRequestQuote } from '#shared/domain/account/eligibility.ts'
import { canAccount } from '#shared/records/account/accountLife.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { accountPath, dashboardPath } from '#web/paths.ts'
import type { RowAction } from '#web/tables/column.ts'
import { AccountIcon, DeleteIcon, PolicyIcon, QuoteIcon, TeamIcon } from '#web/ui/icons.tsx'
import * as accountDialogs from '../../account/dialogs.ts'

/** What can be done with an account of the list. */
export const useAccountActions = () => {
  const { t } = useTranslation('dashboard')
  const may = useMay()
  const navigate = useNavigate()
  const persona = usePersona()
  const { open } = useDialogs()
  return (account: AccountSummary): readonly RowAction[] => {
    const { id: accountId, name: accountName, agencyId } = account
    const data = { accountId, accountName, ...(agencyId && { agencyId }) }
    const when = (condition: boolean, action: RowAction) => (condition ? [action] : [])
    return [
      {
        label: t('actions.openAccount'),
        icon: <AccountIcon />,
        onSelect: () => navigate(accountPath(persona, accountId)),
      },
      ...when(may('quote:create') && mayRequestQuote(account), {
        label: t('actions.requestQuote'),
        icon: <QuoteIcon />,
        onSelect: () => open(accountDialogs.chooseProduct, data),
      }),
      ...when(may('quote:read'), {
        label: t('actions.quotes'),
        icon: <QuoteIcon />,
        onSelect: () => navigate(dashboardPath(persona, 'quotes', accountId)),
      }),
      ...when(may('policy:read'), {
        label: t('actions.policies'),
        icon: <PolicyIcon />,
        onSelect: () => navigate(dashboardPath(persona, 'policies', accountId)),
      }),
      ...when(may('account:assign') && agencyId !== undefined, {
        label: t('actions.teams'),
        icon: <TeamIcon />,
        onSelect: () => open(accountDialogs.assignAccountTeam, data),
      }),
      ...when(may('account:delete') && canAccount(account.status, 'leaveAgency') && agencyId !== undefined, {
        label: t('actions.removeFromAgency'),
        destructive: true,
        onSelect: () => open(accountDialogs.removeAgencyAccount, data),
      }),
      ...when(may('account:delete') && canAccount(account.status, account.hasBusiness ? 'close' : 'remove'), {
        label: t(account.hasBusiness ? 'actions.closeAccount' : 'actions.removeAccount'),
        icon: <DeleteIcon />,
        destructive: true,
        onSelect: () => open(accountDialogs.removeAccount, data),
      }),
    ]
  }
}
