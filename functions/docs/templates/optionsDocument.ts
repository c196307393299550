import type { Block, PdfDocument, Section } from './document.ts'
import { formatsOf } from './formats.ts'
import { noticesOf } from './notices/notices.ts'
import { becauseTable } from './parts/because.ts'
import { facts } from './parts/facts.ts'
import { frame, runningHead } from './parts/shell.ts'
import { sideBySide } from './parts/sideBySide.ts'
import { waterfallFigure } from './parts/waterfallFigure.ts'
import { ProposalData } from './proposalData.ts'
import { wordsOf } from './words.ts'

/** Why the price of one option is as it is. */
const becauseOf = (option: ProposalData, index: number): Section => {
  const because = option.because && becauseTable(option.because)
  const blocks: Block[] = [waterfallFigure(option), ...(because ? [because] : [])]
  return {
    kind: 'section',
    title: `Option ${index + 1}: ${option.quoteNumber}`,
    lead: `From the base premium for a business of this size and kind to what you pay: ${formatsOf(option).exact(option.price.total)}.`,
    blocks,
  }
}

const nextSteps = (first: ProposalData, last: string): string[] => [
  'Look at what differs: it is set in bold. Check that what we say about your business is right.',
  `Tell ${first.agency.agent.name} (${first.agency.agent.email}) by ${formatsOf(first).day(last)} which option you choose. You sign online; the documents follow by email.`,
]

const totalsOf = (options: readonly ProposalData[]): number[] => options.map(({ price }) => price.total)

/**
 * Two to five quotes of one client side by side: totals, terms and coverages with what differs set off, and for each how its
 * price came about, what was adjusted and what cannot be had. Throws when the data contradicts itself.
 */
export const optionsDocument = (input: readonly ProposalData[], documentNumber: string): PdfDocument => {
  const options = input.map((option) => ProposalData.parse({ ...option, documentNumber }))
  const [first] = options
  if (first === undefined) throw new Error('There is no option to show.')
  const words = wordsOf(first.region)
  const { day, exact } = formatsOf(first)
  const totals = totalsOf(options)
  const [lowest, highest] = [Math.min(...totals), Math.max(...totals)]
  const until = options.map(({ validUntil }) => validUntil).toSorted()[0] ?? first.validUntil
  const title = `${words.proposal}: ${options.length} options`
  const running = runningHead(title, first)
  return frame(first, {
    template: 'options',
    ...(first.agency.colours && { colours: first.agency.colours }),
    title: `${title}: ${first.insured.name}`,
    description: `${options.map(({ quoteNumber }) => quoteNumber).join(', ')}: ${first.insured.name}`,
    keywords: [first.insured.name, ...options.map(({ quoteNumber }) => quoteNumber)],
    pages: [
      {
        kind: 'inner',
        running,
        blocks: [
          {
            kind: 'title',
            title,
            number: documentNumber,
            lead: `For ${first.insured.name}, ${lowest === highest ? `at ${exact(lowest)}` : `from ${exact(lowest)} to ${exact(highest)}`} for the period, fees and taxes included. Tell us which you choose by ${day(until)}.`,
          },
          facts(
            [
              { label: words.insured, value: [first.insured.name, ...first.insured.addressLines] },
              { label: words.agent, value: [first.agency.agent.name, first.agency.name] },
            ],
            2,
          ),
          {
            kind: 'section',
            title: 'Side by side',
            lead: `What the options do not all say alike is set off. A coverage says its limit, its ${words.deductible.toLowerCase()}, and its waiting period or retroactive cover where it has one.`,
            blocks: [sideBySide(options)],
          },
        ],
      },
      ...options.map((option, index) => ({ kind: 'inner', running, blocks: [becauseOf(option, index)] }) as const),
      {
        kind: 'inner',
        running,
        blocks: [
          {
            kind: 'section',
            title: 'Next steps',
            whole: true,
            blocks: [{ kind: 'steps', items: nextSteps(first, until) }],
          },
          {
            kind: 'section',
            title: 'Please read',
            blocks: [{ kind: 'paragraphs', items: noticesOf('proposal', first) }],
          },
        ],
      },
    ],
  })
}
