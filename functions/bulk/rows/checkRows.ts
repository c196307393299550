import { companyIdentity } from '#shared/domain/account/companyIdentity.ts'
import { columnName, columns, readHeader } from '#shared/domain/account/uploadColumns.ts'
import type { Region } from '#shared/regions/region.ts'
import type { Line } from '../reading/reading.ts'
import { type Checked, checkRow } from './checkRow.ts'

/** A column of the file, and as what it was read; as nothing when nobody asked for it. */
interface ReadColumn {
  readonly header: string
  readonly field?: string
}

/** All rows of a file as they were checked, or why none was. */
export type Check =
  | { readonly rows: readonly Checked[]; readonly columns: readonly ReadColumn[]; readonly refused?: never }
  | { readonly refused: string; readonly rows?: never; readonly columns?: never }

/** Of rows that tell of one company the first counts. */
const once = () => {
  const firsts = new Map<string, number>()
  return (checked: Checked): Checked => {
    if (checked.company === undefined) return checked
    const { row, name, company } = checked
    const marks = companyIdentity(company)
    // A name without an address tells a company from no other of that name, but is the same typed twice.
    if (company.address1 === undefined || company.zipCode === undefined)
      marks.push(`name:${[company.name, company.city ?? '', company.state ?? ''].join('|').toLowerCase()}`)
    const first = marks.map((mark) => firsts.get(mark)).find((known) => known !== undefined)
    for (const mark of marks) if (!firsts.has(mark)) firsts.set(mark, first ?? row)
    if (first === undefined) return checked
    const detail = `is the same company as in row ${first}`
    return { row, name, problems: [{ row, column: columns.name[0], detail, cure: 'Keep one of the two rows.' }] }
  }
}

/** Checks the rows of a file: the first line has the names of the columns, each other one tells of a company. */
export const checkRows = (
  [header, ...lines]: readonly Line[],
  { region, currentYear }: { readonly region: Region; readonly currentYear: number },
): Check => {
  if (header === undefined || lines.length === 0)
    return {
      refused: 'The file has no rows. Put the names of the columns into the first row and a company into each other.',
    }
  const read = readHeader(header.cells)
  if ('refused' in read) return read
  const first = once()
  const rows = lines.map((line) => first(checkRow(line, { fields: read.fields, region, currentYear })))
  const named = header.cells.map((cell, index) => {
    const field = read.fields[index]
    return { header: cell.trim(), ...(field !== undefined && { field: columnName(field, region) }) }
  })
  return { rows, columns: named.filter(({ header }) => header !== '') }
}
