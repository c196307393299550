import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { settleSubjectivity } from '#shared/contracts/quote/subjectivities.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { quoteReads } from '../parts/quoteReads.ts'

const { decision, note } = settleSubjectivity.body.shape
const Asked = z.object({ quoteId: QuoteId, subjectivityId: z.string(), text: z.string(), decision })
const Word = z.object({ note })

/** Accepts what came, sends it back, or waives what was asked for; why stays with it. */
const SettleSubjectivityDialog = ({ onClose, ...asked }: z.infer<typeof Asked> & { onClose: () => void }) => {
  const { t } = useTranslation('underwriting')
  const settle = useCommand(settleSubjectivity, { invalidates: quoteReads })
  const { quoteId, subjectivityId } = asked
  return (
    <FormDialog
      title={t(`subjectivities.${asked.decision}Title`)}
      submitLabel={t(`subjectivities.${asked.decision}`)}
      width="xs"
      schema={Word}
      defaultValues={{ note: '' }}
      onClose={onClose}
      onSubmit={async (word) => {
        await settle.mutateAsync({ params: { quoteId, subjectivityId }, body: { ...word, decision: asked.decision } })
        toast.success(t('subjectivities.done'))
      }}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{asked.text}</Typography>
      <TextField name="note" label={t('subjectivities.why')} rows={3} maxLength={2000} autoFocus />
    </FormDialog>
  )
}

export default hosted(Asked, SettleSubjectivityDialog)
