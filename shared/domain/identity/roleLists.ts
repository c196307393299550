import type { AccountType, Role } from './roles.ts'

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

/** Roles whose removal message says 'has access to All account(s)' (same section; another list, see decision 23). */
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
