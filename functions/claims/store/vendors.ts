import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { Vendor } from '#shared/contracts/account/vendors.ts'

export const panelScope = 'panel'

/** Vendors of the panel, listed by name and by what they do. */
export const vendors = defineRecord({
  kind: 'vendor',
  notFound: 'vendor.notFound',
  list: {
    scopes: () => [panelScope],
    sorts: { name: (vendor: Vendor) => vendor.name.toLowerCase() },
    summary: (vendor: Vendor) => vendor,
  },
})
