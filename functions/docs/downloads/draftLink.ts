import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { draftById, keepDraft } from '#functions/_platform/storage/drafts.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { DomainEvent } from '#shared/events/events.ts'

/** A draft is read within this time or asked for anew; its file stays a day longer. */
const keptSeconds = 24 * 60 * 60
/** What is not made after this long never will be: its making has failed. */
const patienceSeconds = 120

interface Draft {
  readonly id: string
  readonly docType: string
  readonly docName: string
  /** What has it made. */
  readonly requested: DomainEvent
}

/**
 * Where a draft is to be read; until it is made ends with `document.beingMade`. Looking writes no record: a draft is a row that
 * expires, and what has it made is told beside what the caller does.
 */
export const draftLink = async ({ id, docType, docName, requested }: Draft, now: Instant) => {
  const kept = await draftById(id)
  const seconds = epochSeconds(now)
  if (kept?.file !== undefined && kept.expiresAt > seconds) {
    // Loaded when asked: signing links brings the storage client along, which few calls of the service need.
    const { downloadOf } = await import('./downloadOf.ts')
    const { url, expiresAt } = await downloadOf({ file: kept.file, docName: kept.docName }, { now })
    return { link: url, expiresAt }
  }
  if (kept === undefined || seconds - epochSeconds(kept.requestedAt) > patienceSeconds) {
    await keepDraft({ id, docType, docName, requestedAt: now, expiresAt: seconds + keptSeconds })
    await commit([], { events: [requested], aside: true })
  }
  return fail('document.beingMade')
}
