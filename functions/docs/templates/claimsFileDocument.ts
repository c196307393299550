import { ClaimsFileData } from './claimsFileData.ts'
import type { Block, Inner, PdfDocument, Section } from './document.ts'
import { formatsOf } from './formats.ts'
import { facts } from './parts/facts.ts'
import { frame } from './parts/shell.ts'
import { wordsOf } from './words.ts'

type Part = ClaimsFileData['parts'][number]

/** So many columns are read across a sheet; a row of more is told fact by fact. */
const mostColumns = 9

/** So long a cell has the width that it asks for; a longer one breaks. */
const mostOfCell = 28

/** The shares of columns in a sheet's width, by the longest that each has to say, in whole per cent. */
const widthsOf = (columns: readonly string[], rows: readonly (readonly string[])[]): number[] => {
  const asked = columns.map((title, index) => {
    const longestWord = Math.max(...title.split(' ').map((word) => word.length))
    return Math.max(longestWord, ...rows.map((row) => Math.min(mostOfCell, row[index]?.length ?? 0))) + 3
  })
  const all = asked.reduce((sum, each) => sum + each, 0)
  const shares = asked.map((each) => Math.floor((each * 100) / all))
  const left = 100 - shares.reduce((sum, each) => sum + each, 0)
  return shares.map((share, index) => (index === shares.length - 1 ? share + left : share))
}

/** A sum, or nothing: such are compared. */
const isFigure = (cell = ''): boolean => /^(?:-?\d+\.\d\d)?$/.test(cell)

/** A table of the file, as a spreadsheet has it. */
interface Table {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Where sums stand, and nothing else. */
const figuresOf = ({ columns, rows }: Table): ReadonlySet<number> =>
  new Set(
    columns.flatMap((_, index) => {
      const cells = rows.map((row) => row[index] ?? '')
      return cells.every(isFigure) && cells.some((cell) => cell !== '') ? [index] : []
    }),
  )

const only = ({ columns, rows }: Table, order: readonly number[]): Table => ({
  columns: order.map((index) => columns[index] ?? ''),
  rows: rows.map((row) => order.map((index) => row[index] ?? '')),
})

/** Sums stand at the end of a row, and a number that the cover tells already, in each of them, not at all. */
const asRead = (table: Table, policyNumber: string | undefined): Table => {
  const figures = figuresOf(table)
  const known = (index: number) => policyNumber !== undefined && table.rows.every((row) => row[index] === policyNumber)
  const kept = table.columns.map((_, index) => index).filter((index) => !known(index))
  return only(table, [...kept.filter((index) => !figures.has(index)), ...kept.filter((index) => figures.has(index))])
}

/** Days, times and sums in the region's words, where they stand by themselves or begin a line. */
const reader = (data: Pick<ClaimsFileData, 'currency' | 'locale'>) => {
  const { day, exact, money } = formatsOf(data)
  const clock = new Intl.DateTimeFormat(data.locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const days = (text: string, where: 'all' | 'ends' = 'ends'): string =>
    text.replace(
      where === 'all'
        ? /\b(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d))?\b/g
        : /(?<=^|^[\w ]+: )(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d))?(?= |$)/,
      (_, date: string, time?: string) =>
        time === undefined ? day(date) : `${day(date)}, ${clock.format(new Date(`${date}T${time}:00Z`))}`,
    )
  /** The cells of a column, without cents where none of them has any. */
  const figure = (cell: string, among: readonly string[]): string => {
    if (cell === '') return ''
    const amount = Math.round(Number(cell) * 100)
    return among.every((each) => each === '' || each.endsWith('.00')) ? money(amount) : exact(amount)
  }
  return { days, figure }
}
type Reader = ReturnType<typeof reader>

const inRegion = (table: Table, { days, figure }: Reader): Table => {
  const figures = figuresOf(table)
  const cellsOf = (index: number) => table.rows.map((row) => row[index] ?? '')
  return {
    columns: table.columns,
    rows: table.rows.map((row) =>
      row.map((cell, index) => (figures.has(index) ? figure(cell, cellsOf(index)) : days(cell))),
    ),
  }
}

