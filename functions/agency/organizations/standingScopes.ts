import type { Actor } from '#functions/_platform/auth/actor.ts'
import { listScopesOf } from '#functions/_platform/auth/relation.ts'

/** Who knows its members by name, and their money by the terms of what they share alone. */
export const isPool = ({ accountType }: Pick<Actor, 'accountType'>): boolean => accountType === 'POOL'

/**
 * Who reads totals of what names them, and no policy and no claim (decision: least-by-kind): they are told no figure that few
 * stand behind.
 */
export const readsTotals = (actor: Pick<Actor, 'accountType'>): boolean =>
  actor.accountType === 'CLUSTER' || actor.accountType === 'RE_INSURER' || isPool(actor)

/** The lists that an organization's totals are made of. */
export const standingScopesOf = (actor: Actor): readonly string[] =>
  readsTotals(actor) ? [`partner:${actor.organizationId}`] : listScopesOf(actor)
