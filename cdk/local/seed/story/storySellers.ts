import { getCurrentUser, listAgencyTeams } from '#shared/contracts/auth/index.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import type { RegionClient } from '../../journey/client.ts'
import type { Platform } from '../../platform.ts'
import { type DemoPerson, people } from '../cast.ts'
import { licenseAgency } from '../seedLicenses.ts'
import { type StoryShares, sharesOfStory } from '../seedPartners.ts'
import { agencyOf, invite } from '../seedPeople.ts'
import { signInAs } from '../signInAs.ts'
import { payeeAtProcessor } from './payeeAtProcessor.ts'
import type { Seller } from './seller.ts'
import { storyAgencies } from './storyCast.ts'

const sellerOf = async (
  platform: Platform,
  admin: RegionClient,
  person: Omit<DemoPerson, 'agency' | 'authenticator'>,
  { weight, agencyBilled = false }: { readonly weight: number; readonly agencyBilled?: boolean | undefined },
  { carrierId, partnersOf }: StoryShares,
): Promise<Seller> => {
  const me = await (await signInAs(platform, person)).call(getCurrentUser, {})
  const agencyId = AgencyId.parse(me.account.id)
  const { content } = await admin.call(listAgencyTeams, { params: { agencyId }, query: {} })
  return {
    id: me.id,
    firstName: me.firstName,
    lastName: me.lastName,
    email: me.email,
    // As accounts and quotes keep it.
    phone: me.phone.replace(/\D/g, ''),
    agencyId,
    agencyName: me.account.name,
    agencyType: 'Retail',
    agencyBilled,
    teams: content.filter(({ isDefault }) => isDefault).map(({ id, name }) => ({ id, name })),
    weight,
    partners: partnersOf(agencyId),
    carrierId,
  }
}

/**
 * Who sells in a region's story: people of the cast, and agencies and people that it brings along, through the operations
 * that everybody uses. Most of the business is that of the cast's first producer. Called again it changes nothing.
 */
export const storySellers = async (
  platform: Platform,
  region: RegionCode,
): Promise<{ readonly sellers: readonly Seller[]; readonly carrierId: string; readonly carrierName: string }> => {
  const { superAdmin, producer, agent, otherProducer } = people(region)
  const admin = await signInAs(platform, superAdmin)
  const own = storyAgencies(region)
  for (const { agency, people: members } of own) {
    const agencyId = await agencyOf(admin, agency)
    await licenseAgency(admin, { ...agency, agencyId }, region)
    for (const person of members) await invite(admin, person, agencyId)
  }
  const shares = await sharesOfStory(admin)
  await platform.settled()
  const sellers = [
    ...own.flatMap(({ agency: { agencyBilled }, people: members }) =>
      members.map((person) => [person, { weight: person.weight, agencyBilled }] as const),
    ),
    [producer, { weight: 34 }] as const,
    [agent, { weight: 10 }] as const,
    [otherProducer, { weight: 16 }] as const,
  ]
  const found: Seller[] = []
  for (const [person, sells] of sellers) {
    const seller = await sellerOf(platform, admin, person, sells, shares)
    found.push({ ...seller, payee: await payeeAtProcessor(platform, region, seller) })
  }
  return { sellers: found, carrierId: shares.carrierId, carrierName: shares.carrierName }
}
