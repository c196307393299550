import { describe, expect, it } from 'vitest'
import { type Claim, clearanceOf, toldOf } from './clearance.ts'

const now = '2026-11-23T12:00:00.000Z'
const company = { name: 'Harbor & Vine, Inc.', address1: '12 Main St.', zipCode: '97301' }
const first: Claim = { id: 'sub_1', agencyId: 'agc_north', company, receivedAt: '2026-11-20T09:00:00.000Z' }
const second: Claim = {
  id: 'sub_2',
  agencyId: 'agc_south',
  company: { ...company, name: 'Harbour and Vine' },
  receivedAt: '2026-11-20T09:00:00.001Z',
}
const withLetter = (
  claim: Claim,
  signedOn: NonNullable<Claim['letter']>['signedOn'],
  receivedAt: Claim['receivedAt'] = '2026-11-22T09:00:00.000Z',
): Claim => ({ ...claim, letter: { signedOn, receivedAt } })

describe('a submission is cleared', () => {
  it('where nobody else has brought the company', () => {
    expect(clearanceOf(first, [], now)).toEqual({ cleared: true, by: 'ONLY_ONE', against: [] })
    const other = { ...second, company: { ...company, name: 'Barber & Wine' } }
    expect(clearanceOf(first, [other], now)).toEqual({ cleared: true, by: 'ONLY_ONE', against: [] })
  })

  it('where its agency has brought the company twice', () => {
    const again = { ...second, agencyId: first.agencyId }
    expect(clearanceOf(again, [first], now)).toEqual({ cleared: true, by: 'ONLY_ONE', against: [] })
  })

  it('where it came first, by a thousandth of a second', () => {
    expect(clearanceOf(first, [second], now)).toEqual({ cleared: true, by: 'FIRST_IN', against: ['sub_2'] })
    expect(clearanceOf(second, [first], now)).toEqual({ cleared: false, by: 'FIRST_IN', against: ['sub_1'] })
  })

  it('where the company has signed a letter, whoever came first', () => {
    const named = withLetter(second, '2026-11-21')
    expect(clearanceOf(named, [first], now)).toEqual({ cleared: true, by: 'LETTER', against: ['sub_1'] })
    expect(clearanceOf(first, [named], now)).toEqual({ cleared: false, by: 'LETTER', against: ['sub_2'] })
  })

  it('where its letter is the newest, though it came before the other', () => {
    const [older, newer] = [withLetter(first, '2026-11-20', now), withLetter(second, '2026-11-21')]
    expect(clearanceOf(newer, [older], now).cleared).toBe(true)
    expect(clearanceOf(older, [newer], now).cleared).toBe(false)
  })

  it('where of two letters of one day its own came last', () => {
    const [early, late] = [withLetter(first, '2026-11-21'), withLetter(second, '2026-11-21', now)]
    expect(clearanceOf(late, [early], now).cleared).toBe(true)
    expect(clearanceOf(early, [late], now).cleared).toBe(false)
  })

  it('by no letter before it has come', () => {
    const promised = withLetter(second, '2026-11-21', '2026-11-23T12:00:00.001Z')
    expect(clearanceOf(promised, [first], now).cleared).toBe(false)
    expect(clearanceOf(promised, [first], '2026-11-23T12:00:00.001Z').cleared).toBe(true)
  })

  it('alone: of any number, in any order, at any moment, exactly one', () => {
    const third = { ...second, id: 'sub_3', agencyId: 'agc_west' }
    const claims = [third, second, withLetter(first, '2026-11-21', '2026-11-23T13:00:00.000Z')]
    for (const at of [now, '2026-11-23T14:00:00.000Z'] as const)
      for (const all of [claims, claims.toReversed()])
        expect(all.filter((claim) => clearanceOf(claim, all, at).cleared)).toHaveLength(1)
    expect(clearanceOf(third, claims, now).against).toEqual(['sub_1', 'sub_2'])
    expect(clearanceOf(second, [third], now).cleared).toBe(true)
    expect(clearanceOf(third, [second], now).cleared).toBe(false)
  })
})

describe('whoever is refused', () => {
  it('is told that the submission is not cleared, and nothing else', () => {
    expect(toldOf(clearanceOf(second, [first], now))).toEqual({ cleared: false })
    expect(toldOf(clearanceOf(first, [withLetter(second, '2026-11-21')], now))).toEqual({ cleared: false })
  })
})
