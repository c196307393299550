import { fail } from '#functions/_platform/problems/problem.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import type { EndorsementRequest } from '#shared/contracts/policy/endorsementRequest.ts'

/** The endorsement that still waits for an underwriter; refused where it does not any more. */
export const referredEndorsement = ({ endorsementRequests = [] }: PolicyRecord, id: string): EndorsementRequest =>
  endorsementRequests.find((each) => each.id === id && each.status === 'REFERRED') ?? fail('policy.endorsementGone')

/** A policy's requests with one of them settled. */
export const withSettled = (
  { endorsementRequests = [] }: PolicyRecord,
  settled: EndorsementRequest,
): Pick<PolicyRecord, 'endorsementRequests'> => ({
  endorsementRequests: endorsementRequests.map((each) => (each.id === settled.id ? settled : each)),
})
