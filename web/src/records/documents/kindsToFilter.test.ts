import { expect, it } from 'vitest'
import { kindsToFilter } from './kindsToFilter.ts'

const kindsOf = (...asked: Parameters<typeof kindsToFilter>) => kindsToFilter(...asked).map(({ value }) => value)

it('a library is narrowed to any kind that it may hold: endorsements, invoices and notices of cancellation too', () => {
  expect(kindsOf('us', { ofClaim: false })).toEqual(
    expect.arrayContaining([
      'CancellationNotice',
      'DiligentEffort',
      'Endorsement',
      'Invoice',
      'LossRun',
      'SurplusNotice',
    ]),
  )
  expect(kindsOf('us', { ofClaim: false })).not.toContain('ClaimNotice')
})

it('a claim’s library is narrowed to what claims have', () => {
  expect(kindsOf('au', { ofClaim: true })).toEqual(['ClaimNotice', 'Correspondence', 'Invoice', 'LossRun', 'Other'])
})

it('where there are no surplus lines, nothing of theirs is offered, and kinds are called as the region calls them', () => {
  for (const region of ['uk', 'au'] as const)
    expect(kindsOf(region, { ofClaim: false })).not.toEqual(expect.arrayContaining(['SurplusNotice']))
  expect(kindsToFilter('uk', { ofClaim: false })).toContainEqual({
    value: 'Certificate',
    label: 'Evidence of insurance',
  })
})
