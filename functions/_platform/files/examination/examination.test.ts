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
