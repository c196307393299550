import type { RegionCode } from '#shared/regions/code.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { daysBetween } from '../calendar/daysBetween.ts'
import { addDays } from '../calendar/moveDate.ts'

/** When an insured is told in writing that its policy ends, whoever looks after it (rule: notice-of-expiry). Days are before its end. */
interface NoticeOfExpiryRule {
  /** From so many days on the notice is sent. */
  readonly sendDays: number
  /** So long at least lies between the notice and the end. */
  readonly leastDays: number
  /** Whether cover goes on by law where it was not given in time. */
  readonly goesOn: boolean
  /** Where the days come from. */
  readonly source: string
}

const noticeOfExpiryRules: Readonly<Partial<Record<RegionCode, NoticeOfExpiryRule>>> = {
  uk: {
    sendDays: 28,
    leastDays: 21,
    goesOn: false,
    source: 'FCA ICOBS 6.1.5R and 6.1.6G, in good time; 21 days are ours',
  },
  au: { sendDays: 21, leastDays: 14, goesOn: true, source: 'Insurance Contracts Act 1984 (Cth) s 58(2) and (3)' },
}

/** The notice of a policy's end that was given: on which day, and whether a renewal may be talked about. */
export interface GivenNotice {
  readonly on: CalendarDate
  readonly mayRenew: boolean
}

interface Ending {
  readonly expirationDate: CalendarDate
  readonly noticed?: GivenNotice | undefined
}

interface Term extends Ending {
  readonly effectiveDate: CalendarDate
}

interface Place {
  readonly region: RegionCode
  readonly today: CalendarDate
}

/** The day from which the notice of a policy's end is sent; undefined where none is asked for. */
export const noticeOfExpiryFrom = (expirationDate: CalendarDate, region: RegionCode): CalendarDate | undefined => {
  const rule = noticeOfExpiryRules[region]
  return rule && addDays(expirationDate, -rule.sendDays)
}

/** Whether the notice is to be sent today: once, from its first day to the last of cover, since one that is late is better than none. */
export const isNoticeOfExpiryDue = ({ expirationDate, noticed }: Ending, { region, today }: Place): boolean => {
  const rule = noticeOfExpiryRules[region]
  const daysLeft = daysBetween({ from: today, until: expirationDate })
  return rule !== undefined && noticed === undefined && daysLeft >= 0 && daysLeft <= rule.sendDays
}

/** Given in time, not in time, or waiting for its day. */
export const noticeStandings = ['given', 'missed', 'waiting'] as const

/** How the notice of a policy's end stands. */
export interface NoticeOfExpiry {
  readonly standing: (typeof noticeStandings)[number]
  /** The last day on which it is in time. */
  readonly by: CalendarDate
  readonly on?: CalendarDate
  readonly mayRenew?: boolean
  /** The last day of the cover that goes on by law, unless other cover takes its place or it is cancelled before. */
  readonly goesOnUntil?: CalendarDate
}

/** The last day on which the notice is in time. */
const lastInTime = (expirationDate: CalendarDate, { leastDays }: NoticeOfExpiryRule): CalendarDate =>
  addDays(expirationDate, -leastDays)

const isInTime = ({ expirationDate, noticed }: Ending, rule: NoticeOfExpiryRule): boolean =>
  noticed !== undefined && noticed.on <= lastInTime(expirationDate, rule)

/** Whether cover goes on by law in a region where the notice was not given in time. */
export const mayGoOn = (region: RegionCode): boolean => noticeOfExpiryRules[region]?.goesOn === true

/** As long again as a policy ran: its cover is over then, where it goes on by law (s 58(4)). */
const asLongAgain = ({ effectiveDate, expirationDate }: Pick<Term, 'effectiveDate' | 'expirationDate'>): CalendarDate =>
  addDays(expirationDate, daysBetween({ from: effectiveDate, until: expirationDate }))

/**
 * The day on which cover is over that goes on by law beyond its term, since the notice of its end was not given in time;
 * undefined where it ends with its term. Other cover that takes its place ends it before.
 */
export const goesOnUntil = (policy: Term, region: RegionCode): CalendarDate | undefined => {
  const rule = noticeOfExpiryRules[region]
  return rule?.goesOn && !isInTime(policy, rule) ? asLongAgain(policy) : undefined
}

/**
 * How the notice of a policy's end stands on a day, from the day on which it is sent to the last on which anything may follow
 * from it: cover that goes on does so for as long as the policy ran (s 58(4)). Undefined on other days, and where no notice is
 * asked for.
 */
export const noticeOfExpiryOn = (policy: Term, { region, today }: Place): NoticeOfExpiry | undefined => {
  const { expirationDate, noticed } = policy
  const rule = noticeOfExpiryRules[region]
  if (rule === undefined || daysBetween({ from: today, until: expirationDate }) > rule.sendDays) return undefined
  const lastDay = asLongAgain(policy)
  if (today > lastDay) return undefined
  const by = lastInTime(expirationDate, rule)
  const standing = isInTime(policy, rule) ? 'given' : noticed === undefined && today <= by ? 'waiting' : 'missed'
  return {
    standing,
    by,
    ...noticed,
    ...(standing === 'missed' && rule.goesOn && { goesOnUntil: lastDay }),
  }
}
