import { defineMail } from '../mail.ts'
import { Amount, Day, Link, Person, personLine, QuoteFacts } from '../mailData.ts'

/** To the policy holder: the quote their agent sends, to review, confirm and accept. */
export const quoteToPolicyHolder = defineMail({
  name: 'quoteToPolicyHolder',
  data: QuoteFacts.extend({ total: Amount, validUntil: Day, agent: Person, link: Link }),
  subject: ({ insured, isRenewal, agent }) =>
    `Your cyber insurance ${isRenewal ? 'renewal' : 'quote'} for ${insured} from ${agent.company ?? agent.name}`,
  content: (data, { money, day, agent: agentWord }) => ({
    preview: `Review it online until ${day(data.validUntil)}.`,
    title: data.isRenewal ? 'The renewal of your cyber insurance' : 'Your cyber insurance quote',
    paragraphs: [
      `${data.agent.name} has prepared ${data.isRenewal ? `the renewal of your cyber insurance from ${day(data.effectiveDate)} on` : 'a quote'} for ${data.insured}. See what is covered, check and confirm what was answered for your business, and request to bind when you are happy with it.`,
    ],
    facts: [
      { label: 'Quote', value: data.quoteNumber },
      { label: 'Total, fees and taxes included', value: money(data.total) },
      { label: 'Cover starts', value: day(data.effectiveDate) },
      { label: 'Open until', value: day(data.validUntil) },
    ],
    action: { label: 'Review your quote', href: data.link },
    notes: [`Your ${agentWord}: ${personLine(data.agent)}`, 'This link is for you. Please do not forward it.'],
  }),
})
