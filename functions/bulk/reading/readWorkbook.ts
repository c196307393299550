import type { CellObject, WorkBook, WorkSheet } from '@e965/xlsx'
import { type Entry, openArchive } from '#functions/_platform/files/archive.ts'
import { filled, mostCells, mostRows, type Reading, tooManyRows } from './reading.ts'

/** The library reads both kinds of workbook and is large: it is loaded with the first one. */
const library = () => import('@e965/xlsx')

const withMacros = 'The workbook has macros. Save it as XLSX without them, and upload it again.'
const encrypted = 'The workbook is encrypted. Save it without a password, and upload it again.'
const damaged = 'The workbook is damaged. Open it, save it as XLSX, and upload it again.'
const bursting = 'The workbook holds far more than its size tells. Copy the rows into a new one, and upload that.'
const refusals = { bursting, damaged, locked: encrypted } as const
const noWorkbook = 'The file is no workbook. Save it as XLSX, and upload it again.'
const withEntities =
  'The workbook defines entities of its own, which no spreadsheet does. Save it as XLSX, and upload it again.'

/** A number in a format of zeros alone is a code, such as a postcode that begins with one. */
const isCodeFormat = (format: string): boolean => format.includes('0') && /^[0\s()-]+$/.test(format)

const textOf = (cell: CellObject | undefined): string => {
  if (cell === undefined || cell.v === undefined) return cell?.f === undefined ? '' : `=${cell.f}`
  if (cell.f !== undefined) return `=${cell.f}`
  if (cell.t === 'n' && !isCodeFormat(String(cell.z ?? ''))) return String(cell.v)
  return cell.w ?? String(cell.v)
}

const linesOf = ({ SheetNames, Sheets, Workbook }: WorkBook, lastRow: (range: string) => number): Reading => {
  const name = SheetNames.find((_, index) => !Workbook?.Sheets?.[index]?.Hidden)
  const sheet: WorkSheet = (name === undefined ? undefined : Sheets[name]) ?? {}
  // Rows below those that are read are never left out unsaid.
  if (lastRow(sheet['!fullref'] ?? sheet['!ref'] ?? 'A1') > mostRows + 1) return { refused: tooManyRows }
  const rows: readonly (readonly CellObject[] | undefined)[] = sheet['!data'] ?? []
  const lines: { row: number; cells: string[] }[] = []
  // A sheet has holes: rows and cells that nobody wrote.
  for (const [index, cells] of rows.entries())
    if (cells !== undefined)
      lines.push({ row: index + 1, cells: Array.from(cells.slice(0, mostCells), (cell) => textOf(cell)) })
  return { lines: filled(lines) }
}

const parsed = async (bytes: Uint8Array): Promise<Reading> => {
  const { read, utils } = await library()
  try {
    const options = { type: 'array', dense: true, cellNF: true, cellHTML: false, sheetRows: mostRows + 2 } as const
    return linesOf(read(bytes, options), (range) => utils.decode_range(range).e.r + 1)
  } catch (error) {
    return { refused: /password|encrypt/i.test(String(error)) ? encrypted : damaged }
  }
}

const definesEntities = ({ name, bytes }: Entry): boolean =>
  /\.(?:xml|rels|vml)$/i.test(name) && /<!DOCTYPE/i.test(bytes.toString('latin1').replaceAll('\0', ''))

/** An archive of these very bytes: what the uploaded one says of sizes, methods and names twice is read by nobody else. */
const repacked = async (entries: readonly Entry[]): Promise<Uint8Array> => {
  const { CFB } = await library()
  const made = CFB.utils.cfb_new()
  for (const { name, bytes } of entries)
    if (!name.endsWith('/')) CFB.utils.cfb_add(made, `/${name}`, bytes, { unsafe: true })
  return CFB.write(made, { type: 'buffer', fileType: 'zip' })
}

/** Reads the first visible sheet of an XLSX, after what it unpacks to was counted. */
export const readXlsx = async (bytes: Uint8Array): Promise<Reading> => {
  const { entries, refused } = openArchive(bytes)
  if (refused !== undefined) return { refused: refusals[refused] }
  const has = (part: RegExp) => entries.some(({ name }) => part.test(name))
  if (has(/vbaProject\.bin$|\/macrosheets\//i)) return { refused: withMacros }
  if (!has(/^xl\/workbook\.xml$/) || !has(/^\[Content_Types\]\.xml$/)) return { refused: noWorkbook }
  if (entries.some(definesEntities)) return { refused: withEntities }
  return parsed(await repacked(entries))
}

/** Reads the first visible sheet of an XLS; an XLSX with a password comes in the same container. */
export const readXls = async (bytes: Uint8Array): Promise<Reading> => {
  const { CFB } = await library()
  try {
    const { FullPaths }: { readonly FullPaths: readonly string[] } = CFB.parse(Buffer.from(bytes))
    const has = (part: RegExp) => FullPaths.some((path) => part.test(path))
    if (has(/\/EncryptedPackage$/)) return { refused: encrypted }
    if (has(/\/_VBA_PROJECT/i)) return { refused: withMacros }
    if (!has(/\/(?:Workbook|Book)$/)) return { refused: noWorkbook }
  } catch {
    return { refused: damaged }
  }
  return parsed(bytes)
}
