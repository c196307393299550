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

/** Lines that follow one another and say the same; the newest stands for them. */
export type AuditRun = readonly [AuditLine, ...AuditLine[]]

/** Whether the platform, in nobody's place, did the same to the same as before. What people do stands line by line. */
const isSameAgain = (a: AuditLine, b: AuditLine): boolean =>
  [a, b].every(({ actorId, jumpedIn, through }) => (actorId ?? jumpedIn ?? through) === undefined) &&
  (['by', 'kind', 'operation', 'record'] as const).every((field) => a[field] === b[field])

/** Lines, with what the platform repeats taken together: a job writes a line with every step. */
export const auditRuns = (lines: readonly AuditLine[]): readonly AuditRun[] => {
  const runs: [AuditLine, ...AuditLine[]][] = []
  for (const line of lines) {
    const last = runs.at(-1)
    if (last !== undefined && isSameAgain(last[0], line)) last.push(line)
    else runs.push([line])
  }
  return runs
}
