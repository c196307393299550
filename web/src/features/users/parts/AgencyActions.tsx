import { useTranslation } from 'react-i18next'
import type { Agency } from '#shared/contracts/account/agencies.ts'
import type { AgencyId } from '#shared/domain/ids/ids.ts'
import { canAgency } from '#shared/records/agency/agencyLife.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import type { RowAction } from '#web/tables/column.ts'
import { RowMenu } from '#web/tables/RowMenu.tsx'
import { DeleteIcon } from '#web/ui/icons.tsx'
import * as own from '../dialogs.ts'

/** What few of the provider's staff do to an agency as a whole, as its life allows. */
export const AgencyActions = ({ agency, agencyId }: { agency: Agency; agencyId: AgencyId }) => {
  const { t } = useTranslation('users')
  const may = useMay()
  const { open } = useDialogs()
  if (!may('agency:delete')) return null
  const { name, status } = agency
  const about = { agencyId, name }
  const actions: readonly (RowAction | false)[] = [
    canAgency(status, 'reinstate') && {
      label: t('agency.reinstate.open'),
      onSelect: () => open(own.reinstateAgency, about),
    },
    canAgency(status, 'offboard') && {
      label: t('agency.offboard.open'),
      onSelect: () => open(own.offboardAgency, about),
    },
    canAgency(status, 'suspend') && {
      label: t('agency.suspend.open'),
      destructive: true,
      onSelect: () => open(own.suspendAgency, about),
    },
    {
      label: t('agency.remove'),
      icon: <DeleteIcon />,
      destructive: true,
      onSelect: () => open(own.removeAgency, { agencyId }),
    },
  ]
  return (
    <RowMenu
      actions={actions.filter((each) => each !== false)}
      label={t('agency.more', { name })}
      text={t('agency.actions')}
    />
  )
}
