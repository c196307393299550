import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/privacyRequests.ts'
import { everythingOf, partsOf } from './belongings.ts'
import { holdsOn } from './businessOf.ts'
import { mentionsOf, placeOf } from './named.ts'
import { requireRequest } from './privacyGuard.ts'
import { shownHold } from './shown.ts'
import { subjectOf } from './subjectOf.ts'

/** Of more places is told how many there are. */
const mostNamed = 100

/** As it stands today; who is erased has nothing left to look at. */
export const getPrivacyPreview = implement(contract.getPrivacyPreview)(async ({ params, actor, now }) => {
  const request = await requireRequest(params.privacyRequestId, actor)
  if (request.outcome !== undefined) return { parts: request.outcome, named: [], holds: [] }
  const { email } = request.subject
  const [everything, mentions, holds] = await Promise.all([
    everythingOf(await subjectOf(request), email),
    mentionsOf(email),
    holdsOn(request, now),
  ])
  const named = await Promise.all(mentions.slice(0, mostNamed).map(placeOf))
  return { parts: partsOf(everything), named, holds: holds.map(shownHold) }
})
