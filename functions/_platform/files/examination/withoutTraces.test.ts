import { crc32 } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { openArchive } from '../archive.ts'
import { zipOf } from '../zip.ts'
import { examineFile } from './examineFile.ts'
import { uncleanable } from './traces/uncleanable.ts'
import { withoutTraces } from './withoutTraces.ts'

const looked = (file: Uint8Array, name: string) => {
  const { contentType, held } = examineFile(file, { name, mostMegabytes: 1 })
  expect(held).toBeUndefined()
  return withoutTraces(file, { contentType, name })
}
/** What is kept of a file that is let through. */
const cleaned = (file: Uint8Array, name = 'photo.jpg'): Buffer => {
  const { bytes, held } = looked(file, name)
  expect(held).toBeUndefined()
  return Buffer.from(bytes ?? [])
}

const segment = (kind: number, body: Buffer) => {
  const head = Buffer.from([0xff, kind, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}
/** Exif of a photograph on its side, with a place in it. */
const exif = Buffer.concat([
  Buffer.from('Exif\0\0', 'latin1'),
  Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex'),
  Buffer.from('GPS 51.5074 N'),
])

const pngChunk = (kind: string, body: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), body])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

describe('a photograph', () => {
  it('is kept without where and with what it was taken, the right way up', () => {
    const jpeg = Buffer.concat([
      Buffer.from('ffd8', 'hex'),
      segment(0xe0, Buffer.from('JFIF\0')),
      segment(0xe1, exif),
      segment(0xfe, Buffer.from('shot by Ida')),
      Buffer.from('ffda0002aa00ff00bbffd9', 'hex'),
      Buffer.from('ftypmp4 GPS of the moment before'),
    ])
    const kept = cleaned(jpeg)
    expect(kept.includes('GPS')).toBe(false)
    expect(kept.includes('Ida')).toBe(false)
    expect(kept.includes('JFIF')).toBe(true)
    expect(kept.subarray(-11).toString('hex')).toBe('ffda0002aa00ff00bbffd9')
    const orientation = kept.indexOf(Buffer.from('011200030000000100', 'hex'))
    expect(kept[orientation + 9]).toBe(6)
    expect(cleaned(kept)).toEqual(kept)
  })

  it('of another format is kept without its words', () => {
    const png = Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      pngChunk('IHDR', Buffer.alloc(13)),
      pngChunk('tEXt', Buffer.from('Author\0Ida')),
      pngChunk('IEND', Buffer.alloc(0)),
    ])
    const kept = cleaned(png, 'photo.png')
    expect(kept.includes('Ida')).toBe(false)
    expect(kept.includes('IEND')).toBe(true)
  })

  it('is read over what fills its segments up, and held back where anything else lies between them', () => {
    const jpegOf = (between: string) =>
      Buffer.concat([
        Buffer.from('ffd8', 'hex'),
        segment(0xe0, Buffer.from('JFIF\0')),
        Buffer.from(between, 'hex'),
        segment(0xe1, exif),
        Buffer.from('ffda0002aabbffd9', 'hex'),
      ])
    const filled = cleaned(jpegOf('ffff'))
    expect(filled.includes('GPS')).toBe(false)
    expect(filled.subarray(-8).toString('hex')).toBe('ffda0002aabbffd9')
    expect(withoutTraces(jpegOf('0000'), { contentType: 'image/jpeg', name: 'photo.jpg' }).held).toBe(uncleanable)
  })

  it('that is cut off stays what it is', () => {
    expect(cleaned(Buffer.from('ffd8ff', 'hex'))).toHaveLength(3)
  })
})

/** A TIFF of one page with a strip of four bytes: on its side, taken by Ida, at a place, with a smaller copy of it beside. */
const tiffOf = (order: 'II' | 'MM', more: readonly (readonly [number, number, number, number])[] = []): Buffer => {
  const isLittle = order === 'II'
  const short = (value: number) => {
    const bytes = Buffer.alloc(2)
    isLittle ? bytes.writeUInt16LE(value) : bytes.writeUInt16BE(value)
    return bytes
  }
  const long = (value: number) => {
    const bytes = Buffer.alloc(4)
    isLittle ? bytes.writeUInt32LE(value) : bytes.writeUInt32BE(value)
    return bytes
  }
  const entry = ([tag, type, count, value]: readonly [number, number, number, number]) =>
    Buffer.concat([
      short(tag),
      short(type),
      long(count),
      ...(type === 3 && count === 1 ? [short(value), short(0)] : [long(value)]),
    ])
  const data = Buffer.from('PIXSxxxxTaken by Ida\0\0GPS 51.5074 N\0', 'latin1')
  const at = 8
  const entries = [
    [256, 3, 1, 2],
    [257, 3, 1, 2],
    [259, 3, 1, 1],
    [273, 4, 1, at],
    [274, 3, 1, 6],
    [279, 4, 1, 4],
    [315, 2, 13, at + 8],
    [34853, 4, 1, at + 22],
    ...more,
  ] as const
  const directory = at + data.length
  return Buffer.concat([
    Buffer.from(order),
    short(42),
    long(directory),
    data,
    short(entries.length),
    ...entries.map(entry),
    long(0),
  ])
}

