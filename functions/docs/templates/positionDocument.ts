import type { Provision } from '#shared/contracts/claims/claimRecord.ts'
import type { Block, PdfDocument } from './document.ts'
import { formatsOf } from './formats.ts'
import { facts } from './parts/facts.ts'
import { frame } from './parts/shell.ts'
import { PositionData } from './positionData.ts'
import { wordsOf } from './words.ts'

type Position = PositionData['position']

const titles: Readonly<Record<Position, string>> = {
  ACCEPTED: 'Acceptance of a claim',
  DENIED: 'Denial of a claim',
  RESERVATION_OF_RIGHTS: 'Reservation of rights',
}

/** What it comes to for the insured, in a sentence or two, by what the region calls what it bears itself. */
const leadsOf = (borne: string): Readonly<Record<Position, string>> => ({
  ACCEPTED: `The policy answers for this claim, within its terms, limits and ${borne}.`,
  DENIED: 'The policy does not answer for this claim. The letter below says why.',
  RESERVATION_OF_RIGHTS:
    'We go on working on this claim, and keep the right to decline all or part of it. The letter below says why, and what is still open.',
})

/** A letter as it was typed: a blank line begins a paragraph, what else is a line of its own stays one. */
const paragraphsOf = (letter: string) =>
  letter
    .split(/\n+/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => ({ text }))

/** A provision by its form, edition and clause: `PAL-CY-US-001, 01 26 · 4.2 Prior acts`. */
const provisionTitle = ({ clause, edition, formName, formNumber }: Provision): string =>
  [[formName, formNumber, edition].filter(Boolean).join(', '), clause].filter(Boolean).join('  ·  ')

/** The provisions that a position relies on, each in the words of the policy. */
const reliedOn = (provisions: readonly Provision[], number: string): Block => ({
  kind: 'wording',
  title: 'Provisions of the policy that we rely on',
  number,
  parts: [
    {
      clauses: provisions.map((provision) => ({
        title: provisionTitle(provision),
        paragraphs: paragraphsOf(provision.text),
      })),
    },
  ],
})

/** The letter of a position on cover. Throws where it lacks the words on complaints that the law asks for. */
export const positionDocument = (input: PositionData): PdfDocument => {
  const data = PositionData.parse(input)
  const { day } = formatsOf(data)
  const words = wordsOf(data.region)
  const title = titles[data.position]
  const {
    claimNumber,
    complaint,
    insured,
    issuer,
    lossDate,
    policyNumber,
    provisions = [],
    reportedOn,
    reserved,
  } = data
  return frame(data, {
    template: 'position',
    title: `${title} ${claimNumber}: ${insured.name}`,
    description: `${title}, claim ${claimNumber}`,
    keywords: [claimNumber, insured.name],
    pages: [
      {
        kind: 'inner',
        running: `Claim ${claimNumber}  ·  ${insured.name}`,
        blocks: [
          { kind: 'title', title, number: claimNumber, lead: leadsOf(words.deductible.toLowerCase())[data.position] },
          facts([
            { label: words.insured, value: [insured.name, ...insured.addressLines] },
            policyNumber === undefined ? undefined : { label: words.policy, value: policyNumber },
            lossDate === undefined ? undefined : { label: 'Date of loss', value: day(lossDate) },
            reportedOn === undefined ? undefined : { label: 'Reported', value: day(reportedOn) },
            { label: words.insurer, value: issuer.insurer },
            { label: 'Date of this letter', value: day(data.generatedOn) },
          ]),
          {
            kind: 'wording',
            title: 'Our letter to you',
            number: claimNumber,
            parts: [{ clauses: paragraphsOf(data.letter).map((paragraph) => ({ paragraphs: [paragraph] })) }],
          },
          ...(provisions.length === 0 ? [] : [reliedOn(provisions, policyNumber ?? claimNumber)]),
          ...(reserved === undefined ? [] : [{ kind: 'paragraphs', items: [reserved] } as const]),
          {
            kind: 'together',
            blocks: [
              ...(complaint === undefined
                ? []
                : [{ kind: 'paragraphs', items: [{ title: complaint.title, body: complaint.body }] } as const]),
              {
                kind: 'signature',
                label: 'Date',
                name: data.signedBy,
                role: `${issuer.name}, for ${issuer.insurer}`,
                day: day(data.generatedOn),
              },
            ],
          },
          {
            kind: 'contact',
            title: 'Questions?',
            body: `${words.agent} or we can tell you what this means for your claim.`,
            name: issuer.support.name,
            ...(issuer.support.phone !== undefined && { phone: issuer.support.phone }),
            email: issuer.support.email,
          },
        ],
      },
    ],
  })
}
