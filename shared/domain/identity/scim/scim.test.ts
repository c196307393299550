import { describe, expect, it } from 'vitest'
import { membersOfPatch, saidOfPatch, saidOfResource } from './scimChanges.ts'
import { scimFilter } from './scimFilter.ts'

describe('a filter', () => {
  it('is conditions that all hold, whatever the case of its words', () => {
    expect(scimFilter('userName eq "bjensen@example.com"')).toEqual([
      { attribute: 'username', value: 'bjensen@example.com' },
    ])
    expect(scimFilter('externalId Eq "701984" AND active eq true')).toEqual([
      { attribute: 'externalid', value: '701984' },
      { attribute: 'active', value: true },
    ])
    expect(scimFilter('urn:ietf:params:scim:schemas:core:2.0:User:userName eq "a \\"b\\""')).toEqual([
      { attribute: 'username', value: 'a "b"' },
    ])
    expect(scimFilter('emails[type eq "work"].value eq "b@example.com"')).toEqual([
      { attribute: 'emails', value: 'b@example.com' },
    ])
  })

  it('is refused where it is any other', () => {
    for (const text of [
      '',
      'userName',
      'userName sw "J"',
      'title pr',
      'a eq "1" or b eq "2"',
      'a eq "1" and',
      'a eq "',
    ])
      expect(scimFilter(text), text).toBeUndefined()
  })
})

describe('what a provider says of somebody', () => {
  it('is taken from a resource as RFC 7644 writes it', () => {
    const resource = {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      userName: 'bjensen@example.com',
      externalId: 'bjensen',
      name: { formatted: 'Ms. Barbara J Jensen III', familyName: 'Jensen', givenName: 'Barbara' },
      phoneNumbers: [{ value: '+1 415 555 2671', type: 'work' }],
      roles: [{ value: 'Agent', primary: true }],
      emails: [{ value: 'bjensen@example.com', primary: true }],
      title: 'Tour guide',
    }
    expect(saidOfResource(resource)).toEqual({
      userName: 'bjensen@example.com',
      externalId: 'bjensen',
      familyName: 'Jensen',
      givenName: 'Barbara',
      phone: '+1 415 555 2671',
      role: 'Agent',
    })
  })

  it('is taken from a PATCH in each spelling that providers have', () => {
    const path = 'urn:ietf:params:scim:schemas:core:2.0:User:name.familyName'
    expect(saidOfPatch([{ op: 'replace', path: 'active', value: false }])).toEqual({ active: false })
    expect(saidOfPatch([{ op: 'Replace', path: 'active', value: 'False' }])).toEqual({ active: false })
    expect(saidOfPatch([{ op: 'replace', value: { active: false } }])).toEqual({ active: false })
    expect(saidOfPatch([{ op: 'Add', value: { 'name.givenName': 'Ida', title: 'Chief' } }])).toEqual({
      givenName: 'Ida',
    })
    expect(saidOfPatch([{ op: 'Replace', path, value: 'Moreau' }])).toEqual({ familyName: 'Moreau' })
    expect(saidOfPatch([{ op: 'Add', path: 'roles[primary eq "True"].value', value: 'Agent' }])).toEqual({
      role: 'Agent',
    })
    expect(saidOfPatch([{ op: 'remove', path: 'phoneNumbers[type eq "work"].value' }])).toEqual({ phone: '' })
    expect(saidOfPatch([{ op: 'remove', path: 'active' }])).toEqual({})
    for (const path of ['userName', 'id', 'schemas', 'urn:ietf:params:scim:schemas:core:2.0:User:userName'])
      expect(saidOfPatch([{ op: 'remove', path }]), path).toBe('mutability')
  })

  it('is the last word of several', () => {
    const said = saidOfPatch([
      { op: 'replace', path: 'active', value: true },
      { op: 'replace', path: 'active', value: false },
    ])
    expect(said).toEqual({ active: false })
  })

  it('is at fault where it cannot be read', () => {
    expect(saidOfPatch([{ op: 'move', path: 'active' }])).toBe('invalidSyntax')
    expect(saidOfPatch([{ op: 'remove' }])).toBe('invalidPath')
    expect(saidOfPatch([{ op: 'replace', value: 'active' }])).toBe('invalidPath')
    expect(saidOfPatch([{ op: 'replace', path: 'active', value: 'perhaps' }])).toBe('invalidValue')
  })

  it('is at fault where its path names nothing that there is, and passed over where the platform does not keep it', () => {
    for (const path of ['activ', 'emails[', '', 'name..familyName', 'members', '../active'])
      for (const op of ['add', 'replace', 'remove'])
        expect(saidOfPatch([{ op, path, value: false }]), `${op} ${path}`).toBe('invalidPath')
    for (const path of [
      'title',
      'addresses[type eq "work"].locality',
      'name.middleName',
      'urn:ietf:params:scim:schemas:core:2.0:User:displayName',
      'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:manager',
    ])
      expect(saidOfPatch([{ op: 'replace', path, value: 'x' }]), path).toEqual({})
  })
})

describe('who is in a group', () => {
  it('is added, removed and replaced', () => {
    expect(membersOfPatch([{ op: 'add', path: 'members', value: [{ value: 'a' }] }])).toEqual({
      added: ['a'],
      removed: [],
    })
    expect(membersOfPatch([{ op: 'Remove', path: 'members[value eq "a"]' }])).toEqual({ added: [], removed: ['a'] })
    expect(membersOfPatch([{ op: 'Remove', path: 'members', value: [{ value: 'a' }] }])).toEqual({
      added: [],
      removed: ['a'],
    })
    expect(
      membersOfPatch([{ op: 'replace', value: { id: 'g', displayName: 'Agents', members: [{ value: 'b' }] } }]),
    ).toEqual({
      added: [],
      removed: [],
      only: ['b'],
    })
    expect(membersOfPatch([{ op: 'remove', path: 'members' }])).toEqual({ added: [], removed: [], only: [] })
    expect(membersOfPatch([{ op: 'replace', value: { displayName: 'Agents' } }])).toEqual({ added: [], removed: [] })
    const path = 'urn:ietf:params:scim:schemas:core:2.0:Group:members'
    expect(membersOfPatch([{ op: 'add', path, value: [{ value: 'a' }] }])).toEqual({ added: ['a'], removed: [] })
  })

  it('stays as it is where a path chooses among them otherwise, or names nothing', () => {
    for (const path of ['members[display eq "Ida"]', 'members[value sw "u"]', 'members.value', 'memberz', 'members['])
      for (const op of ['add', 'replace', 'remove']) expect(membersOfPatch([{ op, path }]), path).toBe('invalidPath')
    expect(membersOfPatch([{ op: 'replace', path: 'externalId', value: 'g1' }])).toEqual({ added: [], removed: [] })
  })
})
