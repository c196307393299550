import type { CalendarDate } from '../domain/calendar/calendarDate.ts'
import { addDays } from '../domain/calendar/moveDate.ts'

/** Where a surplus lines policy is filed, and within how many days. */
export interface SurplusFilingRule {
  /** The stamping office, or the department where there is none. */
  readonly filedWith: string
  readonly days: number
  /** From when days are counted: the binding, the first day of cover, or the later of both. */
  readonly from: 'BOUND' | 'EFFECTIVE' | 'LATER'
  readonly source: string
}

const rule = (
  filedWith: string,
  days: number,
  source: string,
  from: SurplusFilingRule['from'] = 'BOUND',
): SurplusFilingRule => ({ filedWith, days, from, source })

/**
 * States whose policies are filed one by one, with their deadline (rule: surplus-filing). Others are told of placements with
 * the tax return, by quarter, half a year or year: those are numbered and filed within the month, by our own rule.
 */
const usSurplusFilings: Readonly<Record<string, SurplusFilingRule>> = {
  AL: rule('Alabama Department of Insurance', 30, 'Ala. Code § 27-10-24', 'EFFECTIVE'),
  AZ: rule('Surplus Line Association of Arizona', 60, 'A.R.S. § 20-408'),
  CA: rule('Surplus Line Association of California', 60, 'Cal. Ins. Code § 1763'),
  DC: rule('D.C. Department of Insurance, Securities and Banking', 90, 'D.C. Code § 31-2502.40'),
  FL: rule('Florida Surplus Lines Service Office', 30, 'Fla. Stat. § 626.921', 'EFFECTIVE'),
  ID: rule('Surplus Line Association of Idaho', 30, 'Idaho Code § 41-1214'),
  IL: rule('Surplus Line Association of Illinois', 90, '215 ILCS 5/445'),
  MN: rule('Surplus Lines Association of Minnesota', 60, 'Minn. Stat. § 60A.2085'),
  MS: rule('Mississippi Surplus Lines Association', 60, 'Miss. Code § 83-21-19'),
  MT: rule('Commissioner of Securities and Insurance, Montana', 90, 'Mont. Code § 33-2-303'),
  NC: rule('North Carolina Surplus Lines Association', 30, 'N.C.G.S. § 58-21-35'),
  NV: rule('Nevada Surplus Lines Association', 90, 'NRS § 685A.075'),
  NY: rule('Excess Line Association of New York', 45, 'N.Y. Ins. Law § 2118(b)(1)'),
  OR: rule('Surplus Line Association of Oregon', 90, 'ORS § 735.425'),
  PA: rule('Pennsylvania Surplus Lines Association', 45, '40 P.S. § 991.1609'),
  TX: rule('Surplus Lines Stamping Office of Texas', 60, '28 TAC § 15.106', 'LATER'),
  UT: rule('Surplus Line Association of Utah', 60, 'Utah Code § 31A-15-103'),
  WA: rule('Surplus Line Association of Washington', 60, 'RCW § 48.15.040'),
}

/** Within the month, where the state asks for a return alone (decision: surplus-filed-within-a-month). */
const ownRule = rule('Department of insurance, with the tax return', 30, 'Our own rule; the state asks for a return')

/** Where a policy of the state is filed. */
export const surplusFilingOf = (state: string): SurplusFilingRule => usSurplusFilings[state] ?? ownRule

/** The last day on which it is filed in time. */
export const surplusFilingDue = (
  { days, from }: SurplusFilingRule,
  { bound, effective }: { readonly bound: CalendarDate; readonly effective: CalendarDate },
): CalendarDate => {
  const later = bound > effective ? bound : effective
  return addDays({ BOUND: bound, EFFECTIVE: effective, LATER: later }[from], days)
}
