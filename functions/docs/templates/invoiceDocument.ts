import type { Block, PdfDocument, Section } from './document.ts'
import { type Formats, formatsOf } from './formats.ts'
import { InvoiceData } from './invoiceData.ts'
import { facts } from './parts/facts.ts'
import { frame } from './parts/shell.ts'
import { wires } from './parts/wires.ts'
import { wordsOf } from './words.ts'

const leadOf = ({ byPlan, dueDate, takenOff = 0, total }: InvoiceData, { day, exact }: Formats): string => {
  if (total < 0) return `${exact(-total)} less is charged. What was paid beyond what is charged is paid back.`
  const lessened = takenOff > 0 ? `${exact(takenOff)} is taken off what was owed back to you.` : ''
  if (takenOff > 0 && takenOff === total) return `Nothing is to be paid. ${lessened}`
  if (dueDate !== undefined) return `Please pay ${exact(total - takenOff)} by ${day(dueDate)}. ${lessened}`.trim()
  return byPlan ? 'It is added to the instalments of the plan that was signed; nothing is due before their days.' : ''
}

const howToPay = (data: InvoiceData, { day, exact }: Formats): Section[] => {
  const { documentNumber, dueDate, payment, takenOff = 0, total } = data
  if (payment === undefined || total < 0) return []
  const blocks: Block[] = [
    // What is to pay is the total, which stands above, unless something is taken off.
    facts([
      takenOff > 0 ? { label: 'To be paid', value: exact(total - takenOff) } : undefined,
      dueDate === undefined ? undefined : { label: 'Due by', value: day(dueDate) },
      { label: 'Reference', value: documentNumber },
    ]),
    { kind: 'button', text: 'Pay online by card or bank account', url: payment },
    {
      kind: 'paragraphs',
      items: [{ title: 'Other ways', body: wires }],
    },
  ]
  return [{ kind: 'section', title: 'How to pay', whole: true, blocks }]
}

/** What the total has in it of a tax that may be claimed, and what is to be said of taxes: in one line, so that an invoice stays a sheet. */
const taxesOf = ({ region, taxIncluded, taxNote }: InvoiceData, { exact }: Formats): Block[] => {
  const parts = taxIncluded?.parts.map(({ label, amount }) => `${label} ${exact(amount)}`).join(', ')
  const included = taxIncluded && `${taxIncluded.label} ${exact(taxIncluded.amount)}: ${parts}.`
  const said = [included, taxNote].filter((each) => each !== undefined)
  if (said.length === 0) return []
  return [{ kind: 'paragraphs', items: [{ title: wordsOf(region).taxes, body: said.join(' ') }] }]
}

/** An invoice of a policy or of a change of it, or the credit for one. Throws when the data does not add up. */
export const invoiceDocument = (input: InvoiceData): PdfDocument => {
  const data = InvoiceData.parse(input)
  const formats = formatsOf(data)
  const { day, exact, percent } = formats
  const words = wordsOf(data.region)
  const { agency, issuer, supplierNumber } = data
  return frame(data, {
    template: 'invoice',
    title: `${data.title} ${data.documentNumber}: ${data.insured.name}`,
    description: `${data.title}, ${data.documentNumber}`,
    keywords: [data.documentNumber, data.policyNumber, data.insured.name],
    pages: [
      {
        kind: 'inner',
        running: `${data.title}  ·  ${data.insured.name}`,
        blocks: [
          { kind: 'title', title: data.title, number: data.documentNumber, lead: leadOf(data, formats) },
          facts([
            { label: words.insured, value: [data.insured.name, ...data.insured.addressLines] },
            {
              label: 'From',
              value: [
                data.supplier,
                ...(supplierNumber === undefined ? [] : [`${supplierNumber.label} ${supplierNumber.value}`]),
                `For ${issuer.insurer}`,
              ],
            },
            { label: 'Date', value: day(data.generatedOn) },
            { label: 'For', value: data.cause },
            { label: words.policy, value: [data.policyNumber, data.product] },
            { label: words.period, value: `${day(data.period.effective)} to ${day(data.period.expiry)}` },
            { label: words.agency, value: agency.name },
          ]),
          {
            kind: 'section',
            title: data.total < 0 ? 'What is credited' : 'What is charged',
            whole: true,
            blocks: [
              {
                kind: 'amounts',
                lines: data.lines.map(({ label, rate, amount }) => ({
                  label: rate === undefined ? label : `${label}, ${percent(rate)}`,
                  amount: exact(amount),
                })),
                total: { label: data.total < 0 ? 'Credited in all' : 'Total', amount: exact(data.total) },
              },
              ...taxesOf(data, formats),
            ],
          },
          ...howToPay(data, formats),
          {
            kind: 'contact',
            title: 'Questions?',
            body: `${words.agent} or we can tell you what each line is for.`,
            name: issuer.support.name,
            ...(issuer.support.phone !== undefined && { phone: issuer.support.phone }),
            email: issuer.support.email,
          },
        ],
      },
    ],
  })
}
