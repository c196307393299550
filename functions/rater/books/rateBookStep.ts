import type { Actor } from '#functions/_platform/auth/actor.ts'
import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { rateBookVersions, type StoredRateBook, shelveBooks } from '#functions/tariff/public.ts'
import type { Operation } from '#shared/contract/operation.ts'
import type { RateBookRecord } from '#shared/contracts/rater/rateBookRecord.ts'
import * as contracts from '#shared/contracts/rater/rateBooks.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type RateBookAction, type RateBookNeed, rateBookLife } from '#shared/records/rateBook/rateBookLife.ts'

const guard = guardOf(rateBookLife, {
  refusal: 'rateBook.notAllowed',
  contracts: Object.values<Operation>(contracts),
  unmet: { anothers: 'rateBook.own', dislocated: 'rateBook.notDislocated' },
})

const isMet =
  ({ created, dislocation }: RateBookRecord, actor: Actor) =>
  (need: RateBookNeed): boolean =>
    ({ anothers: created.byId !== actor.userId, dislocated: dislocation?.finishedAt !== undefined })[need]

/** Refuses an action that the version's life does not allow the actor now. */
export const mustAllow = (record: RateBookRecord, action: RateBookAction, actor: Actor): void =>
  guard.mustAllow(record.status, action, { actor, isMet: isMet(record, actor) })

/** What the actor can do with the version now. */
export const allowedOn = (record: RateBookRecord, actor: Actor): RateBookAction[] =>
  guard.allowed(record.status, { actor, isMet: isMet(record, actor) })

/** Takes a step of the life of a version, with who, when and what they say of it; the shelf knows of it at once. */
export const takeStep = async (
  record: StoredRateBook,
  action: 'activate' | 'review' | 'withdraw',
  { actor, note, now }: { readonly actor: Actor; readonly note: string; readonly now: Instant },
): Promise<RateBookRecord> => {
  mustAllow(record, action, actor)
  const step = { by: actor.name, byId: actor.userId, at: now, note }
  const field = ({ activate: 'activated', review: 'reviewed', withdraw: 'withdrawn' } as const)[action]
  const { version: _, ...state } = record
  const after: RateBookRecord = {
    ...state,
    [field]: step,
    status: guard.after(record.status, action),
    lastUpdated: now,
  }
  await commit([rateBookVersions.update(record, after)])
  await shelveBooks()
  return after
}
