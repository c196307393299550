import { describe, expect, it } from 'vitest'
import type { PlaceZone } from '../calendar/timeZone.ts'
import { coverageId } from '../coverage/coverageId.ts'
import { type ClaimWorn, erosionOf, type Loss, payableOf, retentionOwed, type Worn } from './erosion.ts'
import { answeredMinutes, outageMinutes } from './waitingHours.ts'

const newYork: PlaceZone = 'America/New_York'
const coverage = (coverageId: number, limit: number | null, retention: number, waitingHours: number | null = null) => ({
  coverageId,
  limit,
  retention,
  waitingHours,
  retroDate: null,
})
/** A million in all; liability to the full, extortion to a quarter, income after eight hours, no limit of its own for the last. */
const policy = {
  aggregate: 1_000_000,
  coverages: [
    coverage(0, 1_000_000, 25_000),
    coverage(6, 250_000, 10_000),
    coverage(7, 500_000, 25_000, 8),
    coverage(3, null, 0),
  ],
}
const loss = (coverageId: number, amount: number, more: Partial<Loss> = {}): Loss => ({
  eventId: 'a',
  coverageId,
  amount,
  ...more,
})
const worn = (coverageId: number, paid: number, borne = 0, eventId = 'a'): Worn => ({
  eventId,
  coverageId,
  paid,
  borne,
})
const day = { from: '2026-06-01T00:00', until: '2026-06-02T00:00' }

/** What is paid, what the insured bears, what is beyond the limit, what the waiting period takes. */
const cases: readonly [string, Loss, readonly Worn[], string][] = [
  ['below the retention is the insured’s', loss(0, 20_000), [], '0 20000 0 0'],
  ['of just the retention is the insured’s', loss(0, 25_000), [], '0 25000 0 0'],
  ['above the retention is paid beyond it', loss(0, 100_000), [], '75000 25000 0 0'],
  ['of an event whose retention was borne is paid whole', loss(0, 100_000), [worn(0, 50_000, 25_000)], '100000 0 0 0'],
  [
    'of an event whose retention was borne in part bears the rest',
    loss(0, 100_000),
    [worn(0, 0, 20_000)],
    '95000 5000 0 0',
  ],
  [
    'of another event bears a retention of its own',
    loss(0, 100_000, { eventId: 'b' }),
    [worn(0, 50_000, 25_000)],
    '75000 25000 0 0',
  ],
  [
    'under a coverage with a smaller retention bears none after a larger one',
    loss(6, 50_000),
    [worn(0, 10_000, 25_000)],
    '50000 0 0 0',
  ],
  [
    'under a coverage with a larger retention bears the difference',
    loss(0, 50_000),
    [worn(6, 10_000, 10_000)],
    '35000 15000 0 0',
  ],
  ['under a coverage without a retention is paid from the first', loss(3, 40_000), [], '40000 0 0 0'],
  ['without a retention leaves that of others to be borne', loss(0, 40_000), [worn(3, 40_000)], '15000 25000 0 0'],
  ['up to the sublimit is paid', loss(6, 260_000), [], '250000 10000 0 0'],
  ['beyond the sublimit is not', loss(6, 400_000), [], '250000 10000 140000 0'],
  [
    'under a sublimit that is used up is not paid',
    loss(6, 50_000, { eventId: 'b' }),
    [worn(6, 250_000, 10_000)],
    '0 10000 40000 0',
  ],
  [
    'under a sublimit that is used in part is paid in part',
    loss(6, 100_000),
    [worn(6, 200_000, 10_000)],
    '50000 0 50000 0',
  ],
  [
    'under another coverage is paid after a sublimit is used up',
    loss(0, 100_000),
    [worn(6, 250_000, 25_000)],
    '100000 0 0 0',
  ],
  ['within a sublimit is cut by the aggregate', loss(6, 200_000), [worn(0, 900_000, 25_000)], '100000 0 100000 0'],
  ['after the aggregate is used up is not paid', loss(3, 1), [worn(0, 1_000_000, 25_000)], '0 0 1 0'],
  [
    'of other events uses the same aggregate',
    loss(0, 200_000, { eventId: 'b' }),
    [worn(0, 900_000, 25_000)],
    '100000 25000 75000 0',
  ],
  ['under a coverage without a limit of its own has the aggregate', loss(3, 2_000_000), [], '1000000 0 1000000 0'],
  ['that leaves exactly nothing is paid', loss(3, 1_000_000), [], '1000000 0 0 0'],
  [
    'of a day’s outage is paid for the hours after the wait',
    loss(7, 240_000, { outage: day }),
    [],
    '135000 25000 0 80000',
  ],
  [
    'of an outage bears no retention twice',
    loss(7, 240_000, { outage: day }),
    [worn(0, 1, 25_000)],
    '160000 0 0 80000',
  ],
  [
    'of an outage is cut by its sublimit after the wait',
    loss(7, 2_400_000, { outage: day }),
    [],
    '500000 25000 1075000 800000',
  ],
  [
    'of an outage as long as the wait is not paid',
    loss(7, 240_000, { outage: { from: day.from, until: '2026-06-01T08:00' } }),
    [],
    'WITHIN_WAITING',
  ],
  [
    'of an outage a minute longer is paid for the minute',
    loss(7, 481_000, { outage: { from: day.from, until: '2026-06-01T08:01' } }),
    [worn(0, 0, 25_000)],
    '1000 0 0 480000',
  ],
  ['of an outage whose hours nobody told is not paid', loss(7, 240_000), [], 'OUTAGE_MISSING'],
  ['under a coverage that was not bought is not paid', loss(9, 240_000), [], 'NO_COVERAGE'],
]

