import type { MailData } from './mailData.ts'

/** `Hello Dana,`, or `Hello,` to someone whose name is unknown. */
export const greeting = ({ recipient }: MailData): string =>
  recipient.firstName ? `Hello ${recipient.firstName},` : 'Hello,'

/** Where to get help, as the last line but one of every message. */
export const helpLine = ({ sender }: MailData): string =>
  `Questions? Write to ${[sender.supportEmail, sender.supportPhone].filter(Boolean).join(' or call ')}.`

/** Who writes, under every message: the agency whose client reads it with the house, or the house, and where it is reached. */
export const signature = ({ brand, sender }: MailData): readonly string[] => [
  brand === undefined ? sender.name : `${brand.name}, with ${sender.name}`,
  [sender.supportPhone, sender.site].filter(Boolean).join(' · '),
]
