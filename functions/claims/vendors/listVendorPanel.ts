import { implement } from '#functions/_platform/http/implement.ts'
import { listVendorPanel as contract } from '#shared/contracts/account/vendors.ts'
import { panelOf } from './panel.ts'

export const listVendorPanel = implement(contract)(async ({ query }) =>
  (await panelOf(query.subcategory)).map(({ id, ...vendor }) => ({ ...vendor, vendorId: id })),
)
