import type { Account, PostalAddress } from '#shared/contracts/account/account.ts'
import type { AccountDetails } from '#shared/domain/account/accountDetails.ts'
import { industryCodeOf } from '#shared/domain/account/detailsProblems.ts'
import { normalizeDetails } from '#shared/domain/account/normalizeDetails.ts'
import type { Product } from '#shared/regions/products.ts'
import { region } from '../../../i18n/region.ts'
import type { DetailsInput, DetailsValues } from './detailsSchema.ts'

type Address = Partial<Record<'address1' | 'address2' | 'address3' | 'city' | 'state' | 'zipCode', string | undefined>>

const addressKeys = ['address1', 'address2', 'address3', 'city', 'state', 'zipCode'] as const

const isSame = (one: Address, other: Address): boolean =>
  addressKeys.every((key) => (one[key] ?? '') === (other[key] ?? ''))

/** Whether mail goes to the main address: there is no other one, or it is the same. */
export const hasSameMailingAddress = ({
  mailingAddress,
  ...account
}: Address & { mailingAddress?: PostalAddress | undefined }) =>
  mailingAddress === undefined || isSame(mailingAddress, account)

/** The main address is complete enough to be copied (administration, section 4). */
export const canCopyAddress = (address: Address): boolean =>
  region.address.fields.filter(({ required }) => required).every(({ name }) => Boolean(address[name]))

type Known<Shape> = { [Key in keyof Shape]?: Exclude<Shape[Key], undefined> }

/** What is not known is not there: a form's defaults have no undefined. */
const known = <Shape extends object>(shape: Shape): Known<Shape> =>
  Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined)) as Known<Shape> // just left out

/** The form as it opens: what is known of the account, empty text where nothing is. */
export const toDetailsInput = (account: Account): Known<Partial<DetailsInput>> => {
  const same = hasSameMailingAddress(account)
  const code = industryCodeOf(account, region)
  const { codeField } = region.industry
  return known({
    name: account.name,
    dbaOrTradestyle: account.dbaOrTradestyle ?? '',
    ein: account.ein ?? '',
    dunsNumber: account.dunsNumber ?? '',
    domainName: account.domainName ?? '',
    domains: account.domains ?? [],
    url: account.url ?? '',
    naicsCode: codeField === 'naicsCode' ? code : undefined,
    sicCode: codeField === 'sicCode' ? code : undefined,
    primaryNaicsPercentage: account.primaryNaicsPercentage ?? 100,
    secondNaicsCode: account.secondNaicsCode,
    revenue: account.revenue,
    nonUsRevenue: account.nonUsRevenue,
    totalRevenue: account.totalRevenue,
    noOfEmployeesAll: account.noOfEmployeesAll,
    yearEstablished: account.yearEstablished,
    ownershipType: account.ownershipType,
    entityType: account.entityType,
    isFranchise: account.isFranchise,
    franchiseSystemConnectivity: account.franchiseSystemConnectivity,
    collectingPersonalInformation: account.collectingPersonalInformation,
    numberOfPersonalRecords: account.numberOfPersonalRecords,
    percentInternationalSales: account.percentInternationalSales,
    changeInScope: account.changeInScope,
    changeInScopeDetail: account.changeInScopeDetail ?? '',
    phoneNumber: account.phoneNumber ?? '',
    phoneExtension: account.phoneExtension ?? '',
    address1: account.address1 ?? '',
    address2: account.address2 ?? '',
    address3: account.address3 ?? '',
    city: account.city ?? '',
    state: account.state,
    zipCode: account.zipCode ?? '',
    mailingSame: same,
    mailingAddress: same ? undefined : account.mailingAddress,
  })
}

/** Texts that somebody emptied are sent as empty, which clears them; the others stay as they are. */
const emptied = (account: Account, details: AccountDetails) =>
  Object.fromEntries(
    (['dbaOrTradestyle', 'ein', 'dunsNumber', 'url', 'address2', 'address3'] as const).flatMap((key) =>
      account[key] && details[key] === undefined ? [[key, '']] : [],
    ),
  )

/** The checked form as it is sent: phone with its extension, mail to the main address where it is the same. */
export const toDetails = (
  { mailingSame, phoneExtension, ...values }: DetailsValues,
  account: Account,
  product: Product | undefined,
): AccountDetails => {
  const { address1, address2, address3, city, state, zipCode } = values
  const main = { address1, address2, address3, city, state, zipCode, country: region.country.alpha3 }
  return {
    ...normalizeDetails(values, product),
    ...emptied(account, values),
    phoneNumber: phoneExtension ? `${values.phoneNumber} x${phoneExtension}` : values.phoneNumber,
    mailingAddress: mailingSame || values.mailingAddress === undefined ? main : values.mailingAddress,
  }
}
