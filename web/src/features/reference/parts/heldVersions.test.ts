import { describe, expect, it } from 'vitest'
import type { CarrierRaterView } from '#shared/contracts/rater/carrierRaterRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { heldVersions } from './heldVersions.ts'
import { raterStanding } from './raterStanding.ts'

const terms = {
  name: 'Oak Mutual',
  products: ['P100' as const],
  states: [],
  rateBook: 'p100-us-2026-1',
  effectiveFrom: '2026-06-01' as const,
  effectiveUntil: '2027-06-01' as const,
  deviations: [{ factor: 1.1 }],
}
const version = (revision: number, at: Instant, factor = 1.1) => ({
  ...{ revision, at, by: 'Super Admin', note: '' },
  terms: { ...terms, deviations: [{ factor }] },
})
const rater: CarrierRaterView = {
  ...terms,
  id: 'crr_car_oak',
  carrierId: 'car_oak',
  revision: 2,
  versions: [version(1, '2026-06-01T09:00:00.000Z'), version(2, '2026-08-01T09:00:00.000Z', 1.2)],
  lastUpdated: '2026-08-01T09:00:00.000Z',
  onPaper: true,
}
const removed = { by: 'Super Admin', at: '2026-10-01T09:00:00.000Z' as const }

describe('the versions of a rater', () => {
  it('are told the latest first, each with when it held and what the one before said', () => {
    const [latest, first] = heldVersions(rater)
    expect(latest).toMatchObject({ revision: 2, before: { deviations: [{ factor: 1.1 }] } })
    expect(latest?.until).toBeUndefined()
    expect(first).toMatchObject({ revision: 1, until: '2026-08-01T09:00:00.000Z' })
    expect(first?.before).toBeUndefined()
  })

  it('end with the rater where that was taken away', () => {
    expect(heldVersions({ ...rater, removed }).at(0)?.until).toBe(removed.at)
  })
})

describe('a rater', () => {
  const on = (day: string, change: Partial<CarrierRaterView> = {}) =>
    raterStanding({ ...rater, ...change }, new Date(`${day}T18:00:00.000Z`))

  it('prices from its first day to the day from which it is over, on the paper of a carrier on the programme', () => {
    expect(on('2026-05-31')).toBe('later')
    expect(on('2026-06-01')).toBe('prices')
    expect(on('2027-05-31')).toBe('prices')
    expect(on('2027-06-01')).toBe('over')
    expect(on('2026-08-01', { onPaper: false })).toBe('offPaper')
    expect(on('2026-08-01', { removed, onPaper: false })).toBe('removed')
  })
})
