import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { removePersonaRecord } from '#shared/contracts/auth/personas.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { inPersona } from '#web/paths.ts'
import { toast } from '#web/ui/toast.ts'
import { organizationReads } from '../forms/organizationReads.ts'
import { KindData, NamedData } from './organizationData.ts'

const Data = NamedData.extend(KindData.shape)
type Props = z.infer<typeof Data> & { onClose: () => void }

/** Asks before an organization is taken away. */
const RemovePersonaRecordDialog = ({ personaId, name, kind, onClose }: Props) => {
  const { t } = useTranslation('organizations')
  const navigate = useNavigate()
  const remove = useCommand(removePersonaRecord, { invalidates: organizationReads })
  return (
    <ConfirmDialog
      title={t('remove.title', { name })}
      confirmLabel={t('remove.open')}
      destructive
      onConfirm={async () => {
        await remove.mutateAsync({ params: { type: kind, id: personaId } })
        toast.success(t('remove.done', { name }))
        void navigate(inPersona('COWBELL', `organizations?kind=${kind}`))
      }}
      onClose={onClose}
    >
      {t('remove.text')}
    </ConfirmDialog>
  )
}

export default hosted(Data, RemovePersonaRecordDialog)
