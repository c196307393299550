import { describe, expect, it } from 'vitest'
import { au } from '#shared/regions/au.ts'
import type { Region } from '#shared/regions/region.ts'
import { uk } from '#shared/regions/uk.ts'
import { us } from '#shared/regions/us.ts'
import { checkRows } from './checkRows.ts'
import { reportCsv } from './reportCsv.ts'

const linesOf = (rows: readonly (readonly string[])[]) => rows.map((cells, index) => ({ row: index + 1, cells }))
const check = (header: readonly string[], rows: readonly (readonly string[])[], region: Region = us) =>
  checkRows(linesOf([header, ...rows]), { region, currentYear: 2026 })
/** What is wrong with the one row. */
const wrong = (header: readonly string[], row: readonly string[], region: Region = us) =>
  (check(header, [row], region).rows ?? []).flatMap(({ problems = [] }) =>
    problems.map(({ column, detail }) => [column, detail]),
  )

describe('the rows of an upload', () => {
  it('need names of columns, a name, and a row', () => {
    expect(check(['City'], [['Portland']])).toMatchObject({
      refused: expect.stringMatching('No column is called "Name"'),
    })
    expect(check(['Name', 'Company'], [['A', 'B']])).toMatchObject({
      refused: expect.stringMatching('Two columns say'),
    })
    expect(checkRows([], { region: us, currentYear: 2026 })).toMatchObject({
      refused: expect.stringMatching('no rows'),
    })
    expect(checkRows(linesOf([['Name']]), { region: us, currentYear: 2026 })).toMatchObject({
      refused: expect.stringMatching('no rows'),
    })
  })

  it('are read under the names that columns go by, and what nobody asked for is told', () => {
    expect(check(['account_name', 'Zip-Code', 'STATE', 'Shoe size'], [['A Ltd', '97201', 'oregon', '9']])).toEqual({
      rows: [{ row: 2, name: 'A Ltd', company: { name: 'A Ltd', zipCode: '97201', state: 'oregon' } }],
      columns: [
        { header: 'account_name', field: 'Name' },
        { header: 'Zip-Code', field: 'ZIP' },
        { header: 'STATE', field: 'State' },
        { header: 'Shoe size' },
      ],
    })
  })

  it('have numbers as people write them', () => {
    const revenue = (text: string, region: Region = us) =>
      check(['Name', 'State', 'Revenue'], [['A', region === au ? 'NSW' : 'OR', text]], region).rows?.[0]?.company
        ?.revenue
    for (const text of ['1250000', '1,250,000', '$1,250,000.99', 'USD 1 250 000', '1.25m', "1'250'000"])
      expect(revenue(text)).toBe(1_250_000)
    expect(revenue('£1.25m', uk)).toBe(1_250_000)
    expect(revenue('A$1,250k', au)).toBe(1_250_000)
    for (const text of ['€1,250,000', '1.250.000,00', '£5', 'a lot', '0', '12,50,000'])
      expect(revenue(text)).toBeUndefined()
    expect(check(['Name', 'State', 'Staff'], [['A', 'OR', '1,250']]).rows?.[0]?.company?.noOfEmployeesAll).toBe(1250)
    expect(wrong(['Name', 'State', 'Staff'], ['A', 'OR', '12.5'])).toEqual([['Employees', 'must be a numeric value']])
  })

  it('keep the rules of their region', () => {
    const header = ['Name', 'City', 'State', 'Postcode', 'Phone', 'SIC']
    expect(wrong(header, ['A', 'Leeds', '', 'LS1 4AP', '+44 20 7946 0132', '01110'], uk)).toEqual([])
    expect(wrong(header, ['A', 'Sydney', 'NSW', '2000', '+61 2 7010 4321', '4211'], au)).toEqual([])
    expect(wrong(header, ['A', 'Leeds', '', '97201', '12', 'x'], uk)).toMatchObject([
      ['Industry Code', 'must be a numeric value'],
    ])
    expect(wrong(header.slice(0, 5), ['A', 'Portland', 'XX', 'LS1 4AP', '12'])).toMatchObject([
      ['State', 'is wrong: Please select a State'],
      ['ZIP', `is wrong: ${us.address.postcode.message}`],
      ['Phone', `is wrong: ${us.phone.message}`],
    ])
    expect(wrong(['Name', 'State', 'Founded'], ['A', 'OR', '2027'])).toMatchObject([
      ['Year Established', expect.stringMatching('current year')],
    ])
    expect(wrong(['Name', 'State'], ['', 'OR'])).toMatchObject([['Name', 'is required']])
  })

  it('tell what is wrong after the column’s name, not under another name of it', () => {
    expect(wrong(['Name', 'State', 'Turnover'], ['A', 'OR', 'a lot'])).toEqual([['Revenue', 'must be a numeric value']])
    expect(wrong(['Name', 'State', 'Revenue'], ['A', 'OR', '0'])).toEqual([
      ['Revenue', 'must be greater than or equal to 1'],
    ])
    expect(wrong(['Name', 'State', 'Founded'], ['A', 'OR', '2027'])).toEqual([
      ['Year Established', 'must be between 1500 and the current year'],
    ])
  })

  it('have no formulas and no errors of a spreadsheet; a phone may begin with its country', () => {
    for (const cell of ['=1+2', '+SUM(A1)', '-2', '@cmd', '\t=1', '=HYPERLINK("x")', '#REF!'])
      expect(wrong(['Name', 'State'], [cell, 'OR'])).toMatchObject([['Name', expect.stringMatching(/formula|error/)]])
    expect(wrong(['Name', 'State', 'Phone'], ['A', 'OR', '+1 (415) 555-0132 x12'])).toEqual([])
    expect(wrong(['Name', 'State', 'Phone'], ['A', 'OR', "+1|cmd' /C calc"])).toMatchObject([
      ['Phone', expect.stringMatching('formula')],
    ])
  })

  it('tell of each company once', () => {
    const header = ['Name', 'Address', 'ZIP', 'State', 'Domain']
    const { rows } = check(header, [
      ['Foundry Inc', '1 Main St', '97201', 'OR', ''],
      ['Other', '', '', 'OR', 'https://www.foundry.com/about'],
      ['The Foundry, LLC', '1 main st.', '97201', 'OR', ''],
      ['Else', '', '', 'OR', 'foundry.com'],
      ['Plain', '', '', 'OR', ''],
      ['plain', '', '', 'OR', ''],
    ])
    expect(rows?.map(({ problems }) => problems?.[0]?.detail)).toEqual([
      undefined,
      undefined,
      'is the same company as in row 2',
      'is the same company as in row 3',
      undefined,
      'is the same company as in row 6',
    ])
  })

  it('are told of in a file that calculates nothing', () => {
    const [column, cure] = ['Name', 'Put the value itself into the cell.']
    const problems = [{ row: 2, column, detail: 'is a formula', cure }]
    const refused = { row: 2, name: '=1+2', outcome: 'REFUSED', problems } as const
    const read = { header: 'Company', field: 'Name' }
    const report = reportCsv(
      [refused, { row: 3, name: 'A', outcome: 'READY', problems: [] }],
      [read, { header: '=Notes' }],
    )
    const [head, unread, ...rest] = report.split('\r\n')
    expect(unread).toBe(
      `,,Column not read,,"'=Notes","is no column that is known, so nothing of it was read","If it tells of the companies, give it its name of the template and upload the file again."`,
    )
    expect([head, ...rest]).toEqual([
      '\ufeffRow,Name,Outcome,Account,Column,What is wrong,What to do',
      `2,"'=1+2",Is refused,,Name,is a formula,${cure}`,
      '3,A,May become an account,,,,',
    ])
  })
})
