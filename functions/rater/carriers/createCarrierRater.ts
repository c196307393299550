import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { carrierRaterIdOf, carrierRaters, keptRaterOf } from '#functions/tariff/public.ts'
import * as contract from '#shared/contracts/rater/carriers.ts'
import { mustBeSound, mustBeTheirs } from './raterTerms.ts'

/** One that was taken away goes on where it ended: a version is named in prices, so that its number is given once. */
export const createCarrierRater = implement(contract.createCarrierRater)(async ({ params, body, actor, now, fail }) => {
  const { carrierId } = params
  mustBeTheirs(actor, carrierId)
  const { note, ...terms } = body
  mustBeSound(terms)
  const kept = await keptRaterOf(carrierId)
  if (kept !== undefined && kept.removed === undefined) fail('carrierRater.alreadyExists')
  const revision = (kept?.revision ?? 0) + 1
  const versions = [...(kept?.versions ?? []), { revision, terms, by: nameFor(actor), at: now, note }]
  const rater = { ...terms, id: carrierRaterIdOf(carrierId), carrierId, revision, versions, lastUpdated: now }
  await commit([kept === undefined ? carrierRaters.create(rater) : carrierRaters.update(kept, rater)])
  return rater
})
