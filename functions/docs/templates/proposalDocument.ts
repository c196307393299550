import type { Block, PdfDocument, Section } from './document.ts'
import { formatsOf } from './formats.ts'
import { noticesOf } from './notices/notices.ts'
import { becauseSection } from './parts/because.ts'
import { besideLead, coverageTable } from './parts/coverageTable.ts'
import { endorsementList } from './parts/endorsementList.ts'
import { facts } from './parts/facts.ts'
import { formChangeSection } from './parts/formChangeTable.ts'
import { proposalCover } from './parts/proposalCover.ts'
import { runningHead, shell } from './parts/shell.ts'
import { waterfallFigure } from './parts/waterfallFigure.ts'
import { ProposalData } from './proposalData.ts'
import { wordsOf } from './words.ts'

const paymentOptions = (data: ProposalData): Section[] => {
  if (!data.paymentOptions?.length) return []
  const { exact } = formatsOf(data)
  const cards = data.paymentOptions.map(({ name, detail, firstDue, due }) => ({
    title: name,
    figure: exact(firstDue),
    label: due,
    detail,
  }))
  return [{ kind: 'section', title: 'Ways to pay', whole: true, blocks: [{ kind: 'cards', cards }] }]
}

const nextSteps = (data: ProposalData): string[] => {
  const { day } = formatsOf(data)
  const { agent } = data.agency
  return [
    'Check that the coverages, limits and what we say about your business are right.',
    data.subjectivities.length > 0
      ? 'Gather what is listed under What we need to bind.'
      : 'Nothing more is needed to bind: this proposal can be bound as it stands.',
    `Tell ${agent.name} (${agent.email}) by ${day(data.validUntil)} that you want to go ahead. You sign online; the documents follow by email.`,
  ]
}

const reviewLink = ({ reviewLink: url }: ProposalData): Block[] =>
  url === undefined ? [] : [{ kind: 'button', text: 'Review and accept online', url }]

const terms = (data: ProposalData): Block => {
  const words = wordsOf(data.region)
  const { whole } = formatsOf(data)
  const { aggregateLimit, deductible, retroPeriod, waitingPeriod } = data.terms
  return facts(
    [
      { label: 'Aggregate limit', value: whole(aggregateLimit) },
      { label: words.deductible, value: whole(deductible) },
      waitingPeriod ? { label: 'Waiting period', value: waitingPeriod } : undefined,
      retroPeriod ? { label: words.retroPeriod, value: retroPeriod } : undefined,
    ],
    4,
  )
}

/** What is added to the wording or taken out of it, and what it names. */
const endorsed = ({ endorsements = [], ...data }: ProposalData): Section[] =>
  endorsements.length === 0
    ? []
    : [{ kind: 'section', title: 'Endorsements', blocks: [endorsementList(data, endorsements)] }]

/**
 * A quote as a client reads it: cover with price, the coverages, how the price came about, what is needed to bind and the
 * region's notices. Throws when the data contradicts itself (amounts that do not add up).
 */
export const proposalDocument = (input: ProposalData): PdfDocument => {
  const data = ProposalData.parse(input)
  const words = wordsOf(data.region)
  const running = runningHead(`${words.proposal} ${data.quoteNumber}`, data)
  const inner = (...blocks: Section[]) => ({ kind: 'inner', running, blocks }) as const
  return shell(data, { template: 'proposal', title: words.proposal }, [
    proposalCover(data),
    inner(
      { kind: 'section', title: 'What is covered', ...besideLead(data), blocks: [terms(data), coverageTable(data)] },
      ...endorsed(data),
      ...formChangeSection(data),
    ),
    inner(
      {
        kind: 'section',
        title: 'How the price came about',
        lead: `From the base premium for a business of this size and kind to what you pay: ${formatsOf(data).exact(data.price.total)}.`,
        blocks: [waterfallFigure(data)],
      },
      ...paymentOptions(data),
      ...becauseSection(data.because),
    ),
    inner(
      ...(data.subjectivities.length > 0
        ? [
            {
              kind: 'section',
              title: 'What we need to bind',
              blocks: [{ kind: 'checklist', items: data.subjectivities }],
            } as const,
          ]
        : []),
      ...(data.laterSubjectivities.length > 0
        ? [
            {
              kind: 'section',
              title: 'What we need after binding',
              blocks: [{ kind: 'checklist', items: data.laterSubjectivities }],
            } as const,
          ]
        : []),
      {
        kind: 'section',
        title: 'Next steps',
        whole: true,
        blocks: [{ kind: 'steps', items: nextSteps(data) }, ...reviewLink(data)],
      },
      { kind: 'section', title: 'Please read', blocks: [{ kind: 'paragraphs', items: noticesOf('proposal', data) }] },
    ),
  ])
}
