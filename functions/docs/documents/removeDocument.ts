import { removeFile } from '#functions/_platform/files/files.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/docs/uploadedDocuments.ts'
import { mustNotBeHeld } from '../claims/mustNotBeHeld.ts'
import { requireDocumentToChange } from '../claims/requireDocument.ts'
import { documents } from '../store/documents.ts'

/** The files go first: what is asked for again after a failure finds a document, and removes what is left of it. */
export const removeDocument = implement(contract.removeDocument)(async ({ query, actor, fail }) => {
  const document = await requireDocumentToChange(query.docId, actor)
  if (document.uploads === undefined) return fail('document.kept')
  await mustNotBeHeld(document)
  for (const { examination, file } of document.uploads) if (examination === 'PASSED') await removeFile(file)
  await commit([documents.remove(document)])
})
