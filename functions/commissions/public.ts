import { type CommissionStatementRecord, commissionStatements } from './store/commissionStatements.ts'

export { agencyCommissionsPage } from './account/agencyCommissionsPage.ts'
export { requireCommissionAgency } from './account/requireCommissionAgency.ts'
export { type CommissionStatementRecord, commissionStatementIdOf } from './store/commissionStatements.ts'

/** A statement by its id. */
export const commissionStatementById = (id: string): Promise<CommissionStatementRecord | undefined> =>
  commissionStatements.byId(id)
