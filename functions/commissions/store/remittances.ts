import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { Remittance, RemittanceRow } from '#shared/contracts/commissions/remittance.ts'

export type StoredRemittance = Stored<Remittance>

/** What a row of the list holds. */
export const rowOfRemittance = ({ lines: _, ...row }: Remittance): RemittanceRow => row

/** What carriers and processors remitted, in one list. */
export const remittances = defineRecord({
  kind: 'remittance',
  notFound: 'commission.remittanceNotFound',
  history: { hides: ['lines'] },
  list: {
    scopes: (_: Remittance): string[] => ['all'],
    sorts: { created: ({ created }: Remittance): string => created },
    summary: rowOfRemittance,
  },
})
