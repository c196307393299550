import { defineMail } from '../mail.ts'
import { Link, QuoteFacts, Words } from '../mailData.ts'

/** To the policy holder: the notice that their state asks to be attested before surplus lines cover is bound. */
export const surplusNotice = defineMail({
  name: 'surplusNotice',
  data: QuoteFacts.extend({ state: Words, link: Link }),
  subject: ({ insured, isRenewal, state }) =>
    `${state} notice to attest for ${isRenewal ? 'the renewal of ' : ''}${insured}`,
  content: (data, { day }) => ({
    preview: 'Cover cannot be bound before it is attested.',
    title: `The surplus lines notice of ${data.state}`,
    paragraphs: [
      `The ${data.isRenewal ? 'renewal' : 'cover'} quoted for ${data.insured} is placed with a surplus lines insurer. ${data.state} asks you to read a notice about that and to attest it before cover is bound.`,
    ],
    facts: [
      { label: 'Quote', value: data.quoteNumber },
      { label: 'Cover starts', value: day(data.effectiveDate) },
    ],
    action: { label: 'Read the notice', href: data.link },
    notes: ['This link is for you. Please do not forward it.'],
  }),
})
