import type { AccountType } from '#shared/domain/identity/accountTypes.ts'

/** Who brings companies for one of several agencies: the provider's staff, and an aggregator for those that belong to it. */
export const choosesAgency = (persona: AccountType): boolean => persona === 'COWBELL' || persona === 'DIGITAL'