describe.each(['II', 'MM'] as const)('a TIFF of order %s', (order) => {
  it('is written anew of what shows its pages', () => {
    const kept = cleaned(tiffOf(order), 'scan.tiff')
    expect(kept.includes('PIXS')).toBe(true)
    expect(kept.includes('Ida')).toBe(false)
    expect(kept.includes('GPS')).toBe(false)
    expect(cleaned(kept, 'scan.tiff')).toEqual(kept)
    const directory = order === 'II' ? kept.readUInt32LE(4) : kept.readUInt32BE(4)
    expect(order === 'II' ? kept.readUInt16LE(directory) : kept.readUInt16BE(directory)).toBe(6)
  })

  it('whose pages lead back to themselves is held back', () => {
    const looped = tiffOf(order)
    looped.subarray(4, 8).copy(looped, looped.length - 4)
    expect(looked(looped, 'scan.tif').held).toContain('Save it as JPEG or PNG')
  })

  it.each([
    [
      'whose parts are said to lie outside of it',
      [
        [324, 4, 1, 9000],
        [325, 4, 1, 4],
      ],
    ],
    ['whose values do', [[320, 3, 4000, 9000]]],
    ['that lacks the length of a part', [[324, 4, 1, 8]]],
  ] as const)('%s is held back, and says in what to bring it', (_, more) => {
    expect(looked(tiffOf(order, more), 'scan.tif').held).toContain('Save it as JPEG or PNG')
  })
})

const gif = Buffer.concat([
  Buffer.from('GIF89a', 'latin1'),
  Buffer.from('0100010080000000000000ffffff', 'hex').subarray(0, 13),
  Buffer.from('21fe0b', 'hex'),
  Buffer.from('shot by Ida', 'latin1'),
  Buffer.from('00', 'hex'),
  Buffer.from('21ff0b', 'hex'),
  Buffer.from('NETSCAPE2.0', 'latin1'),
  Buffer.from('0301000000', 'hex'),
  Buffer.from('21ff0b', 'hex'),
  Buffer.from('XMP DataXMP', 'latin1'),
  Buffer.from('03', 'hex'),
  Buffer.from('GPS', 'latin1'),
  Buffer.from('00', 'hex'),
  Buffer.from('21f9040000000000', 'hex'),
  Buffer.from('2c0000000001000100000202440100', 'hex'),
  Buffer.from('3b', 'hex'),
  Buffer.from('GPS after the end', 'latin1'),
])

const webpChunk = (kind: string, body: Buffer): Buffer => {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(body.length)
  return Buffer.concat([Buffer.from(kind), size, body, Buffer.alloc(body.length % 2)])
}
const webpOf = (...chunks: readonly Buffer[]): Buffer =>
  webpChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]))
const picture = webpChunk('VP8 ', Buffer.from('coded'))
const webp = webpOf(
  webpChunk('VP8X', Buffer.from('2c000000000000000000', 'hex')),
  picture,
  webpChunk('EXIF', Buffer.from('GPS 51.5074 N')),
  webpChunk('XMP ', Buffer.from('Ida')),
)

describe('a picture of another kind', () => {
  it('is kept without its comments, and still moves, as a GIF', () => {
    const kept = cleaned(gif, 'moves.gif')
    for (const trace of ['Ida', 'GPS', 'XMP']) expect(kept.includes(trace)).toBe(false)
    expect(kept.includes('NETSCAPE2.0')).toBe(true)
    expect(kept.subarray(-16).toString('hex')).toBe('2c00000000010001000002024401003b')
    expect(cleaned(kept, 'moves.gif')).toEqual(kept)
  })

  it('is kept without its Exif, and says that it has none, as a WebP', () => {
    expect(cleaned(webp, 'photo.webp')).toEqual(
      webpOf(webpChunk('VP8X', Buffer.from('20000000000000000000', 'hex')), picture),
    )
  })

  it.each([
    ['a GIF that is cut off', gif.subarray(0, 40), 'moves.gif'],
    ['a GIF with a block of no kind', Buffer.concat([gif.subarray(0, 13), Buffer.from('99', 'hex')]), 'moves.gif'],
    ['a photograph of a telephone’s own format', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'), 'IMG_1.HEIC'],
  ])('is held back where nobody can say what it tells: %s', (_, file, name) => {
    expect(looked(file, name).held).toBe(
      'Where, when and by whom it was taken cannot be taken out of it. Save it as JPEG or PNG, and bring that.',
    )
  })
})

describe('an archive', () => {
  const note = { name: 'note.txt', text: 'What we found.' }

  it('is packed anew without what its photographs tell, beside what else is in it', () => {
    const kept = cleaned(zipOf([note, { name: 'photos/moves.gif', body: gif }]), 'evidence.zip')
    const { entries = [] } = openArchive(kept)
    expect(entries.map(({ name, bytes }) => [name, bytes.includes('Ida')])).toEqual([
      ['note.txt', false],
      ['photos/moves.gif', false],
    ])
    expect(entries[0]?.bytes.toString()).toBe('What we found.')
  })

  it('without photographs stays to the byte what it was, as a document with pictures in it does', () => {
    const plain = zipOf([note])
    expect(cleaned(plain, 'evidence.zip')).toEqual(plain)
    const letter = zipOf([{ name: 'word/media/image1.gif', body: gif }])
    expect(cleaned(letter, 'letter.docx')).toEqual(letter)
  })

  it('is held back for a photograph that cannot be cleaned, and names it', () => {
    expect(looked(zipOf([note, { name: 'moves.gif', body: gif.subarray(0, 40) }]), 'evidence.zip').held).toMatch(
      /^A photo in it is held back, moves\.gif: Where, when/,
    )
  })
})
