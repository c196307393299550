import { config } from '#functions/_platform/config/config.ts'
import { askedOnce } from '#functions/_platform/held/askedOnce.ts'
import { secretOf } from '#functions/_platform/secrets/secrets.ts'
import type { KnownCompany } from '#shared/domain/account/companyRegister.ts'

/** What is looked for – words of the name, or what identifies a company – and which page of it. */
export interface CompanyQuery {
  readonly text: string
  readonly state?: string | undefined
  readonly page: number
  readonly size: number
}

/** A provider of company data. One that does not answer is `account.registerUnavailable`. */
export interface CompanyRegister {
  readonly search: (
    query: CompanyQuery,
  ) => Promise<{ readonly companies: readonly KnownCompany[]; readonly total: number }>
  /** The company as an account is made of it; undefined for one that the register does not have, or that has ended. */
  readonly byId: (cbid: string) => Promise<KnownCompany | undefined>
}

/** The registers a deployment may choose of; loaded by the first request that asks one. */
const registers: Readonly<Record<string, () => Promise<CompanyRegister>>> = {
  abnLookup: async () => (await import('./abnLookup.ts')).abnLookup({ guid: secretOf(config.companyRegisterKey) }),
  companiesHouse: async () =>
    (await import('./companiesHouse.ts')).companiesHouse({ key: secretOf(config.companyRegisterKey) }),
  sandbox: async () => (await import('./sandboxRegister.ts')).sandboxRegister,
}

/** The register of this deployment; a request asks it for a company once. */
export const companyRegister = async (): Promise<CompanyRegister> => {
  const register = registers[config.companyRegister]
  if (register === undefined)
    throw new Error(`COMPANY_REGISTER is "${config.companyRegister}"; it must be one of ${Object.keys(registers)}.`)
  const { search, byId } = await register()
  return { search, byId: (cbid) => askedOnce(`company ${cbid}`, () => byId(cbid)) }
}
