import { describe, expect, it } from 'vitest'
import type { CarrierRaterView } from '#shared/contracts/rater/carrierRaterRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { raterStanding } from './raterStanding.ts'
import { tickedVersions } from './tickedVersions.ts'

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
  versions: [version(2, '2026-08-01T09:00:00.000Z', 1.2)],
  lastUpdated: '2026-08-01T09:00:00.000Z',
  onPaper: true,
}
const removed = { by: 'Super Admin', at: '2026-10-01T09:00:00.000Z' as const }

describe('the versions of a rater', () => {
  it('stay ticked on other pages, and are held against each other from the older to the newer', () => {
    const [first, second, third] = [
      version(1, '2026-06-01T09:00:00.000Z'),
      version(2, '2026-08-01T09:00:00.000Z', 1.2),
      version(3, '2026-09-01T09:00:00.000Z', 1.3),
    ]
    const numbers = (versions: readonly { readonly revision: number }[]) => versions.map(({ revision }) => revision)
    const onFirstPage = tickedVersions({ ids: new Set(['3']), shown: [third, second], ticked: [] })
    const onSecond = tickedVersions({ ids: new Set(['3', '1']), shown: [first], ticked: onFirstPage })
    expect(numbers(onSecond)).toEqual([1, 3])
    expect(numbers(tickedVersions({ ids: new Set(['1']), shown: [third, second], ticked: onSecond }))).toEqual([1])
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