describe('a loss', () => {
  it.each(cases)('%s', (_, told, before, expected) => {
    const payable = payableOf(policy, before, { loss: told, timeZone: newYork })
    expect(payable.refused ?? `${payable.paid} ${payable.borne} ${payable.beyondLimit} ${payable.waited}`).toBe(
      expected,
    )
  })

  it('is shared so that nothing of it is lost and no limit is passed, whatever was paid before', () => {
    for (let seed = 1; seed < 400; seed += 1) {
      const amount = (seed * 7919) % 900_001
      const before = Array.from({ length: seed % 5 }, (_, index) =>
        worn([0, 3, 6][index % 3] ?? 0, (seed * 991 * (index + 1)) % 120_000, (seed * 13) % 25_000),
      )
      const payable = payableOf(policy, before, { loss: loss([0, 3, 6][seed % 3] ?? 0, amount), timeZone: newYork })
      if (payable.refused !== undefined) throw new Error(payable.refused)
      expect(payable.paid + payable.borne + payable.beyondLimit + payable.waited).toBe(amount)
      const { aggregate } = erosionOf(policy, [...before, worn(0, payable.paid)])
      expect(aggregate.used).toBeLessThanOrEqual(policy.aggregate)
    }
  })
})

describe('what is left of a policy', () => {
  it('is told of the aggregate and of each coverage, whose own is no more than that', () => {
    const { aggregate, coverages } = erosionOf(policy, [worn(0, 850_000), worn(6, 100_000)])
    expect(aggregate).toEqual({ limit: 1_000_000, used: 950_000, left: 50_000 })
    expect(coverages.map(({ coverageId, used, left }) => [coverageId, used, left])).toEqual([
      [0, 850_000, 50_000],
      [6, 100_000, 50_000],
      [7, 0, 50_000],
      [3, 0, 50_000],
    ])
  })
})

