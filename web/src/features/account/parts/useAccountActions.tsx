import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Account } from '#shared/contracts/account/account.ts'
import { accountTransitions } from '#shared/domain/account/accountStatus.ts'
import { useMay } from '../../../api/useMay.ts'
import { useDialogs } from '../../../dialogs/DialogHost.tsx'
import { usePersona } from '../../../layout/usePersona.ts'
import { dashboardPath } from '../../../paths.ts'
import type { RowAction } from '../../../tables/column.ts'
import { DeleteIcon, PolicyIcon, RefreshIcon, RiskIcon, TeamIcon } from '../../../ui/icons.tsx'

/** What else can be done with an account, by permission and by the table of its life. */
export const useAccountActions = (account: Account): readonly RowAction[] => {
  const { t } = useTranslation('account')
  const may = useMay()
  const navigate = useNavigate()
  const persona = usePersona()
  const { open } = useDialogs()
  const data = { accountId: account.id, accountName: account.name }
  const next = accountTransitions[account.status]
  return [
    ...(persona !== 'CUSTOMER' && may('policy:read')
      ? [
          {
            label: t('actions.policies'),
            icon: <PolicyIcon />,
            onSelect: () => navigate(dashboardPath(persona, 'policies', account.id)),
          },
        ]
      : []),
    ...(persona !== 'CUSTOMER' && may('account:update')
      ? [{ label: t('actions.refresh'), icon: <RefreshIcon />, onSelect: () => open('RefreshFirmographic', data) }]
      : []),
    ...(may('risk:assess')
      ? [{ label: t('actions.scan'), icon: <RiskIcon />, onSelect: () => open('OnDemandScan', data) }]
      : []),
    ...(may('account:assign') && account.agencyId !== undefined
      ? [{ label: t('actions.team'), icon: <TeamIcon />, onSelect: () => open('assignAccountTeam', data) }]
      : []),
    ...(may('account:decline') && next.declined !== undefined
      ? [{ label: t('actions.decline'), destructive: true, onSelect: () => open('declineAccount', data) }]
      : []),
    ...(may('account:decline') && next.declineReversed !== undefined
      ? [{ label: t('actions.reopen'), onSelect: () => open('reopenAccount', data) }]
      : []),
    ...(may('account:delete')
      ? [
          {
            label: t('actions.remove'),
            icon: <DeleteIcon />,
            destructive: true,
            onSelect: () => open('AdminAccountsDeleteConfirm', data),
          },
        ]
      : []),
  ]
}
