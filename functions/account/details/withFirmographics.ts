import type { BodyOf } from '#shared/contract/operation.ts'
import type { ProblemError } from '#shared/contract/problems.ts'
import type * as contract from '#shared/contracts/account/details.ts'
import { addressProblems } from '#shared/domain/account/detailsProblems.ts'
import { bareDomain, DomainName } from '#shared/domain/account/firmographics.ts'
import type { Region } from '#shared/regions/region.ts'
import type { AccountRecord } from '../store/account.ts'
import { regionalAddress } from './regionalAddress.ts'

type Payload = BodyOf<typeof contract.updateFirmographics>

const domainsOf = (otherDomains: string): string[] =>
  otherDomains
    .split(',')
    .map(bareDomain)
    .filter((domain) => domain !== '')

/** What is wrong with a firmographic payload, each with the path of its field. */
export const firmographicProblems = ({ physicalAddress, otherDomains }: Payload, region: Region): ProblemError[] => [
  ...(physicalAddress === undefined ? [] : addressProblems(physicalAddress, region)).map(({ path, detail }) => ({
    path: ['physicalAddress', ...path],
    detail,
  })),
  ...(domainsOf(otherDomains ?? '').every((domain) => DomainName.safeParse(domain).success)
    ? []
    : [{ path: ['otherDomains'], detail: 'Only valid domains are accepted.' }]),
]

/** The account with what a firmographic payload says. */
export const withFirmographics = (account: AccountRecord, payload: Payload, region: Region): AccountRecord => {
  const { physicalAddress, otherDomains, domesticRevenue, foreignRevenue } = payload
  const next = { ...account }
  if (physicalAddress !== undefined) {
    const { address1, address2, address3, city } = physicalAddress
    Object.assign(next, { address1, address2, address3, city }, regionalAddress(physicalAddress, region))
  }
  if (otherDomains !== undefined) next.domains = domainsOf(otherDomains).map((domain) => ({ domain }))
  if (domesticRevenue !== undefined) next.revenue = domesticRevenue
  if (foreignRevenue !== undefined) next.nonUsRevenue = foreignRevenue
  if (domesticRevenue !== undefined || foreignRevenue !== undefined)
    next.totalRevenue = (next.revenue ?? 0) + (next.nonUsRevenue ?? 0)
  return next
}

const compared = ['address1', 'address2', 'address3', 'city', 'state', 'zipCode', 'revenue', 'nonUsRevenue'] as const

/** Whether a payload says what the account has already. */
export const isAsStored = (account: AccountRecord, payload: Payload, region: Region): boolean => {
  const said = withFirmographics(account, payload, region)
  return (
    compared.every((field) => (said[field] ?? '') === (account[field] ?? '')) &&
    JSON.stringify(said.domains ?? []) === JSON.stringify(account.domains ?? [])
  )
}
