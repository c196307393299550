import type { Definition } from '#functions/_platform/storage/rowsOfState.ts'
import { ledgerTotals } from './ledger/ledgerTotals.ts'
import { savedMethods } from './store/savedMethods.ts'

/** The kinds of records of this service, for jobs that look at all of them. */
export const records: readonly Definition[] = [ledgerTotals.definition, savedMethods.definition]
