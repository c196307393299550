import { describe, expect, it } from 'vitest'
import { membersOfPatch, saidOfPatch, saidOfResource } from './scimChanges.ts'
import { attributesIn, keyIn, scimFilter } from './scimFilter.ts'
import { fitsScim } from './scimFits.ts'

/** The resource that RFC 7644 and RFC 7643, 8.2 filter, as far as it is asked about. */
const jensen = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  id: '2819c223-7f76-453a-919d-413861904646',
  externalId: '701984',
  userName: 'bjensen@example.com',
  name: { formatted: 'Ms. Barbara J Jensen III', familyName: 'Jensen', givenName: 'Barbara' },
  emails: [
    { value: 'bjensen@example.com', type: 'work', primary: true },
    { value: 'babs@jensen.org', type: 'home' },
  ],
  ims: [{ value: 'someaimhandle', type: 'aim' }],
  title: 'Tour Guide',
  userType: 'Employee',
  active: true,
  meta: { resourceType: 'User', created: '2010-01-23T04:56:22Z', lastModified: '2011-05-13T04:42:34Z' },
}

const fits = (text: string, resource: object = jensen): boolean | undefined => {
  const filter = scimFilter(text)
  return filter && fitsScim(filter, { ...resource })
}

describe('a filter', () => {
  it.each([
    ['userName eq "bjensen@example.com"', true],
    ['userName Eq "BJensen@Example.com"', true],
    ['name.familyName co "O\'Malley"', false],
    ['userName sw "J"', false],
    ['urn:ietf:params:scim:schemas:core:2.0:User:userName sw "BJ"', true],
    ['title pr', true],
    ['nickName pr', false],
    ['meta.lastModified gt "2011-05-13T04:42:34Z"', false],
    ['meta.lastModified ge "2011-05-13T04:42:34Z"', true],
    ['meta.lastModified ge "2011-05-13T06:42:34+02:00"', true],
    ['meta.lastModified lt "2011-05-13T04:42:34Z"', false],
    ['meta.lastModified le "2011-05-13T04:42:34Z"', true],
    ['title pr and userType eq "Employee"', true],
    ['title pr or userType eq "Intern"', true],
    ['schemas eq "urn:ietf:params:scim:schemas:core:2.0:User"', true],
    ['userType eq "Employee" and (emails co "example.com" or emails.value co "example.org")', true],
    ['userType ne "Employee" and not (emails co "example.com" or emails.value co "example.org")', false],
    ['userType eq "Employee" and (emails.type eq "work")', true],
    ['userType eq "Employee" and emails[type eq "work" and value co "@example.com"]', true],
    ['emails[type eq "work" and value co "@example.com"] or ims[type eq "xmpp" and value co "@foo.com"]', true],
    ['emails[type eq "home" and value co "@example.com"]', false],
    ['emails[type eq "work"].value eq "bjensen@example.com"', true],
    ['emails[type eq "home"].value eq "bjensen@example.com"', false],
    ['emails[not (type eq "work")]', true],
    ['userName ew "example.com"', true],
    ['externalId eq "701984"', true],
    ['displayName eq "x"', false],
    ['displayName ne "x"', true],
    ['displayName eq null', true],
    ['userName ne null', true],
    ['active eq true', true],
    ['active ne true', false],
    ['active eq "True"', true],
    ['title eq 5', false],
  ])('%s: %s', (text, expected) => {
    expect(fits(text)).toBe(expected)
  })

  it('has its ands before its ors, and what is in brackets before both', () => {
    expect(fits('title pr or active eq false and active eq false')).toBe(true)
    expect(fits('(title pr or active eq false) and active eq false')).toBe(false)
    expect(fits('not (title pr) or active eq true')).toBe(true)
  })

  it('compares ids letter by letter', () => {
    expect(fits('id eq "u_A"', { id: 'u_a' })).toBe(false)
    expect(fits('id sw "u_"', { id: 'u_a' })).toBe(true)
  })

  it.each([
    '',
    'userName',
    'userName eq',
    'userName is "J"',
    'userName eq J',
    'userName eq "',
    'userName eq "J" and',
    'userName eq "J" or or active eq true',
    '(userName eq "J"',
    'userName eq "J")',
    'not userName eq "J"',
    'emails[type eq "work"',
    'emails[]',
    'emails[emails[type eq "work"]]',
    'name[givenName eq "J"]',
    'name eq "J"',
    'usernam eq "J"',
    'constructor eq "J"',
    'constructor pr',
    'constructor[value eq "J"]',
    'emails.kind eq "work"',
    'userName.value eq "J"',
    'active gt true',
    'active co "t"',
    'title gt null',
    'meta.created sw "2010"',
  ])('is refused: %s', (text) => {
    expect(scimFilter(text)).toBeUndefined()
  })

  it('names whom it means where it can be looked up', () => {
    const keyOf = (text: string) => keyIn(scimFilter(text) ?? { is: 'and', of: [] })
    expect(keyOf('userName eq "a"')).toEqual({ userName: 'a' })
    expect(keyOf('active eq true and emails.value eq "a"')).toEqual({ userName: 'a' })
    expect(keyOf('id eq "a" and active eq true')).toEqual({ id: 'a' })
    for (const text of ['userName eq "a" or active eq true', 'not (id eq "a")', 'userName sw "a"', 'title pr'])
      expect(keyOf(text), text).toEqual({})
    expect(attributesIn(scimFilter('not (title pr) and (emails[type eq "a"] or meta.created pr)') as never)).toEqual(
      new Set(['title', 'emails', 'meta']),
    )
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

  it('chooses among several values by a filter, and is at fault where one is meant that nobody has', () => {
    const present = { phone: '+14155552671', role: 'Agent' }
    const said = (path: string, op = 'replace') => saidOfPatch([{ op, path, value: '+14155550000' }], present)
    for (const filter of ['type eq "work" and primary eq true', 'type eq "mobile" or type eq "fax"', 'value ew "2671"'])
      expect(said(`phoneNumbers[${filter}].value`), filter).toEqual({ phone: '+14155550000' })
    for (const filter of ['type eq "fax"', 'not (primary eq true)'])
      expect(said(`phoneNumbers[${filter}].value`), filter).toEqual({})
    expect(said('phoneNumbers[value eq "+1"].value')).toBe('noTarget')
    expect(said('phoneNumbers[value eq "+14155552671"]', 'remove')).toEqual({ phone: '' })
    expect(said('phoneNumbers[kind eq "work"].value')).toBe('invalidPath')
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

  it('is chosen by a filter among those who are in it, and by none of whom to put in', () => {
    const members = [
      { value: 'usr_A', display: 'ida@a.example' },
      { value: 'usr_B', display: 'ole@b.example' },
    ]
    const of = (op: string, path: string) => membersOfPatch([{ op, path }], members)
    expect(of('remove', 'members[display ew "@a.example"]')).toEqual({ added: [], removed: ['usr_A'] })
    expect(of('remove', 'members[value eq "usr_A" or display sw "ole"]')).toEqual({
      added: [],
      removed: ['usr_A', 'usr_B'],
    })
    expect(of('remove', 'members[display eq "nobody"]')).toBe('noTarget')
    expect(of('add', 'members[display sw "ida"]')).toBe('invalidPath')
  })

  it('stays as it is where a path chooses among them otherwise, or names nothing', () => {
    for (const path of ['members[shown eq "Ida"]', 'members[value is "u"]', 'members.value', 'memberz', 'members['])
      for (const op of ['add', 'replace', 'remove']) expect(membersOfPatch([{ op, path }]), path).toBe('invalidPath')
    expect(membersOfPatch([{ op: 'replace', path: 'externalId', value: 'g1' }])).toEqual({ added: [], removed: [] })
  })
})
