import type { FeeKey, PremiumTax, TaxKey } from '../ratedPremium.ts'
import type { Taxed } from './taxAuthority.ts'

/** Fees that are earned in full when a policy is issued, and by what; others are earned by days (rule: return-premium). */
interface FeesKept {
  readonly fees: readonly FeeKey[]
  readonly source: string
}

const brokers = ['brokerFee', 'additionalBrokerFee'] as const
const every = ['policyFee', 'mgaFee', ...brokers] as const
const signed = 'broker fees by the agreement that the insured signs (Cal. Code Regs. tit. 10, § 2189.3)'

const uk: FeesKept = { fees: every, source: 'Terms of business, told before the contract (FCA ICOBS 4.3)' }
const au: FeesKept = {
  fees: every,
  source: 'Terms of engagement, told in the Financial Services Guide (Corporations Act 2001 (Cth) s 942B)',
}

const feesKept: Readonly<Record<Taxed['region'], Readonly<Record<'admitted' | 'surplus', FeesKept>>>> = {
  us: {
    // What an admitted insurer's general agent charges besides is part of the filed premium, and is earned as it is.
    admitted: {
      fees: ['policyFee', ...brokers],
      source: `The policy fee by the filed rates, the MGA fee by days as the premium; ${signed}`,
    },
    surplus: { fees: every, source: `Policy and MGA fee by the terms of the surplus lines form; ${signed}` },
  },
  uk: { admitted: uk, surplus: uk },
  au: { admitted: au, surplus: au },
}

/** Levies of a state that stay charged when premium is returned, and by what. */
interface LevyKept {
  readonly levies: readonly TaxKey[]
  readonly source: string
}

/** By state; taxes follow the premium that is kept. */
const leviesKept: Readonly<Record<string, LevyKept>> = {
  OR: { levies: ['surplusStampingFee'], source: 'Surplus Line Association of Oregon: a service charge of the filing' },
  PA: {
    levies: ['surplusStampingFee'],
    source: 'Pennsylvania Surplus Lines Association: a stamping fee of the filing',
  },
}

const none: LevyKept = { levies: [], source: 'Taxes and levies follow the premium that is kept' }

/** Which fees stay charged when a policy is cancelled after it began, and by what. */
export const feesKeptOf = ({ region, surplus }: Taxed & { readonly surplus: boolean }): FeesKept =>
  feesKept[region][surplus ? 'surplus' : 'admitted']

/** Which levies of a place stay charged, and by what. */
export const levyKeptOf = ({ region, state = '' }: Taxed): LevyKept =>
  (region === 'us' ? leviesKept[state] : undefined) ?? none

/** Whether a fee stays charged when a policy is cancelled after it began. */
export const isFeeKept = (key: FeeKey, terms: Taxed & { readonly surplus: boolean }): boolean =>
  feesKeptOf(terms).fees.includes(key)

/** Whether a tax or levy stays charged as it is; a flat amount does everywhere, since nothing of it follows the premium. */
export const isTaxKept = ({ key, rate }: Pick<PremiumTax, 'key' | 'rate'>, taxed: Taxed): boolean =>
  rate === 0 || levyKeptOf(taxed).levies.includes(key)
