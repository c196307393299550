import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { portion } from '../../money/money.ts'
import type { PremiumFee, PremiumTax } from '../ratedPremium.ts'
import type { RatingFacts } from '../ratingFacts.ts'
import { auTaxes } from './au.ts'
import type { TaxRule } from './taxRule.ts'
import { ukTaxes } from './uk.ts'
import { usSurplusLines } from './usSurplusLines.ts'

type Taxed = Pick<RatingFacts, 'region' | 'state' | 'surplus' | 'effectiveDate'>

const none: readonly TaxRule[] = []

/** US taxes fall on surplus lines alone: admitted insurers carry their premium tax themselves. */
const rulesFor = ({ region, state, surplus }: Taxed): readonly TaxRule[] => {
  if (region === 'uk') return ukTaxes
  if (state === undefined) return none
  if (region === 'au') return auTaxes[state] ?? none
  return surplus ? (usSurplusLines[state] ?? none) : none
}

/**
 * The taxes on a premium. Taxable are the premium, the policy fee and the MGA fee, which the insured must pay to have the
 * policy; a broker's fees are the broker's own charge, entered with any tax they bear. Each tax is rounded to the minor
 * unit, half away from zero.
 */
export const taxesOn = (premium: MinorUnits, fees: readonly PremiumFee[], taxed: Taxed): PremiumTax[] => {
  let base = premium
  for (const fee of fees) if (fee.key === 'policyFee' || fee.key === 'mgaFee') base += fee.amount
  const taxes: PremiumTax[] = []
  for (const rule of rulesFor(taxed)) {
    if (taxed.effectiveDate < rule.from || (rule.until !== undefined && taxed.effectiveDate >= rule.until)) continue
    let taxable = base
    if (rule.onTopOf) for (const tax of taxes) if (rule.onTopOf.includes(tax.key)) taxable += tax.amount
    const amount = rule.flat ?? portion(taxable, { rate: rule.rate })
    taxes.push({ key: rule.key, name: rule.name, rate: rule.rate, taxable, amount, source: rule.source })
  }
  return taxes
}
