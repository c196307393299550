import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { Vendor } from '#shared/contracts/account/vendors.ts'

export const panelScope = 'panel'

/** Vendors of the panel, listed by name and by what they do; an organization stands there once. */
export const vendors = defineRecord({
  kind: 'vendor',
  notFound: 'vendor.notFound',
  version: 2,
  // From the second on it may say whose people it sends.
  from: { 1: (vendor: Vendor): Vendor => vendor },
  unique: { organization: (vendor: Vendor) => vendor.organizationId },
  list: {
    scopes: () => [panelScope],
    sorts: { name: (vendor: Vendor) => vendor.name.toLowerCase() },
    summary: (vendor: Vendor) => vendor,
  },
})
