import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { CarrierRemittance } from '#shared/contracts/billing/carrierRemittance.ts'
import { carrierBook } from './bookEntries.ts'

export type StoredCarrierRemittance = Stored<CarrierRemittance>

/** Remittances of premium to carriers: listed for the provider's staff, and by carrier. */
export const carrierRemittances = defineRecord({
  kind: 'carrierRemittance',
  notFound: 'billing.carrierRemittanceNotFound',
  history: { hides: [] },
  list: {
    scopes: ({ carrierId }: CarrierRemittance) => ['all', carrierBook(carrierId)],
    groups: ({ status }: CarrierRemittance) => [status],
    sorts: {
      created: ({ created }: CarrierRemittance) => created,
      carrierName: ({ carrierName }: CarrierRemittance) => carrierName,
      month: ({ month }: CarrierRemittance) => month,
      amount: ({ amount }: CarrierRemittance) => String(amount).padStart(16, '0'),
    },
    summary: (remittance: CarrierRemittance): CarrierRemittance => remittance,
    measure: ({ amount }: CarrierRemittance) => amount,
  },
  search: ({ carrierName }: CarrierRemittance) => [carrierName],
})
