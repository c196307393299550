import { isTheirs } from '#functions/_platform/auth/relation.ts'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { requireAccount } from '#functions/account/public.ts'
import { coversOfAccount, policyByNumber } from '#functions/policy/public.ts'
import { getLossRun as contract } from '#shared/contracts/policy/claims.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { claimStatuses } from '#shared/records/claim/claimStatus.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { claims } from '../store/claims.ts'
import { lossRunOf } from './lossRunOf.ts'

/** What was never issued is in no loss run. */
export const getLossRun = implement(contract)(async ({ query, actor, now, fail }) => {
  const region = regionOf(config.region)
  const today = dateAt(now, region.timeZone)
  const { accountId, policyNumber, asOf = today } = query
  if (asOf > today) return fail('claim.dayAhead')
  if (accountId === undefined && policyNumber === undefined) return fail('claim.lossRunUnclear')
  const named = policyNumber === undefined ? undefined : await policyByNumber(policyNumber)
  if (policyNumber !== undefined && (named === undefined || !isTheirs(actor, named))) return fail('policy.notFound')
  const account = await requireAccount(accountId ?? named?.accountId ?? '', actor)
  if (named !== undefined && named.accountId !== account.id) return fail('policy.notFound')
  const policies = named === undefined ? await coversOfAccount(account.id) : [named]
  const rows = await claims.every({ scopes: [`account:${account.id}`], group: [...claimStatuses] })
  const full = await claims.byIds(rows.map(({ id }) => id))
  return {
    companyName: account.name,
    asOf,
    madeAt: now,
    currency: region.currency,
    ...lossRunOf(
      policies.filter(({ issuedAt }) => issuedAt !== undefined),
      full,
      asOf,
    ),
  }
})
