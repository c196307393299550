import { useTranslation } from 'react-i18next'
import { searchDocuments, searchOwnerDocuments } from '#shared/contracts/docs/documents.ts'
import { uploadDocument } from '#shared/contracts/docs/uploadedDocuments.ts'
import type { PolicyId } from '#shared/domain/ids/ids.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useUploads } from '#web/records/documents/upload/useUploads.ts'

/** Letters of the insured that are put on record with the policy. */
export const useLetter = (policyId: PolicyId) => {
  const { t } = useTranslation('policy')
  const upload = useCommand(uploadDocument, { invalidates: [searchDocuments, searchOwnerDocuments] })
  const uploads = useUploads()
  /** Answers the document that the letter is from then on, none without a file. */
  const putLetter = async (files: readonly File[], docName: string) => {
    const [file] = files
    if (file === undefined) return undefined
    const { objectKey } = await uploads.put(file).catch(orSay(t('letter.failed')))
    const body = { policyId, objectKey, fileName: file.name, docName, docType: 'Correspondence' as const }
    const { docId } = await upload.mutateAsync({ body }).catch(orSay(t('letter.failed')))
    uploads.done(file)
    return docId
  }
  return { uploads, putLetter }
}
