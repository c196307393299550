import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { draftById, keepDraft } from '#functions/_platform/storage/drafts.ts'
import * as contract from '#shared/contracts/docs/templates.ts'
import { requireDocument } from '../claims/requireDocument.ts'
import { newestDrawn } from './newestDrawn.ts'
import { templateVersions } from './templates.ts'

/** A preview is looked at within this time or asked for anew. */
const keptSeconds = 24 * 60 * 60
/** What is not made after this long never will be: its making has failed. */
const patienceSeconds = 120

/** Looking writes no record: a preview is a draft that expires, drawn of what an issued document was made of. */
export const getTemplatePreview = implement(contract.getTemplatePreview)(async ({ query, actor, now, fail }) => {
  const { number, template } = query
  const newest = await newestDrawn(template, number?.trim() || undefined, actor)
  if (newest === undefined) return fail('document.notFound')
  const document = await requireDocument(newest.id, actor)
  const id = `dft_${document.id}_${templateVersions[template]}`
  const kept = await draftById(id)
  const seconds = epochSeconds(now)
  if (kept?.file !== undefined && kept.expiresAt > seconds) {
    // Loaded when asked: signing links brings the storage client along, which few calls of the service need.
    const { downloadOf } = await import('../downloads/downloadOf.ts')
    const { url, expiresAt } = await downloadOf({ file: kept.file, docName: kept.docName }, { now })
    return { link: url, expiresAt }
  }
  if (kept === undefined || seconds - epochSeconds(kept.requestedAt) > patienceSeconds) {
    const { docName, docType } = document
    await keepDraft({ id, docType, docName: `Preview ${docName}`, requestedAt: now, expiresAt: seconds + keptSeconds })
    const detail = { documentId: document.id, draftId: id }
    await commit([], { events: [{ name: 'document.previewRequested', detail }], aside: true })
  }
  return fail('document.beingMade')
})
