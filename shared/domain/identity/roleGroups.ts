import { rolesOf } from './roles.ts'

/** Groups of roles that are given permissions together; a permission names a group or single roles. */
export const staff = rolesOf('COWBELL')
/** Staff who bring business in and work it: neither technicians nor claims. */
export const salesAndUnderwriting = [
  'Super Admin',
  'Power User',
  'Customer Success',
  'Biz Dev',
  'TSM',
  'Underwriter',
  'TAM',
  'Account Executive',
] as const
/** Staff who look after agencies and their accounts day by day. */
export const accountTeam = [
  'Super Admin',
  'Power User',
  'Customer Success',
  'TSM',
  'Underwriter',
  'TAM',
  'Account Executive',
] as const
/** Staff who keep customer and user records. */
export const customerDesk = ['Super Admin', 'Power User', 'Customer Success', 'TSM'] as const
/** Staff with underwriting authority. */
export const underwriting = ['Super Admin', 'Power User', 'Underwriter'] as const
/** Staff with scope role:admin. */
export const administrators = ['Super Admin', 'Power User'] as const
export const agency = rolesOf('AGENCY')
/** Agency roles that see all accounts of the agency. */
export const agencyOffice = ['Agency Admin', 'Principal Producer', 'Customer Service'] as const
export const insured = rolesOf('CUSTOMER')
export const digital = rolesOf('DIGITAL')
export const mssp = rolesOf('MSSP')
export const carrier = rolesOf('CARRIER')
export const cluster = rolesOf('CLUSTER')
export const vendor = rolesOf('VENDOR')
export const pool = rolesOf('POOL')
export const reinsurer = rolesOf('RE_INSURER')
export const processor = rolesOf('PREMIUM_PROCESSOR')
