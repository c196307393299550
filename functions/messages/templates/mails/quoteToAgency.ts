import { defineMail } from '../mail.ts'
import { Amount, Day, Link, Person, personLine, QuoteFacts, Words } from '../mailData.ts'

/** To an agency that does not own the quote: its terms, to review and to have bound for the client they share. */
export const quoteToAgency = defineMail({
  name: 'quoteToAgency',
  data: QuoteFacts.extend({ agencyName: Words, total: Amount, validUntil: Day, agent: Person, link: Link }),
  subject: ({ insured, isRenewal, agent }) =>
    `Cyber insurance ${isRenewal ? 'renewal ' : ''}quote for ${insured} from ${agent.company ?? agent.name}`,
  content: (data, { money, day }) => ({
    preview: `Review it online until ${day(data.validUntil)}.`,
    title: `A ${data.isRenewal ? 'renewal ' : ''}quote for ${data.insured}`,
    paragraphs: [
      `${data.agent.name} sends ${data.agencyName} this ${data.isRenewal ? `quote, which renews cover from ${day(data.effectiveDate)} on` : 'quote'}. See what is covered and at which price, and request to bind it when your client is happy with it.`,
    ],
    facts: [
      { label: 'Quote', value: data.quoteNumber },
      { label: 'Total, fees and taxes included', value: money(data.total) },
      { label: 'Cover starts', value: day(data.effectiveDate) },
      { label: 'Open until', value: day(data.validUntil) },
    ],
    action: { label: 'Review the quote', href: data.link },
    notes: [`From: ${personLine(data.agent)}`, 'This link is for you. Please do not forward it.'],
  }),
})
