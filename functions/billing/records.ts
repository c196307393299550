import type { Definition } from '#functions/_platform/storage/definition.ts'
import { ledgerTotals } from './ledger/ledgerTotals.ts'
import { agencyBills } from './store/agencyBills.ts'
import { billingContacts } from './store/billingContacts.ts'
import { savedMethods } from './store/savedMethods.ts'

/** The kinds of records of this service, for jobs that look at all of them. */
export const records: readonly Definition[] = [
  agencyBills.definition,
  billingContacts.definition,
  ledgerTotals.definition,
  savedMethods.definition,
]
