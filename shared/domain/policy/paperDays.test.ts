import { describe, expect, it } from 'vitest'
import { regionOf } from '../../regions/regions.ts'
import { CalendarDate } from '../calendar/calendarDate.ts'
import { Instant } from '../calendar/instant.ts'
import { type PaperPolicy, paperDays, paperMoves } from './paperDays.ts'
import { noMoney, type PolicyTransaction } from './policyTransaction.ts'

const newYork = regionOf('us').timeZone
const day = (text: string) => CalendarDate.parse(text)
const at = (text: string) => Instant.parse(text)

const made = (
  revision: number,
  kind: PolicyTransaction['kind'],
  more: { known: string; effective: string; premium?: number; reverses?: number },
): PolicyTransaction => ({
  revision,
  kind,
  effectiveDate: day(more.effective),
  known: at(more.known),
  by: 'usr_1',
  changes: [],
  prices: [],
  money: { ...noMoney, premium: more.premium ?? 0 },
  ...(more.reverses !== undefined && { reverses: more.reverses }),
  documents: [],
  postings: [],
})

const policy = (transactions: PolicyTransaction[], more: Partial<PaperPolicy> = {}): PaperPolicy => ({
  boundAt: at('2026-03-01T15:00:00.000Z'),
  issuedAt: at('2026-03-02T15:00:00.000Z'),
  expirationDate: day('2027-03-01'),
  transactions,
  ...more,
})
const bound = made(1, 'NEW_BUSINESS', { known: '2026-03-01T15:00:00.000Z', effective: '2026-03-05', premium: 120_000 })
const told = (moves: ReturnType<typeof paperMoves>) => moves.map(({ deed, day: on, premium }) => [deed, on, premium])

describe('the days of a policy on a carrier’s paper', () => {
  it('begin on the day of its issue, not of its binder nor of its cover', () => {
    const binderChanged = made(2, 'NON_PREMIUM', { known: '2026-03-01T18:00:00.000Z', effective: '2026-03-05' })
    expect(told(paperMoves(policy([bound, binderChanged]), newYork))).toEqual([
      ['ISSUED', '2026-03-02', 120_000],
      ['ENDORSED', '2026-03-02', 0],
    ])
  })

  it('turn at midnight of the region, in winter and in summer', () => {
    const changes = ['2026-12-02T04:59:59.999Z', '2026-12-02T05:00:00.000Z', '2026-07-02T03:59:59.999Z'].map(
      (known, index) => made(index + 2, 'ENDORSEMENT', { known, effective: '2026-12-01', premium: 100 }),
    )
    expect(paperMoves(policy(changes), newYork).map((move) => move.day)).toEqual([
      '2026-12-01',
      '2026-12-02',
      '2026-07-01',
    ])
  })

  it('are those on which it was changed, whatever day a change counts from', () => {
    const backdated = made(2, 'ENDORSEMENT', {
      known: '2026-06-10T12:00:00.000Z',
      effective: '2026-04-01',
      premium: 900,
    })
    expect(paperMoves(policy([bound, backdated]), newYork)[1]).toMatchObject({
      deed: 'ENDORSED',
      day: '2026-06-10',
      effectiveDate: '2026-04-01',
      premium: 900,
    })
  })

  it('keep what was taken back on its day, and have what took it back on its own', () => {
    const stack = [
      bound,
      made(2, 'CANCELLATION', { known: '2026-06-10T12:00:00.000Z', effective: '2026-06-01', premium: -90_000 }),
      made(3, 'REVERSAL', { known: '2026-06-20T12:00:00.000Z', effective: '2026-06-01', premium: 90_000, reverses: 2 }),
      made(4, 'REVERSAL', {
        known: '2026-06-21T12:00:00.000Z',
        effective: '2026-06-01',
        premium: -90_000,
        reverses: 3,
      }),
    ]
    const moves = paperMoves(policy(stack), newYork)
    expect(told(moves)).toEqual([
      ['ISSUED', '2026-03-02', 120_000],
      ['CANCELLED', '2026-06-10', -90_000],
      ['CANCELLATION_REVERSED', '2026-06-20', 90_000],
      ['CANCELLED', '2026-06-21', -90_000],
    ])
    expect(moves.reduce((sum, { premium }) => sum + premium, 0)).toBe(30_000)
  })

  it('tell of another broker nothing, and that it is not renewed on the day on which that was said', () => {
    const stack = [
      bound,
      made(2, 'BROKER_OF_RECORD', { known: '2026-06-10T12:00:00.000Z', effective: '2026-06-10' }),
      made(3, 'REVERSAL', { known: '2026-06-11T12:00:00.000Z', effective: '2026-06-10', reverses: 2 }),
    ]
    const moves = paperMoves(policy(stack, { optedOutAt: at('2027-01-05T03:00:00.000Z') }), newYork)
    expect(moves.slice(1)).toEqual([{ deed: 'NONRENEWED', day: '2027-01-04', effectiveDate: '2027-03-01', premium: 0 }])
  })

  it('are summed up, the newest first', () => {
    expect(
      paperDays([
        { day: day('2026-06-10'), deed: 'ISSUED', premium: 120_000 },
        { day: day('2026-06-11'), deed: 'CANCELLED', premium: -90_000 },
        { day: day('2026-06-10'), deed: 'ISSUED', premium: 50_050 },
      ]),
    ).toEqual([
      { day: '2026-06-11', deeds: { CANCELLED: 1 }, premium: -90_000 },
      { day: '2026-06-10', deeds: { ISSUED: 2 }, premium: 170_050 },
    ])
  })
})
