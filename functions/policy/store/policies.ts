import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isTheirs, scopesOfRecord } from '#functions/_platform/auth/relation.ts'
import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { BinderSummary } from '#shared/contracts/policy/policy.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { groupsOf, isPaid } from './policyGroups.ts'

export type StoredPolicy = Stored<PolicyRecord>

/** What a row of any policy list holds; each list shows its share of it. */
export type PolicyRow = BinderSummary & Pick<PolicyRecord, 'aggLimit' | 'boundAt' | 'teamIds'>

const rowOf = (policy: PolicyRecord): PolicyRow => ({
  id: policy.id,
  policyNumber: policy.policyNumber,
  accountId: policy.accountId,
  companyName: policy.companyName,
  productType: policy.productType,
  status: policy.status,
  effectiveDate: policy.effectiveDate,
  expirationDate: policy.expirationDate,
  premium: policy.rated.premium,
  totalPremium: policy.totalPremium,
  currency: policy.rated.currency,
  agencyId: policy.agencyId,
  agencyName: policy.agencyName,
  teamIds: policy.teamIds,
  aggLimit: policy.aggLimit,
  boundAt: policy.boundAt,
  paymentStatus: policy.paymentStatus,
  isPaid: isPaid(policy),
  isRenewal: policy.isRenewal,
  openForRenewal: policy.openForRenewal,
})

/** Policies from the day they are bound: found by number, listed for everyone, agency, teams and account. */
export const policies = defineRecord({
  kind: 'policy',
  notFound: 'policy.notFound',
  unique: { policyNumber: (policy: PolicyRecord) => policy.policyNumber },
  list: {
    scopes: (policy: PolicyRecord) => scopesOfRecord(policy),
    groups: groupsOf,
    sorts: {
      effectiveDate: (policy: PolicyRecord) => policy.effectiveDate,
      expirationDate: (policy: PolicyRecord) => policy.expirationDate,
      companyName: (policy: PolicyRecord) => policy.companyName,
      policyNumber: (policy: PolicyRecord) => policy.policyNumber,
    },
    summary: rowOf,
    measure: (policy: PolicyRecord) => policy.rated.premium,
    shards: 4,
  },
  search: (policy: PolicyRecord) => [policy.companyName, policy.policyNumber],
})

/** The policy, or `policy.notFound` when there is none or it is not in the actor's reach; its payment link opens it too. */
export const requirePolicy = (id: string, actor: Actor): Promise<StoredPolicy> =>
  policies.require(id, ({ agencyId, accountId, teamIds }) =>
    isTheirs(actor, { agencyId, accountId, teamIds, subjectIds: [id] }),
  )
