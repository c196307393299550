import { companies } from '#shared/domain/account/companies.ts'
import type { RegisteredCompany } from '#shared/domain/account/companyRegister.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { regionClient } from '../journey/client.ts'
import type { Company } from '../journey/company.ts'
import { bindAndIssue, openAccount, pay, release, requestQuote } from '../journey/steps.ts'
import { unlessProblem } from '../journey/unlessProblem.ts'
import type { Platform } from '../platform.ts'
import { people } from './cast.ts'
import { acceptPortalInvite } from './insured.ts'
import { signInAs } from './signInAs.ts'

/** How far a company of the demo book has come. */
type Stage = 'account' | 'paid' | 'ready' | 'referred' | 'released' | 'unpaid'

interface Entry {
  /** Place in the region's company register. */
  readonly place: number
  readonly stage: Stage
  readonly limit: number
  readonly deductible: number
  readonly seller: 'otherProducer' | 'producer'
  readonly contact: readonly [firstName: string, lastName: string]
}

const entry = (
  place: number,
  stage: Stage,
  contact: Entry['contact'],
  more: Partial<Pick<Entry, 'deductible' | 'limit' | 'seller'>> = {},
): Entry => ({ place, stage, contact, limit: 1_000_000, deductible: 10_000, seller: 'producer', ...more })

/** The demo book: in each region the same stages with the region's own companies and people. */
export const book: Readonly<Record<RegionCode, readonly Entry[]>> = {
  us: [
    entry(1, 'paid', ['Grace', 'Holloway']),
    entry(6, 'unpaid', ['Raymond', 'Beckett']),
    entry(5, 'ready', ['Keiko', 'Nakamura'], { limit: 2_000_000, deductible: 25_000 }),
    entry(9, 'referred', ['Dale', 'Whitaker'], { limit: 4_000_000, deductible: 50_000 }),
    entry(7, 'released', ['Sandra', 'Ibarra'], { limit: 3_500_000, deductible: 25_000 }),
    entry(3, 'account', ['Etienne', 'Landry']),
    entry(10, 'ready', ['Lorna', 'Price'], { seller: 'otherProducer' }),
  ],
  uk: [
    entry(0, 'paid', ['Harriet', 'Vaughan']),
    entry(6, 'unpaid', ['Gareth', 'Barraclough']),
    entry(8, 'ready', ['Nadia', 'Rahman'], { limit: 2_000_000, deductible: 25_000 }),
    entry(4, 'referred', ['Stuart', 'Pemberton'], { limit: 4_000_000, deductible: 50_000 }),
    entry(11, 'released', ['Leonie', 'Beaumont'], { limit: 3_500_000, deductible: 25_000 }),
    entry(3, 'account', ['Owen', 'Llewellyn']),
    entry(12, 'ready', ['Rosalind', 'Hart'], { seller: 'otherProducer' }),
  ],
  au: [
    entry(1, 'paid', ['Georgia', 'Abbott']),
    entry(2, 'unpaid', ['Hamish', 'Duong']),
    entry(5, 'ready', ['Tahlia', 'Nikolaidis'], { limit: 2_000_000, deductible: 25_000 }),
    entry(6, 'referred', ['Bruce', 'Kennaway'], { limit: 4_000_000, deductible: 50_000 }),
    entry(9, 'released', ['Simone', 'Baxter'], { limit: 3_500_000, deductible: 25_000 }),
    entry(13, 'account', ['Jarrah', 'Collins']),
    entry(7, 'ready', ['Ingrid', 'Petersen'], { seller: 'otherProducer' }),
  ],
}

const companyOf = (region: RegionCode, { contact, limit, deductible }: Entry, found: RegisteredCompany): Company => ({
  region,
  name: found.name,
  cbid: found.cbid,
  address1: found.address1,
  address2: found.address2,
  city: found.city,
  state: found.state,
  postcode: found.zipCode,
  phone: found.phoneNumber,
  domain: found.domainName,
  industryCode: found.naicsCode ?? found.sicCode ?? '',
  revenue: found.revenue,
  employees: found.noOfEmployeesAll,
  yearEstablished: found.yearEstablished,
  ownershipType: found.ownershipType,
  contactFirstName: contact[0],
  contactLastName: contact[1],
  contactEmail: emailOf(contact, found),
  contactPhone: found.phoneNumber,
  limit,
  deductible,
})

const emailOf = ([first, last]: Entry['contact'], { domainName }: RegisteredCompany): string =>
  `${first}.${last}@${domainName}`.toLowerCase()

/** The insured of each region who has a sign-in of their own: the one whose policy is paid. */
export const insuredOf = (region: RegionCode) => {
  const first = book[region][0]
  const company = first === undefined ? undefined : companies[region][first.place]
  if (first === undefined || company === undefined) throw new Error(`The demo book of ${region} is empty.`)
  return {
    firstName: first.contact[0],
    lastName: first.contact[1],
    email: emailOf(first.contact, company),
    company: company.name,
  }
}

/** Takes a company as far as its stage; one whose account is there already was taken before. */
const write = async (platform: Platform, region: RegionCode, each: Entry): Promise<void> => {
  const found = companies[region][each.place]
  if (found === undefined) return
  const company = companyOf(region, each, found)
  const { stage } = each
  const agent = await signInAs(platform, people(region)[each.seller])
  const accountId = await unlessProblem('account.alreadyExists', openAccount(agent, company))
  if (accountId === undefined || stage === 'account') return
  const quote = await requestQuote(agent, accountId, company)
  if (stage === 'released') await release(await signInAs(platform, people(region).underwriter), quote)
  if (stage !== 'unpaid' && stage !== 'paid') return
  const policy = await bindAndIssue(agent, quote, company)
  if (stage !== 'paid') return
  await pay(regionClient(region, platform.port), platform.port, policy, company)
  await acceptPortalInvite(platform, region, agent, accountId, company)
}

/** Writes the demo book through the operations that everybody uses, the regions side by side. */
export const writeBook = async (platform: Platform): Promise<void> => {
  await Promise.all(
    platform.regions.map(async (region) => {
      for (const each of book[region]) await write(platform, region, each)
    }),
  )
}
