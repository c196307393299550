import { describe, expect, it } from 'vitest'
import { attachesAt, gapsOf, layerRefusal, limitBorne } from './excessTower.ts'

const layer = (attachmentPoint: number, limit: number) => ({ attachmentPoint, limit })
const primary = layer(0, 1_000_000)
const first = layer(1_000_000, 2_000_000)
const second = layer(3_000_000, 2_000_000)

describe('an excess tower', () => {
  it('takes the next layer where the layers beneath it end', () => {
    expect(attachesAt([primary])).toBe(1_000_000)
    expect(attachesAt([second, primary, first])).toBe(5_000_000)
    expect(layerRefusal([primary, first], second)).toBeUndefined()
  })

  it('has no layer over a loss that nobody insures', () => {
    expect(layerRefusal([primary], second)).toBe('GAP')
    expect(layerRefusal([], first)).toBe('GAP')
  })

  it('insures no loss twice', () => {
    expect(layerRefusal([primary, first], layer(1_000_000, 1_000_000))).toBe('OVERLAP')
    expect(layerRefusal([primary, first], layer(500_000, 1_000_000))).toBe('OVERLAP')
  })

  it('shows the hole that a layer leaves which is gone, and takes a layer that fills it', () => {
    expect(gapsOf([primary, second])).toEqual([{ from: 1_000_000, until: 3_000_000 }])
    expect(attachesAt([primary, second])).toBe(1_000_000)
    expect(layerRefusal([primary, second], first)).toBeUndefined()
    expect(layerRefusal([primary, second], layer(5_000_000, 1_000_000))).toBe('GAP')
    expect(layerRefusal([primary, second], layer(1_000_000, 3_000_000))).toBe('OVERLAP')
    expect(gapsOf([primary, first, second])).toEqual([])
  })

  it('is borne as far as it is the provider’s own, each layer with those that stand', () => {
    const standing = [
      { kind: 'UNDERLYING', limit: 10_000_000 },
      { kind: 'PRIMARY', ...primary },
      { kind: 'EXCESS', ...first },
    ]
    expect(limitBorne(standing, second)).toBe(5_000_000)
    expect(limitBorne([], second)).toBe(2_000_000)
  })

  it('does not grow beyond what is written at all', () => {
    expect(layerRefusal([layer(0, 999_000_000)], layer(999_000_000, 2_000_000))).toBe('TOO_HIGH')
  })
})
