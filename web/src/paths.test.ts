import { expect, it } from 'vitest'
import { homeOf } from './paths.ts'

it.each([
  ['COWBELL', 'Underwriter', '/admin/inbox'],
  ['COWBELL', 'Head of Claims', '/admin/claims'],
  ['COWBELL', 'Technician', '/admin/dashboard'],
  ['COWBELL', 'Account Executive', '/admin/dashboard'],
  ['CARRIER', 'Carrier Claims Adjuster', '/carrier/claims'],
  ['VENDOR', 'Vendor Responder', '/vendor/claims'],
] as const)('the day of %s, %s, begins where their work waits', (accountType, role, home) => {
  expect(homeOf({ accountType, role })).toBe(home)
})
