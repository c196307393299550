import type { Definition } from '#functions/_platform/storage/definition.ts'
import { commissionAccounts } from './store/commissionAccounts.ts'
import { commissionPayments } from './store/commissionPayments.ts'
import { commissionStatements } from './store/commissionStatements.ts'
import { remittanceExceptions } from './store/remittanceExceptions.ts'
import { remittanceMatches } from './store/remittanceMatches.ts'
import { remittances } from './store/remittances.ts'

/** The kinds of records of this service, for jobs that look at all of them. */
export const records: readonly Definition[] = [
  commissionAccounts.definition,
  commissionPayments.definition,
  commissionStatements.definition,
  remittanceExceptions.definition,
  remittanceMatches.definition,
  remittances.definition,
]
