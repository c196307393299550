import type { FeeKey, PremiumTax, TaxKey } from '../ratedPremium.ts'
import type { Taxed } from './taxAuthority.ts'

/** Fees that are earned in full when a policy is issued; others are earned by days (rule: return-premium). */
const brokers = ['brokerFee', 'additionalBrokerFee'] as const
const every = ['policyFee', 'mgaFee', ...brokers] as const

const keptFees = {
  // What an admitted insurer's general agent charges besides is part of the filed premium, and is earned as it is.
  us: { admitted: ['policyFee', ...brokers], surplus: every },
  uk: { admitted: every, surplus: every },
  au: { admitted: every, surplus: every },
} as const satisfies Record<Taxed['region'], Record<'admitted' | 'surplus', readonly FeeKey[]>>

/** Levies of a state that stay charged when premium is returned, by state; taxes follow the premium that is kept. */
const keptLevies: Readonly<Record<string, readonly TaxKey[]>> = {
  OR: ['surplusStampingFee'],
  PA: ['surplusStampingFee'],
}

/** Whether a fee stays charged when a policy is cancelled after it began. */
export const isFeeKept = (key: FeeKey, { region, surplus }: Taxed & { readonly surplus: boolean }): boolean => {
  const kept: readonly FeeKey[] = keptFees[region][surplus ? 'surplus' : 'admitted']
  return kept.includes(key)
}

/** Whether a tax or levy stays charged as it is; a flat amount does everywhere, since nothing of it follows the premium. */
export const isTaxKept = ({ key, rate }: Pick<PremiumTax, 'key' | 'rate'>, { region, state }: Taxed): boolean =>
  rate === 0 || (region === 'us' && state !== undefined && (keptLevies[state]?.includes(key) ?? false))
