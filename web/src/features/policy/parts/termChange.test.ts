import { expect, it } from 'vitest'
import { openBrowser } from '#tests/support/screen.ts'

await openBrowser()
const { gathered, termValue } = await import('./termChange.ts')

it('terms are written as people write them: amounts, days, phones', () => {
  expect(termValue('limit', 2_000_000)).toBe('$2,000,000')
  expect(termValue('coverages.0.retroActiveDate', '2024-02-01')).toBe('Feb 1, 2024')
  expect(termValue('agentPhone', '15125550113')).toBe('(512) 555-0113')
  expect(termValue('customerPhone', '')).toBe('–')
  expect(termValue('companyName', 'Moreau Inc')).toBe('Moreau Inc')
  expect(termValue('commissionPercent', 16)).toBe('16 %')
})

it('what is said of a term is said once, of the policy and of the coverages that follow it', () => {
  const deductible = { name: 'Deductible', before: '$10,000', after: '$25,000' }
  const limit = { name: 'Limit', whose: 'Extortion', before: '$1,000,000', after: '$500,000' }
  const told = [
    { ...deductible, whose: 'Extortion' },
    limit,
    { ...deductible, whose: undefined },
    { ...deductible, whose: 'Social Engineering' },
  ]
  expect(gathered(told)).toEqual([
    { ...deductible, isPolicys: true, whose: ['Extortion', 'Social Engineering'] },
    { ...limit, isPolicys: false, whose: ['Extortion'] },
  ])
})
