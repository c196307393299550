import type { Actor } from '#functions/_platform/auth/actor.ts'
import { policyById } from '#functions/policy/public.ts'
import { requireQuote } from '#functions/quote/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { mustHaveForms } from './mustHaveForms.ts'

/**
 * The policy that a quote was bound as has every form, with its wording; of a quote that is not bound there is nothing to say yet.
 * @throws form.missing, form.silent, quote.notFound
 */
export const quoteMustHaveForms = async (quoteId: string, actor: Actor, now: Instant): Promise<void> => {
  const { binder, status } = await requireQuote(quoteId, actor)
  const policy = status !== 'BOUND' || binder === undefined ? undefined : await policyById(binder.id)
  if (policy !== undefined) await mustHaveForms(policy, now)
}
