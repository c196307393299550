import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mayAs, mayUse, permissions, permissionsOf } from '../../permissions.ts'
import { compareRoles } from '../../roleComparison.ts'
import { grantableTo } from './apiKeys.ts'
import { roles } from './roles.ts'
import { administers, beyondRole, keptOf } from './roleTemplate.ts'

const anyRole = fc.constantFrom(...roles.map(({ role }) => role))
const anyKept = fc.subarray([...permissions])
const always = { numRuns: 2000 }

describe('a template of a role', () => {
  it('narrows and never widens, whatever is kept of whichever role, by key, jump or at home', () => {
    fc.assert(
      fc.property(anyRole, anyRole, anyKept, anyKept, (role, ownRole, wanted, keyScopes) => {
        const keeps = keptOf({ role, keeps: wanted })
        for (const permission of permissions) {
          expect(mayAs({ role, keeps }, permission)).toBe(mayUse(role, permission) && wanted.includes(permission))
          for (const who of [
            { role, ownRole },
            { role, keyScopes },
            { role, ownRole, keyScopes },
          ])
            if (mayAs({ ...who, keeps }, permission)) expect(mayAs(who, permission)).toBe(true)
        }
        expect(compareRoles({ from: { role }, to: { role, keeps } }).gained).toEqual([])
      }),
      { numRuns: 100 },
    )
  })

  it('of every role keeps all of it, one thing of it, or nothing', () => {
    for (const { role } of roles)
      for (const keeps of [permissionsOf(role), ...permissionsOf(role).map((each) => [each]), []])
        expect(permissions.filter((each) => mayAs({ role, keeps }, each))).toEqual(keeps)
  })

  it('keeps nothing that its role does not have, as when a release takes it from the role', () => {
    fc.assert(
      fc.property(anyRole, anyKept, (role, keeps) => {
        const kept = keptOf({ role, keeps })
        expect(kept.every((each) => mayUse(role, each))).toBe(true)
        expect([...kept, ...beyondRole({ role, keeps })].sort()).toEqual([...keeps].sort())
      }),
      always,
    )
    expect(keptOf({ role: 'Agent', keeps: ['quote:read', 'quote:fees', 'long:gone'] })).toEqual(['quote:read'])
  })

  it('leaves a key no more to be given than it keeps', () => {
    expect(grantableTo({ role: 'Agency Admin', keeps: ['quote:read', 'integration:manage'] })).toEqual(['quote:read'])
  })

  it('makes an administrator none who may not change the organization’s people', () => {
    expect(administers({ role: 'Agency Admin' })).toBe(true)
    expect(administers({ role: 'Agency Admin', keeps: ['user:update'] })).toBe(true)
    expect(administers({ role: 'Agency Admin', keeps: ['user:read'] })).toBe(false)
    expect(administers({ role: 'Technician' })).toBe(false)
  })
})
