/** A line of an application: what is asked, and what was answered. */
interface Line {
  readonly label: string
  readonly answer: string
}

/** A line that says something else now; `before` or `answer` is missing where it was not there. */
export interface ChangedLine {
  readonly label: string
  readonly before?: string | undefined
  readonly answer?: string | undefined
}

/** What of an application says something else than it did, line by line: those of now first, in their order. */
export const changedLines = (before: readonly Line[], now: readonly Line[]): ChangedLine[] => {
  const were = new Map(before.map(({ label, answer }) => [label, answer]))
  const are = new Set(now.map(({ label }) => label))
  return [
    ...now.flatMap(({ label, answer }): ChangedLine[] =>
      were.get(label) === answer ? [] : [{ label, answer, ...(were.has(label) && { before: were.get(label) }) }],
    ),
    ...before.flatMap(({ label, answer }) => (are.has(label) ? [] : [{ label, before: answer }])),
  ]
}

/** The same in a line of a letter. */
export const changedLineWords = ({ label, before = 'nothing', answer = 'nothing' }: ChangedLine): string =>
  `${label} – ${before}, now ${answer}`
