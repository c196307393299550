import type { ManuscriptRecord } from '#shared/contracts/quote/manuscriptRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { TimeZone } from '#shared/domain/calendar/timeZone.ts'
import type { ManuscriptEffect } from '#shared/domain/policy/manuscript.ts'
import type { Endorsement } from '../templates/documentData.ts'

/** What an endorsement does, in a sentence. */
export const effectSentences: Readonly<Record<ManuscriptEffect, string>> = {
  BROADENS: 'It broadens the cover.',
  RESTRICTS: 'It restricts the cover.',
  CLARIFIES: 'It clarifies the cover.',
}

/** The cover that one was written for. */
interface Written {
  readonly timeZone: TimeZone
  /** Its first day, from which it has what was written for its quote. */
  readonly effectiveDate: CalendarDate
}

/** The edition of one is the month in which it was approved. */
export const editionOfManuscript = ({ approved, created }: ManuscriptRecord, timeZone: TimeZone): string => {
  const day = dateAt(approved?.at ?? created, timeZone)
  return `${day.slice(5, 7)} ${day.slice(2, 4)}`
}

/** An endorsement written for one cover, as its documents print it after the standard ones. */
export const manuscriptEndorsement = (
  manuscript: ManuscriptRecord,
  { timeZone, effectiveDate }: Written,
): Endorsement => ({
  number: manuscript.number,
  title: manuscript.title,
  edition: editionOfManuscript(manuscript, timeZone),
  effective: manuscript.effectiveDate ?? effectiveDate,
  text: effectSentences[manuscript.effect],
  wording: manuscript.text,
})
