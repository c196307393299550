import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { carrierRaters } from '#functions/tariff/public.ts'
import * as contract from '#shared/contracts/rater/carriers.ts'
import { mustBeSound, mustBeTheirs, requireRater } from './raterTerms.ts'

/** Each change is a version of its own; the one that was read must still be the last. */
export const updateCarrierRater = implement(contract.updateCarrierRater)(async ({ params, body, actor, now, fail }) => {
  const { carrierId } = params
  mustBeTheirs(actor, carrierId)
  const { note, revision: read, ...terms } = body
  mustBeSound(terms)
  const kept = await requireRater(carrierId)
  if (kept.revision !== read) fail('conflict.stale')
  const revision = kept.revision + 1
  const versions = [...kept.versions, { revision, terms, by: nameFor(actor), at: now, note }]
  const rater = { ...terms, id: kept.id, carrierId, revision, versions, lastUpdated: now }
  await commit([carrierRaters.update(kept, rater)])
  return rater
})
