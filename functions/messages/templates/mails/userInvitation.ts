import { defineMail } from '../mail.ts'
import { Link, MailData, Words } from '../mailData.ts'

/** An invitation to join an agency, an account or the provider. */
export const userInvitation = defineMail({
  name: 'userInvitation',
  data: MailData.extend({ invitedBy: Words, organizationName: Words, role: Words, link: Link }),
  subject: ({ invitedBy, organizationName }) => `${invitedBy} invites you to join ${organizationName}`,
  content: ({ invitedBy, organizationName, role, sender, link }, { organization }) => ({
    preview: `Set up your account on ${sender.name}.`,
    title: `Join ${organizationName} on ${sender.name}`,
    paragraphs: [`${invitedBy} has invited you. Choose a password and you can start.`],
    facts: [
      { label: `${organization.charAt(0).toUpperCase()}${organization.slice(1)}`, value: organizationName },
      { label: 'Your role', value: role },
    ],
    action: { label: 'Accept the invitation', href: link },
    notes: ['The link works for 7 days. If you do not know the sender, you can ignore this message.'],
  }),
})
