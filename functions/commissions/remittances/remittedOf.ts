import type { Booked } from '#functions/ledger/postings/booking.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'

/** Of which policy a remittance is, and whose business that is besides the provider's: its carrier has it in its account. */
export const remittedOf = ({
  companyName,
  id: policyId,
  partnerIds,
  policyNumber,
}: Pick<PolicyRecord, 'companyName' | 'id' | 'partnerIds' | 'policyNumber'>): Omit<Booked, 'currency'> => ({
  policyId,
  policyNumber,
  companyName,
  ...(partnerIds && { partnerIds }),
})
