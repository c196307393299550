import { randomBytes } from 'node:crypto'
import * as xlsx from '@e965/xlsx'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepFile, readFile } from '#functions/_platform/files/files.ts'
import { openOutside } from '#tests/support/outside.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { nothingWritten, partOf, type Written } from './fileParts.ts'
import { partKey, putTogether } from './putTogether.ts'

let table: TestTable
let outside: Awaited<ReturnType<typeof openOutside>>
beforeAll(async () => {
  table = await startTable()
  outside = await openOutside()
})
afterAll(async () => {
  await outside.close()
  await table.stop()
})

const bytesOf = async (key: string): Promise<Buffer> => Buffer.from((await readFile(key)) ?? [])

/** All pieces of a file, and how many there were; `again`: each piece is made twice, as by a worker that died after it. */
const all = async (asked: Parameters<typeof putTogether>[0], { again }: { readonly again: boolean }) => {
  let before: Parameters<typeof putTogether>[1]
  for (let pieces = 1; ; pieces += 1) {
    const made = await putTogether(asked, before)
    if (again && pieces > 1) await putTogether(asked, before)
    if ('file' in made) return { ...made.file, pieces }
    before = made.next
  }
}

it('a file of many pages is put together piece by piece, none of which is longer than what storage asks for', async () => {
  const page = randomBytes(120_000).toString('hex')
  const parts = 90
  for (let part = 0; part < parts; part += 1)
    await keepFile({ key: partKey('lex_long', part), body: Buffer.from(page), contentType: 'text/csv' })
  const bytes = parts * page.length
  const asked = { id: 'lex_long', format: 'CSV', parts, bytes, ...nothingWritten } as const
  for (const again of [false, true]) {
    const made = await all(asked, { again })
    expect(made).toEqual({ key: 'exports/lex_long/file', size: bytes, pieces: 3 })
    const file = await bytesOf(made.key)
    expect(file.length).toBe(bytes)
    expect(file.equals(Buffer.from(page.repeat(parts)))).toBe(true)
  }
})

it('a workbook of several pieces opens with every row of it', async () => {
  let written: Written = nothingWritten
  let bytes = 0
  const parts = 24
  const rowsOfPart = 400
  for (let part = 0; part < parts; part += 1) {
    const rows = Array.from({ length: rowsOfPart }, (_, row) => [
      part * rowsOfPart + row,
      randomBytes(1500).toString('base64'),
    ])
    const made = partOf('XLSX', { heads: part === 0 ? ['Number', 'Text'] : undefined, rows }, written)
    await keepFile({ key: partKey('lex_book', part), body: made.bytes, contentType: 'application/octet-stream' })
    written = { crc: made.crc, size: made.size }
    bytes += made.bytes.length
  }
  const made = await all({ id: 'lex_book', format: 'XLSX', parts, bytes, ...written }, { again: false })
  expect(made.pieces).toBe(2)
  const { Sheets } = xlsx.read(await bytesOf(made.key))
  const rows: { Number: number }[] = xlsx.utils.sheet_to_json(Sheets.List ?? {})
  expect(rows.map((row) => row.Number)).toEqual(Array.from({ length: parts * rowsOfPart }, (_, index) => index))
})
