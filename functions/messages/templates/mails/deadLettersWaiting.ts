import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Link, MailData, Words } from '../mailData.ts'

/** To whoever operates the region: what had happened and could not be followed by what should have come of it. */
export const deadLettersWaiting = defineMail({
  name: 'deadLettersWaiting',
  data: MailData.extend({ letters: z.array(Words), link: Link }),
  subject: ({ letters }) =>
    `Could not be done: ${letters.length === 1 ? letters[0] : `work of ${letters.length} subscribers`}`,
  content: ({ letters, link }) => ({
    preview: letters.join(', '),
    title: 'What should have followed did not',
    paragraphs: [
      'These were tried as often as they are and failed each time. People may miss a document, an e-mail or a figure until they are tried again.',
      ...letters,
    ],
    facts: [],
    action: { label: 'See why, and try again', href: link },
  }),
})
