import type { Block, PdfDocument, Section } from './document.ts'
import { type Formats, formatsOf } from './formats.ts'
import { facts } from './parts/facts.ts'
import { frame } from './parts/shell.ts'
import { ReceiptData } from './receiptData.ts'
import { wordsOf } from './words.ts'

const leadOf = ({ after, received, receivedOn }: ReceiptData, { day, exact }: Formats): string => {
  const came = `${exact(received)} was received on ${day(receivedOn)}, with thanks.`
  if (after === 0) return `${came} Nothing is left to pay.`
  return after > 0
    ? `${came} ${exact(after)} is left to pay.`
    : `${came} ${exact(-after)} more has come than was due: it is held as a credit.`
}

/** The invoices that it pays; of a payment that came where nothing was due there is none. */
const invoices = ({ settled }: ReceiptData, { exact }: Formats): Section[] =>
  settled.length === 0
    ? []
    : [
        {
          kind: 'section',
          title: 'Applied to',
          whole: true,
          blocks: [
            {
              kind: 'table',
              columns: [
                { title: 'Invoice', width: 31, apart: true },
                { title: 'For', width: 21, apart: true },
                { title: 'Charged', width: 16, right: true },
                { title: 'This payment', width: 16, right: true },
                { title: 'Left to pay', width: 16, right: true },
              ],
              groups: [
                {
                  rows: settled.map(({ number, cause, charged, settled: by, left }) => [
                    number,
                    cause,
                    ...[charged, by, left].map(exact),
                  ]),
                },
              ],
            },
          ],
        },
      ]

const notes = ({ after, byPlan, leftToFinancer, region }: ReceiptData, { exact }: Formats): Block[] => {
  const { installments } = wordsOf(region)
  const items = [
    ...(leftToFinancer > 0
      ? [
          {
            title: 'Premium finance',
            body: `Of what is left, ${exact(leftToFinancer)} is to come from whoever finances the premium.`,
          },
        ]
      : []),
    ...(after > 0 && byPlan
      ? [
          {
            title: installments,
            body: `What is left is paid in ${installments.toLowerCase()}, by the plan that was signed.`,
          },
        ]
      : []),
    ...(after < 0
      ? [
          {
            title: 'Credit',
            body: 'What is held lessens what is charged next, or is paid back once that is approved.',
          },
        ]
      : []),
  ]
  return items.length === 0 ? [] : [{ kind: 'paragraphs', items }]
}

/** The receipt of a payment. Throws when the data does not add up. */
export const receiptDocument = (input: ReceiptData): PdfDocument => {
  const data = ReceiptData.parse(input)
  const formats = formatsOf(data)
  const { day, exact } = formats
  const words = wordsOf(data.region)
  const { after, agency, before, brokerFee, issuer, payer, received, retained } = data
  return frame(data, {
    template: 'receipt',
    title: `Receipt ${data.documentNumber}: ${payer.name}`,
    description: `Receipt, ${data.documentNumber}`,
    keywords: [data.documentNumber, data.policyNumber, payer.name, data.reference],
    pages: [
      {
        kind: 'inner',
        running: `Receipt  ·  ${payer.name}`,
        blocks: [
          { kind: 'title', title: 'Receipt', number: data.documentNumber, lead: leadOf(data, formats) },
          facts([
            { label: 'Received from', value: [payer.name, ...payer.addressLines] },
            { label: 'Received by', value: [data.receivedBy, `For ${issuer.insurer}`] },
            { label: 'Received on', value: day(data.receivedOn) },
            { label: 'Paid with', value: data.method },
            { label: 'Reference', value: data.reference },
            payer.name === data.insured ? undefined : { label: words.insured, value: data.insured },
            { label: words.policy, value: [data.policyNumber, data.product] },
            { label: words.period, value: `${day(data.period.effective)} to ${day(data.period.expiry)}` },
            payer.name === agency.name ? undefined : { label: words.agency, value: agency.name },
          ]),
          ...invoices(data, formats),
          {
            kind: 'section',
            title: 'What is left',
            whole: true,
            blocks: [
              {
                kind: 'amounts',
                lines: [
                  { label: before < 0 ? 'Held as a credit before' : 'To pay before', amount: exact(Math.abs(before)) },
                  { label: 'This payment', amount: exact(-received) },
                  ...(retained === undefined ? [] : [{ label: 'Commission that was kept', amount: exact(-retained) }]),
                  ...(brokerFee === undefined
                    ? []
                    : [{ label: 'Broker fee that was kept', amount: exact(-brokerFee) }]),
                ],
                total: { label: after < 0 ? 'Held as a credit' : 'Left to pay', amount: exact(Math.abs(after)) },
              },
              ...notes(data, formats),
            ],
          },
          {
            kind: 'contact',
            title: 'Questions?',
            body: `${words.agent} or we can tell you what was paid and what is left.`,
            name: issuer.support.name,
            ...(issuer.support.phone !== undefined && { phone: issuer.support.phone }),
            email: issuer.support.email,
          },
        ],
      },
    ],
  })
}
