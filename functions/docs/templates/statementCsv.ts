import { csvOf } from '#shared/domain/money/csv.ts'
import { columnSum, type StatementData } from './statementData.ts'

/** The amounts of a row with its rate beside the first one, where rows have a rate. */
const withRate = <Cell>([first, ...others]: readonly Cell[], rate: string | undefined): (Cell | string)[] => [
  ...(first === undefined ? [] : [first]),
  ...(rate === undefined ? [] : [rate]),
  ...others,
]

/**
 * A statement as a table: a row a policy, with its amounts in whole units, below what each column comes to, and what is
 * added to that or taken off.
 */
export const statementCsv = (data: StatementData): string => {
  const { amountTitles, currency, dayTitle, lines, rateTitle, rows, taxIncluded, total } = data
  const noRate = rateTitle === undefined ? undefined : ''
  const blank = withRate(amountTitles, noRate)
    .slice(1)
    .map(() => '')
  const below = ({ label, amount }: StatementData['total']) => [label, '', '', currency, ...blank, { minor: amount }]
  const minor = (amount: number) => ({ minor: amount })
  const sums = amountTitles.map((_, column) => minor(columnSum(rows, column)))
  return csvOf([
    ['Policy', 'Insured', dayTitle, 'Currency', ...withRate(amountTitles, rateTitle)],
    ...rows.map(({ key, name, day, rate, amounts }) => [
      ...[key, name, day, currency],
      ...withRate(amounts.map(minor), rateTitle && String(rate ?? '')),
    ]),
    ['Total', '', '', currency, ...withRate(sums, noRate)],
    ...lines.map(below),
    below(total),
    ...(taxIncluded === undefined ? [] : [below(taxIncluded)]),
  ])
}
