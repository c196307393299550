import { describe, expect, it } from 'vitest'
import { openSurplusNotice } from './surplusNotice.ts'

describe('the surplus lines notice', () => {
  it.each([
    ['of Louisiana', { state: 'LA' }, 'LA'],
    ['of Montana, by its name', { state: 'Montana' }, 'MT'],
    ['of no other state', { state: 'OR' }, undefined],
    ['of no state', {}, undefined],
    ['once', { state: 'LA', signatureOnFile: true }, undefined],
    ['again when it was taken back', { state: 'LA', signatureOnFile: false }, 'LA'],
  ] as const)('is asked for %s', (_, firmographicData, open) => {
    expect(openSurplusNotice({ isSurplus: true, firmographicData })).toBe(open)
  })

  it('is not asked for of admitted cover', () => {
    expect(openSurplusNotice({ isSurplus: false, firmographicData: { state: 'LA' } })).toBeUndefined()
  })
})
