import type { TFunction } from 'i18next'
import type { HistoryLine } from '#shared/records/historyEntry.ts'
import type { TimelineEvent } from '../../charts/StatusTimeline.tsx'
import { statusWords } from '../../ui/statusTone.ts'
import { deedOf, deedWords } from '../historyWords.ts'

/** What a record says of its last deed of a name, or of how it last came to a status; `by` is who did it. */
export type Notes = Readonly<Record<string, ((by: string) => string) | undefined>>

/** Deeds that are steps of a life although they leave the status as it is. */
const steps: readonly string[] = [
  'attestQuote',
  'createQuoteShare',
  'handInQuestionnaire',
  'recordDiligence',
  'sendQuestionnaire',
  'sendQuoteToPolicyHolder',
  'sendSignRequest',
  'signApplication',
  'withdrawQuestionnaire',
]

interface Step {
  readonly line: HistoryLine
  readonly deed: string
  /** What the record was from then on; undefined where its history does not tell. */
  readonly status: string | undefined
}

/** The lines by which a record came to a status, and those of its steps, oldest first. */
const stepsOf = (lines: readonly HistoryLine[]): Step[] => {
  let status: string | undefined
  return lines.toReversed().flatMap((line): Step[] => {
    const change = line.changes.find(({ field }) => field === 'status')
    const deed = deedOf(line.operation)
    if (change === undefined && !steps.includes(deed)) return []
    if (change !== undefined) status = typeof change.after === 'string' ? change.after : undefined
    return [{ line, deed, status }]
  })
}

const labelOf = ({ line, deed, status }: Step, t: TFunction<'records'>): string =>
  t(`timeline.deed.${deed}`, {
    defaultValue:
      status === undefined
        ? deedWords(line.operation, t)
        : t(`timeline.status.${status}`, { defaultValue: statusWords(status) }),
  })

/** What happened to a record, oldest first, as its history tells it to its reader: how it came to be what it is. */
export const happened = (lines: readonly HistoryLine[], notes: Notes, t: TFunction<'records'>): TimelineEvent[] => {
  const untold = new Map(Object.entries(notes))
  const noteOf = ({ line, deed, status = '' }: Step): string => {
    const name = untold.has(deed) ? deed : status
    const note = untold.get(name)
    untold.delete(name)
    return note?.(line.by) ?? line.by
  }
  return stepsOf(lines)
    .toReversed()
    .map((step) => ({
      id: `${step.line.version} ${step.line.at}`,
      status: step.status ?? '',
      label: labelOf(step, t),
      at: step.line.at,
      note: noteOf(step),
    }))
    .toReversed()
}

/** A day comes after what was done on it. */
const placeOf = ({ at }: TimelineEvent): string => (at.includes('T') ? at : `${at}~`)

/**
 * A life: what happened, with the days that have come, and then the days ahead. What a day brought is told once: where the
 * history has it, the day is left out.
 */
export const lifeOf = (told: readonly TimelineEvent[], days: readonly TimelineEvent[]): TimelineEvent[] =>
  [...told, ...days.filter(({ planned, status }) => planned || !told.some((event) => event.status === status))].sort(
    (a, b) =>
      Number(a.planned ?? false) - Number(b.planned ?? false) ||
      (placeOf(a) === placeOf(b) ? 0 : placeOf(a) < placeOf(b) ? -1 : 1),
  )
