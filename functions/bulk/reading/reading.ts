/** A line of an uploaded file: its number as a spreadsheet shows it, and what its cells say. */
export interface Line {
  readonly row: number
  readonly cells: readonly string[]
}

/** What is in an uploaded file, or why none of it is looked at and what to do now. */
export type Reading =
  | { readonly lines: readonly Line[]; readonly refused?: never }
  | { readonly refused: string; readonly lines?: never }

/** Companies of one file. */
export const mostRows = 10_000

/** Cells of a line; nobody keeps so much of a company. */
export const mostCells = 100

/** The refusal of a file with more rows. */
export const tooManyRows = `The file has more than ${mostRows} rows, empty ones counted. Delete those, or upload it in parts.`

/** Lines that say anything. */
export const filled = (lines: readonly Line[]): Line[] =>
  lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
