import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { PersonaProfile } from '#shared/contracts/account/personaProfile.ts'
import type { PersonaId } from '#shared/domain/ids/ids.ts'
import { personaLife } from '#shared/records/persona/personaLife.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { useCan } from '#web/records/useCan.ts'
import type { RowAction } from '#web/tables/column.ts'
import { RowMenu } from '#web/tables/RowMenu.tsx'
import { DeleteIcon, EditIcon } from '#web/ui/icons.tsx'
import * as own from '../dialogs.ts'
import type { Kind } from '../kinds.ts'

type Props = { organization: PersonaProfile; personaId: PersonaId; kind: Kind }

/** What staff do to an organization, as its life allows. */
export const OrganizationActions = ({ organization, personaId, kind }: Props) => {
  const { t } = useTranslation('organizations')
  const may = useMay()
  const can = useCan(personaLife)
  const { open } = useDialogs()
  if (!may('persona:manage')) return null
  const { status, name } = organization
  const about = { personaId, name }
  const change = () =>
    kind === 'da' ? open(own.updateAggregator, { personaId }) : open(own.updatePersonaRecord, { personaId, kind })
  const remove = () =>
    kind === 'da' ? open(own.removeAggregator, about) : open(own.removePersonaRecord, { ...about, kind })
  const further: readonly (RowAction | false)[] = [
    kind === 'carrier' &&
      can(status, 'update') && {
        label: t('hostname.open'),
        icon: <EditIcon />,
        onSelect: () => open(own.updateCarrierHostname, { personaId }),
      },
    can(status, 'reinstate') && {
      label: t('reinstate.open'),
      onSelect: () => open(own.reinstatePersonaRecord, about),
    },
    can(status, 'offboard') && {
      label: t('offboard.open'),
      onSelect: () => open(own.offboardPersonaRecord, about),
    },
    can(status, 'suspend') && {
      label: t('suspend.open'),
      destructive: true,
      onSelect: () => open(own.suspendPersonaRecord, about),
    },
    can(status, 'remove') && {
      label: t('remove.open'),
      icon: <DeleteIcon />,
      destructive: true,
      onSelect: remove,
    },
  ]
  return (
    <>
      {can(status, 'update') && (
        <Button startIcon={<EditIcon />} onClick={change}>
          {t('edit')}
        </Button>
      )}
      <RowMenu actions={further.filter((each) => each !== false)} label={t('more', { name })} text={t('actions')} />
    </>
  )
}
