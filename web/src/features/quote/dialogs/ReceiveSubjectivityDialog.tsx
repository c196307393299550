import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { searchOwnerDocuments } from '#shared/contracts/docs/documents.ts'
import { getPolicy } from '#shared/contracts/policy/policies.ts'
import { searchBinders, searchPolicies } from '#shared/contracts/policy/search.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { searchSubjectivities } from '#shared/contracts/quote/search.ts'
import { receiveSubjectivity } from '#shared/contracts/quote/subjectivities.ts'
import { AgencyId, QuoteId } from '#shared/domain/ids/ids.ts'
import { mostEvidenceDocuments } from '#shared/records/subjectivity/subjectivity.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { FilesField } from '#web/records/documents/upload/FilesField.tsx'
import { filesSchema } from '#web/records/documents/upload/filesSchema.ts'
import { UploadBars } from '#web/records/documents/upload/UploadBars.tsx'
import { useEvidenceUpload } from '#web/records/documents/upload/useEvidenceUpload.ts'
import { toast } from '#web/ui/toast.ts'

const Asked = z.object({
  quoteId: QuoteId,
  subjectivityId: z.string(),
  text: z.string(),
  /** The agency that sees what staff bring. */
  agencyId: AgencyId.optional(),
})

/** The quote keeps it, and the policy that it was bound as shows it. */
const stale = [getQuote, getPolicy, searchBinders, searchPolicies, searchOwnerDocuments, searchSubjectivities]

/** Says that what was asked for has come, what it is, and brings its files. */
const ReceiveSubjectivityDialog = ({
  quoteId,
  subjectivityId,
  text,
  agencyId,
  onClose,
}: z.infer<typeof Asked> & { onClose: () => void }) => {
  const { t } = useTranslation(['common', 'documents'])
  const { t: tDocuments } = useTranslation('documents')
  const receive = useCommand(receiveSubjectivity, { invalidates: stale })
  const { uploads, documentsOf } = useEvidenceUpload({ quoteId, ...(agencyId && { agencyId }) })
  return (
    <FormDialog
      title={t('subjectivity.receive')}
      submitLabel={t('subjectivity.receiveSubmit')}
      schema={receiveSubjectivity.body.pick({ evidence: true }).extend({
        files: filesSchema(tDocuments, { least: 0, most: mostEvidenceDocuments }),
      })}
      defaultValues={{ evidence: '', files: [] }}
      onClose={onClose}
      onSubmit={async ({ evidence, files }) => {
        const documentIds = await documentsOf(files)
        await receive.mutateAsync({ params: { quoteId, subjectivityId }, body: { evidence, documentIds } })
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
      <FilesField name="files" label={t('subjectivity.files')} hint={t('subjectivity.filesHint')} several />
      <UploadBars uploads={uploads} />
    </FormDialog>
  )
}

export default hosted(Asked, ReceiveSubjectivityDialog)
