import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostDocumentMegabytes } from './documentSize.ts'
import { missingParts, partBytes, partsOf, startOfPart } from './uploadParts.ts'

const most = mostDocumentMegabytes * 1024 * 1024

describe('a large file', () => {
  it('goes in parts that lie side by side and are all of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: most }), (size) => {
        let at = 0
        for (const part of partsOf(size)) {
          expect(startOfPart(part)).toBe(at)
          expect(part.size).toBeGreaterThan(0)
          expect(part.size).toBeLessThanOrEqual(partBytes)
          at += part.size
        }
        expect(at).toBe(size)
      }),
    )
  })

  it('of the largest size has thirteen', () => {
    expect(partsOf(most)).toHaveLength(13)
  })

  it('is sent but for what is there, and what is there by halves is sent again', () => {
    const size = 2 * partBytes + 5
    const there = [
      { number: 1, size: partBytes },
      { number: 3, size: 4 },
    ]
    expect(missingParts(size, there)).toEqual([
      { number: 2, size: partBytes },
      { number: 3, size: 5 },
    ])
    expect(missingParts(size, partsOf(size))).toEqual([])
  })
})
