import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isTheirs } from '#functions/_platform/auth/relation.ts'
import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { accountById, requireAccount } from '#functions/account/public.ts'
import { insurerOfCover } from '#functions/directory/public.ts'
import { coversOfAccount, policyByNumber } from '#functions/policy/public.ts'
import type { LossRun } from '#shared/contracts/policy/claims.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { claimStatuses } from '#shared/records/claim/claimStatus.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { claims } from '../store/claims.ts'
import { lossRunOf } from './lossRunOf.ts'

interface Asked {
  readonly accountId?: string | undefined
  readonly policyNumber?: string | undefined
  readonly asOf?: CalendarDate | undefined
}

/** The losses of an account or a policy in the actor's reach, and whose they are. What was never issued is in no loss run. */
export const askedLossRun = async (
  { accountId, policyNumber, asOf: wanted }: Asked,
  { actor, now }: { readonly actor: Actor; readonly now: Instant },
) => {
  const region = regionOf(config.region)
  const today = dateAt(now, region.timeZone)
  const asOf = wanted ?? today
  if (asOf > today) return fail('claim.dayAhead')
  if (accountId === undefined && policyNumber === undefined) return fail('claim.lossRunUnclear')
  const named = policyNumber === undefined ? undefined : await policyByNumber(policyNumber)
  if (policyNumber !== undefined && (named === undefined || !isTheirs(actor, named))) return fail('policy.notFound')
  if (named !== undefined && accountId !== undefined && named.accountId !== accountId) return fail('policy.notFound')
  // Who serves a policy has its losses, though the client is another's still (decision: claims-go-with-policy).
  const insured = named && (await accountById(named.accountId))
  const account = insured ?? (await requireAccount(accountId ?? '', actor))
  const policies = named === undefined ? await coversOfAccount(account.id) : [named]
  const issued = policies.filter(({ issuedAt }) => issuedAt !== undefined)
  const borne = await Promise.all(issued.map(async (policy) => ({ policy, insurer: await insurerOfCover(policy) })))
  const rows = await claims.every({ scopes: [`account:${account.id}`], group: [...claimStatuses] })
  const full = await claims.byIds(rows.map(({ id }) => id))
  const run: LossRun = {
    companyName: account.name,
    asOf,
    madeAt: now,
    currency: region.currency,
    ...lossRunOf(borne, full, asOf),
  }
  return { account, policy: named, run }
}
