import { scopesOfRecord } from '#functions/_platform/auth/relation.ts'
import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { WholeUnits } from '#shared/domain/money/amounts.ts'
import {
  unknownVendor,
  type VendorCategory,
  type VendorId,
  vendorCategories,
  vendors,
} from '#shared/domain/risk/vendors.ts'

/** What the insured of a policy in force depends on, with what the policy may cost. */
export interface Dependency {
  readonly id: string
  readonly policyId: string
  readonly accountId: string
  readonly partnerIds: readonly string[]
  readonly limit: WholeUnits
  readonly vendors: readonly VendorId[]
}
export type StoredDependency = Stored<Dependency>

/** The group of the policies that depend on a vendor, or of which none of a category is known. */
export const vendorGroup = (category: VendorCategory, vendor: VendorId | typeof unknownVendor): string =>
  `${category}:${vendor}`

const groupsOf = (dependency: Dependency): string[] =>
  vendorCategories.flatMap((category) => {
    const known = dependency.vendors.filter((id) => vendors[id].category === category)
    return (known.length === 0 ? [unknownVendor] : known).map((id) => vendorGroup(category, id as VendorId))
  })

/**
 * Dependencies of policies in force, in everyone's list and their partners': their counters say how many policies, and with
 * what limits, one vendor's outage or breach would meet.
 */
export const dependencies = defineRecord({
  kind: 'dependency',
  notFound: 'server.failed',
  list: {
    scopes: ({ partnerIds }: Dependency) => scopesOfRecord({ partnerIds }),
    groups: groupsOf,
    groupsOnly: true,
    sorts: { policyId: ({ policyId }: Dependency) => policyId },
    summary: ({ policyId }: Dependency) => ({ policyId }),
    measure: ({ limit }: Dependency) => limit,
    shards: 4,
  },
})

const idOf = (policyId: string): string => policyId.replace(/^pol_/, 'dep_')

/** The dependency of a policy, where it has one. */
export const dependencyOf = (policyId: string): Promise<StoredDependency | undefined> =>
  dependencies.byId(idOf(policyId))

/** A new dependency of a policy. */
export const newDependency = (of: Omit<Dependency, 'id'>): Dependency => ({ id: idOf(of.policyId), ...of })
