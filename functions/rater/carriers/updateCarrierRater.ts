import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/rater/carriers.ts'
import { mustBeSound, mustBeTheirs, requireRater } from './raterTerms.ts'
import { setVersion } from './setVersion.ts'

/** Each change is a version of its own; the one that was read must still be the last. */
export const updateCarrierRater = implement(contract.updateCarrierRater)(async ({ params, body, actor, now, fail }) => {
  const { carrierId } = params
  mustBeTheirs(actor, carrierId)
  const { note, revision: read, ...terms } = body
  mustBeSound(terms)
  const kept = await requireRater(carrierId)
  if (kept.revision !== read) fail('conflict.stale')
  return setVersion(kept, { carrierId, terms, note, by: nameFor(actor), now })
})
