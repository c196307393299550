import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { zipOf } from '../zip.ts'
import { examineFile, harmful } from './examineFile.ts'

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

  it('is no program for three letters that stand by chance in a picture of it', () => {
    const held = (script: string) => heldOf('a.pdf', Buffer.from(`%PDF-1.7 ${script}`, 'latin1'))
    for (const chance of ['x/JS\x91', '/JS\0\x80', '/JS7 0', '/JSx('])
      expect(
        held(`1 0 obj << /Filter /DCTDecode >>stream\n\xff\xd8${chance}\xff\xd9\nendstream endobj`),
      ).toBeUndefined()
    for (const value of ['(app.alert(1))', ' (x)', '<61>', '\0< 61>', ' 5 0 R', '\r\n5 0 R', '%\n(x)'])
      expect(held(`<< /S /Rendition /JS${value} >>`), value).toBe('It is a program, or a page that runs one.')
  })

  const objects = (said: string, bytes: Uint8Array) =>
    Buffer.concat([Buffer.from(`%PDF-1.7 1 0 obj ${said}stream\n`), bytes, Buffer.from('\nendstream endobj')])
  const launches = deflateSync(Buffer.from('2 0 << /S /Launch >>'))

  it('that keeps what it runs out of sight is held back, whatever it says of where it keeps it', () => {
    const runs = 'It is a program, or a page that runs one.'
    const hides = 'It keeps parts of itself so that nobody can look into them.'
    const flate = '/N 1 /First 4 /Filter /FlateDecode'
    expect(heldOf('a.pdf', objects(`<< /Type /Obj#53tm ${flate} >>`, launches))).toBe(runs)
    expect(heldOf('a.pdf', objects(`<< /Type /ObjStm ${flate} ${' '.repeat(500)}>>`, launches))).toBe(runs)
    expect(heldOf('a.pdf', objects(`<< ${flate} >>`, launches))).toBe(runs)
    const asHex = Buffer.from(`${launches.toString('hex')}>`)
    const twice = deflateSync(launches)
    const benign = deflateSync(Buffer.from('2 0 << >>')).toString('latin1')
    const hidden: readonly (readonly [string, Uint8Array])[] = [
      ['<< /Type /ObjStm /N 1 /First 4 /Filter [/ASCIIHexDecode /FlateDecode] >>', asHex],
      ['<< /Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode] >>', twice],
      ['<< /Type /ObjStm /N 1 /First 4 /Filter 5 0 R >>', launches],
      [`<< /Type /ObjStm /X (>>stream\n${benign}) ${flate} >>`, launches],
      [`<< ${flate} /X (>>stream\n) /Type /ObjStm >>`, launches],
      [`<< /Type /ObjStm ${flate} /DecodeParms << /Predictor 12 >> >>`, launches],
      [`<< /Type /ObjStm ${flate} >>`, launches.subarray(0, 12)],
    ]
    for (const [said, bytes] of hidden) expect(heldOf('a.pdf', objects(said, bytes)), said).toBe(hides)
    const plain = deflateSync(Buffer.from('2 0 << /Type /Page >>'))
    expect(heldOf('a.pdf', objects(`<< /Type /ObjStm ${flate} >>`, plain))).toBeUndefined()
    expect(heldOf('a.pdf', objects('<< /Filter /DCTDecode /Length 9 >>', launches))).toBeUndefined()
  })

  it('is looked at within bounds: neither many marks nor many packed objects take long', () => {
    const packed = deflateSync(Buffer.alloc(31 * 2 ** 20, ' '))
    const bomb = objects('<< /Type /ObjStm /Filter /FlateDecode >>', packed)
    const began = process.cpuUsage().user
    expect(heldOf('a.pdf', Buffer.concat(Array.from({ length: 25 }, () => bomb)))).toContain('nobody can look')
    heldOf('a.pdf', `%PDF-1.7 ${'/ObjStm stream\n'.repeat(60_000)}`)
    heldOf('a.pdf', `%PDF-1.7 ${'1 0 obj /ObjStm >>stream\n'.repeat(30_000)}`)
    expect(process.cpuUsage().user - began).toBeLessThan(4_000_000)
  })

  it('that fetches a template is held back, in whatever order it says so and however long it goes on', () => {
    const held = (text: string | Buffer) =>
      heldOf('a.docx', zipOf([{ name: 'word/_rels/settings.xml.rels', body: Buffer.from(text as string) }]))
    const template = 'It fetches a template from elsewhere when it is opened, which may hold macros.'
    const [type, target] = ['Type="x/attachedTemplate"', 'Target="https://evil.example/?>x.dotm"']
    const away = `<Relationship Id="r" TargetMode="External" ${target} ${type}/>`
    for (const text of [away, away.replaceAll('"', "'"), away.replace('ttach', '&#116;&#x74;ach')])
      expect(held(text), text).toBe(template)
    expect(held(Buffer.from(`\ufeff${away}`, 'utf16le'))).toBe(template)
    expect(held(`<Relationship Id="r" Type="x/attachedTemplate" Target="own.dotm"/>`)).toBeUndefined()
    const began = process.cpuUsage().user
    held(Array.from({ length: 12_000 }, (_, at) => `attachedTemplate${at.toString(36)}`).join(''))
    expect(process.cpuUsage().user - began).toBeLessThan(1_000_000)
  })

  it('that is an archive too is held back, wherever its last words stand', () => {
    const pdf = Buffer.from('%PDF-1.7 …\n%%EOF\n')
    const archive = zipOf([{ name: 'notes.txt', text: 'Nothing happened.' }])
    expect(heldOf('a.pdf', Buffer.concat([pdf, archive]))).toBe('It is an archive too, under another name.')
    const words = Buffer.from(archive)
    words.writeUInt16LE(6, words.length - 2)
    expect(heldOf('a.pdf', Buffer.concat([pdf, words, Buffer.from('%%EOF\n')]))).toContain('an archive too')
    expect(heldOf('a.pdf', Buffer.concat([pdf, archive, pdf])), 'an attachment').toBeUndefined()
  })

  it('whose files would leave the folder that it is unpacked in is held back', () => {
    const held = (name: string) => heldOf('a.zip', zipOf([{ name, text: 'Nothing happened.' }]))
    for (const name of ['../notes.txt', 'a/../../notes.txt', '..\\notes.txt', '/etc/notes.txt', 'C:\\notes.txt'])
      expect(held(name)).toBe('A file of the archive would be put outside the folder in which it is unpacked.')
    expect(held('2026/notes..v2.txt')).toBeUndefined()
  })

  it('of which a scan saw a part is not called malware', () => {
    expect(harmful('Eicar-Test-Signature')).toBe('A scan for malware found in it: Eicar-Test-Signature.')
    for (const limit of ['MaxFiles', 'MaxScanSize', 'MaxScanTime'])
      expect(harmful(`Heuristics.Limits.Exceeded.${limit}`)).toContain('did not get through all of it')
  })

  it('is as large as its purpose allows', () => {
    expect(heldOf('a.txt', 'a'.repeat(1024 * 1024 + 1))).toBe('It is larger than 1 MB.')
  })
})
