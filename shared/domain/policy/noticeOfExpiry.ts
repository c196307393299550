import type { CalendarDate } from '../calendar/calendarDate.ts'
import { daysBetween } from '../calendar/daysBetween.ts'
import { addDays } from '../calendar/moveDate.ts'
import type { Taxed } from '../rating/taxes/taxAuthority.ts'
import { type NonRenewalRule, nonRenewalRuleOf, nonRenewalSendDays } from './nonRenewalRules.ts'

/** When an insured is told in writing that its policy ends, whoever looks after it (rule: notice-of-expiry). Days are before its end. */
interface NoticeOfExpiryRule {
  /** Everybody whose policy ends, or those alone whose insurer does not renew it (rule: nonrenewal). */
  readonly to: 'all' | 'refused'
  /** From so many days on the notice is sent. */
  readonly sendDays: number
  /** So long at least lies between the notice and the end. */
  readonly leastDays: number
  /** What becomes of cover whose notice is late: it ends with its term, or by law goes on as long again, for the days of notice, or renewed. */
  readonly late: 'asLongAgain' | 'ends' | NonRenewalRule['late']
  /** Where the days come from. */
  readonly source: string
}

const byRegion: Readonly<Partial<Record<Taxed['region'], NoticeOfExpiryRule>>> = {
  uk: {
    to: 'all',
    sendDays: 28,
    leastDays: 21,
    late: 'ends',
    source: 'FCA ICOBS 6.1.5R and 6.1.6G, in good time; 21 days are ours',
  },
  au: {
    to: 'all',
    sendDays: 21,
    leastDays: 14,
    late: 'asLongAgain',
    source: 'Insurance Contracts Act 1984 (Cth) s 58(2) and (3)',
  },
}

const ruleOf = (place: Taxed): NoticeOfExpiryRule | undefined => {
  const refused = nonRenewalRuleOf(place)
  return refused ? { to: 'refused', sendDays: nonRenewalSendDays, ...refused } : byRegion[place.region]
}

/** The notice of a policy's end that was given: on which day, and whether a renewal may be talked about. */
export interface GivenNotice {
  readonly on: CalendarDate
  readonly mayRenew: boolean
}

interface Ending {
  readonly expirationDate: CalendarDate
  readonly noticed?: GivenNotice | undefined
  /** The insurer does not renew it. */
  readonly isRefused?: boolean | undefined
}

interface Term extends Ending {
  readonly effectiveDate: CalendarDate
}

type Place = Taxed & { readonly today: CalendarDate }

/** The day from which the notice of a policy's end is sent to everybody; undefined where it is not. */
export const noticeOfExpiryFrom = (expirationDate: CalendarDate, place: Taxed): CalendarDate | undefined => {
  const rule = ruleOf(place)
  return rule?.to === 'all' ? addDays(expirationDate, -rule.sendDays) : undefined
}

/** The last day on which the notice is in time. */
const lastInTime = (expirationDate: CalendarDate, { leastDays }: NoticeOfExpiryRule): CalendarDate =>
  addDays(expirationDate, -leastDays)

/** The last day on which the notice of a policy's end is in time in a place; undefined where none is asked for. */
export const noticeInTimeUntil = (expirationDate: CalendarDate, place: Taxed): CalendarDate | undefined => {
  const rule = ruleOf(place)
  return rule && lastInTime(expirationDate, rule)
}

const isInTime = ({ expirationDate, noticed }: Ending, rule: NoticeOfExpiryRule): boolean =>
  noticed !== undefined && noticed.on <= lastInTime(expirationDate, rule)

/** Of a refusal to renew that was taken back nothing is left; what refuses once more is told once more. */
const isTold = ({ noticed, isRefused }: Ending, rule: NoticeOfExpiryRule): boolean =>
  rule.to === 'refused' ? isRefused !== true || noticed?.mayRenew === false : noticed !== undefined

/**
 * Whether the notice is to be sent today: once, from its first day to the last of cover, since one that is late is better than
 * none. Where it came too late for anything but a renewal none is.
 */
