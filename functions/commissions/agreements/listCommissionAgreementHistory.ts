import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/public.ts'
import { agreementsIdOf } from '#functions/ledger/store/commissionAgreements.ts'
import { listCommissionAgreementHistory as contract } from '#shared/contracts/commissions/agreements.ts'
import { historyShares } from '#shared/records/historyShares.ts'
import { requireManagedAgency } from './requireManagedAgency.ts'

export const listCommissionAgreementHistory = implement(contract)(async ({ params, actor }) => {
  const { id } = await requireManagedAgency(params.agencyId, actor)
  return historyFor(agreementsIdOf(id), actor, historyShares.commissionAgreements)
})
