import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/docs/documents.ts'
import { requireDocument } from '../claims/requireDocument.ts'
import { downloadOf } from '../downloads/downloadOf.ts'
import { latestOf } from '../store/documents.ts'

/** A link opens what was looked at and found harmless, and what the platform made itself. */
export const downloadDocument = implement(contract.downloadDocument)(async ({ query, actor, now, fail }) => {
  const document = await requireDocument(query.docId, actor)
  const how = { now, inline: query.inline }
  const { revision } = query
  const upload =
    revision === undefined ? latestOf(document) : document.uploads?.find(({ number }) => number === revision)
  if (upload === undefined)
    return revision === undefined || document.uploads === undefined
      ? downloadOf(document, how)
      : fail('document.notFound')
  if (upload.examination === 'WAITING') return fail('document.beingExamined')
  if (upload.examination === 'HELD') return fail('document.held', { data: { reason: upload.heldBecause ?? '' } })
  return downloadOf({ docName: document.docName, file: upload.file, contentType: upload.contentType }, how)
})
