import { csvOf } from '#shared/domain/money/csv.ts'
import { columnSum, type StatementData } from './statementData.ts'

/**
 * A statement as a table: a row a policy, with its amounts in whole units, below what each column comes to, and what is
 * added to that or taken off.
 */
export const statementCsv = ({ amountTitles, currency, dayTitle, lines, rows, total }: StatementData): string => {
  const blank = amountTitles.slice(1).map(() => '')
  const below = ({ label, amount }: StatementData['total']) => [label, '', '', currency, ...blank, { minor: amount }]
  return csvOf([
    ['Policy', 'Insured', dayTitle, 'Currency', ...amountTitles],
    ...rows.map(({ key, name, day, amounts }) => [key, name, day, currency, ...amounts.map((minor) => ({ minor }))]),
    ['Total', '', '', currency, ...amountTitles.map((_, column) => ({ minor: columnSum(rows, column) }))],
    ...lines.map(below),
    below(total),
  ])
}
