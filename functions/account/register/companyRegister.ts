import { config } from '#functions/_platform/config/config.ts'
import type { RegisteredCompany } from '#shared/domain/account/companyRegister.ts'
import { sandboxRegister } from './sandboxRegister.ts'

/** What is looked for – words of the name, a domain, a phone or a D-U-N-S number – and which page of it. */
export interface CompanyQuery {
  readonly text: string
  readonly state?: string | undefined
  readonly page: number
  readonly size: number
}

/** A provider of company data. */
export interface CompanyRegister {
  readonly search: (
    query: CompanyQuery,
  ) => Promise<{ readonly companies: readonly RegisteredCompany[]; readonly total: number }>
  readonly byId: (cbid: string) => Promise<RegisteredCompany | undefined>
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
