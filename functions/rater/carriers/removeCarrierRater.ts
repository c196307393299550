import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { carrierRaterIdOf, carrierRaters } from '#functions/tariff/public.ts'
import * as contract from '#shared/contracts/rater/carriers.ts'
import { mustBeTheirs } from './raterTerms.ts'

export const removeCarrierRater = implement(contract.removeCarrierRater)(async ({ params, actor }) => {
  mustBeTheirs(actor, params.carrierId)
  await commit([carrierRaters.remove(await carrierRaters.require(carrierRaterIdOf(params.carrierId)))])
})
