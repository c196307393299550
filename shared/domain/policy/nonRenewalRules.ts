import type { Taxed } from '../rating/taxes/taxAuthority.ts'

/** When an insurer of the US tells that it does not renew a commercial policy, and what follows where it is late (rule: nonrenewal). */
export interface NonRenewalRule {
  /** So long at least lies between the notice and the end. */
  readonly leastDays: number
  /** What becomes of cover whose notice was late: it goes on for as many days after it, or the policy is renewed. */
  readonly late: 'noticeAnew' | 'renewed'
  readonly source: string
}

/** The earliest notice that counts: the day before is too early in California, New Jersey and New York. */
export const nonRenewalSendDays = 120

/**
 * Where no state is named the most that most of them ask, since more notice is never wrong. Late notice commonly keeps cover in
 * force for its days from then on (A.R.S. § 20-1676(E), Fla. Stat. § 627.4133, N.Y. Ins. Law § 3426(e)).
 */
const standard: NonRenewalRule = {
  leastDays: 60,
  late: 'noticeAnew',
  source: 'Ours, where no law of the state is named: as many as most states ask',
}

const days = (leastDays: number, source: string, late: NonRenewalRule['late'] = 'noticeAnew'): NonRenewalRule => ({
  leastDays,
  late,
  source,
})

/**
 * States by what they ask of commercial policies. Insurers that are not admitted are exempt in most of them (so Arizona by
 * A.R.S. § 20-1671, not Oklahoma by 36 O.S. § 3639), and give the same (decision: notice-days).
 */
const byState: Readonly<Record<string, NonRenewalRule>> = {
  AK: days(45, 'AS 21.36.240'),
  AZ: days(60, 'A.R.S. § 20-1676'),
  CA: days(60, 'Cal. Ins. Code § 678.1: 60 to 120 days'),
  CO: days(45, 'C.R.S. § 10-4-110'),
  CT: days(60, 'Conn. Gen. Stat. § 38a-323'),
  FL: days(45, 'Fla. Stat. § 627.4133(1)'),
  GA: days(45, 'O.C.G.A. § 33-24-47'),
  IA: days(45, 'Iowa Code § 515.128'),
  ID: days(45, 'Idaho Code § 41-1842'),
  IL: days(60, '215 ILCS 5/143.17a: no term is extended to give the notice', 'renewed'),
  IN: days(45, 'Ind. Code § 27-1-31-3'),
  KS: days(60, 'K.S.A. 40-2,121'),
  KY: days(75, 'KRS 304.20-320', 'renewed'),
  LA: days(60, 'La. R.S. 22:1267'),
  MD: days(45, 'Md. Code, Ins. § 27-603'),
  ME: days(30, '24-A M.R.S. § 2908'),
  MN: days(60, 'Minn. Stat. § 60A.37'),
  MO: days(60, 'Mo. Rev. Stat. § 379.883'),
  MS: days(30, 'Miss. Code § 83-5-28'),
  MT: days(45, 'Mont. Code § 33-15-1105'),
  NC: days(45, 'N.C. Gen. Stat. § 58-41-20'),
  NE: days(60, 'Neb. Rev. Stat. § 44-522'),
  NH: days(60, 'RSA 417-C:2'),
  NJ: days(30, 'N.J.A.C. 11:1-20.2: 30 to 120 days'),
  NV: days(60, 'NRS 687B.340'),
  NY: days(60, 'N.Y. Ins. Law § 3426(e): 60 to 120 days'),
  OH: days(30, 'Ohio R.C. 3937.27'),
  OK: days(45, '36 O.S. § 3639'),
  OR: days(30, 'ORS 742.706'),
  PA: days(60, '40 P.S. § 3402 and 3403'),
  SC: days(90, 'S.C. Code § 38-75-740: 60 or 90 days by the season, of which the longer is given'),
  TN: days(60, 'Tenn. Code § 56-7-1806'),
  TX: days(60, 'Tex. Ins. Code § 551.054'),
  UT: days(30, 'Utah Code § 31A-21-303'),
  VA: days(45, 'Va. Code § 38.2-231'),
  VT: days(45, '8 V.S.A. § 3881'),
  WA: days(45, 'RCW 48.18.2901', 'renewed'),
  WI: days(60, 'Wis. Stat. § 631.36(4)'),
}

/** What a place asks of an insurer that does not renew; undefined where every insured is told of the end of its policy instead. */
export const nonRenewalRuleOf = ({ region, state = '' }: Taxed): NonRenewalRule | undefined =>
  region === 'us' ? (byState[state] ?? standard) : undefined
