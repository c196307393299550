import { expect, it } from 'vitest'
import { coverageId } from '#shared/domain/coverage/coverageId.ts'
import { coverageData } from './coverageData.ts'
import type { CoverFacts } from './coverFacts.ts'

const selected = { retention: 10_000, waitingPeriod: null, retroActivePeriod: null, retroActiveDate: null }

/** The part of a policy that the schedule of coverages reads. */
const facts = (coverages: readonly object[]): CoverFacts =>
  ({ coverages, rated: { coverages: [] }, excess: undefined }) as unknown as CoverFacts

it('a schedule says a retroactive date as the region writes it', () => {
  const liability = {
    ...selected,
    coverageId: coverageId('LIABILITY'),
    limit: 1_000_000,
    retroActiveDate: '2024-05-01',
  }
  expect(coverageData('us', facts([liability]))[0]?.retroPeriod).toBe('May 1, 2024')
  expect(coverageData('au', facts([liability]))[0]?.retroPeriod).toBe('1 May 2024')
})

it('says of dedicated breach costs that they are insured in addition to the aggregate limit, of nothing else', () => {
  const of = (key: 'BREACH_FUND' | 'DEDICATED_BREACH_COSTS') => ({
    ...selected,
    coverageId: coverageId(key),
    limit: 500_000,
  })
  const [fund, dedicated] = coverageData('uk', facts([of('BREACH_FUND'), of('DEDICATED_BREACH_COSTS')]))
  expect(fund?.besideAggregate).toBeUndefined()
  expect(dedicated).toMatchObject({ name: 'Breach Costs in Addition to the Limit', besideAggregate: true })
})
