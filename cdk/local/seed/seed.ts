import { setTimeout as sleep } from 'node:timers/promises'
import { updateAgency } from '#shared/contracts/account/agencies.ts'
import { updateAgencyColours } from '#shared/contracts/agency/brand.ts'
import { enableUser, updateMfa, verifyMfa } from '#shared/contracts/auth/index.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { type RegionCode, regionCodes } from '#shared/regions/code.ts'
import type { OidcPerson } from '../emulators/oidc/organization.ts'
import type { SignIn } from '../gateway/landing.ts'
import type { RegionClient } from '../journey/client.ts'
import { unlessProblem } from '../journey/unlessProblem.ts'
import { patience } from '../journey/until.ts'
import type { Platform } from '../platform.ts'
import { insuredOf, writeBook } from './book.ts'
import { cast, type DemoAgency, type DemoPerson, demoAgencies, demoPassword, people } from './cast.ts'
import { insuredAdminOf } from './insuredAdminCast.ts'
import { partnersOf } from './partnerCast.ts'
import { seedClaims } from './seedClaims.ts'
import { seedConnections } from './seedConnections.ts'
import { seedEnquiries } from './seedEnquiries.ts'
import { seedFinance } from './seedFinance.ts'
import { seedInsuredAdmins } from './seedInsuredAdmins.ts'
import { seedLeavers } from './seedLeavers.ts'
import { demoBrokers, licenseAgency, licenseBroker, licenseProducer } from './seedLicenses.ts'
import { seedMail } from './seedMail.ts'
import { seedMidterm } from './seedMidterm.ts'
import { joinAgencies, seedPartnerMembers, seedPartners } from './seedPartners.ts'
import { agencyOf, invite } from './seedPeople.ts'
import { seedReviews } from './seedReviews.ts'
import { seedRoles } from './seedRoles.ts'
import { seedSharing } from './seedSharing.ts'
import { seedSubmissions } from './seedSubmissions.ts'
import { seedVendorInvoices } from './seedVendorInvoices.ts'
import { codeOf, signInAs } from './signInAs.ts'
import { ssoAgency, ssoPeople as ssoCast } from './ssoCast.ts'
import { writeStory } from './story/writeStory.ts'
import { traineeOf } from './traineeCast.ts'
import { vendorOf } from './vendorCast.ts'

export { authenticators } from './cast.ts'
export { seedPapers } from './seedPapers.ts'
export { seedSandbox } from './seedSandbox.ts'

/** Who has an account at the sandbox identity provider: those of agencies with single sign-on, and everybody else with the same password. */
export const ssoPeople: readonly OidcPerson[] = [...ssoCast, ...cast]

/** Who can sign in: the people of the provider, the agencies and all kinds of organizations, and in each region two of one insured. */
export const signIns: readonly SignIn[] = regionCodes.flatMap((region) => [
  ...cast.filter((each) => each.region === region),
  ssoAgency(region).member,
  ...partnersOf(region).map(({ person }) => person),
  vendorOf(region).responder,
  traineeOf(region),
  insuredAdminOf(region),
  {
    region,
    email: insuredOf(region).email,
    password: demoPassword,
    who: `Policy Holder, ${insuredOf(region).company}`,
  },
])

/**
 * Fills the platform with who can sign in: agencies, teams and people, through the operations that everybody uses. The
 * one exception is the first Super Admin of each region, whom no operation could make. Called again it changes nothing.
 */
export const seedCast = async (platform: Platform): Promise<void> => {
  await Promise.all(platform.regions.map((region) => inviteFirstAdministrator(platform, people(region).superAdmin)))
  await platform.settled(patience)
  await Promise.all(platform.regions.map((region) => seedPeople(platform, region)))
  await platform.settled(patience)
  await Promise.all(
    cast.filter(({ region }) => platform.regions.includes(region)).map((each) => settleIn(platform, each)),
  )
}

/** Fills the platform with who can sign in and with the demo book, and tells how far it is. */
export const seed = async (platform: Platform, tell: (progress: string) => void = () => {}): Promise<void> => {
  await seedCast(platform)
  await seedPartners(platform)
  await joinAgencies(platform, { withStory: false })
  tell('Everybody can sign in.')
  await writeBook(platform, tell)
  await seedRest(platform)
}

