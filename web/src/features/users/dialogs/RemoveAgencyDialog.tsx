import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { getAgency } from '#shared/contracts/account/agencies.ts'
import { removeAgency } from '#shared/contracts/account/agencyFacts.ts'
import { searchPersonaRecords } from '#shared/contracts/account/personas.ts'
import { listTeamAgencies } from '#shared/contracts/auth/teams.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { toast } from '#web/ui/toast.ts'
import { AgencyData } from './agencyData.ts'

/** Asks before an agency is deleted; why it cannot be is said in the dialog. */
export const RemoveAgencyDialog = ({ agencyId, onClose }: AgencyData & { onClose: () => void }) => {
  const { t } = useTranslation('users')
  const navigate = useNavigate()
  const persona = usePersona()
  const { data: agency } = useOperation(getAgency, { params: { agencyId } })
  const remove = useCommand(removeAgency, { invalidates: [listTeamAgencies, searchPersonaRecords] })
  if (!agency) return null
  return (
    <ConfirmDialog
      title={t('agency.removeTitle', { name: agency.name })}
      confirmLabel={t('agency.remove')}
      destructive
      onConfirm={async () => {
        await remove.mutateAsync({ params: { agencyId } })
        toast.success(t('agency.removed', { name: agency.name }))
        navigate(inPersona(persona, 'agencies'))
      }}
      onClose={onClose}
    >
      {t('agency.removeQuestion')}
    </ConfirmDialog>
  )
}

export default hosted(AgencyData, RemoveAgencyDialog)
