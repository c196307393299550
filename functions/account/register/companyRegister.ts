import { config } from '#functions/_platform/config/config.ts'
import type { Firmographics } from '#shared/domain/account/accountDetails.ts'
import { sandboxRegister } from './sandboxRegister.ts'

/** A company as the company data knows it; revenue in whole units of the region's currency. */
export type Company = Pick<
  Firmographics,
  | 'address1'
  | 'address2'
  | 'address3'
  | 'city'
  | 'domainName'
  | 'dunsNumber'
  | 'entityType'
  | 'naicsCode'
  | 'noOfEmployeesAll'
  | 'ownershipType'
  | 'phoneNumber'
  | 'revenue'
  | 'sicCode'
  | 'state'
  | 'yearEstablished'
  | 'zipCode'
> & { readonly cbid: string; readonly name: string }

/** What is looked for: any part of the name, the D-U-N-S number or the domain, in a state if one is named. */
export interface CompanyQuery {
  readonly text: string
  readonly state?: string | undefined
  readonly page: number
  readonly size: number
}

/** A provider of company data. */
export interface CompanyRegister {
  readonly search: (query: CompanyQuery) => Promise<{ readonly companies: readonly Company[]; readonly total: number }>
  readonly byId: (cbid: string) => Promise<Company | undefined>
}

/** The registers a deployment may choose of. */
const registers: Readonly<Record<string, CompanyRegister>> = { sandbox: sandboxRegister }

/** The register of this deployment. */
export const companyRegister = (): CompanyRegister => {
  const register = registers[config.companyRegister]
  if (register === undefined)
    throw new Error(`COMPANY_REGISTER is "${config.companyRegister}"; it must be one of ${Object.keys(registers)}.`)
  return register
}
