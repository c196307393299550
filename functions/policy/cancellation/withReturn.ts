import type { BookedCancellation } from '#functions/ledger/public.ts'
import type { Cancellation } from '#shared/contracts/policy/policyParts.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'

/** What a policy keeps of a cancellation that was booked: what came back for what, and where its payment stands. */
export const withReturn = (
  cancellation: Cancellation,
  { returned, lines, commissions, paymentStatus }: BookedCancellation,
): Pick<PolicyRecord, 'cancellation' | 'paymentStatus' | 'returnedCommissions'> => ({
  cancellation: { ...cancellation, returned, lines: [...lines] },
  returnedCommissions: commissions,
  paymentStatus,
})
