import { getAccount, searchAccounts } from '#shared/contracts/account/accounts.ts'
import { searchPersonaRecords, updatePersonaProfile } from '#shared/contracts/account/personas.ts'
import { createPoolYear, listPoolYears } from '#shared/contracts/account/poolYears.ts'
import * as links from '#shared/contracts/account/relationships.ts'
import { createTreaty, getTreatyStanding, listTreaties, signTreaty } from '#shared/contracts/account/treaties.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { AccountId, AgencyId, PersonaId } from '#shared/domain/ids/ids.ts'
import { type PartneredKind, sharesIn } from '#shared/domain/organizations/partners.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { territoryOf } from '#shared/regions/territories.ts'
import type { RegionClient } from '../journey/client.ts'
import { unlessProblem } from '../journey/unlessProblem.ts'
import { patience } from '../journey/until.ts'
import type { Platform } from '../platform.ts'
import { insuredOf } from './book.ts'
import { type DemoAgency, demoAgencies, people } from './cast.ts'
import { type PartnerKind, partner, partnerKinds, partnersOf } from './partnerCast.ts'
import { seedOrganizations } from './seedOrganizations.ts'
import { agencyOf, invite } from './seedPeople.ts'
import { seedRater } from './seedRaters.ts'
import { signInAs } from './signInAs.ts'
import { storyAgencies } from './story/storyCast.ts'

/** The organizations whose people sign in, by kind. */
type Organizations = ReadonlyMap<PartnerKind, PersonaId>

const organizationsOf = async (admin: RegionClient): Promise<Organizations> => {
  const found = new Map<PartnerKind, PersonaId>()
  for (const kind of partnerKinds) {
    const { organization } = partner(admin.region, kind)
    const { content } = await admin.call(searchPersonaRecords, { params: { type: kind }, query: { size: 100 } })
    const id = content.find(({ name }) => name === organization)?.id
    if (id === undefined) throw new Error(`The organization ${organization} is not found.`)
    found.set(kind, PersonaId.parse(id))
  }
  return found
}

const idIn = (organizations: Organizations, kind: PartnerKind): PersonaId => {
  const id = organizations.get(kind)
  if (id === undefined) throw new Error(`There is no ${kind}.`)
  return id
}

/** Has the carrier, the reinsurer and the premium processor on the program, as far as they are not. */
const joinProgramme = async (admin: RegionClient, organizations: Organizations): Promise<void> => {
  for (const kind of ['carrier', 'reinsurer', 'premiumprocessor'] as const) {
    const personaId = idIn(organizations, kind)
    await unlessProblem(
      'relationship.twice',
      admin.call(links.addPersonaToProgramme, { params: { personaId }, body: {} }),
    )
  }
}

/** Has a quota share and an excess of loss of the last two years agreed with the reinsurer, as far as none is. */
const agreeTreaties = async (admin: RegionClient, organizations: Organizations): Promise<void> => {
  if ((await admin.call(listTreaties, {})).length > 0) return
  const carrierId = idIn(organizations, 'carrier')
  const reinsurerId = idIn(organizations, 'reinsurer')
  const thisYear = Number(dateAt(new Date().toISOString(), regionOf(admin.region).timeZone).substring(0, 4))
  for (const year of [thisYear, thisYear - 1]) {
    const term = {
      carrierId,
      begins: CalendarDate.parse(`${year}-01-01`),
      ends: CalendarDate.parse(`${year + 1}-01-01`),
    }
    const layer = (attachment: number, limit: number, rate: number, percent: number) => ({
      ...{ attachment, limit, rate, share: 100 },
      parts: [{ reinsurerId, percent }],
    })
    await admin.call(createTreaty, {
      body: {
        ...term,
        name: `Quota share ${year}`,
        kind: 'QUOTA_SHARE',
        layers: [{ ...layer(0, 5_000_000, 0, 60), share: 40 }],
      },
    })
    await admin.call(createTreaty, {
      body: {
        ...term,
        name: `Excess of loss ${year}`,
        kind: 'EXCESS_OF_LOSS',
        layers: [layer(50_000, 200_000, 6, 50), layer(250_000, 750_000, 3.5, 35)],
      },
    })
  }
}

