import type { z } from 'zod'
import type { RowProblem } from '#shared/contracts/bulk/bulkUpload.ts'
import { AccountDetails } from '#shared/domain/account/accountDetails.ts'
import { addressProblems } from '#shared/domain/account/detailsProblems.ts'
import { bareDomain } from '#shared/domain/account/firmographics.ts'
import { type Column, columnName, columns } from '#shared/domain/account/uploadColumns.ts'
import { shortened } from '#shared/domain/text/characters.ts'
import { line } from '#shared/domain/text/text.ts'
import type { Region } from '#shared/regions/region.ts'
import type { Line } from '../reading/reading.ts'
import { readAmount, readWhole } from './numbers.ts'

/** The company of a row, as an account is made of it. */
const Company = AccountDetails.pick({
  domainName: true,
  name: true,
  naicsCode: true,
  noOfEmployeesAll: true,
  revenue: true,
  sicCode: true,
  yearEstablished: true,
})
  .partial()
  .required({ name: true })
  .extend({
    address1: line(200).optional(),
    address2: line(200).optional(),
    address3: line(200).optional(),
    city: line(100).optional(),
    state: line(50).optional(),
    zipCode: line(12).optional(),
    country: line(60).optional(),
    phone: line(40).optional(),
  })
export type Company = z.infer<typeof Company>

/** A row as it was checked: its company, or what is wrong with it; its name is what the cell says. */
export type Checked = { readonly row: number; readonly name: string } & (
  | { readonly company: Company; readonly problems?: never }
  | { readonly problems: readonly RowProblem[]; readonly company?: never }
)

/** Of a cell that is no name so much is shown. */
const longestName = 200

export interface RowContext {
  readonly fields: readonly (Column | undefined)[]
  readonly region: Region
  readonly currentYear: number
}

/** A spreadsheet takes what begins so for a formula. */
const formula = /^\s*[=+\-@\t\r]/
/** A number with its sign, such as a phone with its country code, calculates nothing. */
const signedNumber = /^\s*\+[\d\s().-]+(?:(?:ext\.?|x|#)\s*\d+)?$/i
const cellError = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!)$/

const isFormula = (cell: string, field: Column) => formula.test(cell) && !(field === 'phone' && signedNumber.test(cell))

const wrongCells = (cells: ReadonlyMap<Column, string>, row: number, region: Region): RowProblem[] =>
  [...cells].flatMap(([field, cell]) => {
    const column = columnName(field, region)
    if (isFormula(cell, field))
      return { row, column, detail: 'is a formula or begins like one', cure: 'Put the value itself into the cell.' }
    if (cellError.test(cell.trim()))
      return {
        row,
        column,
        detail: `is an error of the spreadsheet, ${cell.trim()}`,
        cure: 'Put the value itself into the cell.',
      }
    return []
  })

/** A number that cannot be read stays a text, which its schema refuses in its own words. */
const numbersOf = (cells: ReadonlyMap<Column, string>, { currency }: Region) => {
  const read = (field: Column, by: (text: string) => number | undefined) => {
    const cell = cells.get(field)
    return cell === undefined ? undefined : (by(cell) ?? cell)
  }
  return {
    revenue: read('revenue', (text) => readAmount(text, currency)),
    noOfEmployeesAll: read('noOfEmployeesAll', readWhole),
    yearEstablished: read('yearEstablished', readWhole),
  }
}

/** Names of an account's fields that a row has under another name. */
const fieldOf = (path: PropertyKey | undefined): Column =>
  path === 'naicsCode' || path === 'sicCode'
    ? 'industryCode'
    : path === 'phoneNumber'
      ? 'phone'
      : ((Object.keys(columns) as Column[]).find((column) => column === path) ?? 'name')

/**
 * What is wrong with a cell, said after its column's name: a message that begins with a name of the column goes on from it,
 * one that is a sentence of its own is put behind.
 */
const saidOf = (field: Column, detail: string): string => {
  const begins = columns[field].filter((name) => detail.toLowerCase().startsWith(`${name.toLowerCase()} `))
  const said = detail.slice(Math.max(0, ...begins.map((name) => name.length + 1)))
  return /^\p{Lu}/u.test(said) ? `is wrong: ${said}` : said
}

/** What helps with a field of the region. */
const cureOf = (field: Column, region: Region): string => {
  const name = columnName(field, region)
  if (field === 'phone') return `Write a phone like ${region.phone.example}, or leave the cell empty.`
  if (field === 'revenue') return `Write whole ${region.currency} without cents, such as 1,250,000.`
  if (field === 'state') return 'Write the name of the state or its abbreviation.'
  if (field === 'industryCode') return `Write a code of ${region.industry.scheme}, or leave the cell empty.`
  if (field === 'name') return 'Write the name of the company.'
  return `Correct "${name}", or leave the cell empty.`
}

/** Checks a row as the form of a new account is checked, and all of its cells at once. */
export const checkRow = ({ row, cells }: Line, { fields, region, currentYear }: RowContext): Checked => {
  const given = new Map(
    cells.flatMap((cell, index) => {
      const field = fields[index]
      return field === undefined || cell.trim() === '' ? [] : [[field, cell] as const]
    }),
  )
  const name = shortened(given.get('name')?.trim() ?? '', longestName)
  const wrong = wrongCells(given, row, region)
  if (wrong.length > 0) return { row, name, problems: wrong }
  const { industryCode, domainName, ...texts } = Object.fromEntries(given)
  const { data, error } = Company.safeParse({
    name: '',
    ...texts,
    ...numbersOf(given, region),
    ...(industryCode !== undefined && { [region.industry.codeField]: industryCode.trim() }),
    ...(domainName !== undefined && { domainName: bareDomain(domainName) }),
  })
  const problem = (path: PropertyKey | undefined, detail: string): RowProblem => {
    const field = fieldOf(path)
    return { row, column: columnName(field, region), detail: saidOf(field, detail), cure: cureOf(field, region) }
  }
  if (error !== undefined) {
    // Of what is wrong with a cell the first is said; the rest mostly follows from it.
    const firsts = error.issues.filter(
      ({ path }, index) => error.issues.findIndex((each) => each.path[0] === path[0]) === index,
    )
    return { row, name, problems: firsts.map(({ path, message }) => problem(path[0], message)) }
  }
  const late = data.yearEstablished !== undefined && data.yearEstablished > currentYear
  const problems = [
    ...addressProblems({ ...data, phoneNumber: data.phone }, region).map(({ path, detail }) =>
      problem(path[0], detail),
    ),
    ...(late ? [problem('yearEstablished', 'Year Established must be between 1500 and the current year')] : []),
  ]
  return problems.length > 0 ? { row, name, problems } : { row, name, company: data }
}
