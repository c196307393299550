import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { coverageId } from '#shared/domain/coverage/coverageId.ts'
import { noMoney, type PolicyTransaction } from '#shared/domain/policy/policyTransaction.ts'
import { repriced } from './repriced.ts'

const costs = (premium: number) => [{ coverageId: coverageId('LIABILITY'), premium }]

const made = (
  revision: number,
  effectiveDate: CalendarDate,
  more: Partial<PolicyTransaction> & Pick<PolicyTransaction, 'kind'>,
): PolicyTransaction => ({
  revision,
  effectiveDate,
  known: new Date(Date.UTC(2026, revision - 1)).toISOString(),
  by: 'usr_1',
  changes: [],
  prices: [],
  money: noMoney,
  documents: [],
  postings: [],
  ...more,
})

/** Raised in March, not covered in May, covered again since. */
const stack = [
  made(1, '2026-01-01', {
    kind: 'NEW_BUSINESS',
    changes: [{ field: 'limit', after: 1_000_000 }],
    prices: [{ from: '2026-01-01', coverages: costs(365_000) }],
  }),
  made(2, '2026-03-01', {
    kind: 'ENDORSEMENT',
    changes: [{ field: 'limit', before: 1_000_000, after: 2_000_000 }],
    prices: [{ from: '2026-03-01', coverages: costs(730_000) }],
  }),
  made(3, '2026-05-01', { kind: 'CANCELLATION', endsOn: '2026-05-01' }),
  made(4, '2026-06-01', {
    kind: 'REINSTATEMENT',
    endsOn: null,
    gap: { from: '2026-05-01', until: '2026-06-01' },
    prices: [
      { from: '2026-05-01', coverages: costs(0) },
      { from: '2026-06-01', coverages: costs(730_000) },
    ],
  }),
]

describe('the prices of days after a change', () => {
  it('are nothing for days that are not covered, whatever terms come back', () => {
    const back = [...stack, made(5, '2026-03-01', { kind: 'REVERSAL', reverses: 2 })]
    expect(repriced({ transactions: stack } as never, back, '2026-03-01', {} as never)).toEqual([
      { from: '2026-03-01', coverages: costs(365_000) },
      { from: '2026-06-01', coverages: costs(365_000) },
    ])
  })
})
