import { searchClaimQueue } from '#shared/contracts/claims/desk.ts'
import { lettersOfAuthority } from '#shared/domain/claims/claimAuthority.ts'
import type { Role } from '#shared/domain/identity/roles.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { countStaleTime, mostCounted, shownOf } from '#web/records/waiting/countOf.ts'
import type { WaitingFigure } from '#web/records/waiting/WaitingFigures.tsx'

/** Whether a role decides on payments of claims at all. */
export const approvesPayments = (role: Role | undefined): boolean =>
  role !== undefined && lettersOfAuthority[role] !== undefined

/** The claims with a payment that waits for the approval of whoever reads it. */
export const approvalsWaiting: WaitingFigure = {
  label: 'claims:waiting.approvals',
  tone: 'payment',
  permission: 'claim:manage',
  to: 'claims?view=approvals',
  useCount: () =>
    shownOf(
      useOperation(
        searchClaimQueue,
        { query: { size: mostCounted, toApprove: 'true' } },
        { staleTime: countStaleTime },
      ),
    ),
}
