import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { keptRaterOf } from '#functions/tariff/public.ts'
import * as contract from '#shared/contracts/rater/carriers.ts'
import { mustBeSound, mustBeTheirs } from './raterTerms.ts'
import { setVersion } from './setVersion.ts'

/** One that was taken away goes on where it ended: a version is named in prices, so that its number is given once. */
export const createCarrierRater = implement(contract.createCarrierRater)(async ({ params, body, actor, now, fail }) => {
  const { carrierId } = params
  mustBeTheirs(actor, carrierId)
  const { note, ...terms } = body
  mustBeSound(terms)
  const kept = await keptRaterOf(carrierId)
  if (kept !== undefined && kept.removed === undefined) fail('carrierRater.alreadyExists')
  return setVersion(kept, { carrierId, terms, note, by: nameFor(actor), now })
})
