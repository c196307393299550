import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { searchOwnerDocuments } from '#shared/contracts/docs/documents.ts'
import { uploadDocument } from '#shared/contracts/docs/uploadedDocuments.ts'
import { getPolicy } from '#shared/contracts/policy/policies.ts'
import { searchBinders, searchPolicies } from '#shared/contracts/policy/search.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { searchSubjectivities } from '#shared/contracts/quote/search.ts'
import { receiveSubjectivity } from '#shared/contracts/quote/subjectivities.ts'
import { AgencyId, type DocumentId, QuoteId } from '#shared/domain/ids/ids.ts'
import { mostEvidenceDocuments } from '#shared/records/subjectivity/subjectivity.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { FilesField } from '#web/records/documents/upload/FilesField.tsx'
import { filesSchema } from '#web/records/documents/upload/filesSchema.ts'
import { putFile } from '#web/records/documents/upload/putFile.ts'
import { type Sent, UploadBars } from '#web/records/documents/upload/UploadBars.tsx'
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
  const upload = useCommand(uploadDocument)
  const [sent, setSent] = useState<readonly Sent[]>([])
  // What is there already is not sent again when something failed.
  const kept = useRef(new Map<File, DocumentId>())
  const told = (name: string, share: number) =>
    setSent((last) => [...last.filter((each) => each.name !== name), { name, share }])
  const documentOf = async (file: File): Promise<DocumentId> => {
    const there = kept.current.get(file)
    if (there !== undefined) return there
    const { objectKey } = await putFile(file, (share) => told(file.name, share * 0.95))
    const { docId } = await upload.mutateAsync({
      body: {
        objectKey,
        fileName: file.name,
        docName: file.name,
        docType: 'Other',
        quoteId,
        ...(agencyId && { agencyId }),
      },
    })
    kept.current.set(file, docId)
    told(file.name, 1)
    return docId
  }
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
        const documentIds: DocumentId[] = []
        for (const file of files) documentIds.push(await documentOf(file))
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
      <UploadBars sent={sent} />
    </FormDialog>
  )
}

export default hosted(Asked, ReceiveSubjectivityDialog)
