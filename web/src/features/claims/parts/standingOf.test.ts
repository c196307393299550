import { describe, expect, it } from 'vitest'
import type { ClaimCover } from '#shared/contracts/claims/claimFile.ts'
import { standingOf } from './standingOf.ts'

const cover: ClaimCover = { policyNumber: 'PCY-1000042', deemedOn: '2026-03-02', coverages: [] }
const chosen = { name: 'Dana Reyes', at: '2026-03-09T15:00:00.000Z', reason: 'A cover note of that week.' } as const
const said = (told: ClaimCover) => {
  const { first, rest, isOpen } = standingOf(told)
  return [isOpen ? 'open' : 'decided', first.key, ...rest.map(({ key }) => key)]
}

describe('where a claim stands', () => {
  it('is said once: by the days, which whoever named the same policy has only borne out', () => {
    expect(said({ ...cover, basis: 'MADE' })).toEqual(['decided', 'cover.answers'])
    expect(said({ ...cover, basis: 'MADE', chosen })).toEqual(['decided', 'cover.answers', 'cover.chosenToo'])
  })

  it('is the desk’s choice, with who made it, where the days say otherwise', () => {
    const byChoice = { ...cover, chosen, reason: 'NO_POLICY' } as const
    expect(said(byChoice)).toEqual(['decided', 'cover.chosen', 'cover.byDays.NO_POLICY'])
    expect(standingOf(byChoice).first).toMatchObject({ policy: 'PCY-1000042', name: 'Dana Reyes' })
    expect(said({ ...byChoice, byDays: { policyNumber: 'PCY-7' } })).toEqual([
      'decided',
      'cover.chosen',
      'cover.byDays.another',
    ])
  })

  it('is open where neither the days nor the desk have decided, and says what it was begun at', () => {
    expect(said({ ...cover, reason: 'REPORTED_LATE' })).toEqual(['open', 'cover.REPORTED_LATE', 'cover.begun'])
    expect(said({ ...cover, policyNumber: undefined, reason: 'NO_POLICY' })).toEqual([
      'open',
      'cover.NO_POLICY',
      'cover.toChoose',
    ])
  })
})
