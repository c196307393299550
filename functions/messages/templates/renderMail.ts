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

/** A sentence that ends with a name that ends with a stop (`Cedar Ridge Drug Co.`) has one, not two. */
const secondStop = /(?<=[\p{L}\d]\.)\.(?=[\s<]|$)/gu

const said = (text: string): string => carried(text).replaceAll(secondStop, '')

/**
 * An e-mail ready to send. What no e-mail can carry, wherever in the data it came in, is a space. Throws when the data does not fit the template. The parts that make HTML are loaded with the
 * first e-mail, so a function that may send one does not pay for it at start.
 */
export const renderMail = async <Name extends MailName>(name: Name, data: MailDataOf<Name>): Promise<RenderedMail> => {
  const { subject, content, base } = mails[name].compose(data)
  const { mailHtml } = await import('./mailHtml.ts')
  return {
    // Line breaks in data cannot reach the subject's header.
    subject: said(subject).replace(/\s+/g, ' ').trim(),
    html: said(mailHtml(content, base)),
    text: said(mailText(content, base)),
  }
}
