import { type Actor, hasJumped } from '#functions/_platform/auth/actor.ts'

const own: readonly Actor['accountType'][] = ['COWBELL', 'CARRIER']

/** Whether days far from today are theirs to endorse: the provider's staff, and a carrier's who have jumped in (rule: endorsement-window). */
export const mayEndorseWholeTerm = (actor: Actor): boolean =>
  actor.accountType === 'COWBELL' || (hasJumped(actor) && own.includes(actor.subscriberType))
