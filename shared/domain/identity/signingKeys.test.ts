import { describe, expect, it } from 'vitest'
import { lifetimes } from './lifetimes.ts'
import {
  afterRotation,
  keyPeriods,
  publishedKeys,
  rotationDue,
  type SigningKeys,
  withdrawalSeconds,
} from './signingKeys.ts'

const start = 1_800_000_000
const alone: SigningKeys = { current: { keyId: 'first', since: start } }

describe('the keys that sign access tokens', () => {
  it('sign for 90 days; then the next one is published and nothing signs with it yet', () => {
    expect(rotationDue(alone, start + keyPeriods.signing - 1)).toBeUndefined()
    expect(rotationDue(alone, start + keyPeriods.signing)).toBe('publish')
    const keys = afterRotation(alone, 'publish', start + keyPeriods.signing, 'second')
    expect(publishedKeys(keys).map(({ keyId }) => keyId)).toEqual(['first', 'second'])
  })

  it('are published a day before they sign, and longer than anybody keeps the keys of before', () => {
    const keys = afterRotation(alone, 'publish', start, 'second')
    expect(rotationDue(keys, start + keyPeriods.published - 1)).toBeUndefined()
    expect(rotationDue(keys, start + keyPeriods.published)).toBe('activate')
    expect(keyPeriods.published).toBeGreaterThan(2 * 3600 + keyPeriods.cached)
  })

  it('stay published until the last token that they signed is dead', () => {
    const switched = start + keyPeriods.published
    const keys = afterRotation(afterRotation(alone, 'publish', start, 'second'), 'activate', switched)
    expect(keys).toEqual({
      current: { keyId: 'second', since: switched },
      previous: { keyId: 'first', since: switched },
    })
    const lastTokenDies = switched + keyPeriods.cached + lifetimes.accessToken
    expect(rotationDue(keys, lastTokenDies)).toBeUndefined()
    expect(rotationDue(keys, switched + withdrawalSeconds)).toBe('withdraw')
    expect(publishedKeys(afterRotation(keys, 'withdraw', 0)).map(({ keyId }) => keyId)).toEqual(['second'])
  })

  it('are what they were where there is nothing to switch to, or to take back', () => {
    expect(afterRotation(alone, 'activate', start)).toStrictEqual(alone)
    expect(afterRotation(alone, 'withdraw', start)).toStrictEqual(alone)
    const underWay = afterRotation(alone, 'publish', start, 'second')
    expect(afterRotation({ ...underWay, previous: alone.current }, 'withdraw', start)).toStrictEqual(underWay)
  })

  it('can be replaced before their time, one rotation after the other', () => {
    expect(rotationDue(alone, start, true)).toBe('publish')
    const underWay = afterRotation(alone, 'publish', start, 'second')
    expect(rotationDue(underWay, start, true)).toBeUndefined()
  })
})
