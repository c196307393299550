import { greeting, helpLine, signature } from './greeting.ts'
import type { MailContent } from './mail.ts'
import type { MailData } from './mailData.ts'

/** The e-mail as plain text: the same words in the same order, the link on a line of its own. */
export const mailText = (content: MailContent, data: MailData): string => {
  const { title, paragraphs, code, facts, list, action, notes } = content
  const blocks = [
    title,
    greeting(data),
    ...paragraphs,
    code,
    facts?.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    list && [list.title, ...list.items.map((item) => `- ${item}`)].join('\n'),
    action && `${action.label}:\n${action.href}`,
    ...(notes ?? []),
    helpLine(data),
    ['-- ', ...signature(data), data.sender.legalLine].filter(Boolean).join('\n'),
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}
