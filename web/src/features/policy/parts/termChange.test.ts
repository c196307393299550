import { expect, it } from 'vitest'
import { openBrowser } from '#tests/support/screen.ts'

await openBrowser()
const { termValue } = await import('./termChange.ts')

it('terms are written as people write them: amounts, days, phones', () => {
  expect(termValue('limit', 2_000_000)).toBe('$2,000,000')
  expect(termValue('coverages.0.retroActiveDate', '2024-02-01')).toBe('Feb 1, 2024')
  expect(termValue('agentPhone', '15125550113')).toBe('(512) 555-0113')
  expect(termValue('customerPhone', '')).toBe('–')
  expect(termValue('companyName', 'Moreau Inc')).toBe('Moreau Inc')
})
