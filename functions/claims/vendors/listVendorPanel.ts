import { implement } from '#functions/_platform/http/implement.ts'
import { listVendorPanel as contract } from '#shared/contracts/account/vendors.ts'
import { panelOf } from './panel.ts'
import { toldVendors } from './toldVendors.ts'

export const listVendorPanel = implement(contract)(async ({ query, actor }) =>
  (await toldVendors(await panelOf(query), actor)).map(({ id, ...vendor }) => ({ ...vendor, vendorId: id })),
)
