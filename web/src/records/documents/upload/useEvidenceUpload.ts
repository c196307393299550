import { useRef } from 'react'
import type { BodyOf } from '#shared/contract/operation.ts'
import { uploadDocument } from '#shared/contracts/docs/uploadedDocuments.ts'
import type { DocumentId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useUploads } from './useUploads.ts'

/** With what the documents are filed. */
type FiledWith = Pick<BodyOf<typeof uploadDocument>, 'accountId' | 'agencyId' | 'quoteId'>

/** Brings files as documents, one after the other; what is there already is not sent again when something failed. */
export const useEvidenceUpload = (filedWith: FiledWith) => {
  const upload = useCommand(uploadDocument)
  const uploads = useUploads()
  const kept = useRef(new Map<File, DocumentId>())
  const documentOf = async (file: File): Promise<DocumentId> => {
    const there = kept.current.get(file)
    if (there !== undefined) return there
    const { name } = file
    const { objectKey } = await uploads.put(file)
    const body = { ...filedWith, objectKey, fileName: name, docName: name, docType: 'Other' } as const
    const { docId } = await upload.mutateAsync({ body })
    kept.current.set(file, docId)
    uploads.done(file)
    return docId
  }
  return {
    uploads,
    documentsOf: async (files: readonly File[]): Promise<DocumentId[]> => {
      const ids: DocumentId[] = []
      for (const file of files) ids.push(await documentOf(file))
      return ids
    },
  }
}
