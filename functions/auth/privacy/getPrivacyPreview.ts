import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/privacyRequests.ts'
import { everythingOf, partsOf } from './belongings.ts'
import { holdsOn } from './businessOf.ts'
import { requireRequest } from './privacyGuard.ts'
import { shownHold } from './shown.ts'
import { subjectOf } from './subjectOf.ts'

/** As it stands today; who is erased has nothing left to look at. */
export const getPrivacyPreview = implement(contract.getPrivacyPreview)(async ({ params, actor, now }) => {
  const request = await requireRequest(params.privacyRequestId, actor)
  if (request.outcome !== undefined) return { parts: request.outcome, holds: [] }
  const user = await subjectOf(request)
  const [everything, holds] = await Promise.all([everythingOf(user, request.subject.email), holdsOn(user, now)])
  return { parts: partsOf(everything), holds: holds.map(shownHold) }
})
