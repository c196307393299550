import type { MailData } from './mailData.ts'

/** `Hello Dana,`, or `Hello,` to someone whose name is unknown. */
export const greeting = ({ recipient }: MailData): string =>
  recipient.firstName ? `Hello ${recipient.firstName},` : 'Hello,'

/** Where to get help, as the last line but one of every message. */
export const helpLine = ({ sender }: MailData): string =>
  `Questions? Write to ${[sender.supportEmail, sender.supportPhone].filter(Boolean).join(' or call ')}.`
