import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { carrierRaterIdOf, carrierRaters } from '#functions/tariff/public.ts'
import * as contract from '#shared/contracts/rater/carriers.ts'
import { mustBeSound, mustBeTheirs } from './raterTerms.ts'

export const createCarrierRater = implement(contract.createCarrierRater)(async ({ params, body, actor, now, fail }) => {
  const { carrierId } = params
  mustBeTheirs(actor, carrierId)
  const { note, ...terms } = body
  mustBeSound(terms)
  const id = carrierRaterIdOf(carrierId)
  if ((await carrierRaters.byId(id)) !== undefined) fail('carrierRater.alreadyExists')
  const version = { revision: 1, terms, by: nameFor(actor), at: now, note }
  const rater = { ...terms, id, carrierId, revision: 1, versions: [version], lastUpdated: now }
  await commit([carrierRaters.create(rater)])
  return rater
})