const none: Block = { kind: 'paragraphs', items: [{ title: 'Nothing is entered.', body: '' }] }

/** What was written, line by line. */
const written = (text: string, { days }: Reader): Block[] => {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return lines.length === 0
    ? [none]
    : [
        {
          kind: 'table',
          columns: [{ title: 'As it was written', width: 100 }],
          groups: [{ rows: lines.map((line) => [days(line)]) }],
        },
      ]
}

const told = (table: Table, policyNumber: string | undefined, read: Reader): Block[] => {
  if (table.rows.length === 0) return [none]
  if (table.columns.length > mostColumns)
    return inRegion(table, read).rows.map((row) =>
      facts(
        table.columns.flatMap((label, index) => (row[index] ? [{ label, value: row[index] }] : [])),
        3,
      ),
    )
  const arranged = asRead(table, policyNumber)
  const figures = figuresOf(arranged)
  const { columns, rows } = inRegion(arranged, read)
  const widths = widthsOf(columns, rows)
  return [
    {
      kind: 'table',
      columns: columns.map((title, index) => ({
        title,
        width: widths[index] ?? 0,
        ...(figures.has(index) ? { right: true } : { apart: true }),
      })),
      groups: [{ rows }],
    },
  ]
}

const partSection = (part: Part, policyNumber: string | undefined, read: Reader): Section => ({
  kind: 'section',
  title: part.title,
  blocks: 'text' in part ? written(part.text, read) : told(part, policyNumber, read),
})

const besideTitle = 'Documents beside this file'

/** The file of a claim: a cover with whose it is, an index by page, each part under its title, and what stands beside it. */
export const claimsFileDocument = (input: ClaimsFileData): PdfDocument => {
  const data = ClaimsFileData.parse(input)
  const { day } = formatsOf(data)
  const read = reader(data)
  const words = wordsOf(data.region)
  const { adjuster, beside, claimNumber, insured, issuer, lossDate, madeBy, parts, policyNumber, reportedOn } = data
  const head = data.head.map((line) => read.days(line, 'all'))
  const running = `Claim file ${claimNumber}  ·  ${insured.name}`
  const page = (...blocks: Inner['blocks']): Inner => ({ kind: 'inner', running, blocks })
  return frame(data, {
    template: 'claimsFile',
    title: `Claim file ${claimNumber}: ${insured.name}`,
    description: `The file of claim ${claimNumber}`,
    keywords: [claimNumber, insured.name],
    pages: [
      page(
        { kind: 'title', title: 'Claim file', number: claimNumber, lead: head.at(-1) ?? insured.name },
        facts([
          { label: words.insured, value: [insured.name, ...insured.addressLines] },
          policyNumber === undefined ? undefined : { label: words.policy, value: policyNumber },
          lossDate === undefined ? undefined : { label: 'Date of loss', value: day(lossDate) },
          reportedOn === undefined ? undefined : { label: 'Reported', value: day(reportedOn) },
          adjuster === undefined ? undefined : { label: 'Adjuster', value: adjuster },
          { label: words.insurer, value: issuer.insurer },
          { label: 'Printed', value: `${day(data.generatedOn)}, by ${madeBy}` },
        ]),
        { kind: 'paragraphs', items: head.slice(0, -1).map((line) => ({ title: line, body: '' })) },
        { kind: 'contents', title: 'Index', titles: [...parts.map(({ title }) => title), besideTitle] },
      ),
      page(...parts.map((part) => partSection(part, policyNumber, read)), {
        kind: 'section',
        title: besideTitle,
        lead: 'Each is a file by itself, among the documents of the claim and in the archive of its file.',
        blocks:
          beside.length === 0
            ? [none]
            : [
                {
                  kind: 'table',
                  columns: [
                    { title: 'No.', width: 8 },
                    { title: 'Document', width: 92 },
                  ],
                  groups: [{ rows: beside.map((name, index) => [String(index + 1), name]) }],
                },
              ],
      }),
    ],
  })
}
