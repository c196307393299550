import { describe, expect, it } from 'vitest'
import { openSurplusNotice } from './surplusNotice.ts'

describe('the surplus lines notice', () => {
  it.each([
    ['of Louisiana', { state: 'LA' }, 'LA'],
    ['of Montana, by its name', { state: 'Montana' }, 'MT'],
    ['of California, by its D-1', { state: 'CA' }, 'CA'],
    ['of Florida', { state: 'Florida' }, 'FL'],
    ['of New York', { state: 'NY' }, 'NY'],
    ['of Texas by no signature', { state: 'TX' }, undefined],
    ['of no other state', { state: 'OR' }, undefined],
    ['of no state', {}, undefined],
    ['once', { state: 'LA', signatureOnFile: true }, undefined],
    ['again when it was taken back', { state: 'LA', signatureOnFile: false }, 'LA'],
  ] as const)('is asked for %s', (_, firmographicData, open) => {
    expect(openSurplusNotice({ isSurplus: true, firmographicData })).toBe(open)
  })

  it('of California is signed once, the others at each renewal', () => {
    const renewal = { isSurplus: true, isRenewal: true }
    expect(openSurplusNotice({ ...renewal, firmographicData: { state: 'CA' } })).toBeUndefined()
    expect(openSurplusNotice({ ...renewal, firmographicData: { state: 'MT' } })).toBe('MT')
  })

  it('is not asked for of admitted cover', () => {
    expect(openSurplusNotice({ isSurplus: false, firmographicData: { state: 'LA' } })).toBeUndefined()
  })
})
