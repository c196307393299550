import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { AgencyRecord } from '#functions/directory/public.ts'
import { agreementsOf, type StoredAgreements } from '#functions/ledger/store/commissionAgreements.ts'
import type { CommissionAgreementRecord } from '#shared/contracts/commissions/commissionAgreement.ts'
import { requireManagedAgency } from './requireManagedAgency.ts'

interface Found {
  readonly agency: AgencyRecord
  readonly kept: StoredAgreements
  readonly agreement: CommissionAgreementRecord
}

/** An agreement with its agency and all agreements of it, for who manages them. */
export const requireAgreement = async (
  { agencyId, agreementId }: { readonly agencyId: string; readonly agreementId: string },
  actor: Actor,
): Promise<Found> => {
  const agency = await requireManagedAgency(agencyId, actor)
  const kept = await agreementsOf(agency.id)
  const agreement = kept?.agreements.find(({ id }) => id === agreementId)
  return kept === undefined || agreement === undefined
    ? fail('commission.agreementNotFound')
    : { agency, kept, agreement }
}