/** As `seed`, with the story of eighteen months before it, in which nobody of the demo book is a client yet. */
export const seedStory = async (platform: Platform, tell: (progress: string) => void = () => {}): Promise<void> => {
  await seedCast(platform)
  await seedPartners(platform)
  tell('Everybody can sign in.')
  const isTold = await writeStory(platform)
  tell(isTold ? 'Eighteen months of business are loaded.' : 'This store takes no loaded book.')
  await joinAgencies(platform, { withStory: isTold })
  await writeBook(platform, tell)
  await seedRest(platform)
  await seedFinance(platform)
  await seedMidterm(platform)
}

/** What comes with the book: a role that an agency narrows, somebody who left it, what it shares with its cluster, mail, submissions, an enquiry, access reviews, who is in charge of an insured's account, members of pool and MSSP with their systems, claims. */
const seedRest = async (platform: Platform): Promise<void> => {
  await seedRoles(platform)
  await seedLeavers(platform)
  await seedSharing(platform)
  await seedMail(platform)
  await seedSubmissions(platform)
  await seedEnquiries(platform)
  await seedReviews(platform)
  await seedInsuredAdmins(platform)
  await seedPartnerMembers(platform)
  await seedConnections(platform)
  await seedClaims(platform)
  await seedVendorInvoices(platform)
}

const inviteFirstAdministrator = (platform: Platform, { region, email, firstName, lastName }: DemoPerson) =>
  platform.invoke(region, 'auth', 'worker', {
    task: 'createFirstAdministrator',
    input: { email, firstName, lastName },
    executionName: 'seed',
  })

/** Has the clients of an agency see its own colours. */
const wearColours = async (admin: RegionClient, agencyId: string | undefined): Promise<void> => {
  const body = { light: '#7a1f5c', dark: '#e9a3cf' }
  await admin.call(updateAgencyColours, { params: { agencyId: AgencyId.parse(agencyId) }, body })
}

const seedPeople = async (platform: Platform, region: RegionCode): Promise<void> => {
  const admin = await signInAs(platform, people(region).superAdmin)
  const agencyIds = new Map<DemoAgency['key'], string>()
  for (const { key, ...agency } of demoAgencies(region)) agencyIds.set(key, await agencyOf(admin, agency))
  await wearColours(admin, agencyIds.get('second'))
  for (const person of cast)
    if (person.region === region && person.role !== 'Super Admin')
      await invite(admin, person, person.agency && agencyIds.get(person.agency))
  await seedSsoAgency(admin, region)
  await seedLicenses(admin, agencyIds, region)
}

const seedLicenses = async (
  admin: RegionClient,
  agencyIds: ReadonlyMap<DemoAgency['key'], string>,
  region: RegionCode,
): Promise<void> => {
  for (const { key, npn, state } of demoAgencies(region))
    await licenseAgency(admin, { agencyId: agencyIds.get(key) ?? '', npn, ...(state && { state }) }, region)
  await licenseProducer(admin, agencyIds.get('first') ?? '', region)
  for (const key of ['first', 'second'] as const)
    await licenseBroker(admin, agencyIds.get(key) ?? '', demoBrokers[key], region)
}

/** Its people are invited as all others are; signing in at their provider accepts the invitation. */
const seedSsoAgency = async (admin: RegionClient, region: RegionCode): Promise<void> => {
  const { agency, member, disabled } = ssoAgency(region)
  const agencyId = await agencyOf(admin, agency)
  await admin.call(updateAgency, { params: { agencyId: AgencyId.parse(agencyId) }, body: { enforceMfa: true } })
  for (const person of [member, disabled]) await invite(admin, person, agencyId)
  await admin.call(enableUser, { params: { email: disabled.email }, query: { enable: 'false' } })
}

/** Accepts the invitation, and sets the authenticator app up for who has one: being asked for it means that it is set up. */
const settleIn = async (platform: Platform, person: DemoPerson): Promise<void> => {
  const { authenticator } = person
  const client = await unlessProblem('auth.mfaRequired', signInAs(platform, person))
  if (client === undefined || authenticator === undefined) return
  // On a busy machine the app's next code may come between the two; then the next pair is taken.
  for (let tries = 1; ; tries += 1) {
    await client.call(updateMfa, { query: { mfaType: 'GOOGLE' } })
    const verified = client.call(verifyMfa, {
      body: { mfaType: 'GOOGLE', mfa1: codeOf(authenticator, 1), mfa2: codeOf(authenticator) },
    })
    if (tries === enrolmentTries) return void (await verified)
    if ((await unlessProblem('auth.mfaCodeWrong', verified)) !== undefined) return
    await sleep(enrolmentPause)
  }
}

const enrolmentTries = 4
/** A code stands for 30 seconds. */
const enrolmentPause = 15_000
