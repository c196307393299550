import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import { getFinancingStanding, searchFinancedPolicies } from '#shared/contracts/billing/financed.ts'
import { openBrowser } from '#tests/support/screen.ts'

const { draw } = await openBrowser({ session: { accountType: 'PREMIUM_PROCESSOR', role: 'Premium Processor Clerk' } })
const { FinancingFigures } = await import('#web/records/financing/FinancingFigures.tsx')
const { FinancedTable } = await import('./FinancedTable.tsx')

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

it('a row says who lends, what is late and what its financer asks for', async () => {
  const row = {
    id: 'inv_01JH00000000000000000000F1',
    invoiceNumber: 'INV-1',
    policyId: 'pol_01JH00000000000000000000F1',
    policyNumber: 'PAL-US-1',
    companyName: 'Cedar Ridge',
    currency: 'USD',
    kind: 'FINANCER',
    name: 'Keystone',
    financed: 250_000,
    paid: 100_000,
    instalments: 9,
    instalmentAmount: 29_000,
    due: 200_000,
    dueDate: '2026-10-01',
    late: 200_000,
    lateParts: 1,
    owedBy: 150_000,
    owedTo: 0,
    asked: { noticedOn: '2026-11-20', owed: 90_000, at: '2026-11-21T10:00:00.000Z', name: 'Ruth' },
    policyStatus: 'IN FORCE',
  }
  const query = { size: 20, sort: 'dueDate' }
  const { text } = await draw(h(FinancedTable), {
    answers: [[searchFinancedPolicies, { query }, { hits: [row], totalHits: 1 }]],
  })
  for (const said of ['Cedar Ridge', 'Keystone', '$2,000.00', '$1,500.00', 'financed.asked'])
    expect(text).toContain(said)
})
