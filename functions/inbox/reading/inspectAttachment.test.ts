import { randomBytes } from 'node:crypto'
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
    expect(inspectAttachment(Buffer.from('%PDF-1.7 …'), { name: 'Loss runs.pdf' })).toMatchObject({
      contentType: 'application/pdf',
      kind: 'LOSS_RUN',
    })
    expect(reasonOf('notes.txt', 'Claims experience: none')).toBeUndefined()
    expect(reasonOf('book.xlsx', zipOf({ 'xl/workbook.xml': '<x/>' }))).toBeUndefined()
  })

  it('is kept without what a photograph tells of its taker, and held back where that cannot be taken out', () => {
    const photo = Buffer.concat([
      Buffer.from('ffd8fffe000d', 'hex'),
      Buffer.from('shot by Ida'),
      Buffer.from('ffda0002aabbffd9', 'hex'),
    ])
    expect(Buffer.from(inspectAttachment(photo, { name: 'damage.jpg' }).bytes).toString('hex')).toBe(
      'ffd8ffda0002aabbffd9',
    )
    expect(reasonOf('damage.heic', '\0\0\0\x18ftypheic\0\0\0\0')).toContain('Save it as JPEG or PNG')
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
    expect(reasonOf('a.xlsx', zipOf({ 'xl/macrosheets/sheet1.xml': 'x' }))).toBe('It holds macros.')
    expect(reasonOf('a.odt', zipOf({ 'Basic/Standard/Module1.xml': 'x' }))).toBe('It holds macros.')
    const elsewhere =
      '<Relationship Type="…/attachedTemplate" Target="https://a.example/t.dotm" TargetMode="External"/>'
    expect(reasonOf('a.docx', zipOf({ 'word/_rels/settings.xml.rels': elsewhere }))).toContain('fetches a template')
    expect(reasonOf('a.rtf', '{\\rtf1{\\object\\objemb{\\*\\objdata 0105}}}')).toContain('an object of another program')
    const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')])
    expect(reasonOf('a.xlsx', old)).toContain('It is encrypted')
    const list = '<manifest:encryption-data/>'
    expect(reasonOf('a.odt', zipOf({ 'META-INF/manifest.xml': list }))).toContain('It is encrypted')
  })

  it('is looked at file by file where it is an archive, by what each is and not by what it is called', () => {
    const inside = (name: string, bytes: Uint8Array | string) =>
      reasonOf('a.zip', zipOf({ 'b.txt': 'b', [name]: bytes }))
    expect(inside('c.docm', zipOf({ 'word/vbaProject.bin': 'x' }))).toBe(
      'A file in it is held back, c.docm: It holds macros.',
    )
    expect(inside('c.docx', zipOf({ 'word/vbaProject.bin': 'x' }))).toContain('c.docx: It holds macros.')
    const locked = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')])
    expect(inside('c.xlsx', locked)).toContain('c.xlsx: It is encrypted')
    expect(inside('c.pdf', '%PDF-1.7 /OpenAction << /S /JavaScript >>')).toContain('c.pdf: It is a program')
    expect(inside('c.pdf', '%PDF-1.7 trailer << /Encrypt 5 0 R >>')).toContain('c.pdf: It is encrypted')
    expect(inside('c.dat', zipOf({ 'd.txt': 'x' }))).toContain('holds a program or another archive')
    expect(inside('c.jpg', 'MZ…')).toContain('c.jpg: A scan for malware found in it')
    const letter = zipOf({ 'word/embeddings/table.xlsx': zipOf({ 'xl/vbaProject.bin': 'x' }) })
    expect(reasonOf('a.docx', letter)).toBe('It holds macros.')
    expect(inside('c.docx', zipOf({ 'word/embeddings/table.xlsx': zipOf({ 'xl/workbook.xml': 'x' }) }))).toBeUndefined()
    expect(inside('c.dat', 'a log of nothing in particular')).toBeUndefined()
  })

  it('bursts in all its documents together as it would in one', () => {
    const page = Buffer.concat([randomBytes(1000), Buffer.alloc(49_000)])
    const letter = zipOf({ 'word/document.xml': Buffer.concat(Array.from({ length: 1000 }, () => page)) })
    const letters = (count: number) =>
      zipOf(Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.docx`, letter])))
    expect(reasonOf('a.zip', letters(2))).toBeUndefined()
    expect(reasonOf('a.zip', letters(8))).toContain('far more than its size tells')
  })
})
