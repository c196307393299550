import { regionClient } from '#cdk/local/journey/client.ts'
import { Company } from '#cdk/local/journey/company.ts'
import { bindAndIssue, openAccount, pay, requestQuote } from '#cdk/local/journey/steps.ts'
import { until } from '#cdk/local/journey/until.ts'
import { people } from '#cdk/local/seed/cast.ts'
import type { ResponseOf } from '#shared/contract/operation.ts'
import { getQuote, updateQuote } from '#shared/contracts/quote/quotes.ts'
import { companies } from '#shared/domain/account/companies.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import type { AccountId } from '#shared/domain/ids/ids.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'
import type { Client } from '../clients.ts'
import { platform } from '../platform.ts'
import { clientOf as callsOf } from './client.ts'

/** What is there before a story begins. */
export interface Prepared {
  readonly client: Client
  readonly accountId: AccountId
  readonly quoteId: string
  readonly quoteNumber: string
}

/** A policy that waits to be paid. */
export interface Issued {
  readonly client: Client
  readonly accountId: AccountId
  readonly policyId: string
  readonly policyNumber: string
}

/** A company of the register, with who speaks for it. */
export const companyOf = (region: RegionCode, name: string, limit: number): Company => {
  const company = companies[region].find((each) => each.name === name)
  if (company === undefined) throw new Error(`The company register has no ${name}.`)
  return Company.parse({
    ...company,
    region,
    address2: company.address2 ?? '',
    state: company.state ?? '',
    postcode: company.zipCode,
    phone: company.phoneNumber,
    domain: company.domainName,
    industryCode: company[regionOf(region).industry.codeField],
    employees: company.noOfEmployeesAll,
    contactFirstName: 'Robin',
    contactLastName: 'Ashby',
    contactEmail: `robin@${company.domainName}`,
    contactPhone: company.phoneNumber,
    limit,
    deductible: 10_000,
  })
}

const clientOf = (company: Company): Client => ({
  name: company.name,
  search: company.name,
  firstName: company.contactFirstName,
  lastName: company.contactLastName,
  email: company.contactEmail,
  phone: company.contactPhone,
})

/** Brings a client to an account that may be quoted. */
export const prepareAccount = async (
  region: RegionCode,
  name: string,
): Promise<Pick<Prepared, 'accountId' | 'client'>> => {
  const company = companyOf(region, name, 1_000_000)
  const accountId = await openAccount(await callsOf(people(region).producer), company)
  return { client: clientOf(company), accountId }
}

/**
 * Brings a client to a priced quote with the requests that the screens make, for stories that begin there: above the
 * binding authority it is referred.
 */
export const prepareQuote = async (region: RegionCode, name: string, limit = 1_000_000): Promise<Prepared> => {
  const agent = await callsOf(people(region).producer)
  const company = companyOf(region, name, limit)
  const accountId = await openAccount(agent, company)
  const { id: quoteId, quoteNumber } = await requestQuote(agent, accountId, company)
  return { client: clientOf(company), accountId, quoteId, quoteNumber }
}

/** Requests a further quote for a client who is there already. */
export const prepareAnother = async (
  region: RegionCode,
  { client, accountId }: Pick<Prepared, 'accountId' | 'client'>,
  limit = 1_000_000,
): Promise<Prepared> => {
  const agent = await callsOf(people(region).producer)
  const { id: quoteId, quoteNumber } = await requestQuote(agent, accountId, companyOf(region, client.name, limit))
  return { client, accountId, quoteId, quoteNumber }
}

type Quote = ResponseOf<typeof getQuote>

/** A quote begins so many days ahead of the day it was asked for. */
const daysAhead = 14

/** A quote whose cover began so many days ago, priced anew. */
const begunBefore = async (
  agent: Awaited<ReturnType<typeof callsOf>>,
  quote: Quote,
  daysAgo: number,
): Promise<Quote> => {
  const params = { quoteId: quote.id }
  const effectiveDate = addDays(quote.effectiveDate, -daysAgo - daysAhead)
  await agent.call(updateQuote, { params, body: { effectiveDate } })
  return until(
    'Pricing',
    () => agent.call(getQuote, { params }),
    (now) => now.agencyStatus !== 'DRAFT' && now.effectiveDate === effectiveDate && now.totalPremium !== undefined,
  )
}

const producers = new Map<RegionCode, ReturnType<typeof callsOf>>()

/** A region's producer, signed in once for a story: several sign-ins at a time look like guesses. */
const producerOf = (region: RegionCode): ReturnType<typeof callsOf> => {
  const known = producers.get(region) ?? callsOf(people(region).producer)
  producers.set(region, known)
  return known
}

/** Takes a client to an issued policy, its cover begun `daysAgo` where that is said. */
const issueOf = async (region: RegionCode, company: Company, daysAgo?: number) => {
  const agent = await producerOf(region)
  const accountId = await openAccount(agent, company)
  const asked = await requestQuote(agent, accountId, company)
  const quote = daysAgo === undefined ? asked : await begunBefore(agent, asked, daysAgo)
  const anyone = regionClient(region, platform().port)
  const policy = await bindAndIssue({ agent, anyone, port: platform().port }, quote, company)
  return {
    anyone,
    policy,
    issued: { client: clientOf(company), accountId, policyId: policy.id, policyNumber: policy.policyNumber },
  }
}

/** Brings a client to an issued policy that waits to be paid, its cover begun `daysAgo` where that is said; answers its number. */
export const preparePolicy = async (region: RegionCode, name: string, daysAgo?: number): Promise<Issued> => {
  const { issued } = await issueOf(region, companyOf(region, name, 1_000_000), daysAgo)
  return issued
}

/** The same, and its insured pays it by card. */
export const preparePaidPolicy = async (region: RegionCode, name: string, daysAgo?: number): Promise<Issued> => {
  const company = companyOf(region, name, 1_000_000)
  const { anyone, policy, issued } = await issueOf(region, company, daysAgo)
  await pay(anyone, platform().port, policy, company)
  return issued
}
