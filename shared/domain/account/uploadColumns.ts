import type { Region } from '../../regions/region.ts'
import { statesOf } from '../../regions/states.ts'

/** What a row may say of a company, each with the names that a column of it goes by, the first in templates. */
export const columns = {
  name: ['Name', 'Account', 'Account Name', 'Company', 'Company Name', 'Business Name', 'Insured', 'Insured Name'],
  address1: ['Address', 'Address 1', 'Address Line 1', 'Street', 'Street Address'],
  address2: ['Address 2', 'Address Line 2', 'Suite', 'Unit'],
  address3: ['Address 3', 'Address Line 3'],
  city: ['City', 'Town', 'City/Town', 'Suburb', 'Locality'],
  state: ['State', 'State/Territory', 'Territory'],
  zipCode: ['ZIP', 'ZIP Code', 'Postcode', 'Post Code', 'Postal Code'],
  country: ['Country'],
  phone: ['Phone', 'Phone Number', 'Telephone', 'Tel'],
  domainName: ['Domain', 'Domain Name', 'Website', 'Web Site', 'URL'],
  revenue: ['Revenue', 'Annual Revenue', 'Projected Revenue', 'Turnover', 'Annual Turnover'],
  noOfEmployeesAll: ['Employees', 'Number of Employees', 'No. of Employees', 'Headcount', 'Staff'],
  yearEstablished: ['Year Established', 'Established', 'Founded', 'Year Founded'],
  industryCode: ['Industry Code', 'NAICS', 'NAICS Code', 'SIC', 'SIC Code', 'UK SIC', 'ANZSIC', 'ANZSIC Code'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** A field of a row. */
export type Column = keyof typeof columns

/** A name without case, signs and spaces: 'ZIP code', 'zip_code' and 'Zip-Code' are one. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const known: ReadonlyMap<string, Column> = new Map(
  Object.entries(columns).flatMap(([column, names]) =>
    [column, ...names].map((name) => [plain(name), column as Column] as const),
  ),
)

/** The field that a column or a line of a form says, by its name; undefined for a name that nobody asked for. */
export const columnNamed = (name: string): Column | undefined => known.get(plain(name))

/** Which field each cell of a row is; undefined for columns that nobody asked for. */
export type Header = { readonly fields: readonly (Column | undefined)[] }

/** Reads the names of columns, or says what is wrong with them. */
export const readHeader = (cells: readonly string[]): Header | { readonly refused: string } => {
  const fields = cells.map((cell) => known.get(plain(cell)))
  const twice = fields.find((field, index) => field !== undefined && fields.indexOf(field) !== index)
  if (twice !== undefined)
    return { refused: `Two columns say "${columns[twice][0]}". Take one of them away, and upload the file again.` }
  if (!fields.includes('name'))
    return { refused: 'No column is called "Name". Give the columns the names of the template, in the first row.' }
  return { fields }
}

/** What a column is called in a region, on its template and in what is said of it. */
export const columnName = (column: Column, { code }: Pick<Region, 'code'>): string =>
  column === 'zipCode' && code !== 'us' ? 'Postcode' : columns[column][0]

/** The names of the columns that a file of the region begins with. */
export const templateColumns = (region: Region): string[] =>
  (Object.keys(columns) as Column[])
    .filter((column) => column !== 'state' || statesOf(region).length > 0)
    .map((column) => columnName(column, region))
