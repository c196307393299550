import { describe, expect, it } from 'vitest'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { historyRows } from './historyEntry.ts'

const line = { version: 2, at: Instant.parse('2026-01-05T09:00:00.000Z'), operation: 'updateUser', by: 'Ada' }

describe('a history as rows of a file', () => {
  it('has one row for each field that a write changed, or part of one, from what to what', () => {
    const changes = [
      { field: 'name', before: 'Ann', after: 'Bea' },
      { field: 'limits', after: { aggregate: 1_000_000, each: [1, 2] } },
      { field: 'invoice', before: { total: 100, tax: 5 }, after: { total: 12_345, tax: 5 } },
      { field: 'names', before: ['Ann'], after: ['Ann', 'Bea'] },
      { field: 'pin', hidden: true as const },
    ]
    expect(historyRows({ ...line, changes })).toEqual([
      { ...line, field: 'name', before: 'Ann', after: 'Bea', hidden: false },
      { ...line, field: 'limits.aggregate', before: '', after: '1000000', hidden: false },
      { ...line, field: 'limits.each', before: '', after: '[1,2]', hidden: false },
      { ...line, field: 'invoice.total', before: '1.00', after: '123.45', hidden: false },
      { ...line, field: 'names', before: '["Ann"]', after: '["Ann","Bea"]', hidden: false },
      { ...line, field: 'pin', before: '', after: '', hidden: true },
    ])
  })

  it('has a row for a write that tells of no field', () => {
    expect(historyRows({ ...line, changes: [] })).toEqual([
      { ...line, field: '', before: '', after: '', hidden: false },
    ])
  })
})
