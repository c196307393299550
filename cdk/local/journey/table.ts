import { formatMoney } from '#shared/domain/money/money.ts'
import { regionOf } from '#shared/regions/regions.ts'
import type { Outcome } from './travel.ts'

const columns = ['Region', 'Company', 'Status', 'Premium', 'Tax', 'Policy', 'Paid', 'Documents', 'ms'] as const
const widths = [6, 34, 20, 14, 12, 22, 5, 26, 6]
const toTheRight = new Set(['Premium', 'Tax', 'ms'])

const line = (cells: readonly string[]): string =>
  cells
    .map((cell, index) => {
      const width = widths[index] ?? 10
      const text = cell.length > width ? `${cell.slice(0, width - 1)}…` : cell
      return toTheRight.has(columns[index] ?? '') ? text.padStart(width) : text.padEnd(width)
    })
    .join('  ')
    .trimEnd()

export const tableHead = (): string => `${line(columns)}\n${line(widths.map((width) => '─'.repeat(width)))}`

/** One company's way as a row: amounts in its region's money, milliseconds of waiting for the platform. */
export const tableRow = ({
  company,
  status,
  premium,
  tax,
  policyNumber,
  isPaid,
  documents,
  ms,
  problem,
}: Outcome): string => {
  const { currency, locale } = regionOf(company.region)
  const money = (amount: number | undefined) => (amount === undefined ? '' : formatMoney(amount, currency, locale))
  const row = line([
    company.region,
    company.name,
    status,
    money(premium),
    money(tax),
    policyNumber ?? '',
    isPaid === undefined ? '' : isPaid ? 'yes' : 'no',
    documents.join(' '),
    ms.toFixed(0),
  ])
  return problem === undefined ? row : `${row}\n        ${problem}`
}
