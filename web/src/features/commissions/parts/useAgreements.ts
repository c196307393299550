import { listCommissionAgreements } from '#shared/contracts/commissions/agreements.ts'
import type { AgencyId } from '#shared/domain/ids/ids.ts'
import { useOperation } from '#web/api/useOperation.ts'

/** An agency's agreements for staff, with whom commission can be shared. */
export const useAgreements = (agencyId: AgencyId) => useOperation(listCommissionAgreements, { params: { agencyId } })
