import type { Booked } from '#functions/ledger/postings/booking.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'

/** Of which policy a remittance is, and whose business that is besides the provider's: its carrier has it in its account. */
export const remittedOf = ({
  carrierId,
  companyName,
  id: policyId,
  partnerIds,
  policyNumber,
}: Pick<PolicyRecord, 'carrierId' | 'companyName' | 'id' | 'partnerIds' | 'policyNumber'>): Omit<
  Booked,
  'currency'
> => ({
  policyId,
  policyNumber,
  companyName,
  ...(partnerIds && { partnerIds }),
  ...(carrierId !== undefined && { carrierId }),
})
