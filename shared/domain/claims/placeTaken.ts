import type { CalendarDate } from '../calendar/calendarDate.ts'

interface Cover {
  readonly id: string
  readonly effectiveDate: CalendarDate
  readonly expirationDate: CalendarDate
  /** What an excess layer lies on. */
  readonly excess?: object | undefined
}

/**
 * The day on which other cover takes the place of one that goes on by law after its term (Insurance Contracts Act 1984
 * s 58): the first day after that began of cover of the same kind, from the ground up or above it. Undefined while none does.
 */
export const placeTakenOn = (cover: Cover, others: readonly Cover[]): CalendarDate | undefined =>
  others
    .filter(
      ({ id, effectiveDate, expirationDate, excess }) =>
        id !== cover.id &&
        (excess === undefined) === (cover.excess === undefined) &&
        expirationDate > cover.expirationDate &&
        effectiveDate > cover.effectiveDate,
    )
    .map(({ effectiveDate }) => (effectiveDate > cover.expirationDate ? effectiveDate : cover.expirationDate))
    .toSorted()[0]
