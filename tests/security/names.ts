import type { Names } from '#cdk/openapi/exampleOf.ts'
import { accountTypes } from '#shared/domain/identity/accountTypes.ts'
import { rolesOf } from '#shared/domain/identity/roles.ts'
import { idPrefixes } from '#shared/domain/ids/ids.ts'
import type { AccountType } from '#shared/permissions.ts'
import { castIds } from '#tests/cast/actors.ts'

/** The tag of the place where the owner works. */
export const tagOf = (accountType: AccountType) =>
  `tag_01JH00000000000000000SEC${String(accountTypes.indexOf(accountType)).padStart(2, '0')}`.slice(0, 30)

/** The API key of the place where the owner works. */
export const keyOf = (accountType: AccountType) => tagOf(accountType).replace('tag_', 'key_')

/** The identity provider of that place. */
export const providerIdOf = (accountType: AccountType) => tagOf(accountType).replace('tag_', 'idp_')

/** What an assistant asks there. */
export const askedOf = (accountType: AccountType) => tagOf(accountType).replace('tag_', 'asr_')
/** The webhook of that place, and what it was told. */
export const webhookOf = (accountType: AccountType) => tagOf(accountType).replace('tag_', 'whk_')
export const deliveryOf = (accountType: AccountType) => tagOf(accountType).replace('tag_', 'whd_')

/** The job that has it told again. */
export const jobOf = (accountType: AccountType) => tagOf(accountType).replace('tag_', 'job_')

/** Staff are in charge of everybody: theirs is the agency's user. */
export const typeOfUser = (accountType: AccountType) => (accountType === 'COWBELL' ? 'AGENCY' : accountType)

/** Who works there. */
export const userOf = (accountType: AccountType) => castIds.user(70 + accountTypes.indexOf(typeOfUser(accountType)))
export const emailOf = (accountType: AccountType) => `${typeOfUser(accountType).toLowerCase()}@member.example`
export const roleOf = (accountType: AccountType) => rolesOf(typeOfUser(accountType)).at(-1) ?? 'Agent'

const nothing = '01JH00000000000000000N0NE1'

/** Well-formed names that nothing has, as callers of an account type would use them. */
export const absentFor = (accountType: AccountType): Names => ({
  ...Object.fromEntries(Object.entries(idPrefixes).map(([kind, prefix]) => [kind, `${prefix}_${nothing}`])),
  aggregator: `org_${nothing}`,
  attachment: `${idPrefixes.message}_${nothing}_1`,
  carrierRater: `org_${nothing}`,
  cluster: `org_${nothing}`,
  draft: `${idPrefixes.quote}_${nothing}`,
  email: 'none@nobody.example',
  mssp: `org_${nothing}`,
  organization: `${accountType === 'CUSTOMER' ? 'acc' : typeOfUser(accountType) === 'AGENCY' ? 'agy' : 'org'}_${nothing}`,
  place: `${idPrefixes.user}_${nothing}`,
  policyNumber: 'PAL-US-0000000',
  pool: `org_${nothing}`,
  reinsurer: `org_${nothing}`,
  preset: `preset_${nothing}`,
  role: roleOf(accountType),
  tag: `tag_${nothing}`,
})
