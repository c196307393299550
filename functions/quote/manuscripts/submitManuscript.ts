import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { submitManuscript as contract } from '#shared/contracts/quote/manuscripts.ts'
import { manuscripts } from '../store/manuscripts.ts'
import { coverOf, coverTouched, dayFor, mustTakeManuscripts } from './manuscriptCover.ts'
import { manuscriptGuard } from './manuscriptGuard.ts'
import { requireManuscript, toManuscript } from './manuscriptReach.ts'
import { wordOf } from './wordOf.ts'

export const submitManuscript = implement(contract)(async ({ params, actor, now }) => {
  const before = await requireManuscript(params.manuscriptId, actor)
  const status = manuscriptGuard.after(before.status, 'submit', { actor })
  const cover = await coverOf(before)
  mustTakeManuscripts(cover, { actor, now })
  dayFor(cover, before, now)
  const after = { ...before, status, submitted: wordOf(actor, now), lastUpdated: now }
  await commit([manuscripts.update(before, after), ...(await coverTouched(cover, now))], {
    events: [{ name: 'manuscript.submitted', detail: { manuscriptId: before.id } }],
  })
  return toManuscript(after, actor)
})
