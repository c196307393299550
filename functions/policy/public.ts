import { ulid } from 'ulid'
import { config } from '#functions/_platform/config/config.ts'
import { nextNumber } from '#functions/_platform/storage/sequence.ts'
import { policyNumberOf, renewalNumberOf } from '#shared/domain/policy/policyNumber.ts'
import { activeStatuses, premiumStatuses } from '#shared/domain/policy/policyStatusGroups.ts'
import { policies, type StoredPolicy } from './store/policies.ts'

export type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
export { binderAction } from './binders/binderAction.ts'
export { type BinderInput, draftBinder } from './binders/draftBinder.ts'
export { requirePolicy, type StoredPolicy } from './store/policies.ts'

/** A policy or binder by its id, whoever asks. */
export const policyById = (id: string): Promise<StoredPolicy | undefined> => policies.byId(id)

/** A policy or binder by its number, whoever asks. */
export const policyByNumber = (number: string): Promise<StoredPolicy | undefined> =>
  policies.byUnique('policyNumber', number)

/** The id of a policy that is to be bound. */
export const newPolicyId = (): string => `pol_${ulid()}`

/** The next policy number of the region, or the next term's when a policy is renewed. An unused number leaves a gap. */
export const nextPolicyNumber = async (renews?: { readonly policyNumber: string }): Promise<string> =>
  renews === undefined
    ? policyNumberOf(config.region, await nextNumber('policy'))
    : renewalNumberOf(renews.policyNumber)

/** How many policies of an agency are active, and the premium that its policies sum up to, in minor units. */
export const policyTotalsOfAgency = async (agencyId: string): Promise<{ policies: number; premium: number }> => {
  const totals = await Promise.all(
    premiumStatuses.map(async (status) => ({ status, ...(await policies.count(`agency:${agencyId}`, status)) })),
  )
  return {
    policies: totals.reduce((sum, { status, count }) => sum + (activeStatuses.includes(status) ? count : 0), 0),
    premium: totals.reduce((sum, { measure }) => sum + measure, 0),
  }
}
