import { randomUUID } from 'node:crypto'
import { type RegionClient, regionClient } from '#cdk/local/journey/client.ts'
import type { Company } from '#cdk/local/journey/company.ts'
import { attest, bind, issue, openAccount, release, requestQuote } from '#cdk/local/journey/steps.ts'
import { book, companyOf } from '#cdk/local/seed/book.ts'
import { people } from '#cdk/local/seed/cast.ts'
import { updateQuote } from '#shared/contracts/quote/quotes.ts'
import type { Target } from './attack.ts'

/** A company of the US that nobody knows yet, else like the first of the demo book. */
export const aCompany = (more: Partial<Company> = {}): Company => {
  const [first] = book.us
  if (first === undefined) throw new Error('The demo book of the US is empty.')
  const { cbid: _, ...known } = companyOf('us', first)
  const mark = randomUUID().slice(0, 8)
  return {
    ...known,
    name: `Sable ${mark} Freight LLC`,
    domain: `sable-${mark}.example`,
    contactEmail: `holder@sable-${mark}.example`,
    ...more,
  }
}

/** Who prepares business of the first agency, as their programs let them. */
export interface Desk {
  readonly agent: RegionClient
  readonly underwriter: RegionClient
  readonly chief: RegionClient
  readonly anyone: RegionClient
  readonly port: number
}

export const deskOf = async ({ port, clientOf }: Pick<Target, 'clientOf' | 'port'>): Promise<Desk> => {
  const { producer, underwriter, superAdmin } = people('us')
  return {
    agent: await clientOf(producer),
    underwriter: await clientOf(underwriter),
    chief: await clientOf(superAdmin),
    anyone: regionClient('us', port),
    port,
  }
}

/** A quote that can be bound. */
export const aReadyQuote = async ({ agent, underwriter, chief }: Desk, company: Company) => {
  const quote = await requestQuote(agent, await openAccount(agent, company), company)
  if (quote.agencyStatus === 'REFERRED') await release(underwriter, quote, chief)
  return quote
}

/** A quote that has its policy holder, and can be bound. */
export const aQuoteToBind = async (desk: Desk, company: Company) => {
  const quote = await aReadyQuote(desk, company)
  const { contactFirstName, contactLastName, contactEmail, contactPhone } = company
  const customer = { customerFirstName: contactFirstName, customerLastName: contactLastName }
  await desk.agent.call(updateQuote, {
    params: { quoteId: quote.id },
    body: { ...customer, customerEmail: contactEmail, customerPhone: contactPhone },
  })
  return quote
}

/** A quote that is bound, its application confirmed: it can be issued. */
export const aBoundQuote = async (desk: Desk, company: Company) => {
  const quote = await aReadyQuote(desk, company)
  await bind(desk.agent, quote, company)
  await attest(desk, quote, company)
  return quote
}

/** A policy that is invoiced and not paid. */
export const aPolicy = async (desk: Desk, company: Company) => issue(desk.agent, await aBoundQuote(desk, company))
