import { describe, expect, it } from 'vitest'
import { differencesOf, factsOf, typedIn } from './othersChange.ts'

const began = { limit: 1_000_000, deductible: 10_000, note: '', coverages: { c14: { selected: true, limit: null } } }

describe('what others have changed of a form', () => {
  it('is what began otherwise, with what was typed against it', () => {
    const theirs = { ...began, deductible: 25_000, coverages: { c14: { selected: false, limit: null } } }
    const yours = { ...began, deductible: 50_000, note: 'Spoke to the broker.' }
    expect(differencesOf({ began, theirs, yours })).toEqual([
      { path: 'deductible', began: 10_000, theirs: 25_000, yours: 50_000, isTyped: true },
      { path: 'coverages.c14.selected', began: true, theirs: false, yours: true, isTyped: false },
    ])
  })

  it('is nothing where both say the same, or the others changed nothing of it', () => {
    const yours = { ...began, deductible: 25_000 }
    expect(differencesOf({ began, theirs: yours, yours })).toEqual([])
    expect(differencesOf({ began, theirs: { ...began, note: undefined }, yours })).toEqual([])
    expect(differencesOf({ began: undefined, theirs: undefined, yours })).toEqual([])
  })

  it('leaves what was typed beside it', () => {
    expect(typedIn({ began, yours: { ...began, note: 'Urgent.' } })).toEqual([['note', 'Urgent.']])
  })
})

it('what others have changed of a record is told of its plain fields', () => {
  const before = { id: 'quo_1', status: 'READY', totalPremium: 100, documents: { state: 'making' } }
  const after = {
    id: 'quo_1',
    status: 'REFERRED',
    totalPremium: 100,
    documents: { state: 'made' },
    needBy: '2026-12-01',
  }
  expect(factsOf(before, after)).toEqual([
    { field: 'status', before: 'READY', after: 'REFERRED' },
    { field: 'needBy', before: undefined, after: '2026-12-01' },
  ])
})
