import { type AccountType, accountTypes } from './accountTypes.ts'

/** Where a persona lives in the application: `path` is also its name in the jump call. */
export type Persona = { readonly path: string; readonly basePath: string; readonly home: string }

const persona = (path: string, page = 'dashboard'): Persona => ({
  path,
  basePath: `/${path}`,
  home: `/${path}/${page}`,
})

/** Base path and home of every account type (identity-and-public, section 2). */
export const personas: Readonly<Record<AccountType, Persona>> = {
  AGENCY: persona('agency'),
  CARRIER: persona('carrier'),
  CLUSTER: persona('cluster'),
  COWBELL: persona('admin'),
  CUSTOMER: persona('customer'),
  DIGITAL: persona('da'),
  MSSP: persona('mssp'),
  POOL: persona('pool'),
  PREMIUM_PROCESSOR: persona('premiumprocessor'),
  RE_INSURER: persona('reinsurer'),
  VENDOR: persona('vendor', 'claims'),
}

export const personaOf = (accountType: AccountType): Persona => personas[accountType]

/** What calls name personas by. */
export const personaPaths = accountTypes.map((accountType) => personas[accountType].path)

/** The account type of a base path's name; undefined for an unknown persona, which is an error. */
export const accountTypeOfPath = (path: string): AccountType | undefined =>
  accountTypes.find((accountType) => personas[accountType].path === path)
