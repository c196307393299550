import type { BodyOf } from '#shared/contract/operation.ts'
import type { ProblemError } from '#shared/contract/problems.ts'
import type * as contract from '#shared/contracts/account/accounts.ts'
import type { Firmographics } from '#shared/domain/account/accountDetails.ts'
import { addressProblems } from '#shared/domain/account/detailsProblems.ts'
import type { Region } from '#shared/regions/region.ts'
import { statesOf } from '#shared/regions/states.ts'
import { regionalAddress } from '../details/regionalAddress.ts'
import { companyIdOf } from '../register/companyIdOf.ts'
import { companyRegister } from '../register/companyRegister.ts'

type Body = BodyOf<typeof contract.createAccount>
type Company = Firmographics & { readonly cbid: string; readonly name: string }
/** What people type of a company. */
type Typed = Omit<Body, 'agencyId' | 'cbid' | 'teams'>

const given = <Shape extends object>(shape: Shape): Partial<Shape> =>
  Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined && value !== '')) as Partial<Shape>

/** What was typed of the company, by the names of the account's details. */
const typed = ({ name, phone, address1, address2, address3, city, state, zipCode, mailingAddress }: Typed) =>
  given({ name, phoneNumber: phone, address1, address2, address3, city, state, zipCode, mailingAddress })

/**
 * The company of a new account: the register's, corrected by what was typed, or the typed one alone. Undefined when a
 * company is named that the register does not have.
 */
export const companyOf = async (body: Body, region: Region): Promise<Company | undefined> => {
  const known = body.cbid === undefined ? undefined : await (await companyRegister()).byId(body.cbid)
  return body.cbid !== undefined && known === undefined ? undefined : typedCompany(body, region, known)
}

/** A company as it was typed, over what the register knows of it; without that its id is made of what was typed. */
const typedCompany = (body: Typed, region: Region, known?: Firmographics & { readonly cbid: string }): Company => {
  const { state, ...facts } = { ...known, ...typed(body), name: body.name }
  const hasStates = statesOf(region).length > 0
  const company = { ...facts, ...(hasStates && state !== undefined && { state }) }
  return {
    ...company,
    ...regionalAddress(company, region),
    cbid: known?.cbid ?? companyIdOf({ ...company, name: body.name }),
  }
}

/** What is wrong with the typed company, each with the path of its field in the body. */
export const companyProblems = (body: Body, company: Company | undefined, region: Region): ProblemError[] => {
  if (company === undefined)
    return [{ path: ['cbid'], detail: 'The company data has no such company. Search for it again.' }]
  const { state, ...rest } = typed(body)
  return addressProblems({ ...rest, ...((state ?? company.state) && { state: state ?? company.state }) }, region).map(
    ({ path, detail }) => ({ path: path[0] === 'phoneNumber' ? ['phone'] : path, detail }),
  )
}

/** What a row of a file tells of a company. */
type RowOfFile = Typed &
  Pick<Firmographics, 'domainName' | 'naicsCode' | 'noOfEmployeesAll' | 'revenue' | 'sicCode' | 'yearEstablished'>

/** The company of a row of a file: what people type of one, and its figures. */
export const companyOfRow = (row: RowOfFile, region: Region): Company => {
  const { domainName, naicsCode, noOfEmployeesAll, revenue, sicCode, yearEstablished } = row
  const facts = given({ domainName, naicsCode, noOfEmployeesAll, revenue, sicCode, yearEstablished })
  return { ...facts, ...typedCompany(row, region) }
}
