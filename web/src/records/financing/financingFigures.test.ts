import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import { getFinancingStanding } from '#shared/contracts/billing/financed.ts'
import { openBrowser } from '#tests/support/screen.ts'

const { draw } = await openBrowser({ session: { accountType: 'PREMIUM_PROCESSOR', role: 'Premium Processor Clerk' } })
const { FinancingFigures } = await import('./FinancingFigures.tsx')

const sum = (policies: number, amount: number) => ({ policies, amount })

it('each figure of what is financed leads to the list that it counts', async () => {
  const standing = {
    currency: 'USD',
    financed: sum(3, 900_000),
    due: sum(2, 500_000),
    late: sum(1, 120_000),
    owedBy: sum(1, 300_000),
    owedTo: sum(1, 40_000),
    asked: 1,
  }
  const { links, text } = await draw(h(FinancingFigures), { answers: [[getFinancingStanding, {}, standing]] })
  expect(links.map(({ to }) => to)).toEqual([
    '/premiumprocessor/financed',
    '/premiumprocessor/financed?standing=Open',
    '/premiumprocessor/financed?standing=Late',
    '/premiumprocessor/financed?standing=Financer+to+pay',
    '/premiumprocessor/refunds?payee=FINANCER',
  ])
  for (const amount of ['$9,000.00', '$5,000.00', '$1,200.00', '$3,000.00', '$400.00']) expect(text).toContain(amount)
})
