import { describe, expect, it } from 'vitest'
import { coverageId } from '#shared/domain/coverage/coverageId.ts'
import { familyCoverages } from '#shared/domain/coverage/familyCoverages.ts'
import { coveragesOf, Terms, termsChange, termsOf } from './termsForm.ts'

const social = coverageId('SOCIAL_ENGINEERING')
const liability = coverageId('LIABILITY')
const income = coverageId('BUSINESS_INCOME')
const catalogue = familyCoverages('P100')
  .filter(({ id }) => ([social, liability, income] as number[]).includes(id))
  .map(({ id, key }) => ({ id, key, name: key, tooltip: '', groupId: 1, order: 1 }))
  .map((each) => ({ ...each, mandatory: false, locked: false, endorsement: false, disabled: false, available: true }))
const place = { region: 'us', state: undefined } as const
const own = { retention: 25_000, waitingPeriod: null, retroActivePeriod: null, retroActiveDate: null }
const quote = {
  product: 'P100' as const,
  limit: 1_000_000,
  deductible: 25_000,
  waitingPeriod: 12 as const,
  retroActivePeriod: -1,
  revenueFactor: 1,
  effectiveDate: '2026-04-01' as const,
  coverages: [
    { ...own, coverageId: social, limit: 100_000 },
    { ...own, coverageId: liability, limit: 1_000_000, retroActivePeriod: -1 as const },
  ],
}
const coverages = coveragesOf(quote, catalogue as never, place)
const change = (next: object, of: typeof quote = quote) =>
  termsChange(of, Terms.parse({ ...termsOf(of), ...next }), coveragesOf(of, catalogue as never, place), place)

describe('the terms an underwriter changes', () => {
  it('are sent only where they changed', () => {
    expect(change({})).toEqual({})
    expect(change({ limit: 2_000_000, revenueFactor: 1.25 })).toEqual({ limit: 2_000_000, revenueFactor: 1.25 })
    expect(change({ deductible: 50_000 })).toEqual({ deductible: 50_000 })
  })

  it('are of each coverage what it has, or would have by the whole', () => {
    const of = (id: number) => coverages.find((each) => each.id === id)
    expect(of(social)).toMatchObject({ selected: true, limit: 100_000, deductible: { value: 25_000 } })
    expect(of(liability)).toMatchObject({ selected: true, retroActivePeriod: { value: -1, asDate: null } })
    expect(of(income)).toMatchObject({ selected: false, waitingPeriod: { value: 12 } })
  })

  it('are a coverage’s own limit, deductible, waiting and retroactive period', () => {
    const chosen = {
      [`c${social}`]: { limit: 250_000, deductible: { value: 50_000 } },
      [`c${liability}`]: { retroActivePeriod: { value: 1, asDate: null } },
    }
    expect(change({ coverages: chosen })).toEqual({
      coverages: {
        [social]: { selected: true, limit: 250_000, deductible: { value: 50_000 } },
        [liability]: { selected: true, retroActivePeriod: { value: 1, asDate: null } },
      },
    })
    expect(change({ coverages: { [`c${income}`]: { selected: true } } })).toMatchObject({
      coverages: { [income]: { selected: true } },
    })
  })

  it('reach back to a date in place of a period, and to a period again', () => {
    expect(change({ retro: 'date', retroActiveDate: '2024-01-01' })).toEqual({ retroActivePeriodAsDate: '2024-01-01' })
    expect(change({ retro: '2' })).toEqual({ retroActivePeriod: 2 })
    const dated = {
      ...quote,
      coverages: [
        { ...own, coverageId: social, limit: 100_000 },
        {
          ...own,
          coverageId: liability,
          limit: 1_000_000,
          retroActivePeriod: -1 as const,
          retroActiveDate: '2024-01-01' as never,
        },
      ],
    }
    expect(termsOf(dated)).toMatchObject({ retro: 'date', retroActiveDate: '2024-01-01' })
    expect(change({ retro: '-1' }, dated)).toEqual({ retroActivePeriodAsDate: null })
  })
})
