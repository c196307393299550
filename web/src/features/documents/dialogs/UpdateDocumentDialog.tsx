import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { DocumentRow } from '#shared/contracts/docs/document.ts'
import { searchDocuments, searchOwnerDocuments } from '#shared/contracts/docs/documents.ts'
import { updateDocument } from '#shared/contracts/docs/uploadedDocuments.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { orSay } from '#web/api/orSay.ts'
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

const DocumentData = z.object({ document: DocumentRow, isDesk: z.boolean().optional() })
type Props = z.infer<typeof DocumentData> & { onClose: () => void }

const { docName, docType, sharedWith } = updateDocument.body.shape

/** Renames a document, changes its kind or who sees it, or gives it a newer file. */
export const UpdateDocumentDialog = ({ document, isDesk = false, onClose }: Props) => {
  const { t } = useTranslation('documents')
  const persona = usePersona()
  const update = useCommand(updateDocument, { invalidates: [searchDocuments, searchOwnerDocuments] })
  const uploads = useUploads()
  const chooses = persona === 'COWBELL' && document.audience !== undefined
  return (
    <FormDialog
      title={t('update.title', { name: document.docName })}
      submitLabel={t('update.submit')}
      needsChange
      schema={z.object({
        docName,
        docType,
        agencyId: AgencyId.nullish(),
        sharedWith,
        files: filesSchema(t, { least: 0, most: 1 }),
      })}
      defaultValues={{
        docName: document.docName,
        docType: document.docType,
        agencyId: document.audience === 'AGENCY' ? document.agencyId : null,
        sharedWith: document.sharedWith,
        files: [],
      }}
      onSubmit={async ({ files: [file], agencyId, ...said }) => {
        const put = file && (await uploads.put(file).catch(orSay(t('failed.upload'))))
        await update.mutateAsync({
          body: {
            docId: document.docId,
            ...said,
            ...(agencyId && { agencyId }),
            ...(put && { objectKey: put.objectKey, fileName: file.name }),
          },
        })
        toast.success(t('update.done'))
      }}
      onClose={onClose}
    >
      <TextField name="docName" label={t('fields.fileName')} maxLength={200} />
      <DocTypeField ofClaim={document.claimId !== undefined} />
      {chooses && (
        <AudienceField
          initial={
            document.audience === 'AGENCY' ? { value: document.agencyId ?? '', label: t('seenBy.AGENCY') } : undefined
          }
        />
      )}
      {isDesk && <SharedWithField />}
      <FilesField name="files" label={t('fields.newer')} hint={t('fields.newerHint')} />
      <UploadBars uploads={uploads} />
    </FormDialog>
  )
}

export default hosted(DocumentData, UpdateDocumentDialog)
