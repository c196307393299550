import { updateNonPremium } from '#shared/contracts/policy/nonPremium.ts'
import { listMidtermPolicies, searchPolicies } from '#shared/contracts/policy/search.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { patience } from '../journey/until.ts'
import type { Platform } from '../platform.ts'
import { book, companyOf } from './book.ts'
import { people } from './cast.ts'
import { partner } from './partnerCast.ts'
import { signInAs } from './signInAs.ts'

/** Where a company of the story has moved to, within its town. */
const address: Readonly<Record<RegionCode, string>> = {
  us: '1200 Riverside Drive, Suite 4',
  uk: '12 Riverside Court',
  au: '12 Riverside Quay',
}

const seedRegion = async (platform: Platform, region: RegionCode): Promise<void> => {
  const carrier = await signInAs(platform, partner(region, 'carrier').person)
  if ((await carrier.call(listMidtermPolicies, { query: { size: 1 } })).totalHits > 0) return
  const { hits } = await carrier.call(searchPolicies, { query: { status: ['IN FORCE'], size: 50 } })
  // The companies of the book are told of in their own stages.
  const inBook = new Set(book[region].map((entry) => companyOf(region, entry).name))
  const policy = hits.find(({ companyName }) => !inBook.has(companyName))
  if (policy === undefined) return
  const underwriter = await signInAs(platform, people(region).underwriter)
  await underwriter.call(updateNonPremium, {
    params: { policyId: PolicyId.parse(policy.id) },
    body: { address1: address[region] },
  })
}

/** Has a company of the story move within the term of its policy, where none on the carrier’s paper was changed. Called again it changes nothing. */
export const seedMidterm = async (platform: Platform): Promise<void> => {
  await Promise.all(platform.regions.map((region) => seedRegion(platform, region)))
  await platform.settled(patience)
}
