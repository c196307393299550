import type { Definition } from '#functions/_platform/storage/definition.ts'
import { claimDiaries } from './store/claimDiaries.ts'
import { claimErosions } from './store/claimErosions.ts'
import { claimNotes } from './store/claimNotes.ts'
import { claims } from './store/claims.ts'
import { vendorInvoices } from './store/vendorInvoices.ts'
import { vendors } from './store/vendors.ts'

/** The kinds of records of this service, for jobs that look at all of them. */
export const records: readonly Definition[] = [
  claimDiaries.definition,
  claimErosions.definition,
  claimNotes.definition,
  claims.definition,
  vendorInvoices.definition,
  vendors.definition,
]
