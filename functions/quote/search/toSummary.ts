import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { QuoteSummary } from '#shared/contracts/quote/quote.ts'
import type { QuoteRow } from '../store/quotes.ts'
import { statusFor } from '../views/agencyStatus.ts'

/** A row of a list as the actor sees it. */
export const toSummary = (row: QuoteRow, actor: Actor): QuoteSummary => ({
  ...row,
  agencyStatus: statusFor(actor, row.status),
})
