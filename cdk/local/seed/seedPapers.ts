import { searchBinders, searchPolicies } from '#shared/contracts/policy/search.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import type { Platform } from '../platform.ts'
import { people } from './cast.ts'
import { seedSurplus } from './seedSurplus.ts'
import { signInAs } from './signInAs.ts'

/** So many of the newest policies and binders of a region have their papers; a policy's takes a second or two. */
const mostPolicies = 10
const mostBinders = 4

/** Makes the documents of cover that the story has told of, as issuing it would have: each once, however often it is asked. */
const seedDocuments = async (platform: Platform, region: RegionCode): Promise<void> => {
  const admin = await signInAs(platform, people(region).superAdmin)
  const [policies, binders] = await Promise.all([
    admin.call(searchPolicies, {
      query: { size: mostPolicies, sort: '-policyNumber', status: ['IN FORCE', 'ISSUED'] },
    }),
    admin.call(searchBinders, { query: { size: mostBinders, sort: '-policyNumber', status: ['BOUND'] } }),
  ])
  const make = (task: string, policyId: string) =>
    platform.invoke(region, 'docs', 'worker', { task, input: { policyId }, executionName: 'seed' })
  for (const { id } of policies.hits) {
    await make('makeBinderDocument', id)
    await make('makePolicyDocument', id)
  }
  for (const { id } of binders.hits) await make('makeBinderDocument', id)
}

/**
 * What comes while somebody looks around already: the bills of agencies that are billed, surplus lines, and the papers of
 * the newest cover. Called again it goes on and doubles nothing.
 */
export const seedPapers = async (platform: Platform): Promise<void> => {
  for (const region of platform.regions) await platform.runJob(region, 'billing', 'billLastMonth')
  await seedSurplus(platform)
  for (const region of platform.regions) await seedDocuments(platform, region)
}
