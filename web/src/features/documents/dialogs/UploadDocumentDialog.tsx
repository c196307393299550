import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { searchDocuments, searchOwnerDocuments } from '#shared/contracts/docs/documents.ts'
import { uploadDocument } from '#shared/contracts/docs/uploadedDocuments.ts'
import { AccountId, AgencyId, ClaimId, PolicyId, QuoteId, SubmissionId } from '#shared/domain/ids/ids.ts'
import { orSay } from '#web/api/orSay.ts'
import { Problem } from '#web/api/problem.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { FilesField } from '#web/records/documents/upload/FilesField.tsx'
import { filesSchema } from '#web/records/documents/upload/filesSchema.ts'
import { UploadBars } from '#web/records/documents/upload/UploadBars.tsx'
import { useUploads } from '#web/records/documents/upload/useUploads.ts'
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
  const uploads = useUploads()
  const isOfAgency = ofAgency !== undefined
  const isOfClaim = filedWith.claimId !== undefined
  const chooses = persona === 'COWBELL' && !isOfAgency && !isOfClaim
  const files = filesSchema(t, { least: 1, most: mostFiles })
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
        const stopped: unknown[] = []
        for (const file of chosen) {
          // What is there already is not sent again when one failed.
          if (uploads.isThere(file)) continue
          const put = await uploads.put(file).catch((error: unknown) => {
            if (!(error instanceof Problem && error.cancelled)) return orSay(t('failed.upload'))(error)
            stopped.push(error)
            return undefined
          })
          // The others go on.
          if (put === undefined) continue
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
          uploads.done(file)
        }
        // With none of them there the files can be chosen anew.
        if (stopped.length === chosen.length) throw stopped[0]
        toast.success(t('upload.done', { count: chosen.length - stopped.length }))
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
          <UploadBars uploads={uploads} />
        </>
      )}
    </FormDialog>
  )
}

export default hosted(UploadData, UploadDocumentDialog)
