import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { approveManuscript as contract } from '#shared/contracts/quote/manuscripts.ts'
import { manuscripts } from '../store/manuscripts.ts'
import { coverOf, coverTouched, dayFor, mustCover, mustTakeManuscripts } from './manuscriptCover.ts'
import { manuscriptGuard } from './manuscriptGuard.ts'
import { requireManuscript, toManuscript } from './manuscriptReach.ts'
import { wordOf } from './wordOf.ts'

/** Nobody approves words of their own; who approves could release the risk itself (rule: manuscripts). */
export const approveManuscript = implement(contract)(async ({ params, actor, now, fail }) => {
  const before = await requireManuscript(params.manuscriptId, actor)
  const status = manuscriptGuard.after(before.status, 'approve', { actor })
  if (before.writers.some(({ by }) => by === actor.userId)) return fail('manuscript.ownWords')
  const cover = await coverOf(before)
  mustTakeManuscripts(cover, { actor, now })
  mustCover(cover, actor)
  dayFor(cover, before, now)
  const after = { ...before, status, approved: wordOf(actor, now), lastUpdated: now }
  await commit([manuscripts.update(before, after), ...(await coverTouched(cover, now))], {
    events: [{ name: 'manuscript.approved', detail: { manuscriptId: before.id } }],
  })
  return toManuscript(after, actor)
})
