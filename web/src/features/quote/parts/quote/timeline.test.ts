import { describe, expect, test } from 'vitest'
import { quoteEvents } from './timeline.ts'

const words = ((key: string) => key.replace('timeline.', '')) as unknown as Parameters<typeof quoteEvents>[2] // keys stand for their words

const quote = {
  agencyStatus: 'READY',
  created: '2026-11-20T10:00:00Z',
  lastPatched: '2026-11-20T10:00:04Z',
  lastUpdated: '2026-11-25T09:00:00Z',
  expiresOn: '2026-12-04',
  effectiveDate: '2026-12-04',
  endDate: '2027-12-04',
  needBy: undefined,
  patching: false,
  rateBookVersion: 'p100-us-2026-1',
  referralReasons: [],
  statusNote: undefined,
} as const
const declined = {
  reasonSummary: 'Class of Business',
  reason: 'We do not write studios.',
  by: 'Walter Diaz',
  at: '2026-11-21T08:00:00Z',
}
const limit = {
  ruleId: 'referral.limit',
  input: 4_000_000,
  threshold: 3_000_000,
  message: 'The limit is above the binding authority',
  cure: 'Lower it.',
  outcome: 'REFERRED',
} as const

const life = (more: object, today = '2026-11-25') =>
  quoteEvents({ ...quote, ...more } as unknown as Parameters<typeof quoteEvents>[0], today, words) // the states above are quotes' own
const told = (more: object, today?: string) =>
  life(more, today).map(({ label, planned }) => (planned ? `(${label})` : label))

describe('the life of a quote', () => {
  test('ready: its last day and the start of cover are yet to come', () => {
    expect(told({})).toEqual(['created', 'priced', '(expires)', '(start)'])
  })

  test('on its last day it has not expired, the day after it has, and nothing is ahead', () => {
    expect(told({}, '2026-12-04')).toEqual(['created', 'priced', '(expires)', '(start)'])
    expect(told({}, '2026-12-05')).toEqual(['created', 'priced', 'EXPIRED'])
  })

  test('declined: it says so, with the reason beneath', () => {
    const events = life({ agencyStatus: 'DECLINED', statusNote: declined, referralReasons: [limit] })
    expect(events.map(({ label }) => label)).toEqual(['created', 'priced', 'DECLINED'])
    expect(events.map(({ status }) => status)).toEqual(['DRAFT', 'REFERRED', 'DECLINED'])
    expect(events.at(-1)?.note).toBe('Class of Business – Walter Diaz')
  })

  test('sent to review by somebody: it says what was asked for and by whom', () => {
    const statusNote = { ...declined, reasonSummary: 'Review requested', by: 'Marcus Reed' }
    const sent = life({ agencyStatus: 'REFERRED', statusNote })[2]
    expect(sent).toMatchObject({ status: 'REFERRED', label: 'Review requested', note: 'Marcus Reed' })
  })

  test('expired after it was sent to review: both are told', () => {
    const statusNote = { ...declined, reasonSummary: 'Review requested' }
    expect(told({ agencyStatus: 'EXPIRED', statusNote })).toEqual(['created', 'priced', 'Review requested', 'EXPIRED'])
  })

  test('issued: cover is ahead until it begins, then it has begun and its end is ahead', () => {
    expect(told({ agencyStatus: 'ISSUED' })).toEqual(['created', 'priced', 'ISSUED', '(start)', '(end)'])
    expect(told({ agencyStatus: 'ISSUED' }, '2026-12-04')).toEqual(['created', 'priced', 'ISSUED', 'begun', '(end)'])
  })

  test('deleted: it says so', () => {
    expect(told({ agencyStatus: 'DELETED' })).toEqual(['created', 'priced', 'DELETED'])
  })

  test('open and back-dated: cover that nobody has bound has not begun', () => {
    expect(told({ effectiveDate: '2026-11-18' })).toEqual(['created', 'priced', '(start)', '(expires)'])
  })

  test.each(['DECLINED', 'INVALID', 'LOST', 'RESCIND', 'BINDER EXPIRED'] as const)(
    '%s: no day is ahead',
    (agencyStatus) => {
      expect(life({ agencyStatus, statusNote: declined }).filter(({ planned }) => planned)).toEqual([])
    },
  )
})
