import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { draftById, keepDraft } from '#functions/_platform/storage/drafts.ts'
import { requireQuote } from '#functions/quote/public.ts'
import * as contract from '#shared/contracts/quote/documents.ts'
import { draftIdOf } from '../store/draftIdOf.ts'

/** A draft is read within this time or asked for anew; its file stays a day longer. */
const keptSeconds = 24 * 60 * 60
/** What is not made after this long never will be: its making has failed. */
const patienceSeconds = 120

/** Looking writes no record: a draft is a row that expires, and what has it made is told beside what the caller does. */
export const getDraftPreview = implement(contract.getDraftPreview)(async ({ params, query, actor, now, fail }) => {
  const quote = await requireQuote(params.quoteId, actor)
  const { docType } = query
  const id = draftIdOf({ id: quote.id, version: quote.version, docType })
  const kept = await draftById(id)
  const seconds = epochSeconds(now)
  if (kept?.file !== undefined && kept.expiresAt > seconds) {
    // Loaded when asked: signing links brings the storage client along, which few calls of the service need.
    const { downloadOf } = await import('../downloads/downloadOf.ts')
    const { url, expiresAt } = await downloadOf({ file: kept.file, docName: kept.docName }, { now })
    return { link: url, expiresAt }
  }
  if (kept === undefined || seconds - epochSeconds(kept.requestedAt) > patienceSeconds) {
    const docName = `${docType === 'Specimen' ? docType : `Draft ${docType}`} ${quote.quoteNumber}.pdf`
    await keepDraft({ id, docType, docName, requestedAt: now, expiresAt: seconds + keptSeconds })
    const detail = { quoteId: quote.id, draftId: id }
    await commit([], { events: [{ name: 'quote.draftRequested', detail }], aside: true })
  }
  return fail('document.beingMade')
})
