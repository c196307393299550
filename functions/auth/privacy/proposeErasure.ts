import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/privacyRequests.ts'
import { standingHolds } from '#shared/domain/identity/privacy.ts'
import { privacyRequests } from '../store/privacyRequests.ts'
import { holdsOn } from './businessOf.ts'
import { afterAction, requireToDecide, wordOf } from './privacyGuard.ts'
import { keptHolds, shownRequest } from './shown.ts'

/** What forbids it and nobody has let pass holds the request (rule: erasure-held). */
export const proposeErasure = implement(contract.proposeErasure)(async ({ params, actor, now }) => {
  const request = await requireToDecide(params.privacyRequestId, 'propose', actor)
  const holds = standingHolds(await holdsOn(request, now), request.passed)
  const isHeld = holds.length > 0
  const after = afterAction(
    request,
    'propose',
    { actor, now, outcome: isHeld ? 'HELD' : 'PROPOSED' },
    { holds: keptHolds(holds), ...(!isHeld && { proposal: wordOf(actor, now) }) },
  )
  await commit([privacyRequests.update(request, after)])
  return shownRequest(after)
})
