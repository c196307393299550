import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { held } from '#functions/_platform/held/held.ts'

/** Inter in the weights that documents use; it has the letters of Europe and Vietnam (ł, ő, ễ), Greek and Cyrillic. */
const weights = ['400Regular', '500Medium', '600SemiBold'] as const

/** The font files by name: what a bundle copies into its `fonts` directory. */
export const fontFiles = weights.map((weight) => `Inter_${weight}.ttf`)

const inPackage = (file: string): string => {
  const folder = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/inter/package.json'))
  return join(folder, /_(\w+)\./.exec(file)?.[1] ?? '', file)
}

/** Where a font lies: beside a bundle in `fonts/`, in a checkout in its package. */
export const fontPath = (file: string): string => {
  const beside = join(dirname(fileURLToPath(import.meta.url)), 'fonts', file)
  return existsSync(beside) ? beside : inPackage(file)
}

/** The code points of a segmented table (OpenType `cmap`, format 4). */
const segmented = (font: Buffer, at: number): number[] => {
  const segments = font.readUInt16BE(at + 6) / 2
  const ends = at + 14
  const starts = ends + segments * 2 + 2
  return Array.from({ length: segments }, (_, index) => {
    const [start, end] = [font.readUInt16BE(starts + index * 2), font.readUInt16BE(ends + index * 2)]
    return start === 0xffff ? [] : Array.from({ length: end - start + 1 }, (_each, step) => start + step)
  }).flat()
}

/** The code points of a grouped table (OpenType `cmap`, format 12). */
const grouped = (font: Buffer, at: number): number[] =>
  Array.from({ length: font.readUInt32BE(at + 12) }, (_, index) => {
    const [start, end] = [16, 20].map((field) => font.readUInt32BE(at + field + index * 12)) as [number, number]
    return Array.from({ length: end - start + 1 }, (_each, step) => start + step)
  }).flat()

/** Which code points a TrueType font has a glyph for (https://learn.microsoft.com/typography/opentype/spec/cmap). */
export const codePointsOf = (font: Buffer): Set<number> => {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16)
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap')
  if (entry === undefined) throw new Error('The font has no table of characters.')
  const map = font.readUInt32BE(entry + 8)
  const subtables = Array.from(
    { length: font.readUInt16BE(map + 2) },
    (_, index) => map + font.readUInt32BE(map + 8 + index * 8),
  )
  return new Set(
    subtables.flatMap((at) => {
      const format = font.readUInt16BE(at)
      return format === 4 ? segmented(font, at) : format === 12 ? grouped(font, at) : []
    }),
  )
}

const printable = held(() => codePointsOf(readFileSync(fontPath(fontFiles[0] ?? ''))))
const letters = held(() => new Intl.Segmenter('en', { granularity: 'grapheme' }))

/** A text with what the fonts have no letters for replaced by question marks: an emoji in a name must not stop a policy. */
export const settable = (given: string): string => {
  const text = given.replaceAll(/\p{Cc}+/gu, ' ')
  const has = (letter: string) => [...letter].every((part) => printable().has(part.codePointAt(0) ?? 0))
  return has(text)
    ? text
    : Array.from(letters().segment(text), ({ segment }) => (has(segment) ? segment : '?')).join('')
}
