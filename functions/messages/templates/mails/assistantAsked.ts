import { defineMail } from '../mail.ts'
import { Link, MailData, Words } from '../mailData.ts'

/** To whom an assistant works for: it would change something, and waits for their word. */
export const assistantAsked = defineMail({
  name: 'assistantAsked',
  data: MailData.extend({ by: Words, summary: Words, until: Words, link: Link }),
  subject: () => 'An assistant waits for your word',
  content: ({ by, summary, until, link }) => ({
    preview: summary,
    title: 'An assistant waits for your word',
    paragraphs: [
      'It would change something for you. Nothing was done yet: look at what it would do, and approve it or refuse it.',
      'If you have set no assistant to work, refuse it and turn its key off.',
    ],
    facts: [
      { label: 'Assistant', value: by },
      { label: 'It would', value: summary },
      { label: 'Until', value: until },
    ],
    action: { label: 'Look at it', href: link },
  }),
})
