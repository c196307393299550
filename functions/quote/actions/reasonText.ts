import type { Actor } from '#functions/_platform/auth/actor.ts'
import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import type { StatusNote } from '#shared/contracts/quote/quoteParts.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { fillInReason } from '#shared/domain/quoting/reasons.ts'

/** A reason as it is kept: with the fill-in option, the text that was filled in is the summary. */
export const reasonOf = (
  body: { readonly reasonSummary: string; readonly reason: string; readonly fillInReason?: string | undefined },
  actor: Actor,
  now: Instant,
): StatusNote => ({
  reasonSummary: body.reasonSummary === fillInReason ? (body.fillInReason ?? fillInReason) : body.reasonSummary,
  reason: body.reason,
  by: nameFor(actor),
  at: now,
})
