import type { Actor } from '#functions/_platform/auth/actor.ts'
import { agencyStatusOf } from '#shared/domain/quoting/quoteStatusGroups.ts'
import type { QuoteStatus } from '#shared/records/quote/quoteStatus.ts'

/** Whether the actor is one of the provider's own: they see who works on a referral and what they note. */
export const isStaff = (actor: Actor): boolean => actor.workflow === undefined && actor.accountType === 'COWBELL'

/** Whether the actor is the insured, by an account of theirs or by a link. */
export const isOfInsured = (actor: Actor): boolean => actor.workflow !== undefined || actor.accountType === 'CUSTOMER'

/** The quote's status as the actor may know it. */
export const statusFor = (actor: Actor, status: QuoteStatus): QuoteStatus =>
  isStaff(actor) ? status : agencyStatusOf(status)
