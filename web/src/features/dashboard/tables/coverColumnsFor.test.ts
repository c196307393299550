import { expect, it } from 'vitest'
import { openBrowser } from '#tests/support/screen.ts'

await openBrowser({ session: { accountType: 'PREMIUM_PROCESSOR', role: 'Premium Processor Clerk' } })
const { binderColumns, policyColumns } = await import('./coverColumns.tsx')
const { coverColumnsFor } = await import('./coverColumnsFor.ts')

const facts = (columns: ReturnType<typeof coverColumnsFor>) =>
  columns.filter(({ card }) => card === 'fact').map(({ id }) => id)

it('a premium processor’s cards tell premium and payment, everybody else’s from when to when', () => {
  for (const columns of [policyColumns, binderColumns]) {
    expect(facts(coverColumnsFor('PREMIUM_PROCESSOR', columns))).toEqual(['expiration', 'payment', 'premium'])
    expect(facts(coverColumnsFor('AGENCY', columns))).toEqual(['effective', 'expiration', 'number'])
  }
})
