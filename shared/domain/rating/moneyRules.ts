/** Rules whose figures are amounts of money, in whole currency units. */
const moneyRules: readonly string[] = [
  'referral.claimsCost',
  'referral.limit',
  'referral.lineRevenue',
  'referral.premium',
  'referral.revenue',
]

/** Whether a rule looks at an amount of money rather than at a count or a score. */
export const isAboutMoney = (ruleId: string): boolean => moneyRules.includes(ruleId)
