import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Subjectivity } from './subjectivity.ts'

/** Whether nothing more is asked for: what came was accepted, or it was waived. */
export const isMet = ({ status }: Pick<Subjectivity, 'status'>): boolean => status === 'ACCEPTED' || status === 'WAIVED'

/** What still has to be brought, in the order it was asked for. */
export const unmet = <Each extends Pick<Subjectivity, 'status'>>(subjectivities: readonly Each[]): Each[] =>
  subjectivities.filter((each) => !isMet(each))

/** What stands in the way of binding. */
export const stopsBinding = (subjectivities: readonly Subjectivity[]): Subjectivity[] =>
  unmet(subjectivities).filter(({ stage }) => stage === 'PRE_BIND')

/** What stands in the way of the policy: whatever was due before binding, and what is overdue since. */
export const stopsIssue = (subjectivities: readonly Subjectivity[]): Subjectivity[] =>
  unmet(subjectivities).filter(({ stage, status }) => stage === 'PRE_BIND' || status === 'OVERDUE')

/** Whether something did not come by its day. */
export const anyOverdue = (subjectivities: readonly Pick<Subjectivity, 'status'>[]): boolean =>
  subjectivities.some(({ status }) => status === 'OVERDUE')

/** The next day on which one of them falls due; undefined when none does. */
export const nextDue = (subjectivities: readonly Subjectivity[]): CalendarDate | undefined =>
  subjectivities
    .flatMap(({ status, due }) => (status === 'OPEN' && due !== undefined ? [due] : []))
    .toSorted()
    .at(0)

/** Those that a day finds open after their last one. */
export const fallenDue = (subjectivities: readonly Subjectivity[], today: CalendarDate): Subjectivity[] =>
  subjectivities.filter(({ status, due }) => status === 'OPEN' && due !== undefined && due < today)
