import { ApplicationData } from './applicationData.ts'
import type { Block, PdfDocument, Section } from './document.ts'
import { formatsOf } from './formats.ts'
import { facts } from './parts/facts.ts'
import { partyFacts } from './parts/parties.ts'
import { runningHead, shell } from './parts/shell.ts'
import { wordsOf } from './words.ts'

/** A hash in groups of eight, so that it may be compared by eye and broken between lines. */
const inGroups = (digest: string): string => digest.replace(/(.{8})(?=.)/g, '$1 ')

const appliedFor = (data: ApplicationData): Block => {
  const { exact, whole } = formatsOf(data)
  return facts(
    [
      { label: 'Aggregate limit', value: whole(data.terms.aggregateLimit) },
      { label: wordsOf(data.region).deductible, value: whole(data.terms.deductible) },
      { label: 'Total with fees and taxes', value: exact(data.price.total) },
    ],
    3,
  )
}

const answers = ({ answers: lines }: ApplicationData): Section[] =>
  lines.length === 0
    ? []
    : [
        {
          kind: 'section',
          title: 'What was answered',
          blocks: [
            {
              kind: 'table',
              columns: [
                { title: 'Question', width: 70 },
                { title: 'Answer', width: 30 },
              ],
              groups: [{ rows: lines.map(({ label, answer }) => [label, answer]) }],
            },
          ],
        },
      ]

/** What is declared with a signature. */
const declared = (data: ApplicationData): Block => ({
  kind: 'paragraphs',
  items: [
    { title: 'Declaration', body: data.intent },
    ...(data.declarations ?? []).map(({ title, text }) => ({ title, body: text })),
  ],
})

/** Who signed, how and what: the page by which a signature is proved; what is to be signed where nobody has. */
const certificate = (data: ApplicationData): Section => {
  const { certificate: signed } = data
  if (signed === undefined)
    return { kind: 'section', title: 'What will be declared', whole: true, blocks: [declared(data)] }
  return {
    kind: 'section',
    title: 'Certificate of signature',
    lead: 'This page is part of the application and says how it was signed.',
    whole: true,
    blocks: [
      declared(data),
      facts([
        { label: 'Signed by', value: [signed.name, signed.email] },
        { label: 'Signed at', value: signed.signedAt },
        { label: 'Network address', value: signed.address },
        { label: 'How', value: signed.method },
        { label: 'Envelope', value: signed.envelope },
        { label: 'What was signed (SHA-256)', value: inGroups(signed.digest) },
      ]),
      {
        kind: 'signature',
        name: signed.name,
        role: `for ${data.insured.name}`,
        day: formatsOf(data).day(signed.day),
        label: 'Date',
      },
    ],
  }
}

/** An application as it was signed, with the certificate of its signature. */
export const applicationDocument = (input: ApplicationData): PdfDocument => {
  const data = ApplicationData.parse(input)
  const running = runningHead(`Application ${data.quoteNumber}`, data)
  return shell(data, { template: 'application', title: 'Application' }, [
    {
      kind: 'inner',
      running,
      blocks: [
        {
          kind: 'title',
          title: 'Application',
          number: data.quoteNumber,
          lead: `What the insured has said of its business and its controls, as it ${data.certificate ? 'was' : 'will be'} signed. The insurer relies on it.`,
        },
        facts(partyFacts(data)),
        { kind: 'section', title: 'Cover applied for', whole: true, blocks: [appliedFor(data)] },
        {
          kind: 'section',
          title: 'The company',
          blocks: [facts(data.company.map(({ label, answer }) => ({ label, value: answer })))],
        },
        ...answers(data),
      ],
    },
    { kind: 'inner', running, blocks: [certificate(data)] },
  ])
}
