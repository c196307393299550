import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { updateManuscript as contract } from '#shared/contracts/quote/manuscripts.ts'
import { manuscripts } from '../store/manuscripts.ts'
import { coverOf, dayFor } from './manuscriptCover.ts'
import { manuscriptGuard } from './manuscriptGuard.ts'
import { requireManuscript, toManuscript } from './manuscriptReach.ts'
import { wordOf } from './wordOf.ts'

/** Whoever changes a word of it is one of its writers, and approves it no more. */
export const updateManuscript = implement(contract)(async ({ params, body, actor, now }) => {
  const before = await requireManuscript(params.manuscriptId, actor)
  manuscriptGuard.mustAllow(before.status, 'change', { actor })
  const { title, text, effect } = body
  const { effectiveDate: _, ...rest } = before
  const after = {
    ...rest,
    ...{ title, text, effect, ...dayFor(await coverOf(before), body, now) },
    writers: before.writers.some(({ by }) => by === actor.userId)
      ? before.writers
      : [...before.writers, wordOf(actor, now)],
    lastUpdated: now,
  }
  await commit([manuscripts.update(before, after)])
  return toManuscript(after, actor)
})
