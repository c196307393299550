import type { TaxReturnRecord } from '#shared/contracts/billing/taxReturn.ts'

/** `tax-return-ca-2026-01-2026-12.csv` */
export const taxFileName = ({ authority, from, to }: Pick<TaxReturnRecord, 'authority' | 'from' | 'to'>): string =>
  `${['tax-return', authority.toLowerCase().replaceAll(' ', '-'), from, ...(from === to ? [] : [to])].join('-')}.csv`
