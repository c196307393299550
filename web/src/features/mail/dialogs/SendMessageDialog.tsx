import DialogContent from '@mui/material/DialogContent'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getMessage } from '#shared/contracts/inbox/messages.ts'
import { emailTypes } from '#shared/domain/correspondence/messageWords.ts'
import { MessageId } from '#shared/domain/ids/ids.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { FormSkeleton } from '#web/ui/Skeletons.tsx'
import { WriteMessage } from '../parts/WriteMessage.tsx'

/** Which message is answered, passed on or gone on with; none begins a thread. */
const WritingData = z.object({ messageId: MessageId.optional(), emailType: z.enum(emailTypes).default('NEW') })
type Props = z.infer<typeof WritingData> & { onClose: () => void }

const WriteAbout = ({ messageId, emailType, onClose }: Props & { messageId: MessageId }) => {
  const { t } = useTranslation('mail')
  const { data, error, refetch } = useOperation(getMessage, { params: { messageId } })
  if (data !== undefined) return <WriteMessage about={data} emailType={emailType} onClose={onClose} />
  return (
    <DialogFrame title={t(`write.${emailType}`)} onClose={onClose}>
      <DialogContent>
        {error ? <ProblemPanel error={error} onRetry={() => void refetch()} /> : <FormSkeleton />}
      </DialogContent>
    </DialogFrame>
  )
}

/** Writes a message: a new one, an answer, one that is passed on, or a draft that is gone on with. */
export const SendMessageDialog = ({ messageId, emailType, onClose }: Props) =>
  messageId === undefined ? (
    <WriteMessage emailType={emailType} onClose={onClose} />
  ) : (
    <WriteAbout messageId={messageId} emailType={emailType} onClose={onClose} />
  )

export default hosted(WritingData, SendMessageDialog)
