import { defineMail } from '../mail.ts'
import { Link, MailData, Person, personLine, Words } from '../mailData.ts'

/** To the provider's people who answer: somebody asks to have a blacklisted domain looked at again. */
export const blacklistAppealed = defineMail({
  name: 'blacklistAppealed',
  data: MailData.extend({ domain: Words, reason: Words, from: Person, role: Words, link: Link }),
  subject: ({ domain }) => `Appeal against a blacklisted domain: ${domain}`,
  content: ({ domain, reason, from, role, link }) => ({
    preview: `${from.name} asks to look at ${domain} again.`,
    title: `${from.name} asks to look at ${domain} again`,
    paragraphs: [reason],
    facts: [
      { label: 'Domain', value: domain },
      { label: 'From', value: personLine(from) },
      { label: 'Role', value: role },
    ],
    action: { label: 'Open the blacklist', href: link },
  }),
})
