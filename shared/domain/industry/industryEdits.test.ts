import { expect, it } from 'vitest'
import { isOffered, withEdits } from './industryEdits.ts'

const list = [
  { code: '11', title: 'Farming', primaryIndustry: 'Agriculture' },
  { code: '5415', title: 'Computer Systems Design', primaryIndustry: 'Professional Services' },
]

it('what staff say of a code stands in place of the list, codes of their own beside it', () => {
  const edits = [
    { code: '5415', title: 'Software', primaryIndustry: 'Technology' },
    { code: '5419', title: 'Other', primaryIndustry: 'Professional Services' },
  ]
  expect(withEdits(list, edits)).toEqual([list[0], ...edits])
  expect(withEdits(list, [])).toEqual(list)
})

it('a withdrawn code is offered until its day, and describes what has it after that', () => {
  const [farming] = withEdits(list, [
    { code: '11', title: 'Farming', primaryIndustry: 'Agriculture', withdrawnOn: '2026-12-01' },
  ])
  expect(farming).toMatchObject({ title: 'Farming', withdrawnOn: '2026-12-01' })
  const days = (['2026-11-30', '2026-12-01'] as const).map((day) => farming && isOffered(farming, day))
  expect(days).toEqual([true, false])
})
