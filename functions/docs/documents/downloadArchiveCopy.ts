import { implement } from '#functions/_platform/http/implement.ts'
import { downloadArchiveCopy as contract } from '#shared/contracts/docs/archive.ts'
import { requireDocument } from '../claims/requireDocument.ts'
import { downloadOf } from '../downloads/downloadOf.ts'

/** The archive is the provider's own: nobody else knows of it. */
export const downloadArchiveCopy = implement(contract)(async ({ query, actor, now, fail }) => {
  const document = await requireDocument(query.docId, actor)
  if (actor.accountType !== 'COWBELL') return fail('document.notFound')
  const { archive, docName } = document
  if (archive === undefined) return fail('document.noArchive')
  return downloadOf({ docName: docName.replace(/\.pdf$/, ' (archive).pdf'), file: archive.file }, { now })
})
