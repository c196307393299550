import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { removeAggregator } from '#shared/contracts/auth/personas.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { inPersona } from '#web/paths.ts'
import { toast } from '#web/ui/toast.ts'
import { organizationReads } from '../forms/organizationReads.ts'
import { NamedData } from './organizationData.ts'

type Props = z.infer<typeof NamedData> & { onClose: () => void }

/** Asks before an aggregator is taken away. */
const RemoveAggregatorDialog = ({ personaId, name, onClose }: Props) => {
  const { t } = useTranslation('organizations')
  const navigate = useNavigate()
  const remove = useCommand(removeAggregator, { invalidates: organizationReads })
  return (
    <ConfirmDialog
      title={t('remove.title', { name })}
      confirmLabel={t('remove.open')}
      destructive
      onConfirm={async () => {
        await remove.mutateAsync({ params: { daId: personaId } })
        toast.success(t('remove.done', { name }))
        void navigate(inPersona('COWBELL', 'organizations?kind=da'))
      }}
      onClose={onClose}
    >
      {t('remove.text')}
    </ConfirmDialog>
  )
}

export default hosted(NamedData, RemoveAggregatorDialog)
