import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { Taxed } from '../rating/taxes/taxAuthority.ts'

/** By what a premium is returned that the insured gives up themselves. */
export type InsuredsReturn = 'customary' | 'proRata' | { readonly partOfRest: number }

/** How premium is returned where a policy ends within its term. Amounts are minor units. */
export interface ReturnRule {
  /** Where the insured asks for it: by days, by the customary short-rate table, or a part of what is left by days. */
  readonly insured: InsuredsReturn
  /** Part of the premium that is kept at least, where the insured asks for it. */
  readonly minimumEarned: number
  /** What is kept at least in any case of that, however little the premium is. */
  readonly minimumAmount: MinorUnits
  /** The law, or the terms of the form where the law leaves it to them. */
  readonly source: string
}

const byDays = { insured: 'proRata', minimumEarned: 0, minimumAmount: 0 } as const

/** Where a state says nothing else: its form may return less than by days what the first Named Insured gives up. */
const admitted: ReturnRule = {
  ...byDays,
  insured: 'customary',
  source: 'ISO IL 00 17, A.5: the refund may be less than pro rata where the first Named Insured cancels',
}

/** States of the US with a rule of their own for admitted paper (rule: return-manner). */
const byState: Readonly<Record<string, ReturnRule>> = {
  AK: {
    ...byDays,
    insured: { partOfRest: 0.925 },
    source: 'AS 21.36.255(a)(2): at most 7.5% of the unearned premium',
  },
  CA: { ...byDays, source: 'Cal. Ins. Code § 481(a): by the time that is left, as the contract says nothing else' },
  MI: { ...byDays, minimumAmount: 2_500, source: 'MCL 500.3020(1)(a) and (c): pro rata, $25 at least' },
  NY: { ...byDays, source: 'N.Y. Ins. Law § 3428(a): by the rate filing, which has no short rate' },
  WA: {
    ...byDays,
    insured: { partOfRest: 0.9 },
    source: 'RCW 48.18.300(1): as the policy says, 90% of pro rata (ISO IL 01 46)',
  },
}

/** Of insurers that are not admitted, whose rates and forms are not filed. */
const surplus: ReturnRule = {
  insured: 'customary',
  minimumEarned: 0.25,
  minimumAmount: 0,
  source:
    'Terms of the surplus lines form: short rate, 25% of the total policy premium, including endorsements, at least',
}

/** Of them in states whose statute is of every insurer. */
const surplusByState: Readonly<Record<string, ReturnRule>> = {
  AK: {
    ...surplus,
    insured: { partOfRest: 0.925 },
    source: 'AS 21.36.255(a)(2) and (b)(2): at most 7.5% of the unearned premium; a minimum that the policy states',
  },
}

const elsewhere: Readonly<Record<'au' | 'uk', ReturnRule>> = {
  au: { ...byDays, source: 'Terms of the form, to which the Insurance Contracts Act 1984 (Cth) leaves it' },
  uk: { ...byDays, source: 'Terms of the form, in the customer’s best interests (FCA ICOBS 2.5.-1R)' },
}

/** The rule of a place, for the paper a policy is written on. */
export const returnRuleOf = ({
  region,
  state = '',
  surplus: isSurplus,
}: Taxed & { readonly surplus: boolean }): ReturnRule => {
  if (region !== 'us') return elsewhere[region]
  return isSurplus ? (surplusByState[state] ?? surplus) : (byState[state] ?? admitted)
}

/** What is kept at least of a premium that a financer paid, which is returned by days whoever ends the policy. */
export interface FinancedRule {
  readonly minimumEarned: number
  readonly minimumAmount: MinorUnits
  readonly source: string
}

const financed: FinancedRule = {
  minimumEarned: 0,
  minimumAmount: 0,
  source: 'Premium finance statutes: the gross unearned premium is returned to the financer',
}

const financedByState: Readonly<Record<string, FinancedRule>> = {
  CA: { ...financed, source: 'Cal. Fin. Code § 18608; Cal. Ins. Code § 481' },
  NY: { minimumEarned: 0.1, minimumAmount: 6_000, source: 'N.Y. Ins. Law § 3428(e): pro rata, 10% or $60 at least' },
  TX: { ...financed, source: 'Tex. Ins. Code § 651.162; 28 TAC § 25.57' },
  WA: { ...financed, source: 'RCW 48.56.120: the gross unearned premium' },
}

/** What is kept at least where a financer ends a policy. */
export const financedRuleOf = ({ region, state = '' }: Taxed): FinancedRule =>
  region === 'us' ? (financedByState[state] ?? financed) : { ...financed, source: elsewhere[region].source }
