import type { Actor } from '#functions/_platform/auth/actor.ts'
import { listScopesOf } from '#functions/_platform/auth/relation.ts'

/** Who reads totals of what names them, and no record of it (decision: least-by-kind). */
export const readsTotals = ({ accountType }: Actor): boolean =>
  accountType === 'CLUSTER' || accountType === 'RE_INSURER'

/** Who is told no figure that few policies stand behind: who reads totals alone, and a pool, which reads its members without their money. */
export const withholdsSmall = (actor: Actor): boolean => readsTotals(actor) || actor.accountType === 'POOL'

/** The lists that an organization's totals are made of. */
export const standingScopesOf = (actor: Actor): readonly string[] =>
  readsTotals(actor) ? [`partner:${actor.organizationId}`] : listScopesOf(actor)
