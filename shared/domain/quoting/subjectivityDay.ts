import type { AskedSubjectivity } from '#shared/records/subjectivity/subjectivity.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'

/** Between which days something can be asked for: today and the last of the cover, where the insured is. */
export interface SubjectivitySpan {
  readonly today: CalendarDate
  readonly endDate: CalendarDate
}

/** What is wrong with the day by which something is asked for, in words for beside its field. */
export const dayFault = (
  { stage, due }: Pick<AskedSubjectivity, 'stage' | 'due'>,
  { today, endDate }: SubjectivitySpan,
): string | undefined => {
  if (due === undefined) return stage === 'POST_BIND' ? 'Say by when it is due' : undefined
  if (due < today) return 'Choose a day that is to come'
  return due >= endDate ? 'Choose a day before the cover ends' : undefined
}
