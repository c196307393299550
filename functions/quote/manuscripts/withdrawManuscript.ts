import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { withdrawManuscript as contract } from '#shared/contracts/quote/manuscripts.ts'
import { canQuote } from '#shared/records/quote/quoteLife.ts'
import { manuscripts } from '../store/manuscripts.ts'
import { coverOf, coverTouched, type ManuscriptCover } from './manuscriptCover.ts'
import { manuscriptGuard } from './manuscriptGuard.ts'
import { requireManuscript, toManuscript } from './manuscriptReach.ts'
import { wordOf } from './wordOf.ts'

/** Whether what is approved is part of a policy: from its approval on where it was written for one, else from its issue on. */
const isAttached = (cover: ManuscriptCover): boolean =>
  'policy' in cover || cover.quote.issueRequestedAt !== undefined || !canQuote(cover.quote.status, 'writeManuscript')

export const withdrawManuscript = implement(contract)(async ({ params, body, actor, now, fail }) => {
  const before = await requireManuscript(params.manuscriptId, actor)
  const status = manuscriptGuard.after(before.status, 'withdraw', { actor })
  const cover = await coverOf(before)
  if (before.status === 'APPROVED' && isAttached(cover)) return fail('manuscript.attached')
  const withdrawn = { ...wordOf(actor, now), reason: body.reason }
  const after = { ...before, status, withdrawn, lastUpdated: now }
  await commit([manuscripts.update(before, after), ...(await coverTouched(cover, now))])
  return toManuscript(after, actor)
})
