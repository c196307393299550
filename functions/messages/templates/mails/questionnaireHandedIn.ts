import { defineMail } from '../mail.ts'
import { Link, QuoteFacts, Words } from '../mailData.ts'

/** To the agent, and to the underwriter who works on the quote: the insured has answered. */
export const questionnaireHandedIn = defineMail({
  name: 'questionnaireHandedIn',
  data: QuoteFacts.extend({ by: Words, link: Link }),
  subject: ({ quoteNumber, insured }) => `${insured} has handed in its questionnaire for quote ${quoteNumber}`,
  content: ({ quoteNumber, insured, product, effectiveDate, by, link }, { day }) => ({
    preview: 'The answers are the insured’s word now, and the quote is priced with them.',
    title: `${insured} has answered`,
    paragraphs: [
      `${by} has handed in the questionnaire. Its answers are the insured’s own word from now on. Where they differ from what stood before, the quote is priced with them; look at it before you go on.`,
    ],
    facts: [
      { label: 'Quote', value: quoteNumber },
      { label: 'Product', value: product },
      { label: 'Effective', value: day(effectiveDate) },
    ],
    action: { label: 'Open the quote', href: link },
  }),
})
