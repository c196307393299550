import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { searchDocuments, searchOwnerDocuments } from '#shared/contracts/docs/documents.ts'
import { uploadDocument } from '#shared/contracts/docs/uploadedDocuments.ts'
import { AccountId, AgencyId, ClaimId, PolicyId, QuoteId, SubmissionId } from '#shared/domain/ids/ids.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { FilesField } from '#web/records/documents/upload/FilesField.tsx'
import { filesSchema } from '#web/records/documents/upload/filesSchema.ts'
import { putFile } from '#web/records/documents/upload/putFile.ts'
import { type Sent, UploadBars, withShare } from '#web/records/documents/upload/UploadBars.tsx'
import { toast } from '#web/ui/toast.ts'
import { AudienceField } from '../parts/AudienceField.tsx'
import { DocTypeField } from '../parts/DocTypeField.tsx'
import { SharedWithField } from '../parts/SharedWithField.tsx'

/** What the documents are filed with, and files that were dropped already. */
const UploadData = z.object({
  accountId: AccountId.optional(),
  quoteId: QuoteId.optional(),
  policyId: PolicyId.optional(),
  submissionId: SubmissionId.optional(),
  agencyId: AgencyId.optional(),
  claimId: ClaimId.optional(),
  isDesk: z.boolean().optional(),
  files: z.array(z.custom<File>((value) => value instanceof File)).optional(),
})
type Props = z.infer<typeof UploadData> & { onClose: () => void }

const mostFiles = 20
const { docName, docType, sharedWith } = uploadDocument.body.shape

/** Brings files into a library, several at once: each is named by its file, a single one as it is written. */
export const UploadDocumentDialog = ({
  files: dropped = [],
  agencyId: ofAgency,
  isDesk = false,
  onClose,
  ...filedWith
}: Props) => {
  const { t } = useTranslation('documents')
  const persona = usePersona()
  const upload = useCommand(uploadDocument, { invalidates: [searchDocuments, searchOwnerDocuments] })
  const [sent, setSent] = useState<readonly Sent[]>([])
  const isOfAgency = ofAgency !== undefined
  const isOfClaim = filedWith.claimId !== undefined
  const chooses = persona === 'COWBELL' && !isOfAgency && !isOfClaim
  const files = filesSchema(t, { least: 1, most: mostFiles })
  const told = (file: File, share: number) => setSent((last) => withShare(last, file, share))
  return (
    <FormDialog
      title={t('upload.title')}
      submitLabel={t('upload.submit')}
      schema={z.object({ files, docName, docType, agencyId: AgencyId.nullish(), sharedWith })}
      defaultValues={{
        files: dropped,
        docName: dropped[0]?.name ?? '',
        agencyId: null,
        ...(isDesk && { sharedWith: 'DESK' }),
      }}
      onSubmit={async ({ files: chosen, docName: name, docType: kind, agencyId, sharedWith: share }) => {
        for (const file of chosen) {
          // What is there already is not sent again when one failed.
          if (sent.some((each) => each.file === file && each.share === 1)) continue
          const put = await putFile(file, (share) => told(file, share * 0.95)).catch(orSay(t('failed.upload')))
          const body = {
            ...filedWith,
            objectKey: put.objectKey,
            fileName: file.name,
            docType: kind,
            docName: chosen.length === 1 ? name : file.name,
            ...(isDesk && share && { sharedWith: share }),
            ...(isOfAgency ? { agencyId: ofAgency } : agencyId ? { agencyId } : {}),
          }
          await upload.mutateAsync({ body }).catch(orSay(t('failed.upload')))
          told(file, 1)
        }
        toast.success(t('upload.done', { count: chosen.length }))
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FilesField
            name="files"
            label={t('fields.files')}
            hint={t('fields.filesHint')}
            several
            onChosen={([first]) => first && form.setValue('docName', first.name, { shouldDirty: true })}
          />
          {form.watch('files').length < 2 && <TextField name="docName" label={t('fields.fileName')} maxLength={200} />}
          <DocTypeField ofClaim={isOfClaim} />
          {chooses && <AudienceField />}
          {isDesk && <SharedWithField />}
          <UploadBars sent={sent} />
        </>
      )}
    </FormDialog>
  )
}

export default hosted(UploadData, UploadDocumentDialog)
