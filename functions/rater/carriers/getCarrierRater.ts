import { implement } from '#functions/_platform/http/implement.ts'
import { carrierOnPaper, carrierRaterIdOf, carrierRaters } from '#functions/tariff/public.ts'
import * as contract from '#shared/contracts/rater/carriers.ts'
import { mustBeTheirs } from './raterTerms.ts'

/** By how much a carrier deviates, and ever did, is read by it and by the provider; to others it has no rater. */
export const getCarrierRater = implement(contract.getCarrierRater)(async ({ params, actor }) => {
  const { carrierId } = params
  mustBeTheirs(actor, carrierId)
  const { version: _, seal: __, ...rater } = await carrierRaters.require(carrierRaterIdOf(carrierId))
  return { ...rater, onPaper: rater.removed === undefined && (await carrierOnPaper()) === carrierId }
})
