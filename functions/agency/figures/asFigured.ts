import { config } from '#functions/_platform/config/config.ts'
import { carrierOf } from '#functions/directory/public.ts'
import type { StoredPolicy } from '#functions/policy/public.ts'
import type { ExposedPolicy } from '#shared/domain/organizations/exposure.ts'
import type { PooledPolicy } from '#shared/domain/organizations/poolYears.ts'
import { programmeCarrier } from '#shared/domain/organizations/programmeCarrier.ts'
import type { CededPolicy } from '#shared/domain/organizations/treaties.ts'
import { writtenPremium } from '#shared/domain/policy/policyStack.ts'
import { activeStatuses, hasNeverCovered } from '#shared/domain/policy/policyStatusGroups.ts'
import { territoryOf } from '#shared/regions/territories.ts'

/** A policy as far as exposure is concerned. */
export const asExposed = ({
  accountId,
  aggLimit,
  effectiveDate,
  firmographicData,
  id,
  status,
  cancellation,
  transactions,
}: StoredPolicy): ExposedPolicy => ({
  id,
  accountId,
  effectiveDate,
  limit: aggLimit,
  state: territoryOf(config.region, firmographicData),
  premium: writtenPremium(transactions),
  isActive: activeStatuses.includes(status),
  neverWas: hasNeverCovered({ status, cancellation }),
})

/** A policy as far as its pool is concerned. */
export const asPooled = ({
  accountId,
  cancellation,
  effectiveDate,
  id,
  status,
  transactions,
}: StoredPolicy): PooledPolicy => ({
  id,
  accountId,
  effectiveDate,
  premium: writtenPremium(transactions),
  neverWas: hasNeverCovered({ status, cancellation }),
})

/** Tells policies as far as treaties are concerned. Many have the same partners: on whose paper those are is asked once. */
export const cedingOf = () => {
  const papers = new Map<string, Promise<string>>()
  const paperOf = (on: Parameters<typeof carrierOf>[0]): Promise<string> => {
    const key = on.carrierId ?? [...(on.partnerIds ?? [])].sort().join()
    const known = papers.get(key) ?? carrierOf(on)
    papers.set(key, known)
    return known
  }
  return async (policy: StoredPolicy): Promise<CededPolicy> => {
    const { carrierId, effectiveDate, id, partnerIds, transactions } = policy
    const paper = await paperOf({ carrierId, partnerIds })
    // As it was written and changed since: what a cancellation gave back is not ceded.
    const premium = writtenPremium(transactions)
    const neverWas = hasNeverCovered(policy)
    return { id, effectiveDate, premium, neverWas, carrierId: paper === programmeCarrier ? undefined : paper }
  }
}
