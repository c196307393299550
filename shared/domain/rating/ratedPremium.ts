import { z } from 'zod'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { CoverageId } from '../coverage/coverageId.ts'
import { currencies } from '../money/money.ts'
import { RatedBy } from './carrierRater.ts'
import { Waterfall } from './waterfall.ts'

/** A coverage's share of the premium, minor units, whole currency units only. */
export const CoveragePremium = z.object({ coverageId: CoverageId, premium: MinorUnits })
export type CoveragePremium = z.infer<typeof CoveragePremium>

export const feeKeys = ['policyFee', 'brokerFee', 'additionalBrokerFee', 'mgaFee'] as const
export type FeeKey = (typeof feeKeys)[number]
export const PremiumFee = z.object({ key: z.enum(feeKeys), amount: MinorUnits })
export type PremiumFee = z.infer<typeof PremiumFee>

export const taxKeys = ['surplusLineTax', 'surplusStampingFee', 'surplusSurcharge', 'ipt', 'gst', 'stampDuty'] as const
export type TaxKey = (typeof taxKeys)[number]

/** A tax or levy: `taxable` times `rate`, or a flat amount with rate 0. Amounts are minor units. */
export const PremiumTax = z.object({
  key: z.enum(taxKeys),
  name: z.string(),
  rate: z.number(),
  taxable: MinorUnits,
  amount: MinorUnits,
  source: z.string(),
})
export type PremiumTax = z.infer<typeof PremiumTax>

/**
 * A priced risk. All amounts are minor units: `premium` is the sum of the coverages (terrorism cover included), `total`
 * the premium with fees and taxes, and the effects of `steps` add up to `total`.
 */
export const RatedPremium = z.object({
  rateBookVersion: z.string(),
  carrierRater: RatedBy.optional().describe(
    'The carrier’s rater that was effective; none where the book alone prices.',
  ),
  currency: z.enum(currencies),
  steps: Waterfall,
  coverages: z.array(CoveragePremium),
  premium: MinorUnits,
  fees: z.array(PremiumFee),
  taxes: z.array(PremiumTax),
  total: MinorUnits,
})
export type RatedPremium = z.infer<typeof RatedPremium>