describe('what is insured in addition to the aggregate limit', () => {
  const dedicated = coverageId('DEDICATED_BREACH_COSTS')
  const larger = { ...policy, coverages: [...policy.coverages, coverage(dedicated, 500_000, 25_000)] }
  const payable = (asked: Loss, before: readonly Worn[]) =>
    payableOf(larger, before, { loss: asked, timeZone: newYork })

  it('takes nothing of it', () => {
    const { aggregate, coverages } = erosionOf(larger, [worn(dedicated, 400_000), worn(0, 100_000)])
    expect(aggregate).toEqual({ limit: 1_000_000, used: 100_000, left: 900_000 })
    expect(coverages.at(-1)).toEqual({ coverageId: dedicated, limit: 500_000, used: 400_000, left: 100_000 })
  })
  it('is paid after the aggregate is used up, up to its own limit', () => {
    const before = [worn(0, 1_000_000, 25_000)]
    expect(payable(loss(dedicated, 500_000), before)).toMatchObject({ paid: 500_000, beyondLimit: 0 })
    expect(payable(loss(dedicated, 600_000), before)).toMatchObject({ paid: 500_000, beyondLimit: 100_000 })
  })
  it('leaves the aggregate whole for all else', () => {
    expect(payable(loss(3, 1_000_000), [worn(dedicated, 500_000, 25_000)])).toMatchObject({ paid: 1_000_000 })
  })
  it('may be more than the aggregate', () => {
    const small = { aggregate: 250_000, coverages: [coverage(dedicated, 500_000, 0)] }
    const paid = payableOf(small, [], { loss: loss(dedicated, 500_000), timeZone: newYork })
    expect(paid).toMatchObject({ paid: 500_000 })
  })
  it('is used first: breach costs are paid of the limit once the dedicated ones are used up', () => {
    const fund = coverageId('BREACH_FUND')
    const both = {
      aggregate: 1_000_000,
      coverages: [coverage(fund, null, 10_000), coverage(dedicated, 500_000, 25_000)],
    }
    const paidOf = (before: readonly Worn[], policyOf = both) =>
      payableOf(policyOf, before, { loss: loss(fund, 100_000), timeZone: newYork })
    expect(paidOf([])).toEqual({
      refused: 'USED_FIRST',
      first: { coverageId: dedicated, left: 500_000, usesUp: 525_000 },
    })
    expect(paidOf([worn(dedicated, 499_999, 25_000)])).toMatchObject({ first: { left: 1, usesUp: 1 } })
    expect(paidOf([worn(dedicated, 500_000, 25_000)])).toMatchObject({ paid: 100_000, borne: 0 })
    expect(paidOf([], { ...both, coverages: both.coverages.slice(0, 1) })).toMatchObject({
      paid: 90_000,
      borne: 10_000,
    })
  })
  it('stays apart where a later endorsement has taken the coverage away', () => {
    expect(erosionOf(policy, [worn(dedicated, 400_000)]).aggregate.used).toBe(0)
  })
})

describe('the hours of an outage', () => {
  const of = (from: string, until: string, zone: PlaceZone = newYork) => outageMinutes({ from, until }, zone) / 60

  it('are those of the clock on a day like others', () => {
    expect(of('2026-06-01T20:00', '2026-06-02T08:00')).toBe(12)
  })
  it('are one less in the night in which clocks go forward', () => {
    expect(of('2026-03-07T20:00', '2026-03-08T08:00')).toBe(11)
  })
  it('are one more in the night in which clocks go back', () => {
    expect(of('2026-10-31T20:00', '2026-11-01T08:00')).toBe(13)
  })
  it('go by the insured’s own place', () => {
    expect(of('2026-03-07T20:00', '2026-03-08T08:00', 'America/Phoenix')).toBe(12)
    expect(of('2026-03-28T20:00', '2026-03-29T08:00', 'Europe/London')).toBe(11)
    expect(of('2026-04-04T20:00', '2026-04-05T08:00', 'Australia/Sydney')).toBe(13)
  })
  it('count from the end of the waiting period, which passes by the same clock', () => {
    expect(answeredMinutes({ from: '2026-03-07T20:00', until: '2026-03-08T08:00' }, { hours: 8 }, newYork)).toBe(180)
    expect(answeredMinutes({ from: '2026-10-31T20:00', until: '2026-11-01T08:00' }, { hours: 12 }, newYork)).toBe(60)
    expect(answeredMinutes({ from: '2026-03-07T22:00', until: '2026-03-08T07:00' }, { hours: 8 }, newYork)).toBe(0)
  })
})

