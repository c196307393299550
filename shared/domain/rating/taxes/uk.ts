import type { TaxRule } from './taxRule.ts'

/** Insurance premium tax, standard rate (rule: taxes). */
export const ukTaxes: readonly TaxRule[] = [
  {
    key: 'ipt',
    name: 'Insurance Premium Tax',
    rate: 0.12,
    from: '2017-06-01',
    source: 'Finance Act 1994 s. 51 as amended by Finance Act 2017; HMRC Notice IPT1',
  },
]
