import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { openWorkflow } from '#functions/directory/public.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { openSurplusNotice, surplusNotices } from '#shared/domain/quoting/surplusNotice.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { quoteFacts } from './letterFacts.ts'

/**
 * Asks the policy holder to attest the notice of their state, by a link behind a one-time code: what to commit with the step
 * that makes them the policy holder. Nothing where no notice is open.
 */
export const noticeRequest = (
  quote: QuoteRecord,
  now: Instant,
): { readonly writes: readonly Write[]; readonly events: readonly DomainEvent[] } => {
  const state = openSurplusNotice(quote)
  const { customerEmail: email, customerFirstName: firstName = '', customerLastName = '', customerPhone } = quote
  if (state === undefined || email === undefined) return { writes: [], events: [] }
  const { url, write } = openWorkflow({
    flow: 'SURPLUS_NOTICE',
    subjectId: quote.id,
    name: `${firstName} ${customerLastName}`.trim(),
    email,
    phone: customerPhone && `+${customerPhone}`,
    redirectUrl: `/quote/${quote.id}/attest-surplus-notice`,
    now,
  })
  const data = { ...quoteFacts(quote), state: surplusNotices[state].name, link: url }
  const mail = mailWrite({ template: 'surplusNotice', to: email, firstName, clientOf: quote.agencyId, now, data })
  return { writes: [write, mail.write], events: [mail.event] }
}
