import { defineMail } from '../mail.ts'
import { Link, MailData, Person, personLine, Words } from '../mailData.ts'

/** To an agency's contact: a visitor of its pages would like to be called. What it says is a stranger's word. */
export const enquiryReceived = defineMail({
  name: 'enquiryReceived',
  data: MailData.extend({
    company: Words,
    from: Person,
    website: Words.optional(),
    message: Words.optional(),
    link: Link,
  }),
  subject: ({ company }) => `${company} asks for a quote`,
  content: ({ company, from, website, message, link }) => ({
    preview: `${from.name} would like to be called.`,
    title: `${company} asks for a quote`,
    paragraphs: [
      `${from.name} has filled in your form. Nobody has checked who they are, and nothing is insured by it.`,
      ...(message === undefined ? [] : [`“${message}”`]),
    ],
    facts: [
      { label: 'Company', value: company },
      { label: 'Contact', value: personLine(from) },
      ...(website === undefined ? [] : [{ label: 'Website', value: website }]),
    ],
    action: { label: 'Sign in to quote it', href: link },
  }),
})
