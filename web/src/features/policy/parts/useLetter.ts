import { useTranslation } from 'react-i18next'
import { searchDocuments, searchOwnerDocuments } from '#shared/contracts/docs/documents.ts'
import { uploadDocument } from '#shared/contracts/docs/uploadedDocuments.ts'
import type { PolicyId } from '#shared/domain/ids/ids.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { putFile } from '#web/records/documents/upload/putFile.ts'

/** Puts a letter of the insured on record with the policy; answers the document it is from then on, none without a file. */
export const useLetter = (policyId: PolicyId) => {
  const { t } = useTranslation('policy')
  const upload = useCommand(uploadDocument, { invalidates: [searchDocuments, searchOwnerDocuments] })
  return async (files: readonly File[], docName: string) => {
    const [file] = files
    if (file === undefined) return undefined
    const { objectKey } = await putFile(file).catch(orSay(t('letter.failed')))
    const body = { policyId, objectKey, fileName: file.name, docName, docType: 'Correspondence' as const }
    const { docId } = await upload.mutateAsync({ body }).catch(orSay(t('letter.failed')))
    return docId
  }
}
