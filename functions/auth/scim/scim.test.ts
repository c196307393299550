import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { moveClock } from '#functions/_platform/clock/clock.ts'
import { letGo } from '#functions/_platform/held/held.ts'
import { handler } from '#functions/auth/index.ts'
import * as contracts from '#shared/contracts/auth/index.ts'
import type { ScimUser } from '#shared/contracts/auth/scim.ts'
import type { UserId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { actorOfToken, type Identity, startIdentity } from '#tests/support/identity.ts'
import { eventOf } from '#tests/support/operation.ts'
import { anAgency, aPerson } from '#tests/support/people.ts'
import { answered, as, later, nobody, signedIn } from '#tests/support/signedIn.ts'

const { createScimUser, getScimGroup, getScimUser, listScimGroups, listScimUsers, patchScimGroup } = contracts
const { patchScimUser, removeScimUser, replaceScimUser } = contracts
const { getScimProviderConfig, getScimResourceType, getScimSchema, listScimResourceTypes, listScimSchemas } = contracts

let identity: Identity
let agencyId: string
let admin: Actor
let key: Actor
let stranger: { readonly id: string }
beforeAll(async () => {
  identity = await startIdentity()
  vi.useFakeTimers({ toFake: ['Date'] })
  agencyId = await anAgency()
  await aPerson('admin@scim.example', { role: 'Agency Admin', accountType: 'AGENCY', organizationId: agencyId })
  admin = (await signedIn('admin@scim.example')).actor
  stranger = await aPerson('elsewhere@scim.example', { role: 'Agent', organizationId: await anAgency() })
  key = await keyOf(admin)
})
afterAll(async () => {
  vi.useRealTimers()
  await identity.stop()
})

/** The token that a key of the identity provider is exchanged for. */
const keyOf = async (maker: Actor): Promise<Actor> => {
  const body = { name: 'Identity provider', scopes: ['user:provision' as const] }
  const { id, secret } = await answered(as(maker)(contracts.createApiKey, { body }))
  const grant = { grant_type: 'client_credentials', client_id: id, client_secret: secret } as const
  return actorOfToken((await answered(nobody(contracts.exchangeApiKey, { body: grant }))).access_token)
}

const by = () => as(key)
const find = async (filter: string) => (await answered(by()(listScimUsers, { query: { filter } }))).Resources
let people = 0
const aMember = async (more: object = {}) => {
  people += 1
  const body = { userName: `person${people}@scim.example`, name: { givenName: 'Ida', familyName: 'Moreau' }, ...more }
  return answered(by()(createScimUser, { body }))
}
const patch = (id: UserId, ...Operations: readonly { op: string; path?: string; value?: unknown }[]) =>
  by()(patchScimUser, { params: { userId: id }, body: { Operations: [...Operations] } })
const patchGroup = (groupId: string, ...Operations: readonly { op: string; path?: string; value?: unknown }[]) =>
  by()(patchScimGroup, { params: { groupId }, body: { Operations: [...Operations] } })
const roleOf = async (id: UserId) =>
  (await answered(by()(getScimUser, { params: { userId: id }, query: {} }))).roles?.[0]?.value

describe('a version that is named', () => {
  const stale = (id: UserId) => ({ 'if-match': `W/"${id}=1"` })
  const rename = { Operations: [{ op: 'replace', path: 'name.givenName', value: 'Ina' }] }

  it('refuses a change of what has another one by now, be it the same as before or not', async () => {
    const { id } = await aMember()
    const params = { userId: id }
    await answered(by()(patchScimUser, { params, body: rename }))
    const options = { headers: stale(id) }
    const changed = { status: 412, problem: { code: 'conflict.changed' } }
    expect(await by()(patchScimUser, { params, body: rename }, options)).toMatchObject(changed)
    const other = { Operations: [{ op: 'replace', path: 'name.givenName', value: 'Ada' }] }
    expect(await by()(patchScimUser, { params, body: other }, options)).toMatchObject(changed)
    expect(await by()(removeScimUser, { params }, options)).toMatchObject(changed)
    const strange = { headers: { 'if-match': 'W/"of-another-house"' } }
    for (const body of [rename, other])
      expect(await by()(patchScimUser, { params, body }, strange)).toMatchObject(changed)
    // A change tells the version that it made, with which one goes on.
    const event = eventOf(patchScimUser, { params, body: rename }, key, { headers: { 'if-match': `W/"${id}=2"` } })
    expect((await handler(event, {} as never)).headers).toMatchObject({ etag: `"${id}=2"` })
    const named = eventOf(patchScimUser, { params, body: other }, key)
    expect((await handler(named, {} as never)).headers).toMatchObject({ etag: `"${id}=3"` })
    const current = { headers: { 'if-match': `W/"${id}=3"` } }
    expect(await by()(patchScimUser, { params, body: other }, current)).toMatchObject({ ok: true })
  })
})

describe('a sandbox whose clock is ahead', () => {
  it('lets an identity provider in by a token of today', async () => {
    const body = { name: 'Ahead', scopes: ['user:provision' as const] }
    const { id, secret } = await answered(as(admin)(contracts.createApiKey, { body }))
    const grant = { grant_type: 'client_credentials', client_id: id, client_secret: secret } as const
    const { access_token } = await answered(nobody(contracts.exchangeApiKey, { body: grant }))
    const headers = { authorization: `Bearer ${access_token}` }
    moveClock(4 * 86_400_000)
    const answer = await handler(eventOf(listScimUsers, { query: {} }, undefined, { headers }), {} as never)
    moveClock(0)
    expect(answer.statusCode).toBe(200)
  })
})

describe('an identity provider', () => {
  it('is let in by nothing but a token that is verified, whatever it asks for', async () => {
    for (const operation of Object.values(contracts).filter((each) => 'scim' in each && each.scim)) {
      const answer = await handler(eventOf(operation, { params: { userId: 'usr_1' } }, undefined), {} as never)
      expect([operation.name, answer.statusCode]).toEqual([operation.name, 401])
      expect(answer.headers).toMatchObject({ 'www-authenticate': expect.stringMatching(/^Bearer /) })
    }
  })

  it('finds out what there is', async () => {
    const config = await answered(by()(getScimProviderConfig, {}))
    expect(config).toMatchObject({ patch: { supported: true }, bulk: { supported: false }, etag: { supported: true } })
    const types = await answered(by()(listScimResourceTypes, {}))
    expect(types.Resources.map(({ endpoint }) => endpoint)).toEqual(['/Users', '/Groups'])
    const { Resources: schemas } = await answered(by()(listScimSchemas, {}))
    expect(schemas.map(({ name }) => name)).toEqual(['User', 'Group'])
    // Each is where it says it is.
    for (const schema of schemas) {
      const schemaId = schema.id as 'urn:ietf:params:scim:schemas:core:2.0:User'
      expect(schema.meta.location).toMatch(new RegExp(`/Schemas/${schemaId}$`))
      expect(await answered(by()(getScimSchema, { params: { schemaId } }))).toEqual(schema)
    }
    for (const type of types.Resources) {
      const resourceTypeId = type.id as 'User'
      expect(type.meta.location).toMatch(new RegExp(`/ResourceTypes/${resourceTypeId}$`))
      expect(await answered(by()(getScimResourceType, { params: { resourceTypeId } }))).toEqual(type)
    }
  })

  it('finds nothing under an id that nobody has, whatever it looks like', async () => {
    for (const userId of ['usr_01JH0000000000000000000Z99', '010101001010101011001010101011', 'nobody'] as UserId[]) {
      const params = { userId }
      const missing = { status: 404 }
      expect(await by()(getScimUser, { params, query: {} })).toMatchObject(missing)
      expect(await by()(removeScimUser, { params })).toMatchObject(missing)
      expect(await patch(userId, { op: 'replace', path: 'active', value: false })).toMatchObject(missing)
    }
    expect(await by()(getScimGroup, { params: { groupId: 'none' }, query: {} })).toMatchObject({ status: 404 })
    expect(await by()(getScimSchema, { params: { schemaId: 'urn:none' as never } })).toMatchObject({ status: 404 })
  })

  it('is refused in SCIM’s own words what SCIM has and is not offered, what is no part of it, and a method that is not there', async () => {
    const knock = async (method: string, path: string) => {
      const event = eventOf(getScimProviderConfig, {}, key)
      const requestContext = { ...event.requestContext, http: { ...event.requestContext.http, method } }
      const rawPath = `/api/auth/v1/scim/v2${path}`
      const answer = await handler({ ...event, routeKey: '$default', rawPath, requestContext }, {} as never)
      expect(answer.headers, path).toMatchObject({ 'content-type': 'application/scim+json' })
      const body = JSON.parse(answer.body ?? '')
      expect(body, path).toMatchObject({
        schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
        status: String(answer.statusCode),
        detail: expect.stringMatching(/./),
      })
      return answer.statusCode
    }
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) expect(await knock(method, '/Me')).toBe(501)
    expect(await knock('GET', '/Me/photos')).toBe(501)
    for (const path of ['/Bulk', '/.search', '/Users/.search', '/Groups/.search'])
      expect(await knock('POST', path), path).toBe(501)
    for (const path of ['/', '/Devices', '/Users/', '/Mean', '/Users/a/b'])
      expect(await knock('GET', path), path).toBe(404)
    expect(await knock('POST', '/Groups')).toBe(405)
    expect(await knock('DELETE', '/Schemas')).toBe(405)
  })

  it('invites somebody as RFC 7644, 3.3 writes it, with its own media type, and not twice', async () => {
    const body = {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      userName: 'BJensen@scim.example',
      externalId: 'bjensen',
      name: { formatted: 'Ms. Barbara J Jensen III', familyName: 'Jensen', givenName: 'Barbara' },
    }
    const answer = await handler(eventOf(createScimUser, { body }, key), {} as never)
    expect(answer.headers).toMatchObject({ 'content-type': 'application/scim+json' })
    const user = JSON.parse(answer.body ?? '') as ScimUser
    expect(user).toMatchObject({
      schemas: body.schemas,
      userName: 'bjensen@scim.example',
      externalId: 'bjensen',
      name: { givenName: 'Barbara', familyName: 'Jensen' },
      active: true,
      roles: [{ value: 'Agent', primary: true }],
      meta: { resourceType: 'User', location: expect.stringMatching(`/scim/v2/Users/${user.id}$`) },
    })
    expect(await answered(as(admin)(contracts.getUser, { params: { userId: user.id } }))).toMatchObject({
      status: 'INVITED',
    })
    expect(answer.headers?.location).toBe(user.meta?.location)
    const again = await handler(eventOf(createScimUser, { body }, key), {} as never)
    expect(again).toMatchObject({ statusCode: 409, headers: { 'content-type': 'application/scim+json' } })
    expect(JSON.parse(again.body ?? '')).toMatchObject({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: '409',
      scimType: 'uniqueness',
    })
  })

  it('finds people by what it knows of them, page by page', async () => {
    const one = await aMember({ externalId: '701984' })
    expect((await find(`userName eq "${one.userName?.toUpperCase()}"`)).map(({ id }) => id)).toEqual([one.id])
    expect((await find('externalId eq "701984" and active eq true')).map(({ id }) => id)).toEqual([one.id])
    expect(await find('externalId eq "701984" and active eq false')).toEqual([])
    expect(await find('userName eq "nobody@scim.example"')).toEqual([])
    const page = await answered(by()(listScimUsers, { query: { startIndex: 2, count: 1, attributes: 'userName' } }))
    expect(page).toMatchObject({ startIndex: 2, itemsPerPage: 1 })
    expect(page.totalResults).toBeGreaterThan(2)
    expect(Object.keys(page.Resources[0] ?? {}).toSorted()).toEqual(['id', 'schemas', 'userName'])
    const named = async (filter: string) => (await find(filter)).map(({ id }) => id)
    const name = one.userName ?? ''
    for (const filter of [
      `id eq "${one.id}"`,
      `emails[type eq "work" and value eq "${name}"]`,
      `(userName sw "${name.slice(0, -4)}" or userName eq "x") and not (active eq false)`,
      `externalId sw "7019" and meta.created lt "2999-01-01T00:00:00Z"`,
      `userName eq "${name}" and externalId pr`,
    ])
      expect(await named(filter), filter).toEqual([one.id])
    expect(await named(`userName eq "${name}" and externalId eq "1"`)).toEqual([])
    // What can be looked up is theirs all the same, or nobody's.
    expect(await named('userName eq "elsewhere@scim.example"')).toEqual([])
    expect(await named(`id eq "${stranger.id}"`)).toEqual([])
    expect(await by()(listScimUsers, { query: { filter: 'userName is "J"' } })).toMatchObject({
      status: 400,
      problem: { code: 'scim.filterUnknown', scimType: 'invalidFilter' },
    })
  })

  it('changes somebody as Okta and as Entra ID write it', async () => {
    const { id } = await aMember()
    const okta = { op: 'replace', value: { name: { givenName: 'Mira' }, externalId: '00u1' } }
    expect(await answered(patch(id, okta))).toMatchObject({ name: { givenName: 'Mira', familyName: 'Moreau' } })
    const entra = [
      { op: 'Replace', path: 'name.familyName', value: 'Hart' },
      { op: 'Add', path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department', value: 'Sales' },
      { op: 'Add', path: 'roles[primary eq "True"].value', value: 'Principal Producer' },
    ]
    const after = await answered(patch(id, ...entra))
    expect(after).toMatchObject({ name: { familyName: 'Hart' }, roles: [{ value: 'Principal Producer' }] })
    expect(await answered(patch(id, ...entra))).toEqual(after)
    expect(await patch(id, { op: 'replace', path: 'activ', value: false })).toMatchObject({
      status: 400,
      problem: { code: 'scim.pathUnknown', scimType: 'invalidPath' },
    })
    const body = { userName: after.userName ?? '', name: { givenName: 'Ida', familyName: 'Hart' }, active: true }
    expect(await answered(by()(replaceScimUser, { params: { userId: id }, body }))).toMatchObject({
      name: { givenName: 'Ida' },
    })
    const renamed = { ...body, userName: 'another@scim.example' }
    expect(await by()(replaceScimUser, { params: { userId: id }, body: renamed })).toMatchObject({
      status: 400,
      problem: { scimType: 'mutability' },
    })
  })

  it('puts somebody out within a minute, as text or truth, as often as it says so', async () => {
    const { id } = await aPerson('leaver@scim.example', { role: 'Agent', organizationId: agencyId })
    const { me } = await signedIn('leaver@scim.example')
    letGo()
    expect(await me(contracts.getCurrentUser, {})).toMatchObject({ ok: true })
    later(1)
    const out = { op: 'Replace', path: 'active', value: 'False' }
    expect(await answered(patch(id as UserId, out))).toMatchObject({ active: false })
    expect(await answered(patch(id as UserId, out))).toMatchObject({ active: false })
    later(30)
    expect(await me(contracts.getCurrentUser, {})).toMatchObject({ status: 401 })
    expect(await answered(patch(id as UserId, { op: 'replace', value: { active: true } }))).toMatchObject({
      active: true,
    })
    key = await keyOf(admin)
  })

  it('removes somebody once', async () => {
    const { id } = await aMember()
    expect(await by()(removeScimUser, { params: { userId: id } })).toMatchObject({ status: 204 })
    expect(await by()(removeScimUser, { params: { userId: id } })).toMatchObject({
      status: 404,
      problem: { code: 'user.notFound' },
    })
  })

  it('gives roles by groups, in whichever order it says so', async () => {
    const { id } = await aMember()
    const groups = await answered(by()(listScimGroups, { query: { filter: 'displayName eq "principal producer"' } }))
    expect(groups.Resources).toMatchObject([{ id: 'principal-producer', displayName: 'Principal Producer' }])
    const add = { op: 'Add', path: 'members', value: [{ value: id }, { value: 'usr_01JH0000000000000000000N01' }] }
    expect(await patchGroup('principal-producer', add)).toMatchObject({ status: 204 })
    expect(await patchGroup('principal-producer', add)).toMatchObject({ status: 204 })
    expect(await roleOf(id)).toBe('Principal Producer')
    // The removal from the former group comes late.
    expect(await patchGroup('agent', { op: 'Remove', path: `members[value eq "${id}"]` })).toMatchObject({
      status: 204,
    })
    expect(await roleOf(id)).toBe('Principal Producer')
    const params = { groupId: 'principal-producer' }
    const group = await answered(by()(getScimGroup, { params, query: {} }))
    expect(group.members).toContainEqual(expect.objectContaining({ value: id }))
    const bare = await answered(by()(getScimGroup, { params, query: { excludedAttributes: 'members' } }))
    expect(bare).not.toHaveProperty('members')
    const otherwise = { op: 'remove', path: 'members[display eq "Nobody"]' }
    expect(await patchGroup('principal-producer', otherwise)).toMatchObject({
      status: 400,
      problem: { code: 'scim.targetUnknown', scimType: 'noTarget' },
    })
    expect(await roleOf(id)).toBe('Principal Producer')
    await patchGroup('principal-producer', { op: 'remove', path: 'members', value: [{ value: id }] })
    expect(await roleOf(id)).toBe('Agent')
    expect(await patchGroup('carrier-admin', add)).toMatchObject({ status: 404 })
  })
})

describe('what an identity provider may not', () => {
  const wrongRole = { status: 400, problem: { code: 'scim.valueWrong' } }

  it('is told nothing of another tenant’s people, and changes none', async () => {
    const userId = stranger.id as UserId
    const unknown = { status: 404, problem: { code: 'user.notFound' } }
    expect(await find('userName eq "elsewhere@scim.example"')).toEqual([])
    expect(await by()(getScimUser, { params: { userId }, query: {} })).toMatchObject(unknown)
    expect(await patch(userId, { op: 'replace', path: 'active', value: false })).toMatchObject(unknown)
    expect(await by()(removeScimUser, { params: { userId } })).toMatchObject(unknown)
    const add = { op: 'add', path: 'members', value: [{ value: userId }] }
    expect(await patchGroup('agency-admin', add)).toMatchObject({ status: 204 })
    expect(await answered(as(cast.superAdmin)(contracts.getUser, { params: { userId } }))).toMatchObject({
      role: { id: 'Agent' },
    })
  })

  it('looks the same to who is somebody’s already: they are asked, and keep what they have', async () => {
    const invited = await answered(by()(createScimUser, { body: { userName: 'elsewhere@scim.example' } }))
    expect(invited).toMatchObject({ userName: 'elsewhere@scim.example', active: true })
    expect(invited.id).not.toBe(stranger.id)
  })

  it('lifts nobody to a role of another kind of account, and keeps nobody of the provider', async () => {
    const { id } = await aMember()
    const lift = { op: 'replace', path: 'roles', value: [{ value: 'Super Admin' }] }
    expect(await patch(id, lift)).toMatchObject(wrongRole)
    const body = { userName: 'lifted@scim.example', roles: [{ value: 'Carrier Admin' }] }
    expect(await by()(createScimUser, { body })).toMatchObject(wrongRole)
    const ofProvider = { userName: 'chief@scim.example' }
    expect(await as(cast.superAdmin)(createScimUser, { body: ofProvider })).toMatchObject({ status: 403 })
  })

  it('does nothing with a key of another scope, nor for who made the key', async () => {
    const other: Actor = { ...key, keyScopes: ['team:read'] }
    expect(await as(other)(listScimUsers, { query: {} })).toMatchObject({ status: 403 })
    const userId = admin.userId as UserId
    expect(await patch(userId, { op: 'replace', path: 'active', value: false })).toMatchObject({
      status: 409,
      problem: { code: 'user.self' },
    })
    expect(await patchGroup('agent', { op: 'add', path: 'members', value: [{ value: userId }] })).toMatchObject({
      status: 409,
    })
  })

  it('is done by a person only with a fresh proof, and by nobody who has jumped in', async () => {
    const body = { userName: 'proofless@scim.example' }
    const { stepUpAt: _, ...proofless } = admin
    expect(await as(proofless)(createScimUser, { body })).toMatchObject({
      status: 403,
      problem: { code: 'auth.stepUpRequired' },
    })
    const jumped: Actor = { ...admin, subscriberType: 'COWBELL', ownRole: 'Super Admin', amr: ['jump'] }
    expect(await as(jumped)(createScimUser, { body })).toMatchObject({
      status: 403,
      problem: { code: 'auth.jumpRefused' },
    })
  })
})
