import { expect, it } from 'vitest'
import { isSafe } from '#shared/contract/operation.ts'
import { operations } from '#shared/contracts/registry.ts'
import { previews } from './previews.ts'

it('what cover is bound or issued by shows whoever approves it what it costs, what is made and what is posted', () => {
  const params = { quoteId: 'quo_1' }
  for (const operation of ['bindQuote', 'bindP250Quote', 'issueQuote', 'agentIssueQuote']) {
    const preview = previews[operation]
    expect(preview?.operation, operation).toBe('previewBinding')
    expect(preview?.input({ params, body: { shownTotalPremium: 100 } })).toEqual({ params, query: {} })
  }
  const effectiveDate = '2027-01-01'
  const asked = previews.bindQuote?.input({ params, body: { effectiveDate } })
  expect(asked).toEqual({ params, query: { effectiveDate } })
  expect(previews.generatePolicyFromBinder?.operation).toBe('previewPolicyOfBinder')
})

it('a preview changes nothing', () => {
  for (const preview of Object.values(previews)) {
    const operation = operations.find(({ name }) => name === preview?.operation)
    expect(operation && isSafe(operation), preview?.operation).toBe(true)
  }
})
