import { expect, it } from 'vitest'
import { previousMonth, statementYears } from './statementMonths.ts'

it('offers up to 7 years back, none before 2020, the newest first', () => {
  expect(statementYears('2026-11-25')).toEqual([2026, 2025, 2024, 2023, 2022, 2021, 2020])
  expect(statementYears('2030-01-01')).toEqual([2030, 2029, 2028, 2027, 2026, 2025, 2024, 2023])
})

it('begins with the previous month, in January with December of last year', () => {
  expect(previousMonth('2026-11-25')).toEqual({ year: 2026, month: 10 })
  expect(previousMonth('2027-01-31')).toEqual({ year: 2026, month: 12 })
})