/** Has the reinsurer sign its line of all treaties but the newest excess of loss, which waits for it. */
const signTreaties = async (reinsurer: RegionClient): Promise<void> => {
  const { treaties } = await reinsurer.call(getTreatyStanding, {})
  const waits = treaties.find(({ kind }) => kind === 'EXCESS_OF_LOSS')?.id
  if (treaties.some(({ signed }) => signed !== undefined)) return
  for (const { id, updated } of treaties)
    if (id !== waits) await reinsurer.call(signTreaty, { params: { treatyId: id }, body: { updated } })
}

/** Has the pool’s members share a limit in each of the last two years, as far as they share none. */
const sharePool = async (admin: RegionClient, organizations: Organizations): Promise<void> => {
  if ((await admin.call(listPoolYears, {})).length > 0) return
  const poolId = idIn(organizations, 'pool')
  const thisYear = Number(dateAt(new Date().toISOString(), regionOf(admin.region).timeZone).substring(0, 4))
  for (const year of [thisYear, thisYear - 1])
    await admin.call(createPoolYear, {
      body: {
        poolId,
        name: `Pool year ${year}`,
        begins: CalendarDate.parse(`${year}-01-01`),
        ends: CalendarDate.parse(`${year + 1}-01-01`),
        sharedLimit: 2_000_000,
      },
    })
}

/** Has an agency join the cluster, and the aggregator where it sells through that, as far as it has not. */
const joinAgency = async (
  admin: RegionClient,
  organizations: Organizations,
  { agencyId, aggregated }: { readonly agencyId: AgencyId; readonly aggregated: boolean },
): Promise<void> => {
  const join = (call: typeof links.addAgencyToAggregator | typeof links.addAgencyToCluster, id: PersonaId) =>
    unlessProblem('relationship.twice', admin.call(call, { params: { agencyId }, body: { id } }))
  await join(links.addAgencyToCluster, idIn(organizations, 'cluster'))
  if (aggregated) await join(links.addAgencyToAggregator, idIn(organizations, 'da'))
}

/** An agency of the demo book, and whether it sells through the aggregator. All are members of the cluster. */
interface Member {
  readonly agency: Omit<DemoAgency, 'key'>
  readonly aggregated: boolean
}

const demoMembers = (region: RegionCode): readonly Member[] =>
  demoAgencies(region).map(({ key, ...agency }) => ({ agency, aggregated: key === 'second' }))

const storyMembers = (region: RegionCode): readonly Member[] =>
  storyAgencies(region).map(({ agency }, index) => ({ agency, aggregated: index === 0 }))

/** From which cost on the carriers of the book have themselves told of a claim. */
const claimsNoticeLevel = 100_000

const seedRegion = async (platform: Platform, region: RegionCode): Promise<void> => {
  const admin = await signInAs(platform, people(region).superAdmin)
  const organizations = await organizationsOf(admin)
  await joinProgramme(admin, organizations)
  await agreeTreaties(admin, organizations)
  await sharePool(admin, organizations)
  for (const { kind, person } of partnersOf(region)) await invite(admin, person, idIn(organizations, kind))
  await platform.settled(patience)
  for (const { person } of partnersOf(region)) await signInAs(platform, person)
  await signTreaties(await signInAs(platform, partner(region, 'reinsurer').person))
  const carrier = await signInAs(platform, partner(region, 'carrier').person)
  await carrier.call(updatePersonaProfile, { params: { type: 'carrier' }, body: { claimsNoticeLevel } })
  await seedRater({ admin, carrier, carrierId: idIn(organizations, 'carrier') })
}

/**
 * Makes the organizations beside agencies and insureds, has some of them on the program with the carrier’s rater, and lets their people in. It comes before what is sold, so that the ledger knows on whose paper. Called again it changes nothing.
 */
export const seedPartners = async (platform: Platform): Promise<void> => {
  await seedOrganizations(platform)
  await Promise.all(platform.regions.map((region) => seedRegion(platform, region)))
}

/** Has the agencies join the cluster and the aggregator, those of the story too where it is told. Called again it changes nothing. */
export const joinAgencies = async (
  platform: Platform,
  { withStory }: { readonly withStory: boolean },
): Promise<void> => {
  await Promise.all(
    platform.regions.map(async (region) => {
      const admin = await signInAs(platform, people(region).superAdmin)
      const organizations = await organizationsOf(admin)
      for (const { agency, aggregated } of [...demoMembers(region), ...(withStory ? storyMembers(region) : [])]) {
        const agencyId = AgencyId.parse(await agencyOf(admin, agency))
        await joinAgency(admin, organizations, { agencyId, aggregated })
      }
    }),
  )
  await platform.settled(patience)
}

