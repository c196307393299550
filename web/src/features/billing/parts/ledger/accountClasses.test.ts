import { expect, it } from 'vitest'
import { chartOfAccounts } from '#shared/domain/ledger/chartOfAccounts.ts'
import { byClass } from './accountClasses.ts'

const row = (code: string, debit: number, credit: number) => ({ code, debit, credit, balance: debit - credit })

it('accounts stand by their class with its sums, which are the sums of all', () => {
  const told = byClass([row('1020', 500, 100), row('1110', 50, 0), row('2110', 0, 400), row('4050', 0, 50)])
  expect(told.map(({ name, rows, balance }) => [name, rows.length, balance])).toEqual([
    ['assets', 2, 450],
    ['liabilities', 1, -400],
    ['income', 1, -50],
  ])
  expect(told.reduce((sum, { balance }) => sum + balance, 0)).toBe(0)
})

it('a liability that stands in debit is among the assets, as its name says', () => {
  const due = { ...row('2325', 70, 40), kind: 'asset' as const }
  const told = byClass([row('2110', 0, 30), due])
  expect(told.map(({ name, balance }) => [name, balance])).toEqual([
    ['assets', 30],
    ['liabilities', -30],
  ])
})

it('every account of the chart stands in the class of its kind, or in memory of what is another’s', () => {
  const plural = { asset: 'assets', liability: 'liabilities', income: 'income', expense: 'expenses' } as const
  for (const { number, kind } of Object.values(chartOfAccounts)) {
    const [told] = byClass([row(number, 1, 0)])
    expect([plural[kind], 'memorandum']).toContain(told?.name)
    expect(told?.name === 'memorandum').toBe(number.startsWith('9'))
  }
})
