import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { TaxReturnRecord } from '#shared/contracts/billing/taxReturn.ts'

/** What a row of the list holds: the return without its file. */
export type TaxReturnRow = Omit<TaxReturnRecord, 'csv'>

/** An authority takes one return of a period. */
export const taxReturnKey = ({ authority, to }: Pick<TaxReturnRecord, 'authority' | 'to'>): string =>
  `${authority}|${to}`

/** Tax returns that were filed: one for an authority and a period. */
export const taxReturns = defineRecord({
  kind: 'taxReturn',
  notFound: 'billing.taxReturnNotFound',
  history: { hides: ['accounts', 'csv'] },
  unique: { key: taxReturnKey },
  list: {
    scopes: (_: TaxReturnRecord) => ['all'],
    sorts: { dueOn: ({ dueOn, authority }: TaxReturnRecord) => `${dueOn}.${authority}` },
    summary: ({ csv: _, ...row }: TaxReturnRecord): TaxReturnRow => row,
  },
})
