import type { z } from 'zod'
import { mailText } from './mailText.ts'
import { mails } from './registry.ts'

export type MailName = keyof typeof mails

/** The data an e-mail takes, by its name. */
export type MailDataOf<Name extends MailName> = z.input<(typeof mails)[Name]['data']>

export type RenderedMail = { readonly subject: string; readonly html: string; readonly text: string }

/** What neither HTML nor a header carries: control characters, halves of surrogate pairs, what Unicode calls no character. */
const notCarried = /[^\P{Cc}\t\n\r]|\p{Cs}|\p{Noncharacter_Code_Point}/gu

const carried = (text: string): string => text.replaceAll(notCarried, ' ')

/**
 * An e-mail ready to send. What no e-mail can carry, wherever in the data it came in, is a space. Throws when the data does not fit the template. The parts that make HTML are loaded with the
 * first e-mail, so a function that may send one does not pay for it at start.
 */
export const renderMail = async <Name extends MailName>(name: Name, data: MailDataOf<Name>): Promise<RenderedMail> => {
  const { subject, content, base } = mails[name].compose(data)
  const { mailHtml } = await import('./mailHtml.ts')
  return {
    // Line breaks in data cannot reach the subject's header.
    subject: carried(subject).replace(/\s+/g, ' ').trim(),
    html: carried(mailHtml(content, base)),
    text: carried(mailText(content, base)),
  }
}
