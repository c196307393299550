import { describe, expect, it } from 'vitest'
import { accountTypeOf, isRole, realmOf, roles, scopesOf } from './domain/identity/roles.ts'
import { mayUse, permissions, permissionsOf, rolesWith } from './permissions.ts'

describe('permissions', () => {
  it('gives a Super Admin every permission', () => {
    expect(permissionsOf('Super Admin')).toEqual(permissions)
  })

  it('names only roles that exist, each once, the specification’s 89 and those of the house for jobs, the audit trail, month-end, conversations, people kept by an identity provider, what is frozen, statements, bordereaux, taxes, people’s own data, reviews of access, roles that two people give, scenarios of the book and sandboxes, in the form resource:action', () => {
    const ofTheHouse =
      /^(?:access:|audit:|bordereau:|freeze:|job:|ledger:close$|portfolio:|privacy:|quote:converse$|role:|sandbox:|statement:|tax:|user:provision$)/
    expect(permissions.filter((each) => !ofTheHouse.test(each))).toHaveLength(89)
    for (const permission of permissions) {
      expect(permission).toMatch(/^[a-z]+:[a-z]+$/)
      const named = rolesWith(permission)
      expect(new Set(named).size).toBe(named.length)
      expect(named.every(isRole)).toBe(true)
    }
  })

  it('lets an agent bind but not an agency’s service staff', () => {
    expect(mayUse('Agent', 'quote:bind')).toBe(true)
    expect(mayUse('Customer Service', 'quote:bind')).toBe(false)
  })

  it('lets the insured sign a quote and nobody else but a Super Admin', () => {
    expect(rolesWith('quote:sign')).toEqual(['Super Admin', 'Account Admin', 'Risk Manager', 'Policy Holder'])
  })

  it('keeps underwriting decisions with underwriting authority', () => {
    for (const permission of ['quote:release', 'quote:decline', 'quote:issue'] as const)
      expect([...rolesWith(permission)].sort()).toEqual([
        'Carrier Underwriter',
        'Power User',
        'Super Admin',
        'Underwriter',
      ])
  })
})

describe('roles', () => {
  it('gives scopes to the provider’s staff alone', () => {
    for (const { role } of roles) expect(scopesOf(role).length).toBe(accountTypeOf(role) === 'COWBELL' ? 1 : 0)
    expect(scopesOf('Power User')).toEqual(['role:admin'])
    expect(scopesOf('Underwriter')).toEqual(['role:operator'])
  })

  it('limits agents, digital agents and the field staff to their teams', () => {
    expect(roles.filter(({ role }) => realmOf(role) === 'TEAM').map(({ role }) => role)).toEqual([
      'Underwriter',
      'TAM',
      'Account Executive',
      'Agent',
      'Digital Agent',
    ])
  })

  it('names every role once', () => {
    expect(new Set(roles.map(({ role }) => role)).size).toBe(roles.length)
  })
})
