import { namingOf } from '#functions/_platform/storage/naming.ts'
import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { Vendor } from '#shared/contracts/account/vendors.ts'

export const panelScope = 'panel'

/** Vendors of the panel, listed by name and by what they do; an organization stands there once. */
export const vendors = defineRecord({
  kind: 'vendor',
  notFound: 'vendor.notFound',
  version: 3,
  // From the second on it may say whose people it sends, from the third on it is found by whom it names.
  from: { 1: (vendor: Vendor): Vendor => vendor, 2: (vendor: Vendor): Vendor => vendor },
  names: [
    namingOf<Vendor>().here('ORGANIZATION_CONTACT', {
      email: 'contactEmail',
      firstName: 'contactFirstName',
      lastName: 'contactLastName',
      phones: ['contactPhone'],
    }),
  ],
  unique: { organization: (vendor: Vendor) => vendor.organizationId },
  list: {
    scopes: () => [panelScope],
    sorts: { name: (vendor: Vendor) => vendor.name.toLowerCase() },
    summary: (vendor: Vendor) => vendor,
  },
})

/** A vendor of the panel, whoever asks. */
export const vendorById = (id: string): Promise<Stored<Vendor> | undefined> => vendors.byId(id)
