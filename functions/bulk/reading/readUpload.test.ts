import { deflateRawSync } from 'node:zlib'
import * as xlsx from '@e965/xlsx'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readUpload } from './readUpload.ts'

const text = (content: string) => new TextEncoder().encode(content)
const csv = (content: string | Uint8Array) =>
  readUpload({ fileName: 'companies.csv', bytes: typeof content === 'string' ? text(content) : content })

const companies = [
  ['Name', 'ZIP', 'Revenue'],
  ['Foundry Ltd', '02134', 1_250_000],
]
const book = (type: 'biff8' | 'xlsx', change: (sheet: xlsx.WorkSheet) => void = () => undefined) => {
  const sheet = xlsx.utils.aoa_to_sheet(companies)
  change(sheet)
  const made = { SheetNames: ['Companies'], Sheets: { Companies: sheet } }
  return new Uint8Array(xlsx.write(made, { type: 'buffer', bookType: type }))
}
const bookOf = (parts: Readonly<Record<string, string>>, { flags = 0, told = 8 } = {}): Uint8Array => {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(parts)) {
    const packed = deflateRawSync(content)
    const body = Buffer.alloc(30)
    body.writeUInt32LE(0x04034b50, 0)
    body.writeUInt16LE(8, 8)
    body.writeUInt32LE(packed.length, 18)
    body.writeUInt32LE(content.length, 22)
    body.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(flags, 8)
    entry.writeUInt16LE(told, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(content.length, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    bodies.push(body, Buffer.from(name), packed)
    directory.push(entry, Buffer.from(name))
    at += 30 + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(parts).length, 10)
  end.writeUInt32LE(at, 16)
  return new Uint8Array(Buffer.concat([...bodies, ...directory, end]))
}
const refusal = async (fileName: string, bytes: Uint8Array) => (await readUpload({ fileName, bytes })).refused

describe('an uploaded file', () => {
  it('of more than five megabytes, of another type or without anything is refused', async () => {
    expect(await refusal('a.csv', new Uint8Array())).toBe('No file selected for upload.')
    expect(await refusal('a.csv', new Uint8Array(5 * 1024 * 1024 + 1))).toBe('The file size is too big, 5MB max.')
    expect(await refusal('a.pdf', text('%PDF-1.7'))).toMatch('xls, csv or xlsx')
    expect(await refusal('constructor', text('Name'))).toMatch('xls, csv or xlsx')
  })

  it('is of the type that its name says', async () => {
    expect(await refusal('a.csv', book('xlsx'))).toMatch('called .csv and is none')
    expect(await refusal('a.xlsx', text('Name\nFoundry'))).toMatch('called .xlsx and is none')
    expect(await refusal('a.xls', book('xlsx'))).toMatch('called .xls and is none')
    expect(await refusal('a.csv', new Uint8Array([1, 0, 2, 0, 3]))).toMatch('is no text')
  })

  it('whatever is in it, is read or refused', async () => {
    const start = fc.constantFrom(
      [],
      [0x50, 0x4b, 3, 4],
      [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
      [0xff, 0xfe],
    )
    await fc.assert(
      fc.asyncProperty(start, fc.uint8Array({ maxLength: 300 }), async (mark, rest) => {
        for (const type of ['csv', 'xls', 'xlsx']) {
          const { lines, refused } = await readUpload({
            fileName: `a.${type}`,
            bytes: new Uint8Array([...mark, ...rest]),
          })
          expect(lines === undefined).toBe(refused !== undefined)
        }
      }),
    )
  })
})

describe('comma-separated values', () => {
  const lines = [
    { row: 1, cells: ['Name', 'City'] },
    { row: 2, cells: ['Café Ltd', 'Zürich'] },
  ]

  it('are read in UTF-8, with and without its mark, in UTF-16 and in Windows-1252', async () => {
    const content = 'Name,City\r\nCafé Ltd,Zürich\r\n'
    expect(await csv(content)).toEqual({ lines })
    expect(await csv(`\ufeff${content}`)).toEqual({ lines })
    const little = Buffer.from(`\ufeff${content}`, 'utf16le')
    expect(await csv(new Uint8Array(little))).toEqual({ lines })
    expect(await csv(new Uint8Array(Buffer.from(little).swap16()))).toEqual({ lines })
    expect(await csv(new Uint8Array(Buffer.from(content, 'latin1')))).toEqual({ lines })
  })

  it('are separated by what their first line has most of, or by what it names', async () => {
    for (const separator of [',', ';', '\t', '|'])
      expect(await csv(`Name${separator}"City, or; town"${separator}State\nA${separator}B${separator}C`)).toEqual({
        lines: [
          { row: 1, cells: ['Name', 'City, or; town', 'State'] },
          { row: 2, cells: ['A', 'B', 'C'] },
        ],
      })
    expect(await csv('sep=;\nName;City\nA,B;C')).toMatchObject({ lines: [{ row: 2 }, { row: 3, cells: ['A,B', 'C'] }] })
  })

  it('may have lines and quotation marks in a cell, and empty rows between others', async () => {
    expect(await csv('Name,City\n"A ""B""\nLtd",C\n\n,\nD,E')).toMatchObject({
      lines: [{}, { row: 2, cells: ['A "B"\nLtd', 'C'] }, { row: 5, cells: ['D', 'E'] }],
    })
  })

  it('with a quotation mark that is never closed, or with too many rows, are refused', async () => {
    expect(await csv('Name,City\n"A,B\nC,D')).toMatchObject({ refused: expect.stringMatching('never closed') })
    expect((await csv(`Name\n${'A\n'.repeat(10_000)}`)).lines).toHaveLength(10_001)
    expect((await csv(`Name${'\n'.repeat(20_000)}A`)).refused).toMatch('empty ones counted')
    expect(await csv(`Name\n${'A\n'.repeat(10_001)}`)).toMatchObject({
      refused: expect.stringMatching('more than 10000'),
    })
  })
})

describe('a workbook', () => {
  it('is read as it is written, codes with their zeros and formulas as formulas', async () => {
    for (const [fileName, type] of [
      ['a.xls', 'biff8'],
      ['a.xlsx', 'xlsx'],
    ] as const) {
      const change = (sheet: xlsx.WorkSheet) => {
        sheet.B2 = { t: 'n', v: 2134, z: '00000' }
      }
      expect(await readUpload({ fileName, bytes: book(type, change) })).toMatchObject({
        lines: [{}, { row: 2, cells: ['Foundry Ltd', '02134', '1250000'] }],
      })
    }
  })

  it('has its formulas read as formulas, whatever they come to', async () => {
    const change = (sheet: xlsx.WorkSheet) => {
      sheet.C2 = { t: 'n', v: 3, f: '1+2' }
    }
    expect(await readUpload({ fileName: 'a.xlsx', bytes: book('xlsx', change) })).toMatchObject({
      lines: [{}, { row: 2, cells: ['Foundry Ltd', '02134', '=1+2'] }],
    })
  })

  it('with a cell at the far end of its sheet is refused, for nothing is left out unsaid', async () => {
    const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
    const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
    const packages = 'http://schemas.openxmlformats.org/package/2006'
    const word = (at: string) => `<c r="${at}" t="inlineStr"><is><t>Name</t></is></c>`
    const bytes = bookOf({
      '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
      'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><dimension ref="A1:XFD1048576"/><sheetData><row r="1">${word('A1')}${word('XFD1')}</row><row r="1048576">${word('XFD1048576')}</row></sheetData></worksheet>`,
    })
    expect(await refusal('a.xlsx', bytes)).toMatch('more than 10000 rows')
  })

  it('that unpacks to far more than it is, is never unpacked', async () => {
    const bomb = bookOf({ 'xl/workbook.xml': '0'.repeat(200 * 2 ** 20) })
    const made = process.memoryUsage().rss
    expect(await refusal('a.xlsx', bomb)).toMatch('far more than its size')
    expect(process.memoryUsage().rss - made).toBeLessThan(64 * 2 ** 20)
  })

  it('with macros, a password, entities of its own, or nothing of a workbook is refused with its reason', async () => {
    const plain = { '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' }
    expect(await refusal('a.xlsx', bookOf({ ...plain, 'xl/vbaProject.bin': 'x' }))).toMatch('has macros')
    expect(await refusal('a.xlsx', bookOf(plain, { flags: 1 }))).toMatch('is encrypted')
    const entities = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'
    expect(await refusal('a.xlsx', bookOf({ ...plain, 'xl/sharedStrings.xml': entities }))).toMatch('entities')
    expect(await refusal('a.xlsx', bookOf({ 'word/document.xml': '<a/>' }))).toMatch('no workbook')
    expect(await refusal('a.xlsx', bookOf(plain, { told: 0 }))).toMatch('damaged')
    expect(await refusal('a.xlsx', book('xlsx').slice(0, 200))).toMatch('damaged')
    const locked = xlsx.CFB.utils.cfb_new()
    xlsx.CFB.utils.cfb_add(locked, '/EncryptedPackage', Buffer.from('x'))
    expect(await refusal('a.xls', new Uint8Array(xlsx.CFB.write(locked, { type: 'buffer' })))).toMatch('is encrypted')
    const macros = xlsx.CFB.utils.cfb_new()
    xlsx.CFB.utils.cfb_add(macros, '/_VBA_PROJECT_CUR/VBA/dir', Buffer.from('x'))
    expect(await refusal('a.xls', new Uint8Array(xlsx.CFB.write(macros, { type: 'buffer' })))).toMatch('has macros')
  })
})
