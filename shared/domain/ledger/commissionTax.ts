import type { RegionCode } from '#shared/regions/code.ts'
import type { MinorUnits } from '../money/amounts.ts'
import { portion } from '../money/money.ts'

/** Tax that an agency owes of its commission, which is part of what is agreed (decision: commission-with-gst). */
interface CommissionTax {
  readonly name: string
  /** Part of the commission without it. */
  readonly rate: number
  readonly source: string
}

/** Arranging insurance is exempt in the UK (Value Added Tax Act 1994 Sch 9 Group 2 item 4), and bears no such tax in the US. */
const byRegion: Readonly<Partial<Record<RegionCode, CommissionTax>>> = {
  au: {
    name: 'GST',
    rate: 0.1,
    source: 'A New Tax System (Goods and Services Tax) Act 1999 (Cth) s 9-5, 9-70 and 9-75',
  },
}

/** The tax within commission, by its name: in Australia an eleventh. Undefined where arranging insurance bears none. Minor units. */
export const taxInCommission = (
  region: RegionCode,
  commission: MinorUnits,
): { readonly name: string; readonly amount: MinorUnits } | undefined => {
  const tax = byRegion[region]
  return tax && { name: tax.name, amount: portion(commission, { rate: tax.rate / (1 + tax.rate) }) }
}
