import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/privacyRequests.ts'
import { decidersOf } from '#shared/domain/identity/privacy.ts'
import { privacyRequests } from '../store/privacyRequests.ts'
import { afterAction, requireToDecide, wordOf } from './privacyGuard.ts'
import { shownRequest } from './shown.ts'

/** Each hold has roles that decide on it; what nobody may let pass ends where it stands. */
export const passPrivacyHold = implement(contract.passPrivacyHold)(async ({ params, body, actor, now, fail }) => {
  const request = await requireToDecide(params.privacyRequestId, 'pass', actor)
  const { reason, note } = body
  const { roles, passable } = decidersOf[reason]
  if (!passable) return fail('privacy.holdStands')
  if (!roles.includes(actor.role)) return fail('permission.denied')
  const holds = request.holds.filter((each) => each.reason !== reason)
  const passed = [...request.passed, { ...wordOf(actor, now), reason, note }]
  const after = afterAction(request, 'pass', { actor, now }, { holds, passed })
  await commit([privacyRequests.update(request, after)])
  return shownRequest(after)
})
