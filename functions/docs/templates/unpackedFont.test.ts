import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageFontDirectory } from './fonts.ts'
import { unpackedFont } from './unpackedFont.ts'

const packed = readFileSync(join(packageFontDirectory(), 'inter-latin-400-normal.woff'))

/** The tables of a TrueType font by name (https://learn.microsoft.com/typography/opentype/spec/otff). */
const tablesOf = (font: Buffer): ReadonlyMap<string, Buffer> =>
  new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const at = 12 + index * 16
      const [offset, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)]
      return [font.toString('latin1', at, at + 4), font.subarray(offset, offset + length)]
    }),
  )

const featuresOf = (substitutions: Buffer): string[] => {
  const list = substitutions.readUInt16BE(6)
  return Array.from({ length: substitutions.readUInt16BE(list) }, (_, index) => {
    const at = list + 2 + index * 6
    return substitutions.toString('latin1', at, at + 4)
  })
}

describe('a font that is unpacked', () => {
  const tables = tablesOf(unpackedFont(packed))

  it('is a TrueType font with all its tables, each whole', () => {
    expect(unpackedFont(packed).readUInt32BE(0)).toBe(0x0001_0000)
    expect([...tables.keys()]).toEqual(expect.arrayContaining(['GPOS', 'GSUB', 'cmap', 'glyf', 'head', 'hmtx', 'loca']))
    expect(tables.get('head')?.readUInt32BE(12)).toBe(0x5f0f_3cf5)
    // The last entry of `loca` is the length of `glyf`.
    const isLong = tables.get('head')?.readInt16BE(50) === 1
    const loca = tables.get('loca') ?? expect.fail()
    const end = isLong ? loca.readUInt32BE(loca.length - 4) : loca.readUInt16BE(loca.length - 2) * 2
    expect(tables.get('glyf')?.length).toBe(end)
  })

  it('has figures of one width for amounts, and no letters that depend on their neighbours', () => {
    const features = featuresOf(tables.get('GSUB') ?? expect.fail())
    expect(features).toContain('tnum')
    expect(features).not.toContain('calt')
  })

  it('is refused when it is of another kind', () => {
    expect(() => unpackedFont(Buffer.from('OTTO, not WOFF'))).toThrow('This is no WOFF font.')
  })
})
