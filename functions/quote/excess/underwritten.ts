import type { Actor } from '#functions/_platform/auth/actor.ts'
import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { creditOf, type MeasuredQuote } from '#shared/domain/quoting/authorityFacts.ts'
import { mustCoverWithinAuthority } from '../actions/guards.ts'

/** Who writes a layer, and what they say of it. */
interface Writing {
  readonly note: string | undefined
  readonly actor: Actor
  readonly now: Instant
}

/**
 * What of a layer is let pass, as it is kept (decision: layers-as-quotes): a risk that no carrier writes is refused to
 * everybody, and whoever writes what else speaks against it, or below the book, has the authority and says why.
 */
export const underwritten = (layer: MeasuredQuote, { note, actor, now }: Writing): PolicyRecord['overridden'] => {
  const { referralReasons } = layer
  const declines = referralReasons.filter(({ outcome }) => outcome === 'DECLINED')
  const inWords = (reasons: typeof referralReasons) => reasons.map(({ message }) => message)
  if (declines.length > 0) fail('policy.excessDeclined', { data: { reasons: inWords(declines).join('; ') } })
  mustCoverWithinAuthority(layer, actor)
  const credit = creditOf(layer)
  const reasons = inWords(referralReasons)
  if (reasons.length === 0 && credit === 0) return undefined
  const said = note?.trim()
  if (said) return { reasons, credit, note: said, by: nameFor(actor), at: now }
  const below = credit > 0 ? [`The premium is ${credit} percent below the rate book`] : []
  return fail('policy.excessNeedsNote', { data: { why: [...reasons, ...below].join('; ') } })
}
