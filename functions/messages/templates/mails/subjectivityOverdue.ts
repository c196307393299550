import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Link, QuoteFacts, Words } from '../mailData.ts'

/** To the agent, and to the insured where cover is at stake: what was to be brought has not come in time. */
export const subjectivityOverdue = defineMail({
  name: 'subjectivityOverdue',
  data: QuoteFacts.extend({
    cancels: z.boolean(),
    number: Words,
    points: z.array(Words).min(1),
    link: Link.optional(),
  }),
  subject: ({ cancels, insured, number }) =>
    cancels ? `Notice: ${number} for ${insured} may be cancelled` : `Overdue for ${insured}: ${number}`,
  content: ({ cancels, insured, number, product, points, link }) => ({
    preview: 'What the cover is subject to has not arrived in time.',
    title: cancels ? `The cover of ${insured} may be cancelled` : `Something is overdue for ${insured}`,
    paragraphs: [
      'The cover was given subject to what is listed here. Its day has passed and it has not been brought.',
      cancels
        ? 'This is notice that the cover may be cancelled by its terms unless it is brought now. A cancellation is told of separately, with its day.'
        : 'Please bring it now; nothing changes in the cover until then.',
    ],
    facts: [
      { label: 'Number', value: number },
      { label: 'Product', value: product },
    ],
    list: { title: 'Overdue', items: points },
    ...(link !== undefined && { action: { label: 'Open it', href: link } }),
  }),
})
