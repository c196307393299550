import { crc32, deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { examineFile } from './examineFile.ts'
import { withoutTraces } from './withoutTraces.ts'

const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')
const heldOf = (name: string, bytes: Uint8Array | string) =>
  examineFile(Buffer.from(bytes as string), { name, mostMegabytes: 1 }).held

describe('an upload', () => {
  it('is known by its bytes and let through', () => {
    expect(examineFile(Buffer.from('%PDF-1.7 …'), { name: 'Signed application.pdf', mostMegabytes: 1 })).toEqual({
      contentType: 'application/pdf',
    })
    expect(heldOf('notes.txt', 'Nothing happened.')).toBeUndefined()
  })

  it('with the test file of virus scanners in it is held back, whatever surrounds it', () => {
    expect(heldOf('notes.txt', eicar)).toContain('EICAR test file')
    expect(heldOf('notes.pdf', `%PDF-1.7 ${eicar}`)).toContain('EICAR test file')
  })

  it('that is a program or script under another name is held back', () => {
    expect(heldOf('picture.png', Buffer.from('7f454c46020101', 'hex'))).toContain('program for Linux')
    expect(heldOf('notes.txt', '#!/bin/sh\nrm -rf /')).toContain('shell script')
  })

  it('that runs something when it is read is held back, however it spells or packs it', () => {
    expect(heldOf('a.pdf', '%PDF-1.7 << /S /J#61vaScript >>')).toBe('It is a program, or a page that runs one.')
    const packed = deflateSync(Buffer.from('<< /OpenAction << /S /Launch >> >>')).toString('latin1')
    const hidden = Buffer.from(
      `%PDF-1.7 1 0 obj << /Type /ObjStm /Filter /FlateDecode >> stream\n${packed}\nendstream`,
      'latin1',
    )
    expect(heldOf('a.pdf', hidden)).toBe('It is a program, or a page that runs one.')
    expect(heldOf('a.pdf', '%PDF-1.7 trailer << /Encrypt 5 0 R >>')).toContain('It is encrypted')
  })

  it('is as large as its purpose allows', () => {
    expect(heldOf('a.txt', 'a'.repeat(1024 * 1024 + 1))).toBe('It is larger than 1 MB.')
  })
})

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
      Buffer.from('ffda0002aabbffd9', 'hex'),
    ])
    const kept = Buffer.from(withoutTraces(jpeg, 'image/jpeg'))
    expect(kept.includes('GPS')).toBe(false)
    expect(kept.includes('Ida')).toBe(false)
    expect(kept.includes('JFIF')).toBe(true)
    expect(kept.subarray(-8).toString('hex')).toBe('ffda0002aabbffd9')
    const orientation = kept.indexOf(Buffer.from('011200030000000100', 'hex'))
    expect(kept[orientation + 9]).toBe(6)
    expect(withoutTraces(kept, 'image/jpeg')).toEqual(kept)
  })

  it('of another format is kept without its words', () => {
    const png = Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      pngChunk('IHDR', Buffer.alloc(13)),
      pngChunk('tEXt', Buffer.from('Author\0Ida')),
      pngChunk('IEND', Buffer.alloc(0)),
    ])
    const kept = Buffer.from(withoutTraces(png, 'image/png'))
    expect(kept.includes('Ida')).toBe(false)
    expect(kept.includes('IEND')).toBe(true)
  })

  it('that is cut off stays what it is', () => {
    expect(withoutTraces(Buffer.from('ffd8ff', 'hex'), 'image/jpeg')).toHaveLength(3)
  })
})
