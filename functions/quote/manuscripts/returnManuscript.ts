import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { returnManuscript as contract } from '#shared/contracts/quote/manuscripts.ts'
import { manuscripts } from '../store/manuscripts.ts'
import { coverOf, coverTouched } from './manuscriptCover.ts'
import { manuscriptGuard } from './manuscriptGuard.ts'
import { requireManuscript, toManuscript } from './manuscriptReach.ts'
import { wordOf } from './wordOf.ts'

export const returnManuscript = implement(contract)(async ({ params, body, actor, now }) => {
  const before = await requireManuscript(params.manuscriptId, actor)
  const status = manuscriptGuard.after(before.status, 'return', { actor })
  const returned = { ...wordOf(actor, now), reason: body.reason }
  const after = { ...before, status, returned, lastUpdated: now }
  await commit([manuscripts.update(before, after), ...(await coverTouched(await coverOf(before), now))], {
    events: [{ name: 'manuscript.returned', detail: { manuscriptId: before.id } }],
  })
  return toManuscript(after, actor)
})
