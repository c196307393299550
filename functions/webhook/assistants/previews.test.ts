import { expect, it } from 'vitest'
import { isSafe } from '#shared/contract/operation.ts'
import { operations } from '#shared/contracts/registry.ts'
import { previews } from './previews.ts'

it('what cover is bound or issued by shows whoever approves it what it costs, part by part', () => {
  for (const operation of ['bindQuote', 'issueQuote', 'agentIssueQuote']) {
    const preview = previews[operation]
    expect(preview?.input({ params: { quoteId: 'quo_1' }, body: { shownTotalPremium: 100 } })).toEqual({
      params: { quoteId: 'quo_1' },
    })
    const whole = { rateBookVersion: '1', currency: 'USD', steps: [{}], premium: 90, taxes: [], fees: [], total: 100 }
    const coverages = [{ coverageId: 'c1', key: 'k', name: 'Extortion', premium: 90 }]
    expect(preview?.shown?.({ ...whole, coverages })).toEqual({
      ...{ total: 100, currency: 'USD', premium: 90, taxes: [], fees: [] },
      coverages: [{ name: 'Extortion', premium: 90 }],
    })
  }
})

it('a preview changes nothing', () => {
  for (const preview of Object.values(previews)) {
    const operation = operations.find(({ name }) => name === preview?.operation)
    expect(operation && isSafe(operation), preview?.operation).toBe(true)
  }
})
