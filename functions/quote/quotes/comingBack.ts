import type { Actor } from '#functions/_platform/auth/actor.ts'
import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import type { StatusNote } from '#shared/contracts/quote/quoteParts.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { StoredQuote } from '../store/quotes.ts'

/**
 * What is said of a quote that comes back as what it was. A referral that an underwriter brings back is for a person to
 * release, as it may have been one's word before: another price does not take it away.
 */
export const comingBack = ({ statusBefore }: StoredQuote, actor: Actor, now: Instant): StatusNote | undefined =>
  statusBefore === 'REFERRED'
    ? { reasonSummary: 'Referred', reason: 'It came back as the referral that it was', by: nameFor(actor), at: now }
    : undefined
