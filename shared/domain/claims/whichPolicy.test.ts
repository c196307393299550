import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { coverageId } from '../coverage/coverageId.ts'
import { type ClaimPolicy, claimPolicyOf, retroDateOf } from './claimTerms.ts'
import { type ClaimMade, whichPolicy } from './whichPolicy.ts'

const coverage = (coverageId: number, retroDate: CalendarDate | null = null) => ({
  coverageId,
  limit: 100_000_000,
  retention: 2_500_000,
  waitingHours: null,
  retroDate,
})
const policy = (
  policyId: string,
  effectiveDate: CalendarDate,
  endsOn: CalendarDate,
  more: Partial<ClaimPolicy> = {},
) => ({
  policyId,
  policyNumber: policyId,
  effectiveDate,
  endsOn,
  aggregate: 100_000_000,
  coverages: [coverage(0, '2024-01-01'), coverage(6)],
  ...more,
})

const first = policy('first', '2025-01-01', '2026-01-01')
const second = policy('second', '2026-01-01', '2027-01-01')
const both = [first, second]
const claim = (madeOn: CalendarDate, more: Partial<ClaimMade> = {}): ClaimMade => ({
  madeOn,
  reportedOn: madeOn,
  ...more,
})

/** Of each case: what is told, the policies there are, and what answers by what, with the coverages that do. */
const cases: readonly [string, ClaimMade, readonly ClaimPolicy[], string][] = [
  ['is made on the first day of the policy', claim('2025-01-01'), both, 'first MADE 0,6'],
  ['is made on the last day of the policy', claim('2025-12-31'), both, 'first MADE 0,6'],
  ['is made on the day of renewal, which is the next policy’s', claim('2026-01-01'), both, 'second MADE 0,6'],
  ['is made in the middle of the second policy', claim('2026-06-01'), both, 'second MADE 0,6'],
  [
    'is made while an excess layer runs that began later, which pays beyond the policy',
    claim('2026-06-01'),
    [second, policy('layer', '2026-03-01', '2027-01-01', { isExcess: true })],
    'second MADE 0,6',
  ],
  ['is made before there was a policy', claim('2024-12-31'), both, 'NO_POLICY'],
  ['is made after the last policy', claim('2027-01-01'), both, 'NO_POLICY'],
  ['has no policy at all', claim('2026-06-01'), [], 'NO_POLICY'],
  [
    'is made in a gap between two policies',
    claim('2026-01-15'),
    [first, policy('late', '2026-02-01', '2027-02-01')],
    'NO_POLICY',
  ],
  [
    'is made on the day after a cancellation',
    claim('2025-06-02'),
    [policy('cut', '2025-01-01', '2025-06-01')],
    'NO_POLICY',
  ],
  [
    'is made on the day before a cancellation',
    claim('2025-05-31'),
    [policy('cut', '2025-01-01', '2025-06-01')],
    'cut MADE 0,6',
  ],
  [
    'may be of two policies that overlap: the later one answers',
    claim('2026-06-01'),
    [second, policy('other', '2026-03-01', '2027-03-01')],
    'other MADE 0,6',
  ],
  [
    'may be of two policies told in any order',
    claim('2026-06-01'),
    [policy('other', '2026-03-01', '2027-03-01'), second],
    'other MADE 0,6',
  ],
  [
    'comes of an act on the retroactive date',
    claim('2026-06-01', { occurredOn: '2024-01-01' }),
    both,
    'second MADE 0,6',
  ],
  [
    'comes of an act the day before the retroactive date',
    claim('2026-06-01', { occurredOn: '2023-12-31' }),
    both,
    'second MADE 6',
  ],
  [
    'comes of an act long before, under full prior acts',
    claim('2026-06-01', { occurredOn: '2010-05-05' }),
    both,
    'second MADE 6',
  ],
  ['comes of an act of which no day is known', claim('2026-06-01', { occurredOn: undefined }), both, 'second MADE 0,6'],
  [
    'is of the policy before, whose act was after its retroactive date',
    claim('2025-06-01', { occurredOn: '2024-06-01' }),
    both,
    'first MADE 0,6',
  ],
  [
    'is before the retroactive date of every coverage',
    claim('2026-06-01', { occurredOn: '2020-01-01' }),
    [policy('tight', '2026-01-01', '2027-01-01', { coverages: [coverage(0, '2026-01-01')] })],
    'tight MADE ',
  ],
  [
    'occurred before inception of a policy without prior acts',
    claim('2026-06-01', { occurredOn: '2025-12-31' }),
    [
      policy('tight', '2026-01-01', '2027-01-01', {
        coverages: [coverage(0, '2026-01-01'), coverage(6, '2025-01-01')],
      }),
    ],
    'tight MADE 6',
  ],
  ['is reported within the days of grace', claim('2025-12-31', { reportedOn: '2026-02-15' }), both, 'first MADE 0,6'],
  ['is reported on the last day of grace', claim('2025-12-31', { reportedOn: '2026-03-02' }), both, 'first MADE 0,6'],
  [
    'is reported a day after the days of grace',
    claim('2025-12-31', { reportedOn: '2026-03-03' }),
    both,
    'REPORTED_LATE',
  ],
  ['is reported a year late', claim('2025-02-01', { reportedOn: '2027-02-01' }), both, 'REPORTED_LATE'],
  [
    'comes of circumstances noticed in the policy before',
    claim('2026-06-01', { circumstancesOn: '2025-11-11' }),
    both,
    'first CIRCUMSTANCES 0,6',
  ],
  [
    'comes of circumstances noticed in time, and is reported whenever',
    claim('2026-12-01', { circumstancesOn: '2025-11-11', reportedOn: '2026-12-01' }),
    both,
    'first CIRCUMSTANCES 0,6',
  ],
  [
    'comes of circumstances noticed in the same policy',
    claim('2026-06-01', { circumstancesOn: '2026-02-02' }),
    both,
    'second CIRCUMSTANCES 0,6',
  ],
  [
    'comes of circumstances noticed after it was made',
    claim('2026-02-01', { circumstancesOn: '2026-06-02' }),
    both,
    'second MADE 0,6',
  ],
  [
    'comes of circumstances noticed before there was a policy',
    claim('2026-02-01', { circumstancesOn: '2024-06-02' }),
    both,
    'NO_POLICY',
  ],
  [
    'comes after all policies of circumstances noticed in the last',
    claim('2028-02-01', { circumstancesOn: '2026-12-31' }),
    both,
    'second CIRCUMSTANCES 0,6',
  ],
  [
    'is related to an event of the policy before',
    claim('2026-06-01', { eventMadeOn: '2025-07-07' }),
    both,
    'first RELATED 0,6',
  ],
  [
    'is related to an event of the same policy',
    claim('2026-06-01', { eventMadeOn: '2026-02-07' }),
    both,
    'second RELATED 0,6',
  ],
  [
    'is related to an event that came later, which leaves it where it is',
    claim('2025-06-01', { eventMadeOn: '2026-02-07' }),
    both,
    'first MADE 0,6',
  ],
  [
    'is related to an event that no policy covers',
    claim('2026-06-01', { eventMadeOn: '2024-02-07' }),
    both,
    'NO_POLICY',
  ],
  [
    'is related and comes of circumstances: the earlier of the two decides',
    claim('2026-06-01', { eventMadeOn: '2026-02-07', circumstancesOn: '2025-05-05' }),
    both,
    'first CIRCUMSTANCES 0,6',
  ],
  [
    'is related to what was made before its circumstances',
    claim('2026-06-01', { eventMadeOn: '2025-02-07', circumstancesOn: '2026-05-05' }),
    both,
    'first RELATED 0,6',
  ],
  [
    'is related and its act was before the retroactive date',
    claim('2026-06-01', { eventMadeOn: '2025-02-07', occurredOn: '2023-06-06' }),
    both,
    'first RELATED 6',
  ],
  [
    'is made in an extended reporting period over an act before the end',
    claim('2026-03-01', { occurredOn: '2025-12-01' }),
    [{ ...first, reportingUntil: '2026-12-31' }],
    'first EXTENDED 0,6',
  ],
  [
    'is made in an extended reporting period over an act after the end',
    claim('2026-03-01', { occurredOn: '2026-02-01' }),
    [{ ...first, reportingUntil: '2026-12-31' }],
    'NO_POLICY',
  ],
  [
    'is made on the last day of the extended reporting period',
    claim('2026-12-31', { occurredOn: '2025-12-01' }),
    [{ ...first, reportingUntil: '2026-12-31' }],
    'first EXTENDED 0,6',
  ],
  [
    'is made after the extended reporting period',
    claim('2027-01-01', { occurredOn: '2025-12-01' }),
    [{ ...first, reportingUntil: '2026-12-31' }],
    'NO_POLICY',
  ],
  [
    'is made while a policy runs beside an extended reporting period',
    claim('2026-03-01', { occurredOn: '2025-12-01' }),
    [{ ...first, reportingUntil: '2026-12-31' }, second],
    'second MADE 0,6',
  ],
  [
    'is made after the end, while cover goes on by law',
    claim('2026-03-01', { occurredOn: '2026-02-01' }),
    [{ ...first, goesOnUntil: '2027-01-01' }],
    'first BY_LAW 0,6',
  ],
  [
    'is made on the day on which cover is over that went on by law',
    claim('2027-01-01'),
    [{ ...first, goesOnUntil: '2027-01-01' }],
    'NO_POLICY',
  ],
  [
    'is made on the last day that cover goes on by law, and reported within the days of grace after it',
    claim('2026-12-31', { reportedOn: '2027-03-01' }),
    [{ ...first, goesOnUntil: '2027-01-01' }],
    'first BY_LAW 0,6',
  ],
  [
    'is made within the term and reported while cover goes on by law',
    claim('2025-12-31', { reportedOn: '2026-11-01' }),
    [{ ...first, goesOnUntil: '2027-01-01' }],
    'first MADE 0,6',
  ],
  [
    'is made while a policy runs beside cover that goes on by law',
    claim('2026-06-01'),
    [{ ...first, goesOnUntil: '2027-01-01' }, second],
    'second MADE 0,6',
  ],
  [
    'is reported late, in the extended reporting period',
    claim('2025-12-31', { reportedOn: '2026-12-30' }),
    [{ ...first, reportingUntil: '2026-12-31' }],
    'first MADE 0,6',
  ],
]

