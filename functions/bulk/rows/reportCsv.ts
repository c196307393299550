import papaparse from 'papaparse'
import type { RowProblem } from './checkRow.ts'

/** What is wrong with the rows of a file, as a file that a spreadsheet opens; nothing in it is a formula there. */
export const reportCsv = (problems: readonly RowProblem[]): string => {
  const fields = ['Row', 'Column', 'What is wrong', 'What to do']
  const data = problems.map(({ row, column, detail, cure }) => [row, column, detail, cure])
  // The mark has spreadsheets read UTF-8.
  return `\ufeff${papaparse.unparse({ fields, data }, { escapeFormulae: true })}`
}
