import { isSearch } from '../text/search.ts'
import type { EntityType, OwnershipType } from './firmographics.ts'

/** A company as the register knows it, by the wire names of firmographics. Revenue is whole currency units. */
export type RegisteredCompany = {
  readonly cbid: string
  readonly name: string
  readonly dunsNumber: string
  /** Digits with the country code. */
  readonly phoneNumber: string
  readonly address1: string
  readonly address2?: string
  readonly city: string
  /** Absent in the UK (rule: addresses). */
  readonly state?: string
  readonly zipCode: string
  readonly domainName: string
  /** NAICS in the US, else `sicCode`. */
  readonly naicsCode?: string
  readonly sicCode?: string
  readonly revenue: number
  readonly noOfEmployeesAll: number
  readonly yearEstablished: number
  readonly ownershipType: OwnershipType
  readonly entityType: EntityType
}

/** What a register says of a company: who it is, and of the rest what the register keeps; people say what is left. */
export type KnownCompany = Pick<RegisteredCompany, 'cbid' | 'name'> & Partial<RegisteredCompany>

export type RegisterQuery = {
  /** Words of the name by their beginnings, or a domain, phone or D-U-N-S number. */
  readonly search: string
  readonly state?: string
  readonly city?: string
  readonly zipCode?: string
}

const words = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

const digits = (text: string): string => text.replace(/\D/g, '')

const namesIt = (company: RegisteredCompany, search: string): boolean => {
  if (!isSearch(search)) return true
  const name = words(company.name)
  const wanted = words(search)
  return wanted.length > 0 && wanted.every((word) => name.some((candidate) => candidate.startsWith(word)))
}

/** A number identifies a company by its D-U-N-S number, or by its phone with or without the country code. */
const numbersIt = (company: RegisteredCompany, search: string): boolean => {
  const wanted = digits(search).replace(/^0+/, '')
  return (
    !/\p{L}/u.test(search) &&
    wanted.length >= 7 &&
    (company.phoneNumber.endsWith(wanted) || digits(search) === company.dunsNumber)
  )
}

const domainsIt = (company: RegisteredCompany, search: string): boolean =>
  search.includes('.') && company.domainName.includes(search.trim().toLowerCase())

const sameText = (a: string | undefined, b: string): boolean => a?.toLowerCase() === b.trim().toLowerCase()

const isWhere = (company: RegisteredCompany, { state, city, zipCode }: RegisterQuery): boolean =>
  (state === undefined || state === '' || sameText(company.state, state)) &&
  (city === undefined || city === '' || sameText(company.city, city)) &&
  (zipCode === undefined || zipCode === '' || company.zipCode.toLowerCase().startsWith(zipCode.trim().toLowerCase()))

/**
 * Companies that answer the query, names that begin with it first, then by name (administration, sections 3 and 7:
 * account name search before an account is created). An empty search finds everything in the place.
 */
export const searchRegister = (list: readonly RegisteredCompany[], query: RegisterQuery): RegisteredCompany[] => {
  const { search } = query
  const begins = (company: RegisteredCompany): number =>
    company.name.toLowerCase().startsWith(search.trim().toLowerCase()) ? 0 : 1
  return list
    .filter(
      (company) =>
        isWhere(company, query) &&
        (namesIt(company, search) || numbersIt(company, search) || domainsIt(company, search)),
    )
    .sort((a, b) => begins(a) - begins(b) || a.name.localeCompare(b.name))
}
