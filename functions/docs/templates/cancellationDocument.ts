import { CancellationData } from './cancellationData.ts'
import type { Block, PdfDocument } from './document.ts'
import { formatsOf } from './formats.ts'
import { facts } from './parts/facts.ts'
import { partyFacts } from './parts/parties.ts'
import { runningHead, shell } from './parts/shell.ts'
import { wordsOf } from './words.ts'

const titles: Readonly<Record<CancellationData['standing'], string>> = {
  done: 'Confirmation of cancellation',
  flat: 'Confirmation of cancellation',
  pending: 'Notice of cancellation',
  reinstatable: 'Notice of cancellation for non-payment',
  reinstated: 'Reinstatement of cover',
  rescinded: 'Rescission of the policy',
  withdrawn: 'Cancellation withdrawn',
}

/** What it comes to for the insured, in a sentence or two. */
const leadOf = ({ standing, endsOn, payBy, gap, ...data }: CancellationData): string => {
  const { day, exact } = formatsOf(data)
  const due = data.owed?.amount === undefined ? 'what is due' : exact(data.owed.amount)
  const { rescinded, startOfCover } = wordsOf(data.region)
  const ends = endsOn === undefined ? '' : `${startOfCover} on ${day(endsOn)}`
  switch (standing) {
    case 'pending':
      return payBy === undefined
        ? `Your cover ends at ${ends}.`
        : `Your cover ends at ${ends} unless ${due} is paid by ${day(payBy)}.`
    case 'reinstatable':
      return `Your cover ended at ${ends}, because what was due was not paid. Once ${due} is paid, by ${day(payBy ?? '')}, it is in force again.`
    case 'done':
      return `Your cover ${endsOn !== undefined && endsOn <= data.generatedOn ? 'ended' : 'ends'} at ${ends}.`
    case 'flat':
      return `Your policy is cancelled as of its first day, ${day(endsOn ?? '')}: it covers nothing.`
    case 'reinstated':
      return gap === undefined
        ? 'Your policy is in force again, as if its cover had never ended.'
        : `Your policy is in force again from ${startOfCover} on ${day(gap.until)}. From ${startOfCover} on ${day(gap.from)} until then there was no cover: nothing that happened, was discovered or was claimed in that time is insured, and no premium is charged for it.`
    case 'rescinded':
      return `Your policy is ${rescinded}: it is treated as if it had never been made, and covers nothing from its first day, ${day(endsOn ?? '')}, on. All that was charged for it is returned, fees and taxes too.`
    case 'withdrawn':
      return 'The cancellation of your policy does not take effect. Your cover goes on as if there had been none.'
  }
}

/** What is to be paid, as far as it is known here: what the insured of a billed agency has paid the agency is not. */
const owedWords = ({ owed, payTo, ...data }: CancellationData): string => {
  const { exact } = formatsOf(data)
  if (owed?.amount !== undefined) return exact(owed.amount)
  const charged = owed?.charged === undefined ? '' : `, ${exact(owed.charged)}`
  return `What is charged for the policy${charged}, less what you have paid ${payTo ?? 'for it'}`
}

/** What the insured has to pay, by when, and whom. */
const payingFacts = (data: CancellationData) => {
  const { owed, payTo, payment, policyNumber, standing } = data
  if (owed === undefined) return []
  const { day } = formatsOf(data)
  const { agent } = wordsOf(data.region)
  const isBack = standing === 'reinstated' || standing === 'withdrawn'
  const whom =
    payTo === undefined
      ? `${data.issuer.name}, by the link in the e-mail that comes with this notice${payment === undefined ? '' : `, or at ${payment} once you have signed in`}. Reference: ${policyNumber}`
      : `${payTo}, ${agent.toLowerCase()}, which bills you for this policy. If you have paid ${payTo}, please ask them to pass it on to us.`
  return [
    {
      label: isBack ? 'Still to be paid' : 'To be paid',
      value: `${owedWords(data)}${owed.by === undefined ? '' : `, by ${day(owed.by)}`}`,
    },
    { label: 'Whom to pay', value: whom },
  ]
}

const returnedBlock = (data: CancellationData): Block[] => {
  const { returned } = data
  if (returned === undefined || returned.lines.length === 0) return []
  const { exact } = formatsOf(data)
  return [
    {
      kind: 'amounts',
      lines: returned.lines.map(({ label, amount }) => ({ label, amount: exact(amount) })),
      total: { label: 'Returned', amount: exact(returned.total) },
    },
  ]
}

/** What the insured can still do whose cover ends: what a claims-made policy leaves open, and in the US by what its losses are shown. */
const afterwards = ({ extensionDays, region }: CancellationData): Block[] =>
  extensionDays === undefined
    ? []
    : [
        {
          kind: 'paragraphs',
          items: [
            {
              title: 'Reporting claims after the end',
              body: `This is a claims-made policy. Within ${extensionDays} days of its end you may buy an extended reporting period, in which claims over acts before the end can still be reported.`,
            },
            ...(region === 'us'
              ? [
                  {
                    title: 'Your loss history',
                    body: 'You may ask for the loss run of this policy. It is given without charge, and another insurer will want to see it.',
                  },
                ]
              : []),
          ],
        },
      ]

/** The notice of a cancellation, its confirmation, or that it is withdrawn. Throws when the data contradicts itself. */
export const cancellationDocument = (input: CancellationData): PdfDocument => {
  const data = CancellationData.parse(input)
  const { agent, policy } = wordsOf(data.region)
  const title = titles[data.standing]
  const returned = returnedBlock(data)
  const isRescinded = data.standing === 'rescinded'
  return shell(data, { template: 'cancellation', title }, [
    {
      kind: 'inner',
      running: runningHead(`${policy} ${data.policyNumber}`, data),
      blocks: [
        { kind: 'title', title, number: data.policyNumber, lead: leadOf(data) },
        facts(partyFacts(data)),
        facts([
          { label: 'Date of this notice', value: formatsOf(data).day(data.generatedOn) },
          data.reason === undefined
            ? undefined
            : { label: isRescinded ? 'Why it is rescinded' : 'Reason', value: data.reason },
          data.because === undefined ? undefined : { label: 'Return of premium', value: data.because },
          ...payingFacts(data),
        ]),
        ...(returned.length > 0
          ? [
              {
                kind: 'section',
                title: 'What is returned',
                lead: isRescinded
                  ? 'All that was paid is paid back; what is still owed is owed no more.'
                  : 'What was paid beyond what is kept is paid back; what is still owed is lessened by it.',
                whole: true,
                blocks: returned,
              } as const,
            ]
          : []),
        ...afterwards(data),
        {
          kind: 'contact',
          title: 'Questions?',
          body: `${agent} or we can tell you what this means for your cover.`,
          name: data.issuer.support.name,
          ...(data.issuer.support.phone !== undefined && { phone: data.issuer.support.phone }),
          email: data.issuer.support.email,
        },
      ],
    },
  ])
}
