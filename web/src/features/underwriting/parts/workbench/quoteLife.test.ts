import { describe, expect, test } from 'vitest'
import { quoteLife } from './quoteLife.ts'

const words = ((key: string) => key.replace('timeline.', '')) as unknown as Parameters<typeof quoteLife>[2] // keys stand for their words

const quote = {
  agencyStatus: 'REFERRED',
  created: '2026-11-20T10:00:00Z',
  lastPatched: '2026-11-20T10:00:04Z',
  lastUpdated: '2026-11-25T09:00:00Z',
  expiresOn: '2026-12-04',
  effectiveDate: '2026-12-04',
  endDate: '2027-12-04',
  needBy: undefined,
  rejection: undefined,
  statusNote: undefined,
  underwriter: undefined,
} as const
const underwriter = { id: 'usr_1', name: 'Walter Diaz', since: '2026-11-21T07:00:00Z' }
const statusNote = { reasonSummary: 'Capacity', reason: 'Full.', by: 'Walter Diaz', at: '2026-11-21T08:00:00Z' }

const told = (more: object, today = '2026-11-25') =>
  quoteLife({ ...quote, ...more } as Parameters<typeof quoteLife>[0], today, words) // the states above are quotes' own
    .map(({ label, planned }) => (planned ? `(${label})` : label))

describe('the life of a quote on the workbench', () => {
  test('referred: who has it, when it is needed, and the days ahead', () => {
    expect(told({ underwriter, needBy: '2026-11-28' })).toEqual([
      'requested',
      'priced',
      'taken',
      '(needBy)',
      '(expires)',
      '(effective)',
    ])
  })

  test('declined: it says so, and no day is ahead', () => {
    expect(told({ agencyStatus: 'DECLINED', underwriter, statusNote })).toEqual([
      'requested',
      'priced',
      'taken',
      'DECLINED',
    ])
  })

  test('past its last day: it has expired', () => {
    expect(told({}, '2026-12-05')).toEqual(['requested', 'priced', 'EXPIRED'])
  })

  test('bound: it can no longer expire; cover is ahead until it begins', () => {
    expect(told({ agencyStatus: 'BOUND' })).toEqual(['requested', 'priced', 'BOUND', '(effective)', '(ends)'])
    expect(told({ agencyStatus: 'BOUND' }, '2026-12-04')).toEqual(['requested', 'priced', 'BOUND', 'begun', '(ends)'])
  })
})
