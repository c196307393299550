import type { Account } from '#shared/contracts/account/account.ts'
import { isAnswered } from '#shared/domain/coverage/securityAnswers.ts'

/** Details that raise the profile score, by the names the screen has for them, the weightiest first. */
export const profileDetails = [
  'industry',
  'revenue',
  'employees',
  'domain',
  'yearEstablished',
  'ownership',
  'address',
  'phone',
] as const
export type ProfileDetail = (typeof profileDetails)[number]

const known: Readonly<Record<ProfileDetail, (account: Account) => boolean>> = {
  industry: ({ naicsCode, sicCode }) => isAnswered(naicsCode) || isAnswered(sicCode),
  revenue: ({ revenue }) => isAnswered(revenue),
  employees: ({ noOfEmployeesAll }) => isAnswered(noOfEmployeesAll),
  domain: ({ domainName, domains }) => isAnswered(domainName) || (domains ?? []).length > 0,
  yearEstablished: ({ yearEstablished }) => isAnswered(yearEstablished),
  ownership: ({ ownershipType }) => isAnswered(ownershipType),
  address: ({ address1, city, zipCode }) => [address1, city, zipCode].every(isAnswered),
  phone: ({ phoneNumber }) => isAnswered(phoneNumber),
}

/** What the account does not say of itself yet. */
export const missingDetails = (account: Account): ProfileDetail[] =>
  profileDetails.filter((detail) => !known[detail](account))
