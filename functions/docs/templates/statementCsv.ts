import { csvOf } from '#shared/domain/money/csv.ts'
import type { StatementData } from './statementData.ts'

/** A statement as a table: a row a policy, with its amounts in whole units, and the total below. */
export const statementCsv = ({ amountTitles, currency, dayTitle, rows, total }: StatementData): string =>
  csvOf([
    ['Policy', 'Insured', dayTitle, 'Currency', ...amountTitles],
    ...rows.map(({ key, name, day, amounts }) => [key, name, day, currency, ...amounts.map((minor) => ({ minor }))]),
    [total.label, '', '', currency, ...amountTitles.slice(1).map(() => ''), { minor: total.amount }],
  ])
