import type { z } from 'zod'
import type { OwnPrivacyRequest, PrivacyRequest, PrivacyRequestRecord } from '#shared/contracts/auth/privacyRequest.ts'
import { decidersOf, type PrivacyHold } from '#shared/domain/identity/privacy.ts'

/** Holds as a request keeps them. */
export const keptHolds = (holds: readonly PrivacyHold[]): PrivacyRequestRecord['holds'] =>
  holds.map(({ reason, of, until }) => ({ reason, of: [...of], ...(until !== undefined && { until }) }))

/** A hold with who decides on it. */
export const shownHold = ({ reason, of, until }: PrivacyHold) => ({
  reason,
  of: [...of],
  ...(until !== undefined && { until }),
  decidedBy: [...decidersOf[reason].roles],
  passable: decidersOf[reason].passable,
})

/** A request as staff see it. */
export const shownRequest = ({
  file,
  holds,
  warnedOn: _,
  ...request
}: PrivacyRequestRecord): z.input<typeof PrivacyRequest> => ({
  ...request,
  holds: holds.map(shownHold),
  ...(file !== undefined && { fileUntil: file.until }),
})

/** A request as the person sees it: not who of the provider's people decided what. */
export const ownRequest = (request: PrivacyRequestRecord): z.input<typeof OwnPrivacyRequest> => {
  const { id, kind, status, details, receivedOn, dueOn, answer, done, created, holds, fileUntil } =
    shownRequest(request)
  const { extension, refusal } = request
  return {
    ...{ id, kind, status, details, receivedOn, dueOn, holds, created },
    ...(answer !== undefined && { answer }),
    ...(fileUntil !== undefined && { fileUntil }),
    ...(done !== undefined && { done }),
    ...(extension !== undefined && { extendedBecause: extension.note }),
    ...(refusal !== undefined && { refusedBecause: refusal.note }),
  }
}
