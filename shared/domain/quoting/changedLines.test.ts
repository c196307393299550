import { expect, it } from 'vitest'
import { changedLines, changedLineWords } from './changedLines.ts'

const before = [
  { label: 'Is everybody trained?', answer: 'Yes' },
  { label: 'Are disks encrypted?', answer: 'Yes' },
  { label: 'Which product?', answer: 'Falcon' },
]

it('says what an application says otherwise, anew and no more', () => {
  const now = [
    { label: 'Is everybody trained?', answer: 'No' },
    { label: 'Are disks encrypted?', answer: 'Yes' },
    { label: 'Revenue', answer: '$20M' },
  ]
  const changes = changedLines(before, now)
  expect(changes.map(changedLineWords)).toEqual([
    'Is everybody trained? – Yes, now No',
    'Revenue – nothing, now $20M',
    'Which product? – Falcon, now nothing',
  ])
  expect(changedLines(before, before)).toEqual([])
})
