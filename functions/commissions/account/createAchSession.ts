import { ulid } from 'ulid'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { openPayeePage } from '#functions/billing/public.ts'
import { createAchSession as contract } from '#shared/contracts/commissions/account.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { commissionAccountOf, keptAccount, newCommissionAccount } from '../store/commissionAccounts.ts'
import { agencyCommissionsPage } from './agencyCommissionsPage.ts'
import { ownAgency } from './ownAgency.ts'

/** The page is of who asks for it: an account is kept by who entered it. */
export const createAchSession = implement(contract)(async ({ params: { agencyId }, actor, now }) => {
  await ownAgency(agencyId, actor)
  const before = await commissionAccountOf(agencyId)
  const { url, sessionId } = await openPayeePage({
    currency: regionOf(config.region).currency,
    reference: agencyId,
    customerEmail: actor.email,
    returnUrl: agencyCommissionsPage(),
    idempotencyKey: `${agencyId}|${ulid()}`,
  })
  const account = before ?? newCommissionAccount(agencyId, now)
  await commit([
    keptAccount(before, { ...account, achSession: { sessionId, askedBy: actor.userId }, lastUpdated: now }),
  ])
  return { url, sessionId }
})
