import type { DefaultValues } from 'react-hook-form'
import type { Account, PostalAddress } from '#shared/contracts/account/account.ts'
import type { AccountDetails } from '#shared/domain/account/accountDetails.ts'
import { industryCodeOf } from '#shared/domain/account/detailsProblems.ts'
import { normalizeDetails } from '#shared/domain/account/normalizeDetails.ts'
import type { Product } from '#shared/regions/products.ts'
import { region } from '#web/i18n/region.ts'
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

/**
 * The form as it opens: what is known of the account, empty where nothing is. Every field has a value, so that only what
 * somebody typed counts as a change.
 */
export const toDetailsInput = (account: Account): DefaultValues<DetailsInput> => {
  const same = hasSameMailingAddress(account)
  const code = industryCodeOf(account, region) ?? null
  const { codeField } = region.industry
  const values: Record<keyof DetailsInput, unknown> = {
    name: account.name,
    dbaOrTradestyle: account.dbaOrTradestyle ?? '',
    ein: account.ein ?? '',
    dunsNumber: account.dunsNumber ?? '',
    domainName: account.domainName ?? '',
    domains: account.domains ?? [],
    url: account.url ?? '',
    naicsCode: codeField === 'naicsCode' ? code : null,
    sicCode: codeField === 'sicCode' ? code : null,
    primaryIndustry: null,
    secondaryIndustry: null,
    sicPrimaryDesc: null,
    sicSecondaryDesc: null,
    primaryNaicsPercentage: account.primaryNaicsPercentage ?? 100,
    secondNaicsCode: account.secondNaicsCode ?? null,
    secondPrimaryIndustry: null,
    secondSecondaryIndustry: null,
    secondaryNaicsPercentage: null,
    revenue: account.revenue ?? null,
    nonUsRevenue: account.nonUsRevenue ?? null,
    totalRevenue: account.totalRevenue ?? null,
    noOfEmployeesAll: account.noOfEmployeesAll ?? null,
    yearEstablished: account.yearEstablished ?? null,
    ownershipType: account.ownershipType ?? null,
    entityType: account.entityType ?? null,
    isFranchise: account.isFranchise ?? null,
    franchiseSystemConnectivity: account.franchiseSystemConnectivity ?? null,
    collectingPersonalInformation: account.collectingPersonalInformation ?? null,
    numberOfPersonalRecords: account.numberOfPersonalRecords ?? null,
    percentInternationalSales: account.percentInternationalSales ?? null,
    changeInScope: account.changeInScope ?? null,
    changeInScopeDetail: account.changeInScopeDetail ?? '',
    phoneNumber: account.phoneNumber ?? '',
    phoneExtension: account.phoneExtension ?? '',
    address1: account.address1 ?? '',
    address2: account.address2 ?? '',
    address3: account.address3 ?? '',
    city: account.city ?? '',
    state: account.state ?? null,
    zipCode: account.zipCode ?? '',
    mailingSame: same,
    mailingAddress: same ? null : (account.mailingAddress ?? null),
  }
  // Fields keep null while they are empty; the resolver reads it as absent.
  return values as DefaultValues<DetailsInput>
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
