import { implement } from '#functions/_platform/http/implement.ts'
import { carrierOnPaper, carrierRaterIdOf, carrierRaters, versionsNumbered } from '#functions/tariff/public.ts'
import * as contract from '#shared/contracts/rater/carriers.ts'
import { mustBeTheirs } from './raterTerms.ts'

/** By how much a carrier deviates, and ever did, is read by it and by the provider; to others it has no rater. */
export const getCarrierRater = implement(contract.getCarrierRater)(async ({ params, actor }) => {
  const { carrierId } = params
  mustBeTheirs(actor, carrierId)
  const kept = await carrierRaters.require(carrierRaterIdOf(carrierId))
  const { version: _, seal: __, former: ___, ...rater } = kept
  const versions = await versionsNumbered(kept, [kept.revision])
  return { ...rater, versions, onPaper: rater.removed === undefined && (await carrierOnPaper()) === carrierId }
})
