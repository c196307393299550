import { getPaymentStatus } from '#shared/contracts/billing/payments.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { searchQuotes } from '#shared/contracts/quote/search.ts'
import { companies } from '#shared/domain/account/companies.ts'
import type { RegisteredCompany } from '#shared/domain/account/companyRegister.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { quoteStatuses } from '#shared/records/quote/quoteStatus.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { ApiProblem, type RegionClient, regionClient } from '../journey/client.ts'
import type { Company } from '../journey/company.ts'
import {
  attest,
  bind,
  describeAccount,
  issue,
  makeAccount,
  pay,
  priceDraft,
  release,
  requestQuote,
} from '../journey/steps.ts'
import type { Platform } from '../platform.ts'
import { people } from './cast.ts'
import { dayIn } from './dayIn.ts'
import { acceptPortalInvite } from './insured.ts'
import { signInAs } from './signInAs.ts'

/** How far a company of the demo book has come. */
type Stage = 'account' | 'paid' | 'ready' | 'referred' | 'released' | 'unpaid'

export interface Entry {
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

/** The company of an entry, as its insured would describe it. */
export const companyOf = (region: RegionCode, { place, contact, limit, deductible }: Entry): Company => {
  const found = companies[region][place]
  if (found === undefined) throw new Error(`The register of ${region} has no company ${place}.`)
  return {
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
  }
}

const emailOf = ([first, last]: Entry['contact'], { domainName }: RegisteredCompany): string =>
  `${first}.${last}@${domainName}`.toLowerCase()

/** The insured of each region who has a sign-in of their own: the one whose policy is paid. */
export const insuredOf = (region: RegionCode) => {
  const first = book[region].find(({ stage }) => stage === 'paid')
  if (first === undefined) throw new Error(`Nobody has paid in the demo book of ${region}.`)
  const { contactFirstName, contactLastName, contactEmail, name } = companyOf(region, first)
  return { firstName: contactFirstName, lastName: contactLastName, email: contactEmail, company: name }
}

/** The company's account, made now unless an earlier start has made it. */
export const accountOf = async (agent: RegionClient, company: Company): Promise<AccountId> => {
  try {
    return await makeAccount(agent, company)
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.code !== 'account.alreadyExists') throw error
    return AccountId.parse(error.data.accountId)
  }
}

/** The quote that an earlier start has begun for an account. */
export const begunQuote = async (agent: RegionClient, accountId: AccountId) => {
  const { hits } = await agent.call(searchQuotes, { query: { accountId, status: [...quoteStatuses] } })
  const [row] = hits
  return row && agent.call(getQuote, { params: { quoteId: row.id } })
}

/** The account's priced quote, made from wherever an earlier start has left it. */
const quoteOf = async (agent: RegionClient, accountId: AccountId, company: Company, stage: Stage) => {
  const begun = await begunQuote(agent, accountId)
  // The insured who signs in is covered from today on, so that what happens to them is a claim.
  const begins = stage === 'paid' ? dayIn(agent.region, company.state) : undefined
  if (begun === undefined) return requestQuote(agent, accountId, company, begins)
  return begun.agencyStatus === 'DRAFT' ? priceDraft(agent, accountId, begun.id) : begun
}

/** Takes a company to its stage, from wherever an interrupted start has left it; one that is there stays as it is. */
const write = async (platform: Platform, region: RegionCode, each: Entry, company: Company): Promise<void> => {
  const { stage } = each
  const agent = await signInAs(platform, people(region)[each.seller])
  const accountId = await accountOf(agent, company)
  if ((await begunQuote(agent, accountId)) === undefined) await describeAccount(agent, accountId, company)
  if (stage === 'account') return
  const quote = await quoteOf(agent, accountId, company, stage)
  if (stage === 'released' && quote.agencyStatus === 'REFERRED')
    await release(await signInAs(platform, people(region).underwriter), quote)
  if (stage !== 'unpaid' && stage !== 'paid') return
  if (quote.agencyStatus === 'READY') await bind(agent, quote, company)
  const anyone = regionClient(region, platform.port)
  if (quote.agencyStatus !== 'ISSUED') await attest({ agent, anyone, port: platform.port }, quote, company)
  const policy = await issue(agent, quote)
  if (stage !== 'paid') return
  const { isPaid } = await agent.call(getPaymentStatus, { params: { policyId: policy.id } })
  if (!isPaid) await pay(anyone, platform.port, policy, company)
  await acceptPortalInvite(platform, region, agent, accountId, company)
}

/**
 * Writes the demo book through the operations that everybody uses, the regions side by side, and tells of each company
 * that has come to its stage. Called again it goes on where it was interrupted and doubles nothing.
 */
export const writeBook = async (platform: Platform, tell: (progress: string) => void = () => {}): Promise<void> => {
  await Promise.all(
    platform.regions.map(async (region) => {
      for (const [index, each] of book[region].entries()) {
        const company = companyOf(region, each)
        await write(platform, region, each, company)
        tell(`${region} ${index + 1} of ${book[region].length}: ${company.name}`)
      }
    }),
  )
}
