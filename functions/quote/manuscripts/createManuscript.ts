import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { nextNumber } from '#functions/_platform/storage/sequence.ts'
import { requirePolicy } from '#functions/policy/public.ts'
import type { ManuscriptRecord } from '#shared/contracts/quote/manuscriptRecord.ts'
import { createManuscript as contract } from '#shared/contracts/quote/manuscripts.ts'
import { idPrefixes, ManuscriptId } from '#shared/domain/ids/ids.ts'
import { manuscriptNumberOf, mostManuscripts } from '#shared/domain/policy/manuscript.ts'
import { manuscriptScope, manuscripts } from '../store/manuscripts.ts'
import { requireQuote } from '../store/reach.ts'
import { coverTouched, dayFor, type ManuscriptCover, mustTakeManuscripts } from './manuscriptCover.ts'
import { toManuscript } from './manuscriptReach.ts'
import { wordOf } from './wordOf.ts'

export const createManuscript = implement(contract)(async ({ body, actor, now, fail }) => {
  const { quoteId, policyId, title, text, effect } = body
  if (quoteId !== undefined && policyId !== undefined)
    return fail('manuscript.invalidDetails', { errors: [{ path: ['policyId'], detail: 'Say one of both' }] })
  const policy = policyId === undefined ? undefined : await requirePolicy(policyId, actor)
  const cover: ManuscriptCover = policy === undefined ? { quote: await requireQuote(quoteId ?? '', actor) } : { policy }
  mustTakeManuscripts(cover, { actor, now })
  const there = await manuscripts.every({ scopes: [manuscriptScope({ quoteId, policyId })] })
  if (there.length >= mostManuscripts) return fail('manuscript.tooMany', { data: { most: mostManuscripts } })
  const { accountId, agencyId, companyName } = 'quote' in cover ? cover.quote : cover.policy
  const day = dayFor(cover, body, now)
  const manuscript: ManuscriptRecord = {
    id: ManuscriptId.parse(`${idPrefixes.manuscript}_${ulid()}`),
    number: manuscriptNumberOf(await nextNumber('manuscript')),
    ...(quoteId !== undefined && { quoteId }),
    ...(policyId !== undefined && { policyId }),
    ...{ accountId, agencyId, companyName },
    status: 'DRAFT',
    ...{ title, text, effect, ...day },
    writers: [wordOf(actor, now)],
    created: now,
    lastUpdated: now,
  }
  await commit([manuscripts.create(manuscript), ...(await coverTouched(cover, now))])
  return toManuscript(manuscript, actor)
})
