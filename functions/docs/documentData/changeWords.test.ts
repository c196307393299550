import { expect, it } from 'vitest'
import { coverageId } from '#shared/domain/coverage/coverageId.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { changeWords } from './changeWords.ts'

it('a document says which event is excluded from then on, and that its form is part of the policy', () => {
  const place = 'eventExclusions.exc_2_1'
  const changes = [
    { field: `coverages.${coverageId('EVENT_EXCLUSION')}.coverageId`, after: coverageId('EVENT_EXCLUSION') },
    { field: `coverages.${coverageId('EVENT_EXCLUSION')}.limit`, after: null },
    { field: `${place}.claimDate`, after: '2024-05-01' },
    { field: `${place}.claimDescription`, after: '' },
    { field: `${place}.claimName`, after: 'Mail breach' },
  ]
  expect(changeWords(changes, 'us')).toEqual([
    { label: 'Specific Event Exclusion: Part of the policy', before: 'no', after: 'yes' },
    { label: 'Excluded event: Date', before: 'none', after: 'May 1, 2024' },
    { label: 'Excluded event: Event', before: 'none', after: 'Mail breach' },
  ])
})

it('says days and phone numbers as the region writes them', () => {
  const changes = [
    { field: 'reportingUntil', after: '2027-11-29' },
    { field: `coverages.${coverageId('LIABILITY')}.retroActiveDate`, before: null, after: '2024-05-01' },
    { field: 'customerPhone', before: '442079460112', after: '442079460113' },
  ]
  expect(changeWords(changes, 'uk')).toEqual([
    { label: 'Claims can be reported until', before: 'none', after: '29 November 2027' },
    { label: 'Privacy and Security Liability: Retroactive date', before: 'none', after: '1 May 2024' },
    { label: 'Contact’s phone', before: '+44 20 7946 0112', after: '+44 20 7946 0113' },
  ])
})

it('says the limit of a policy once, and speaks of brokers and excess where they are called so', () => {
  const changes = [
    { field: 'limit', before: 1_000_000, after: 2_000_000 },
    { field: 'aggLimit', before: 1_000_000, after: 2_000_000 },
    { field: 'agentPhone', before: '1', after: '2' },
    { field: 'deductible', before: 10_000, after: 25_000 },
  ]
  const labels = (region: RegionCode) => changeWords(changes, region).map(({ label }) => label)
  expect(labels('us')).toEqual(['Aggregate limit', 'Agent’s phone', 'Deductible'])
  expect(labels('au')).toEqual(['Aggregate limit', 'Broker’s phone', 'Excess'])
})
