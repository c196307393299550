import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { discardDeadLetter, getDeadLetter, listDeadLetters } from '#shared/contracts/platform/deadLetters.ts'
import { DeadLetterId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'

const Data = z.object({ deadLetterId: DeadLetterId, work: z.string() })
type Props = z.output<typeof Data> & { onClose: () => void }

/** Says why nothing is to come of what failed. */
const DiscardDeadLetterDialog = ({ deadLetterId, work, onClose }: Props) => {
  const { t } = useTranslation('operations')
  const discard = useCommand(discardDeadLetter, { invalidates: [listDeadLetters, getDeadLetter] })
  return (
    <FormDialog
      title={t('letters.discardTitle', { work })}
      submitLabel={t('letters.discard')}
      destructive
      width="xs"
      schema={discardDeadLetter.body}
      defaultValues={{ reason: '' }}
      onSubmit={async (body) => {
        await discard.mutateAsync({ params: { deadLetterId }, body })
        toast.success(t('letters.discarded'))
      }}
      onClose={onClose}
    >
      <Typography color="text.secondary">{t('letters.discardText')}</Typography>
      <TextField name="reason" label={t('letters.reason')} rows={3} maxLength={500} />
    </FormDialog>
  )
}

export default hosted(Data, DiscardDeadLetterDialog)
