import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getPolicy } from '#shared/contracts/policy/policies.ts'
import { searchBinders, searchPolicies } from '#shared/contracts/policy/search.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { receiveSubjectivity } from '#shared/contracts/quote/subjectivities.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'

const Asked = z.object({ quoteId: QuoteId, subjectivityId: z.string(), text: z.string() })

/** The quote keeps it, and the policy that it was bound as shows it. */
const stale = [getQuote, getPolicy, searchBinders, searchPolicies]

/** Says that what was asked for has come, and what it is. */
const ReceiveSubjectivityDialog = ({
  quoteId,
  subjectivityId,
  text,
  onClose,
}: z.infer<typeof Asked> & { onClose: () => void }) => {
  const { t } = useTranslation()
  const receive = useCommand(receiveSubjectivity, { invalidates: stale })
  return (
    <FormDialog
      title={t('subjectivity.receive')}
      submitLabel={t('subjectivity.receiveSubmit')}
      schema={receiveSubjectivity.body}
      defaultValues={{ evidence: '' }}
      onClose={onClose}
      onSubmit={async (body) => {
        await receive.mutateAsync({ params: { quoteId, subjectivityId }, body })
        toast.success(t('subjectivity.receiveDone'))
      }}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>
      <TextField
        name="evidence"
        label={t('subjectivity.evidence')}
        hint={t('subjectivity.evidenceHint')}
        rows={3}
        maxLength={2000}
        autoFocus
      />
    </FormDialog>
  )
}

export default hosted(Asked, ReceiveSubjectivityDialog)
