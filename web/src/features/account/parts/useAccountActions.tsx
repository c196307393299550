import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Operation } from '#shared/contract/operation.ts'
import type { Account } from '#shared/contracts/account/account.ts'
import { declineAccount, removeAccount, reopenAccount } from '#shared/contracts/account/accounts.ts'
import { assignAccountAgency, unlinkAccount } from '#shared/contracts/account/agencyOfAccount.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { knowsPostureAlone } from '#shared/domain/organizations/partners.ts'
import { type AccountAction, accountLife } from '#shared/records/account/accountLife.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { dashboardPath } from '#web/paths.ts'
import { usesTags } from '#web/records/account/usesTags.ts'
import { choosesAgency } from '#web/records/agency/choosesAgency.ts'
import { offerOf } from '#web/records/offer.ts'
import { refusedEntry, useRefusal } from '#web/records/useRefusal.ts'
import type { RowAction } from '#web/tables/column.ts'
import {
  AgencyIcon,
  DeleteIcon,
  EditIcon,
  PolicyIcon,
  RefreshIcon,
  RiskIcon,
  TagIcon,
  TeamIcon,
  UserIcon,
} from '#web/ui/icons.tsx'
import { createAdhocExcess } from '../../policy/dialogs.ts'
import * as accountDialogs from '../dialogs.ts'

/** What else can be done with an account, by permission and by its life. */
export const useAccountActions = (account: Account): readonly RowAction[] => {
  const { t } = useTranslation('account')
  const may = useMay()
  const refusal = useRefusal()
  const navigate = useNavigate()
  const persona = usePersona()
  const { open } = useDialogs()
  const data = { accountId: account.id, accountName: account.name }
  const offers = (action: AccountAction, by: Operation): boolean =>
    offerOf({ life: accountLife, action, by: [by], status: account.status, may, isMet: () => true }) !== undefined
  /** What may be done to the account, or why it may not. */
  const orWhy = (action: AccountAction, by: Operation, entry: RowAction): readonly RowAction[] =>
    offers(action, by)
      ? [entry]
      : refusedEntry({
          label: entry.label,
          why: refusal({ life: accountLife, action, by: [by], status: account.status }),
        })
  const isHeld = account.agencyId !== undefined
  // Others than these have no agencies to choose among.
  const choosesAgencies = choosesAgency(persona)
  return [
    ...(persona !== 'CUSTOMER' && !knowsPostureAlone(persona) && may('policy:read')
      ? [
          {
            label: t('actions.policies'),
            icon: <PolicyIcon />,
            onSelect: () => navigate(dashboardPath(persona, 'policies', account.id)),
          },
        ]
      : []),
    ...(may('policy:issue') && isHeld
      ? [
          {
            label: t('actions.adhocExcess'),
            icon: <PolicyIcon />,
            onSelect: () =>
              open(createAdhocExcess, { accountId: AccountId.parse(account.id), accountName: account.name }),
          },
        ]
      : []),
    ...(persona !== 'CUSTOMER' && !knowsPostureAlone(persona) && may('account:update')
      ? [
          {
            label: t('actions.refresh'),
            icon: <RefreshIcon />,
            onSelect: () => open(accountDialogs.refreshFirmographics, data),
          },
        ]
      : []),
    ...(usesTags(persona) && may('account:update')
      ? [
          {
            label: t('actions.tags'),
            icon: <TagIcon />,
            onSelect: () => open(accountDialogs.applyAccountTags, data),
          },
        ]
      : []),
    ...(!knowsPostureAlone(persona) && may('account:update')
      ? [
          {
            label: t('actions.socialEngineering'),
            onSelect: () => open(accountDialogs.updateSocialEngineering, data),
          },
        ]
      : []),
    ...(may('risk:assess')
      ? [{ label: t('actions.scan'), icon: <RiskIcon />, onSelect: () => open(accountDialogs.requestScan, data) }]
      : []),
    ...(may('account:assign') && account.agencyId !== undefined
      ? [
          {
            label: t('actions.agent'),
            icon: <UserIcon />,
            onSelect: () => open(accountDialogs.updateAccountAgent, data),
          },
          {
            label: t('actions.team'),
            icon: <TeamIcon />,
            onSelect: () => open(accountDialogs.assignAccountTeam, data),
          },
        ]
      : []),
    ...(choosesAgencies && offers('joinAgency', assignAccountAgency)
      ? [
          {
            label: t(isHeld ? 'actions.moveAgency' : 'actions.assignAgency'),
            icon: <AgencyIcon />,
            onSelect: () => open(accountDialogs.assignAccountAgency, data),
          },
        ]
      : []),
    ...(persona !== 'MSSP' && may('account:update')
      ? [
          {
            label: t('actions.hostname'),
            icon: <EditIcon />,
            onSelect: () => open(accountDialogs.updateAccountHostname, data),
          },
        ]
      : []),
    ...(isHeld && offers('leaveAgency', unlinkAccount)
      ? [{ label: t('actions.unlink'), destructive: true, onSelect: () => open(accountDialogs.unlinkAccount, data) }]
      : []),
    ...orWhy('decline', declineAccount, {
      label: t('actions.decline'),
      destructive: true,
      onSelect: () => open(accountDialogs.declineAccount, data),
    }),
    ...orWhy('reopen', reopenAccount, {
      label: t(account.status === 'Closed' ? 'actions.reopenClosed' : 'actions.reopen'),
      onSelect: () => open(accountDialogs.reopenAccount, data),
    }),
    ...orWhy(account.hasBusiness ? 'close' : 'remove', removeAccount, {
      label: t(account.hasBusiness ? 'actions.close' : 'actions.remove'),
      icon: <DeleteIcon />,
      destructive: true,
      onSelect: () => open(accountDialogs.removeAccount, data),
    }),
  ]
}
