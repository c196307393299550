import { constants, crc32, deflateRawSync } from 'node:zlib'
import { zipAround } from '#functions/_platform/files/zip.ts'
import type { FileCell } from '#shared/contract/columns.ts'
import type { ExportFormat } from '#shared/contracts/platform/exports.ts'
import { cutTo } from '#shared/domain/text/characters.ts'
import { sheetFiles } from './sheetFiles.ts'

/** What an archive says of what it unpacks to, as far as it is written. */
export interface Written {
  readonly crc: number
  readonly size: number
}
export const nothingWritten: Written = { crc: 0, size: 0 }

/** A part of a file, which begins with the heads, and what is written with it. */
interface Part extends Written {
  readonly bytes: Uint8Array
}

/** What a spreadsheet takes for the beginning of a formula (OWASP, CSV Injection). */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

const csvField = (cell: FileCell): string => {
  if (typeof cell === 'number') return String(cell)
  return `"${(formula.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`
}

const csvLines = (rows: readonly (readonly FileCell[])[]): string =>
  rows.map((row) => `${row.map(csvField).join(',')}\r\n`).join('')

/** The most characters of a cell (Excel specifications and limits). */
const mostCharacters = 32_767

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** What XML has no way to say is left out. */
const xmlText = (text: string): string =>
  cutTo(text, mostCharacters)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .toWellFormed()
    .replaceAll(/[&<>]/g, (sign) => entities[sign] ?? '')

/** A number, or words that are words whatever they begin with: a formula would be a cell of another kind. */
const sheetCell = (cell: FileCell, isHead: boolean): string => {
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  return cell === ''
    ? '<c/>'
    : `<c t="inlineStr"${isHead ? ' s="1"' : ''}><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`
}

const sheetRow = (row: readonly FileCell[], isHead = false): string =>
  `<row>${row.map((cell) => sheetCell(cell, isHead)).join('')}</row>`

const sheetStart =
  '<?xml version="1.0" encoding="UTF-8"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultColWidth="18" defaultRowHeight="15"/><sheetData>'
const sheetEnd = '</sheetData></worksheet>'

const textOfPart = (
  format: ExportFormat,
  heads: readonly string[] | undefined,
  rows: readonly (readonly FileCell[])[],
) => {
  if (format === 'XLSX')
    return `${heads === undefined ? '' : `${sheetStart}${sheetRow(heads, true)}`}${rows.map((row) => sheetRow(row)).join('')}`
  // The mark has spreadsheets read UTF-8.
  return `${heads === undefined ? '' : `\ufeff${csvLines([heads])}`}${csvLines(rows)}`
}

/**
 * Rows as the next part of a file; the first one has heads. Of a workbook the part is packed already: packed parts one
 * behind the other unpack to what they were made of.
 */
export const partOf = (
  format: ExportFormat,
  { heads, rows }: { readonly heads: readonly string[] | undefined; readonly rows: readonly (readonly FileCell[])[] },
  before: Written,
): Part => {
  const text = Buffer.from(textOfPart(format, heads, rows))
  const bytes = format === 'XLSX' ? deflateRawSync(text, { finishFlush: constants.Z_SYNC_FLUSH }) : text
  return { bytes, crc: crc32(text, before.crc), size: before.size + text.length }
}

/** What stands before and after the parts of a file that have so many bytes together. */
export const aroundParts = (
  format: ExportFormat,
  { crc, size, bytes }: Written & { readonly bytes: number },
): { readonly before: Uint8Array; readonly after: Uint8Array } => {
  if (format === 'CSV') return { before: Buffer.alloc(0), after: Buffer.alloc(0) }
  const text = Buffer.from(sheetEnd)
  const end = deflateRawSync(text)
  const { before, after } = zipAround(sheetFiles, {
    name: 'xl/worksheets/sheet1.xml',
    crc: crc32(text, crc),
    size: size + text.length,
    length: bytes + end.length,
  })
  return { before, after: Buffer.concat([end, after]) }
}

/** As what a browser is given the file. */
export const contentTypes: Readonly<Record<ExportFormat, string>> = {
  CSV: 'text/csv; charset=utf-8',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}
