import type { MailData } from './mailData.ts'

/** `Hello Dana,`, or `Hello,` to someone whose name is unknown. */
export const greeting = ({ recipient }: MailData): string =>
  recipient.firstName ? `Hello ${recipient.firstName},` : 'Hello,'

/** Where to get help, as the last line but one of every message. */
export const helpLine = ({ sender }: MailData): string =>
  `Questions? Write to ${[sender.supportEmail, sender.supportPhone].filter(Boolean).join(' or call ')}.`

/** The agency whose client reads it, and where it is. */
export const agencyLine = ({ name, hostname }: NonNullable<MailData['brand']>): string =>
  hostname === undefined ? name : `${name} · ${hostname}`
