import { ulid } from 'ulid'
import { config } from '#functions/_platform/config/config.ts'
import { nextNumber } from '#functions/_platform/storage/sequence.ts'
import { policyNumberOf, renewalNumberOf } from '#shared/domain/policy/policyNumber.ts'
import { policies, type StoredPolicy } from './store/policies.ts'

export type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
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
