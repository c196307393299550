import { useTranslation } from 'react-i18next'
import type { Agency } from '#shared/contracts/account/agencies.ts'
import type { AgencyId } from '#shared/domain/ids/ids.ts'
import { canAgency } from '#shared/records/agency/agencyLife.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import type { RowAction } from '#web/tables/column.ts'
import { RowMenu } from '#web/tables/RowMenu.tsx'
import { DeleteIcon } from '#web/ui/icons.tsx'
import * as own from '../dialogs.ts'

/** What few of the provider's staff do to an agency as a whole, as its life allows. */
export const AgencyActions = ({ agency, agencyId }: { agency: Agency; agencyId: AgencyId }) => {
  const { t } = useTranslation('users')
  const may = useMay()
  const { open } = useDialogs()
  const isStaff = usePersona() === 'COWBELL'
  if (!isStaff || !(may('agency:delete') || may('agency:link'))) return null
  const { name, status } = agency
  const about = { agencyId, name }
  // Nothing comes between while it goes into another.
  if (agency.mergeJobId !== undefined) return null
  const actions: readonly (RowAction | false)[] = [
    may('agency:link') &&
      canAgency(status, 'move') && { label: t('agency.move.open'), onSelect: () => open(own.moveAgency, about) },
    may('agency:delete') &&
      canAgency(status, 'merge') && { label: t('agency.merge.open'), onSelect: () => open(own.mergeAgency, about) },
    may('agency:delete') &&
      canAgency(status, 'reinstate') && {
        label: t('agency.reinstate.open'),
        onSelect: () => open(own.reinstateAgency, about),
      },
    may('agency:delete') &&
      canAgency(status, 'offboard') && {
        label: t('agency.offboard.open'),
        onSelect: () => open(own.offboardAgency, about),
      },
    may('agency:delete') &&
      canAgency(status, 'suspend') && {
        label: t('agency.suspend.open'),
        destructive: true,
        onSelect: () => open(own.suspendAgency, about),
      },
    // What went into another was at work, and stays on record.
    may('agency:delete') &&
      agency.mergedInto === undefined && {
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
