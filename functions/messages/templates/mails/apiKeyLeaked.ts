import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Link, MailData, Words } from '../mailData.ts'

/** To who made an API key: its secret was found where it does not belong, and has ended. */
export const apiKeyLeaked = defineMail({
  name: 'apiKeyLeaked',
  data: MailData.extend({
    name: Words,
    prefix: Words,
    /** The secret of today; else the one before, which worked beside it. */
    isPresent: z.boolean(),
    link: Link,
  }),
  subject: ({ name }) => `The secret of the API key ${name} has leaked`,
  content: ({ name, prefix, isPresent, link }) => ({
    preview: isPresent ? `${name} was turned off.` : 'The secret before today’s was ended.',
    title: isPresent ? `${name} was turned off` : `The former secret of ${name} was ended`,
    paragraphs: [
      isPresent
        ? 'Its secret was found where others can read it, so the key and every token made with it were ended at once. What works with it stands still until it has a new secret.'
        : 'The secret before today’s was found where others can read it. It worked beside the new one, and was ended at once; the new one goes on.',
      'Find out where the secret was kept and who could read it there, look at how the key was used, then regenerate it.',
    ],
    facts: [
      { label: 'Key', value: name },
      { label: 'Today’s secret begins with', value: prefix },
    ],
    action: { label: 'Open API keys', href: link },
  }),
})