describe('the waiting period', () => {
  const hours = (from: string, until: string, others: readonly [string, string][]) =>
    answeredMinutes(
      { from: `2026-06-${from}:00`, until: `2026-06-${until}:00` },
      { hours: 8, others: others.map(([a, b]) => ({ from: `2026-06-${a}:00`, until: `2026-06-${b}:00` })) },
      newYork,
    ) / 60

  it('passes once for an interruption: what goes on from an outage that was asked for waits no second time', () => {
    expect(hours('02T00', '03T00', [['01T00', '02T00']])).toBe(24)
    expect(
      hours('03T00', '04T00', [
        ['02T00', '03T00'],
        ['01T00', '02T00'],
      ]),
    ).toBe(24)
  })
  it('goes on where the outage before was shorter than it', () => {
    expect(hours('01T06', '01T12', [['01T00', '01T06']])).toBe(4)
    expect(hours('01T06', '01T07', [['01T00', '01T06']])).toBe(0)
  })
  it('is of each loss of the same hours by their share', () => {
    expect(hours('01T00', '02T00', [['01T00', '02T00']])).toBe(16)
    expect(hours('01T04', '02T00', [['01T00', '02T00']])).toBe(16)
  })
  it('passes anew for an outage that began after the other was over', () => {
    expect(hours('03T00', '04T00', [['01T00', '02T00']])).toBe(16)
  })
  it('does not end earlier for an outage that came later', () => {
    expect(hours('01T00', '02T00', [['02T00', '03T00']])).toBe(16)
  })
  it('takes of a loss what it takes of its outage', () => {
    const goesOn = { from: '2026-06-02T00:00', until: '2026-06-03T00:00' }
    const paid = (otherOutages: Loss['otherOutages']) =>
      payableOf(policy, [worn(7, 135_000, 25_000)], {
        loss: loss(7, 240_000, { outage: goesOn, otherOutages }),
        timeZone: newYork,
      })
    expect(paid([day])).toMatchObject({ waited: 0, paid: 240_000 })
    expect(paid([])).toMatchObject({ waited: 80_000, paid: 160_000 })
  })
})

describe('the retention that an insured owes', () => {
  const entry = (paymentId: string, paid: number, borne: number, more: Partial<ClaimWorn> = {}): ClaimWorn => ({
    ...worn(0, paid, borne),
    claimId: 'c',
    paymentId,
    ...more,
  })
  const owed = (entries: readonly ClaimWorn[], pending: readonly string[] = [], claimId = 'c') =>
    retentionOwed(policy.coverages, entries, { claimId, eventId: 'a', pending: new Set(pending) })

  it('is none while a payment that stands has borne it', () => {
    expect(owed([entry('1', 75_000, 25_000), entry('2', 40_000, 0)])).toEqual([])
    expect(owed([entry('2', 40_000, 0), entry('3', 75_000, 25_000)])).toEqual([])
  })
  it('is what the payments that stand left to it too little, at most the retention', () => {
    expect(owed([entry('2', 40_000, 0)])).toEqual([{ coverageId: 0, amount: 25_000 }])
    expect(owed([entry('2', 15_000, 0)])).toEqual([{ coverageId: 0, amount: 15_000 }])
    expect(owed([entry('2', 15_000, 0), entry('3', 60_000, 10_000)])).toEqual([{ coverageId: 0, amount: 15_000 }])
  })
  it('is by the largest retention of the coverages that paid', () => {
    expect(owed([entry('2', 30_000, 0, { coverageId: 6 }), entry('3', 40_000, 0)])).toEqual([
      { coverageId: 6, amount: 10_000 },
      { coverageId: 0, amount: 15_000 },
    ])
  })
  it('is not of payments that nobody has made, of other events, nor of other claims', () => {
    expect(owed([entry('2', 40_000, 0)], ['2'])).toEqual([])
    expect(owed([entry('2', 40_000, 0, { eventId: 'b' })])).toEqual([])
    expect(owed([entry('2', 40_000, 0)], [], 'd')).toEqual([])
  })
  it('is less what the insured paid of it', () => {
    const back = entry('r', -20_000, 20_000)
    expect(owed([entry('2', 40_000, 0), back])).toEqual([{ coverageId: 0, amount: 5_000 }])
    expect(owed([entry('2', 40_000, 0), back, entry('s', -5_000, 5_000)])).toEqual([])
  })
})
