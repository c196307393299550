import { implement } from '#functions/_platform/http/implement.ts'
import { listVendorPanel as contract } from '#shared/contracts/account/vendors.ts'
import { panelOf } from './panel.ts'
import { toldVendors } from './toldVendors.ts'
import { isVendor } from './vendorShare.ts'

/** A vendor sees itself alone: who else is on the panel, and what an hour of them costs, is not its business. */
export const listVendorPanel = implement(contract)(async ({ query, actor }) => {
  const panel = (await panelOf(query)).filter(
    ({ organizationId }) => !isVendor(actor) || organizationId === actor.organizationId,
  )
  return (await toldVendors(panel, actor)).map(({ id, ...vendor }) => ({ ...vendor, vendorId: id }))
})
