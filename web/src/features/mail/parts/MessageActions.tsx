import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { reprocessMessage } from '#shared/contracts/inbox/messages.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { toast } from '#web/ui/toast.ts'
import * as accountDialogs from '../../account/dialogs.ts'
import * as mailDialogs from '../dialogs.ts'
import { mailReads } from './mailReads.ts'
import type { Message } from './writing.ts'

/** What can be done with a message, by who may. */
export const MessageActions = ({ message }: { message: Message }) => {
  const { t } = useTranslation('mail')
  const { open } = useDialogs()
  const may = useMay()
  const again = useCommand(reprocessMessage, { invalidates: mailReads })
  const {
    id: messageId,
    status,
    direction,
    category,
    labels,
    accountId,
    companyName,
    agencyId,
    attachments,
    subject,
  } = message
  const write = (emailType: 'FOLLOWUP' | 'FORWARD' | 'NEW' | 'REPLY') =>
    open(mailDialogs.sendMessage, { messageId, emailType })
  const readAgain = async () => {
    try {
      await again.mutateAsync({ params: { messageId } })
      toast.success(t('again.done'))
    } catch (error) {
      toast.problem(error)
    }
  }
  const isDraft = status === 'DRAFT'
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {isDraft && (
        <>
          <Button variant="contained" onClick={() => write(message.emailType)}>
            {t('goOn')}
          </Button>
          <Button color="error" onClick={() => open(mailDialogs.removeDraft, { messageId, subject })}>
            {t('remove.confirm')}
          </Button>
        </>
      )}
      {!isDraft && status !== 'UNREADABLE' && may('message:send') && (
        <>
          <Button variant="contained" onClick={() => write(direction === 'OUT' ? 'FOLLOWUP' : 'REPLY')}>
            {direction === 'OUT' ? t('followUp') : t('reply')}
          </Button>
          <Button variant="outlined" onClick={() => write('FORWARD')}>
            {t('forward')}
          </Button>
        </>
      )}
      {!isDraft && may('message:manage') && (
        <Button
          variant="outlined"
          onClick={() => open(mailDialogs.updateMessageLabels, { messageId, category, labels, accountId, companyName })}
        >
          {t('file.title')}
        </Button>
      )}
      {direction === 'IN' && message.submissionId === undefined && may('submission:create') && (
        <Button
          variant="outlined"
          onClick={() =>
            open(accountDialogs.createSubmission, {
              messageId,
              ...(companyName && { companyName }),
              ...(agencyId && { agencyId }),
              attachments: attachments
                .filter(({ quarantined }) => quarantined === undefined)
                .map(({ id, name }) => ({ id, name })),
            })
          }
        >
          {t('submit')}
        </Button>
      )}
      {direction === 'IN' && may('message:manage') && (
        <Button loading={again.isPending} onClick={() => void readAgain()}>
          {t('again.title')}
        </Button>
      )}
    </Box>
  )
}
