import { implement } from '#functions/_platform/http/implement.ts'
import { downloadArchiveCopy as contract } from '#shared/contracts/docs/archive.ts'
import { requireDocument } from '../claims/requireDocument.ts'
import { downloadOf } from '../downloads/downloadOf.ts'

/** The archive is the provider's own. */
export const downloadArchiveCopy = implement(contract)(async ({ query, actor, now, fail }) => {
  const { archive, docName } = await requireDocument(query.docId, actor)
  if (archive === undefined) return fail('document.noArchive')
  return downloadOf({ docName: docName.replace(/\.pdf$/, ' (archive).pdf'), file: archive.file }, { now })
})