describe('which policy answers a claim that', () => {
  it.each(cases)('%s', (_, made, policies, expected) => {
    const answer = whichPolicy(made, policies)
    const told =
      answer.policy === undefined
        ? answer.reason
        : `${answer.policy.policyId} ${answer.basis} ${answer.coverages.filter(({ answers }) => answers).map(({ coverageId }) => coverageId)}`
    expect(told).toBe(expected)
  })

  it('is told with why a coverage does not answer', () => {
    const answer = whichPolicy(claim('2026-06-01', { occurredOn: '2023-12-31' }), both)
    expect(answer.policy && answer.coverages.map(({ reason }) => reason)).toEqual(['BEFORE_RETRO_DATE', undefined])
  })
})

describe('what a claim looks at in a policy', () => {
  it('is the day that a coverage names, else its years before inception, else no day at all', () => {
    const of = (retroActivePeriod: 1 | 2 | -1 | null, retroActiveDate: CalendarDate | null = null) =>
      retroDateOf({ retroActiveDate, retroActivePeriod }, '2026-02-01')
    expect([of(1), of(2), of(-1), of(null), of(1, '2020-05-05')]).toEqual([
      '2025-02-01',
      '2024-02-01',
      null,
      null,
      '2020-05-05',
    ])
  })

  it('is its terms in minor units, its end by a cancellation, and no endorsement without a limit', () => {
    const bought = { retroActiveDate: null, retroActivePeriod: null, waitingPeriod: null }
    const interruption = coverageId('BUSINESS_INCOME')
    expect(
      claimPolicyOf({
        id: 'pol',
        policyNumber: 'PAL',
        effectiveDate: '2026-01-01',
        expirationDate: '2027-01-01',
        cancelledOn: '2026-05-01',
        aggLimit: 1_000_000,
        deductible: 25_000,
        coverages: [
          { coverageId: 0, limit: 1_000_000, retention: null, ...bought },
          { coverageId: 6, limit: 250_000, retention: 5_000, ...bought },
          { coverageId: interruption, limit: 250_000, retention: null, ...bought, waitingPeriod: 12 },
          { coverageId: 35, limit: null, retention: null, ...bought },
          { coverageId: 9, limit: 0, retention: null, ...bought },
        ],
      }),
    ).toMatchObject({
      endsOn: '2026-05-01',
      aggregate: 100_000_000,
      coverages: [
        { coverageId: 0, limit: 100_000_000, retention: 2_500_000 },
        { coverageId: 6, limit: 25_000_000, retention: 500_000 },
        // The waiting period stands in the place of a retention.
        { coverageId: interruption, limit: 25_000_000, retention: 0, waitingHours: 12 },
      ],
    })
  })
})