/** Who has a share in what a story sells. */
export interface StoryShares {
  /** On whose paper it is. */
  readonly carrierId: PersonaId
  readonly carrierName: string
  /** The organizations with a share in the records of an agency. */
  readonly partnersOf: (agencyId: string) => { readonly [Kind in PartneredKind]: readonly PersonaId[] }
}

/** Which organizations have a share in what each agency sells, once the agencies have joined; a story tells it beforehand. */
export const sharesOfStory = async (admin: RegionClient): Promise<StoryShares> => {
  const organizations = await organizationsOf(admin)
  const aggregated = new Set<string>()
  for (const member of [...demoMembers(admin.region), ...storyMembers(admin.region)])
    if (member.aggregated) aggregated.add(await agencyOf(admin, member.agency))
  const partnersOf = (agencyId: string) => {
    const above = partnerKinds.filter(
      (kind) => kind !== 'pool' && kind !== 'mssp' && (kind !== 'da' || aggregated.has(agencyId)),
    )
    const sharing = (of: PartneredKind) =>
      above
        .filter((kind) => sharesIn(kind, of))
        .map((kind) => idIn(organizations, kind))
        .sort()
    return {
      account: sharing('account'),
      policy: sharing('policy'),
      quote: sharing('quote'),
      submission: sharing('submission'),
    }
  }
  const { organization: carrierName } = partner(admin.region, 'carrier')
  return { carrierId: idIn(organizations, 'carrier'), carrierName, partnersOf }
}

/** Insureds of the pool and of the MSSP: those that have a policy, as far as there are so many. */
const members = 12

/** A pool is of neighbours: its members are in the territories with the most insureds, so many in each. */
const neighbours = 6

/** Those of the largest territories, as many as a pool takes. */
const neighboursIn = <Each extends { readonly territory: string }>(insureds: readonly Each[]): readonly Each[] =>
  [...Map.groupBy(insureds, ({ territory }) => territory).values()]
    .toSorted((a, b) => b.length - a.length)
    .slice(0, members / neighbours)
    .flatMap((each) => each.slice(0, neighbours))

const seedMembers = async (platform: Platform, region: RegionCode): Promise<void> => {
  const admin = await signInAs(platform, people(region).superAdmin)
  const organizations = await organizationsOf(admin)
  const { hits } = await admin.call(searchAccounts, { query: { type: 'Active Policy', size: 100 } })
  const insureds = []
  for (const { id } of hits) {
    const account = await admin.call(getAccount, { params: { accountId: AccountId.parse(id) } })
    insureds.push({ ...account, territory: territoryOf(region, account) ?? '' })
  }
  // Who signs in for an insured of the book has its systems watched over.
  const isInsured = ({ name }: { readonly name: string }) => name === insuredOf(region).company
  const pooled = neighboursIn(insureds.filter((each) => !isInsured(each)))
  const [poolId, msspId] = [idIn(organizations, 'pool'), idIn(organizations, 'mssp')]
  for (const { id } of pooled) {
    const body = { poolId, accountId: AccountId.parse(id) }
    await unlessProblem('relationship.twice', admin.call(links.addPoolAccount, { body }))
  }
  const others = insureds.filter((each) => !pooled.includes(each))
  const watched = [...others.filter(isInsured), ...others.filter((each) => !isInsured(each))].slice(0, members)
  for (const { id, policyContactFirstName, policyContactLastName } of watched) {
    const consentedBy = `${policyContactFirstName} ${policyContactLastName}`
    const body = { msspId, accountId: AccountId.parse(id), consentedBy }
    await unlessProblem('relationship.twice', admin.call(links.addMsspAccount, { body }))
  }
}

/** Has insureds with a policy join the pool and the MSSP. */
export const seedPartnerMembers = async (platform: Platform): Promise<void> => {
  await Promise.all(platform.regions.map((region) => seedMembers(platform, region)))
  await platform.settled(patience)
}
