import type { AuditLine } from '#shared/contracts/auth/audit.ts'

/** What was done on one of the reader's days. */
export type AuditDay = { readonly day: string; readonly lines: readonly AuditLine[] }

const two = (value: number) => String(value).padStart(2, '0')

/** The reader's day of an instant, `YYYY-MM-DD`. */
export const readersDay = (instant: string): string => {
  const when = new Date(instant)
  return `${when.getFullYear()}-${two(when.getMonth() + 1)}-${two(when.getDate())}`
}

/** Lines by the reader's days, in their order. */
export const auditDays = (lines: readonly AuditLine[]): readonly AuditDay[] =>
  [...Map.groupBy(lines, ({ at }) => readersDay(at))].map(([day, ofDay]) => ({ day, lines: ofDay }))
