import type { Firmographics } from '#shared/domain/account/accountDetails.ts'
import { addressProblems, type DetailsProblem } from '#shared/domain/account/detailsProblems.ts'
import type { Region } from '#shared/regions/region.ts'
import { statesOf } from '#shared/regions/states.ts'
import { regionalAddress } from '../details/regionalAddress.ts'
import { companyIdOf } from '../register/companyIdOf.ts'
import { companyRegister } from '../register/companyRegister.ts'

/** What somebody says of a company, by the names of the account's details. */
export type SaidOfCompany = Firmographics & { readonly name: string; readonly cbid?: string | undefined }
export type Company = Firmographics & { readonly cbid: string; readonly name: string }

/** What is said, without what is left empty. */
export const given = <Shape extends object>(shape: Shape): Partial<Shape> =>
  Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined && value !== '')) as Partial<Shape>

/**
 * The company of a new account: the register's, corrected by what was typed, or the typed one alone. Undefined when a
 * company is named that the register does not have.
 */
export const companyOf = async ({ cbid, ...said }: SaidOfCompany, region: Region): Promise<Company | undefined> => {
  const known = cbid === undefined ? undefined : await (await companyRegister()).byId(cbid)
  return cbid !== undefined && known === undefined ? undefined : typedCompany(said, region, known)
}

/** A company as it was typed, over what the register knows of it; without that its id is made of what was typed. */
const typedCompany = (
  said: SaidOfCompany,
  region: Region,
  known?: Firmographics & { readonly cbid: string },
): Company => {
  const { state, ...facts } = { ...known, ...given(said), name: said.name }
  const hasStates = statesOf(region).length > 0
  const company = { ...facts, ...(hasStates && state !== undefined && { state }) }
  return {
    ...company,
    ...regionalAddress(company, region),
    cbid: known?.cbid ?? companyIdOf({ ...company, name: said.name }),
  }
}

/** What a row of a file tells of a company. */
type RowOfFile = SaidOfCompany & { readonly country?: string | undefined; readonly phone?: string | undefined }

/** The company of a row of a file: what people type of one, and its figures. */
export const companyOfRow = ({ phone, cbid: _, country: __, ...row }: RowOfFile, region: Region): Company =>
  typedCompany({ ...row, phoneNumber: phone }, region)

/** What is wrong with a company, by the path of the field. */
export interface CompanyProblem {
  readonly path: DetailsProblem['path'] | readonly ['cbid']
  readonly detail: string
}

/** What is wrong with what was said of the company, each with the path of its field by the account's names. */
export const companyProblems = (
  said: SaidOfCompany,
  company: Company | undefined,
  region: Region,
): CompanyProblem[] => {
  if (company === undefined)
    return [{ path: ['cbid'], detail: 'The company data has no such company. Search for it again.' }]
  const { state, ...rest } = given(said)
  return addressProblems({ ...rest, ...((state ?? company.state) && { state: state ?? company.state }) }, region)
}
