import { type AccountType, accountTypes } from '#shared/domain/identity/accountTypes.ts'
import { personas } from '#shared/domain/identity/personas.ts'

/** The kinds of organizations that have pages here, by the segment that names them: every kind but agencies and insureds. */
export const kinds = ['carrier', 'da', 'cluster', 'reinsurer', 'premiumprocessor', 'pool', 'mssp', 'vendor'] as const
export type Kind = (typeof kinds)[number]

export const isKind = (text: string | undefined): text is Kind => kinds.some((kind) => kind === text)

/** The account type of those who work for an organization of a kind. */
export const accountTypeOfKind = (kind: Kind): AccountType =>
  accountTypes.find((each) => personas[each].path === kind) ?? 'CARRIER'

/** The account types whose people have an organization of these kinds. */
export const partnerTypes: readonly AccountType[] = kinds.map(accountTypeOfKind)

export const kindOfPersona = (accountType: AccountType): Kind | undefined =>
  kinds.find((kind) => accountTypeOfKind(kind) === accountType)
