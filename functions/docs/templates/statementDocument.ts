import type { PdfDocument, Section } from './document.ts'
import { type Formats, formatsOf } from './formats.ts'
import { facts } from './parts/facts.ts'
import { frame } from './parts/shell.ts'
import { wires } from './parts/wires.ts'
import { columnSum, StatementData } from './statementData.ts'

/** The amounts of a row with its rate beside the first one, where rows have a rate. */
const withRate = <Cell>([first, ...others]: readonly Cell[], rate: Cell | undefined): Cell[] => [
  ...(first === undefined ? [] : [first]),
  ...(rate === undefined ? [] : [rate]),
  ...others,
]

/** How wide columns are, percent, by how many amounts there are: what is left is the name's. */
const widthsOf = ({ amountTitles, rateTitle }: StatementData) => {
  if (amountTitles.length > 4) return { key: 18, day: 10, amount: 11 }
  const isWide = rateTitle !== undefined || amountTitles.length > 3
  return isWide ? { key: 20, day: 13, amount: 12 } : { key: 21, day: 14, amount: 14 }
}

/** A row a policy, and what each column comes to. */
const policies = (
  data: StatementData,
  { exact, percent, shortDay }: Pick<Formats, 'exact' | 'percent' | 'shortDay'>,
): Section => {
  // With a rate, or a fourth amount, there is a column more: names keep their room.
  const { amountTitles, dayTitle, rateTitle, rows } = data
  const width = widthsOf(data)
  const amounts = withRate(
    amountTitles.map((title) => ({ title, width: width.amount, right: true })),
    rateTitle === undefined ? undefined : { title: rateTitle, width: 9, right: true },
  )
  const wide = amounts.reduce((sum, each) => sum + each.width, width.key + width.day)
  const noRate = rateTitle === undefined ? undefined : ''
  const rate = (each: number | undefined) => (each === undefined ? '' : percent(each / 100))
  const sums = amountTitles.map((_, column) => exact(columnSum(rows, column)))
  return {
    kind: 'section',
    title: 'Policies',
    blocks: [
      {
        kind: 'table',
        columns: [
          { title: 'Policy', width: width.key, apart: true },
          { title: 'Insured', width: 100 - wide, apart: true },
          { title: dayTitle, width: width.day },
          ...amounts,
        ],
        groups: [
          {
            rows: rows.map((row) => [
              // What is of no policy says what it is once.
              ...[row.key === row.name ? '–' : row.key, row.name, shortDay(row.day)],
              ...withRate(row.amounts.map(exact), rateTitle && rate(row.rate)),
            ]),
          },
          { rows: [['Total', '', '', ...withRate(sums, noRate)]] },
        ],
      },
    ],
  }
}

const howToPay = ({ payment }: StatementData): Section[] =>
  payment === undefined
    ? []
    : [
        {
          kind: 'section',
          title: 'How to pay',
          whole: true,
          blocks: [
            facts([{ label: 'Reference', value: payment.reference }]),
            { kind: 'button', text: 'Open the invoices', url: payment.page },
            { kind: 'paragraphs', items: [{ title: 'The account', body: wires }] },
          ],
        },
      ]

/** A statement of account: who, for when, each policy, and what it comes to. Throws when the data does not add up. */
export const statementDocument = (input: StatementData): PdfDocument => {
  const data = StatementData.parse(input)
  const formats = formatsOf(data)
  const { exact } = formats
  return frame(data, {
    template: 'statement',
    title: `${data.title} ${data.documentNumber}: ${data.party.name}`,
    description: `${data.title}, ${data.documentNumber}`,
    keywords: [data.documentNumber, data.party.name],
    pages: [
      {
        kind: 'inner',
        running: `${data.title}  ·  ${data.party.name}`,
        blocks: [
          { kind: 'title', title: data.title, number: data.documentNumber, lead: data.lead },
          facts([
            { label: 'For', value: [data.party.name, ...data.party.addressLines] },
            ...data.facts,
            ...(data.taxIncluded === undefined
              ? []
              : [{ label: data.taxIncluded.label, value: exact(data.taxIncluded.amount) }]),
          ]),
          ...(data.rows.length > 0 ? [policies(data, formats)] : []),
          {
            kind: 'section',
            title: 'In all',
            whole: true,
            blocks: [
              {
                kind: 'amounts',
                lines: data.lines.map(({ label, amount }) => ({ label, amount: exact(amount) })),
                total: { label: data.total.label, amount: exact(data.total.amount) },
              },
            ],
          },
          ...howToPay(data),
          {
            kind: 'contact',
            title: 'Questions?',
            body: 'Tell us what you see differently, and we look at it together.',
            name: data.issuer.support.name,
            ...(data.issuer.support.phone !== undefined && { phone: data.issuer.support.phone }),
            email: data.issuer.support.email,
          },
        ],
      },
    ],
  })
}
