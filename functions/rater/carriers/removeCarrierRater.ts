import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { carrierRaters, movedOut } from '#functions/tariff/public.ts'
import * as contract from '#shared/contracts/rater/carriers.ts'
import { mustBeTheirs, requireRater } from './raterTerms.ts'

/** It prices nothing from now on; what its versions were stays to be read, since prices name them. */
export const removeCarrierRater = implement(contract.removeCarrierRater)(async ({ params, actor, now }) => {
  mustBeTheirs(actor, params.carrierId)
  const rater = await requireRater(params.carrierId)
  const { former: _, ...said } = rater
  const { former, writes } = movedOut(rater)
  const removed = { by: nameFor(actor), at: now }
  const after = { ...said, ...(former && { former }), removed, lastUpdated: now }
  await commit([carrierRaters.update(rater, after), ...writes])
})
