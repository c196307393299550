import papaparse from 'papaparse'
import type { BulkRow, BulkUpload } from '#shared/contracts/bulk/bulkUpload.ts'
import type { RowOutcome } from '#shared/domain/account/uploadWords.ts'

const words: Readonly<Record<RowOutcome, string>> = {
  READY: 'May become an account',
  CREATED: 'Is an account now',
  EXISTING: 'Was an account before',
  REFUSED: 'Is refused',
}

/** The columns of a file that nothing was read from, by the names that they have there. */
const unreadColumns = (columns: BulkUpload['columns']): string[][] =>
  columns
    .filter(({ field }) => field === undefined)
    .map(({ header }) => [
      ...['', '', 'Column not read', '', header],
      'is no column that is known, so nothing of it was read',
      'If it tells of the companies, give it its name of the template and upload the file again.',
    ])

/**
 * What came of the rows of a file, a line for each and for each thing that is wrong with it, after a line for each column
 * that was not read, as a file that a spreadsheet opens; nothing in it is a formula there.
 */
export const reportCsv = (rows: readonly BulkRow[], columns: BulkUpload['columns']): string => {
  const fields = ['Row', 'Name', 'Outcome', 'Account', 'Column', 'What is wrong', 'What to do']
  const data = rows.flatMap(({ row, name, outcome, accountId = '', problems }) => {
    const start = [row, name, words[outcome], accountId]
    return problems.length === 0
      ? [[...start, '', '', '']]
      : problems.map(({ column, detail, cure }) => [...start, column, detail, cure])
  })
  // The mark has spreadsheets read UTF-8.
  return `\ufeff${papaparse.unparse({ fields, data: [...unreadColumns(columns), ...data] }, { escapeFormulae: true })}`
}
