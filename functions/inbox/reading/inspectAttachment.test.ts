import { crc32, deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { inspectAttachment } from './inspectAttachment.ts'

/** An archive of these files, as any program packs it; `encrypted` says so of each. */
export const zipOf = (files: Readonly<Record<string, Uint8Array | string>>, encrypted = false): Buffer => {
  const bodies: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content as string)
    const packed = deflateRawSync(bytes)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(encrypted ? 1 : 0, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(bytes.length, 18)
    common.writeUInt16LE(name.length, 22)
    const body = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), common, Buffer.from(name), packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    entries.push(Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), common, place, Buffer.from(name)]))
    bodies.push(body)
    at += body.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...bodies, directory, end])
}

const reasonOf = (name: string, bytes: string | Uint8Array) =>
  inspectAttachment(Buffer.from(bytes as string), { name }).quarantined

describe('what is attached', () => {
  it('is known by its bytes', () => {
    expect(inspectAttachment(Buffer.from('%PDF-1.7 …'), { name: 'Loss runs.pdf' })).toEqual({
      contentType: 'application/pdf',
      kind: 'LOSS_RUN',
    })
    expect(reasonOf('notes.txt', 'Claims experience: none')).toBeUndefined()
    expect(reasonOf('book.xlsx', zipOf({ 'xl/workbook.xml': '<x/>' }))).toBeUndefined()
  })

  it.each([
    ['invoice.pdf.exe', 'MZ…', 'It is a program, or a page that runs one.'],
    ['invoice.pdf', 'MZ…', 'It is a program, or a page that runs one.'],
    ['page.html', '<script>', 'It is a program, or a page that runs one.'],
    ['picture.png', '%PDF-1.7', 'It is not what its name says.'],
    ['data.bin', 'xyz', 'Nobody can tell what kind of file it is.'],
    ['empty.txt', '', 'It is empty.'],
    ['locked.pdf', '%PDF-1.7 trailer << /Encrypt 5 0 R >>', 'It is encrypted'],
    ['active.pdf', '%PDF-1.7 /OpenAction << /S /JavaScript >>', 'It is a program'],
  ])('is held back: %s', (name, bytes, reason) => {
    expect(reasonOf(name, bytes)).toContain(reason)
  })

  it('is held back where an archive is locked, bursts, or holds macros or programs', () => {
    expect(reasonOf('a.zip', zipOf({ 'a.txt': 'a' }, true))).toContain('It is encrypted')
    expect(reasonOf('a.zip', zipOf({ 'a.txt': '0'.repeat(90_000_000) }))).toContain('far more than its size tells')
    expect(reasonOf('a.xlsm', zipOf({ 'xl/vbaProject.bin': 'x' }))).toBe('It holds macros.')
    expect(reasonOf('a.docx', zipOf({ 'word/vbaProject.bin': 'x' }))).toBe('It holds macros.')
    expect(reasonOf('a.zip', zipOf({ 'a.js': 'x' }))).toContain('holds a program')
    expect(reasonOf('a.zip', zipOf({ 'b.zip': 'x' }))).toContain('holds a program or another archive')
    expect(reasonOf('a.zip', 'PK\u0003\u0004 and nothing more')).toContain('damaged')
    const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')])
    expect(reasonOf('a.xlsx', old)).toContain('It is encrypted')
  })
})
