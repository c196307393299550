import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { z } from 'zod'
import { removeDraft } from '#shared/contracts/inbox/messages.ts'
import { MessageId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { inPersona } from '#web/paths.ts'
import { toast } from '#web/ui/toast.ts'
import { mailReads } from '../parts/mailReads.ts'

const DraftData = z.object({ messageId: MessageId, subject: z.string() })
type Props = z.infer<typeof DraftData> & { onClose: () => void }

/** Asks before a draft is thrown away. */
export const RemoveDraftDialog = ({ messageId, subject, onClose }: Props) => {
  const { t } = useTranslation('mail')
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const remove = useCommand(removeDraft, { invalidates: mailReads })
  return (
    <ConfirmDialog
      title={t('remove.title')}
      confirmLabel={t('remove.confirm')}
      destructive
      onConfirm={async () => {
        await remove.mutateAsync({ params: { messageId } })
        toast.success(t('remove.done'))
        // The page of what is gone is left.
        if (pathname.includes(messageId)) void navigate(inPersona('COWBELL', 'mail?folder=DRAFTS'))
      }}
      onClose={onClose}
    >
      {t('remove.question', { subject: subject || t('noSubject') })}
    </ConfirmDialog>
  )
}

export default hosted(DraftData, RemoveDraftDialog)
