import type { AccountType } from './accountTypes.ts'
import type { Role } from './roles.ts'

/** Internal and admin roles of the user dialog: no account ids are sent for them (administration, section 6). */
export const internalRoles: readonly Role[] = [
  'Super Admin',
  'Power User',
  'Customer Success',
  'Biz Dev',
  'TSM',
  'Technician',
  'Head of Claims',
]

/** Roles whose removal message says 'has access to All account(s)' (same section; another list, see rule: role-lists). */
export const allAccountsRoles: readonly Role[] = [
  'Super Admin',
  'Corp Admin',
  'Agency Admin',
  'Power User',
  'Customer Success',
  'Principal Producer',
  'Customer Service',
]

/** Roles of the insured, whose removal is a simple confirmation (same section). */
export const customerRoles: readonly Role[] = ['Account Admin', 'Risk Manager', 'Policy Holder']

/** Whether the user dialog offers Primary Contact: not for carriers and technicians (same section). */
export const hasPrimaryContact = (accountType: AccountType, role: Role): boolean =>
  accountType !== 'CARRIER' && role !== 'Technician'

/** Whether the user dialog offers Billing Contact: not for MSSP, insured, pool and carrier (same section). */
export const hasBillingContact = (accountType: AccountType): boolean =>
  !(['MSSP', 'CUSTOMER', 'POOL', 'CARRIER'] as readonly AccountType[]).includes(accountType)

/** Whether a National Producer Number is asked of people of this kind: those who produce business, never customers (identity, section 6). */
export const hasNpn = (accountType: AccountType): boolean =>
  (['AGENCY', 'COWBELL', 'DIGITAL'] as readonly AccountType[]).includes(accountType)

/**
 * Whether the user dialog offers agencies: not to carriers, reinsurers, premium processors, insureds and pools
 * (administration, section 2), and for no role that has access to all of them.
 */
export const hasAgencyPicker = (actingAs: AccountType, role: Role): boolean =>
  !(['CARRIER', 'RE_INSURER', 'PREMIUM_PROCESSOR', 'CUSTOMER', 'POOL'] as readonly AccountType[]).includes(actingAs) &&
  !internalRoles.includes(role)

/** Which message asks before a user is removed: access to everything, a simple confirmation, or a count (section 6). */
export const removalMessageOf = (role: Role): 'allAccounts' | 'count' | 'simple' => {
  if (allAccountsRoles.includes(role)) return 'allAccounts'
  return customerRoles.includes(role) ? 'simple' : 'count'
}
