import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { getPolicyAcord as contract } from '#shared/contracts/policy/acord.ts'
import { Policy } from '#shared/contracts/policy/policy.ts'
import { acordFile } from '#shared/domain/acord/acordFile.ts'
import { policyMapping } from '#shared/domain/acord/policyMapping.ts'
import { coverageById } from '#shared/domain/coverage/catalogue.ts'
import { inRegion } from '#shared/domain/coverage/regionalText.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { requirePolicy } from '../store/policies.ts'
import { toPolicy } from '../views/toPolicy.ts'

/** What the caller reads of the policy, and nothing more: what the contract does not name is not in the file either. */
export const getPolicyAcord = implement(contract)(async ({ params, actor, now }) => {
  const { today, ...policy } = Policy.parse(toPolicy(await requirePolicy(params.policyId, actor), actor, now))
  const facts = { ...policy, ...today }
  const coverages = facts.coverages.map((each) => {
    const known = coverageById(each.coverageId)
    return { ...each, ...(known !== undefined && { name: inRegion(known.name, config.region) }) }
  })
  const { locale, currency } = regionOf(config.region)
  const number = policy.issuedAt === undefined ? policy.binderNumber : policy.policyNumber
  return {
    fileName: `${number}.xml`,
    text: acordFile({ ...facts, coverages }, policyMapping, { id: policy.id, now, locale, currency }),
  }
})
