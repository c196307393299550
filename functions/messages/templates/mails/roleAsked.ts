import { defineMail } from '../mail.ts'
import { Link, MailData, Words } from '../mailData.ts'

/** To those who have a role: somebody asks that another has it too, and one of them says yes or no. */
export const roleAsked = defineMail({
  name: 'roleAsked',
  data: MailData.extend({ who: Words, role: Words, askedBy: Words, link: Link }),
  subject: ({ who, role }) => `${who} is to become ${role}`,
  content: ({ who, role, askedBy, link }) => ({
    preview: `${askedBy} asks for it. It waits for a second person.`,
    title: `Is ${who} to become ${role}?`,
    paragraphs: [
      `${askedBy} asks that ${who} becomes ${role}. It acts once somebody else who has the role approves it, and ends by itself after seven days.`,
      'If you do not know of it, ask before you approve.',
    ],
    action: { label: 'Approve or reject', href: link },
  }),
})
