import { expect, it } from 'vitest'
import { coverageId } from '#shared/domain/coverage/coverageId.ts'
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
