import type { MailRequest } from '#functions/_platform/mail/outbox.ts'
import { userById } from '#functions/directory/public.ts'
import { agentQuoteLink, type QuoteRecord } from '#functions/quote/public.ts'
import { wantsMail } from '#functions/user/public.ts'
import type { NotificationKind } from '#shared/domain/identity/notificationKinds.ts'
import { underwriterQuoteLink } from './quoteFacts.ts'

/** Somebody who works on a quote, and where they open it. */
interface ReaderAtWork {
  readonly to: string
  readonly firstName: string | undefined
  readonly link: string
}

/** The letters to those who work on a quote, its agent and the underwriter who has it, as far as they want them. */
export const toThoseAtWork = async (
  quote: QuoteRecord,
  kind: NotificationKind,
  letter: (to: ReaderAtWork) => Omit<MailRequest, 'now'>,
): Promise<Omit<MailRequest, 'now'>[]> => {
  const underwriter = quote.underwriter && (await userById(quote.underwriter.id))
  const mails = [
    ...(quote.agentEmail === undefined
      ? []
      : [{ to: quote.agentEmail, firstName: quote.agentFirstName, link: agentQuoteLink(quote.id) }]),
    ...(underwriter?.enabled
      ? [{ to: underwriter.email, firstName: underwriter.firstName, link: underwriterQuoteLink(quote) }]
      : []),
  ]
  const wanted = await Promise.all(mails.map(({ to }) => wantsMail(to, kind)))
  return mails.filter((_, index) => wanted[index]).map(({ to, firstName, link }) => letter({ to, firstName, link }))
}