export const isNoticeOfExpiryDue = (ending: Ending, { today, ...place }: Place): boolean => {
  const { expirationDate } = ending
  const rule = ruleOf(place)
  if (rule === undefined || isTold(ending, rule)) return false
  const daysLeft = daysBetween({ from: today, until: expirationDate })
  const isTooLate = rule.late === 'renewed' && today > lastInTime(expirationDate, rule)
  return !isTooLate && daysLeft >= 0 && daysLeft <= rule.sendDays
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

/** Whether cover may go on by law, for as long again, in a place where the notice was not given in time. */
export const mayGoOn = (place: Taxed): boolean => ['asLongAgain', 'renewed'].includes(ruleOf(place)?.late ?? 'ends')

/** As long again as a policy ran: its cover is over then, where it goes on by law (s 58(4)). */
const asLongAgain = ({ effectiveDate, expirationDate }: Pick<Term, 'effectiveDate' | 'expirationDate'>): CalendarDate =>
  addDays(expirationDate, daysBetween({ from: effectiveDate, until: expirationDate }))

/**
 * The day on which cover is over that goes on by law beyond its term, since the notice of its end was not given in time;
 * undefined where it ends with its term. Other cover that takes its place ends it before. Where a refusal that came too late
 * leaves a renewal owed, that is for as long again.
 */
export const goesOnUntil = (policy: Term, place: Taxed): CalendarDate | undefined => {
  const rule = ruleOf(place)
  if (rule === undefined || isInTime(policy, rule)) return undefined
  const { isRefused, noticed } = policy
  if (rule.late === 'asLongAgain' || (rule.late === 'renewed' && isRefused)) return asLongAgain(policy)
  return rule.late === 'noticeAnew' && noticed?.mayRenew === false ? addDays(noticed.on, rule.leastDays) : undefined
}

/**
 * How the notice of a policy's end stands on a day, from the day on which it is sent – or the renewal refused – to the last on
 * which anything may follow from it: cover that goes on does so for as long as the policy ran (s 58(4)). Undefined on other
 * days, and where no notice is asked for.
 */
export const noticeOfExpiryOn = (policy: Term, { today, ...place }: Place): NoticeOfExpiry | undefined => {
  const { expirationDate, isRefused, noticed } = policy
  const rule = ruleOf(place)
  if (rule === undefined || today > asLongAgain(policy)) return undefined
  const isSoon = daysBetween({ from: today, until: expirationDate }) <= rule.sendDays
  if (rule.to === 'refused' ? !isRefused : !isSoon) return undefined
  const given = isTold(policy, rule) ? noticed : undefined
  const by = lastInTime(expirationDate, rule)
  const standing =
    given !== undefined && isInTime(policy, rule) ? 'given' : given === undefined && today <= by ? 'waiting' : 'missed'
  const until = standing === 'missed' ? goesOnUntil(policy, place) : undefined
  return { standing, by, ...given, ...(until !== undefined && { goesOnUntil: until }) }
}

/** What a refusal to renew takes on a day. */
export interface NonRenewal {
  /** The day on which its notice goes out. */
  readonly noticedOn: CalendarDate
  /** The last day on which that is in time, so many days before the end, by a law. */
  readonly by: CalendarDate
  readonly days: number
  readonly source: string
  /** Where it is late: until when cover goes on by it; a renewal has to be offered where that is left out. */
  readonly late?: { readonly standsUntil?: CalendarDate }
}

/** What it takes to refuse the renewal of a policy today; undefined where no notice of its own is asked for. */
export const nonRenewalOn = (expirationDate: CalendarDate, { today, ...place }: Place): NonRenewal | undefined => {
  const rule = ruleOf(place)
  if (rule?.to !== 'refused') return undefined
  const first = addDays(expirationDate, -rule.sendDays)
  const by = lastInTime(expirationDate, rule)
  const standsUntil = rule.late === 'noticeAnew' ? addDays(today, rule.leastDays) : undefined
  return {
    noticedOn: today < first ? first : today,
    by,
    days: rule.leastDays,
    source: rule.source,
    ...(today > by && { late: { ...(standsUntil !== undefined && { standsUntil }) } }),
  }
}
