import { ulid } from 'ulid'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Actor, actorOf, claimsOf } from '#functions/_platform/auth/actor.ts'
import { letGo } from '#functions/_platform/held/held.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler } from '#functions/auth/index.ts'
import { personas } from '#functions/directory/store/personas.ts'
import * as contracts from '#shared/contracts/auth/index.ts'
import { cast } from '#tests/cast/actors.ts'
import { actorOfToken, type Identity, startIdentity } from '#tests/support/identity.ts'
import { eventOf } from '#tests/support/operation.ts'
import { anAgency, aPerson } from '#tests/support/people.ts'
import { answered, as, later, nobody, signedIn } from '#tests/support/signedIn.ts'
import { apiKeys } from '../store/apiKeys.ts'
import { mayComeFrom, wrongAddresses } from './addresses.ts'

const { createApiKey, createTeam, exchangeApiKey, getCurrentUser, listApiKeys, listAllTeams } = contracts
const { getApiKeyUse, reportLeakedKeys } = contracts
const { enableUser, regenerateApiKey, removeApiKey, updateApiKey } = contracts
const refused = { status: 401, problem: { code: 'auth.keyRefused' } }
const denied = { status: 403, problem: { code: 'permission.denied' } }
const from = '198.51.100.7'

let identity: Identity
let agencyId: string
let admin: Actor
beforeAll(async () => {
  identity = await startIdentity()
  agencyId = await anAgency()
})
afterAll(() => identity.stop())
let number = 0
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  number += 1
  admin = await administrator(`admin${number}@keys.example`, agencyId)
})
afterEach(() => void vi.useRealTimers())

const administrator = async (email: string, organizationId: string) => {
  await aPerson(email, { role: 'Agency Admin', accountType: 'AGENCY', organizationId })
  return (await signedIn(email)).actor
}
const grant = { name: 'Rating bridge', scopes: ['team:read'] as ('team:read' | 'team:manage')[] }
const aKey = (more: object = {}, maker = admin) => answered(as(maker)(createApiKey, { body: { ...grant, ...more } }))
const exchange = (key: { id: string; secret: string }, sourceIp = from) =>
  nobody(
    exchangeApiKey,
    { body: { grant_type: 'client_credentials', client_id: key.id as never, client_secret: key.secret } },
    { sourceIp },
  )
const machine = async (key: { id: string; secret: string }) =>
  actorOfToken((await answered(exchange(key))).access_token)
const rowOf = async (id: string) => (await answered(as(admin)(listApiKeys, {}))).find((key) => key.id === id)

describe('an API key', () => {
  it('tells its secret once, is known by its beginning and kept as a hash', async () => {
    const key = await aKey()
    expect(key.secret).toMatch(/^palisade_test_[\w-]{43}$/)
    const kept = await apiKeys.byId(key.id)
    expect(JSON.stringify(kept)).not.toContain(key.secret)
    const row = await rowOf(key.id)
    expect(row).toMatchObject({ name: 'Rating bridge', scopes: ['team:read'], enabled: true, environment: 'SANDBOX' })
    expect(key.secret.startsWith(row?.prefix ?? '?')).toBe(true)
    expect(JSON.stringify(row)).not.toContain(kept?.secretHash)
  })

  it('is exchanged for a token that may what the key may, for who made it, and says that it is a key', async () => {
    const key = await aKey()
    const answer = await answered(exchange(key))
    expect(answer).toMatchObject({ token_type: 'Bearer', expires_in: 900, scope: 'team:read' })
    const actor = actorOfToken(answer.access_token)
    expect(actor).toMatchObject({ userId: admin.userId, organizationId: agencyId, sessionId: key.id, amr: ['key'] })
    expect(actor.name).toBe('Ada Archer (Rating bridge)')
    expect(actorOf(claimsOf(actor))).toEqual(actor)
    expect(await as(actor)(listAllTeams, { query: {} })).toMatchObject({ ok: true })
    expect(await as(actor)(createTeam, { body: { name: 'By a machine' } })).toMatchObject(denied)
    expect(await rowOf(key.id)).toMatchObject({ lastUsedFrom: from })
  })

  it('is told what its scopes lack, and not that its person may not who may', async () => {
    const actor = await machine(await aKey())
    expect(await as(actor)(createTeam, { body: { name: 'By a machine' } })).toMatchObject({
      problem: {
        detail: 'The scopes that this was called with do not hold team:manage. Give it to the API key.',
        data: { needed: 'team:manage' },
      },
    })
    expect(await as(actor)(getCurrentUser, {})).toMatchObject({
      problem: { detail: 'No API key does this: it is for people who have signed in.' },
    })
  })

  it('is counted, and told what is left, where it is refused for its scopes too', async () => {
    const key = await aKey()
    const actor = await machine(key)
    const { headers } = await handler(eventOf(createTeam, { body: { name: 'By a machine' } }, actor), {} as never)
    expect(headers).toMatchObject({ ratelimit: expect.stringMatching(/;r=599;/) })
    const { operations } = await answered(
      as(admin)(getApiKeyUse, { params: { keyId: key.id as never }, query: { days: 1 } }),
    )
    expect(operations).toMatchObject([{ operation: 'createTeam', calls: 1, refused: 1 }])
  })

  it('is told with each answer how many calls are left to it', async () => {
    const actor = await machine(await aKey())
    const { headers } = await handler(eventOf(listAllTeams, { query: {} }, actor), {} as never)
    expect(headers).toMatchObject({
      'ratelimit-policy': '"key";q=600;w=60',
      ratelimit: expect.stringMatching(/;r=599;/),
    })
    const own = await handler(eventOf(listAllTeams, { query: {} }, admin), {} as never)
    expect(own.headers).not.toHaveProperty('ratelimit')
  })

  it('does nothing that is a person’s own: its profile, other keys', async () => {
    const actor = await machine(await aKey())
    expect(await as(actor)(getCurrentUser, {})).toMatchObject(denied)
    expect(await as(actor)(listApiKeys, {})).toMatchObject(denied)
    expect(await as({ ...actor, keyScopes: ['integration:manage'] })(createApiKey, { body: grant })).toMatchObject(
      denied,
    )
  })

  it('cannot be given more than who makes it may', async () => {
    for (const scope of ['integration:manage', 'agency:delete', 'session:jump'] as const)
      expect(await as(admin)(createApiKey, { body: { ...grant, scopes: [scope] } })).toMatchObject({
        status: 403,
        problem: { code: 'apiKey.beyondRole' },
      })
    expect(await as(cast.agent)(createApiKey, { body: grant })).toMatchObject(denied)
  })

  it('is bound to its addresses, which have to be some', async () => {
    const key = await aKey({ addresses: ['198.51.100.0/24', '2001:db8::/32'] })
    expect(await exchange(key, '203.0.113.9')).toMatchObject(refused)
    expect(await exchange(key, '2001:db8::5')).toMatchObject({ ok: true })
    expect(await exchange(key)).toMatchObject({ ok: true })
    for (const wrong of ['localhost', '300.1.1.1', '10.0.0.0/33', ':::', '1:2:3/64', '2001:db8::/129'])
      expect(await as(admin)(createApiKey, { body: { ...grant, addresses: [wrong] } }), wrong).toMatchObject({
        ok: false,
        problem: { errors: [{ detail: expect.stringContaining('Enter an address') }] },
      })
    expect(wrongAddresses(['10.0.0.1', '1:2:3'])).toEqual([1])
    expect(mayComeFrom('not an address', ['10.0.0.0/8'])).toBe(false)
    expect(mayComeFrom('::ffff:127.0.0.1', ['10.0.0.0/8'])).toBe(false)
  })

  it('expires, and its last token with it', async () => {
    const key = await aKey({ days: 1 })
    later(86_400 - 60)
    expect(await answered(exchange(key))).toMatchObject({ expires_in: 60 })
    later(60)
    expect(await exchange(key)).toMatchObject(refused)
  })

  it('is turned off and removed at once, with the tokens made with it', async () => {
    const key = await aKey()
    const actor = await machine(key)
    later(30)
    expect(await as(actor)(listAllTeams, { query: {} })).toMatchObject({ ok: true })
    const body = { ...grant, enabled: false }
    await answered(as(admin)(updateApiKey, { params: { keyId: key.id }, body }))
    later(1)
    expect(await as(actor)(listAllTeams, { query: {} })).toMatchObject({ status: 401 })
    expect(await exchange(key)).toMatchObject(refused)
    await answered(as(admin)(updateApiKey, { params: { keyId: key.id }, body: { ...body, enabled: true } }))
    later(1)
    const again = await machine(key)
    later(30)
    expect(await as(again)(listAllTeams, { query: {} })).toMatchObject({ ok: true })
    await answered(as(admin)(removeApiKey, { params: { keyId: key.id } }))
    later(1)
    expect(await as(again)(listAllTeams, { query: {} })).toMatchObject({ status: 401 })
    expect(await exchange(key)).toMatchObject(refused)
  })

  it('acts for nobody who is disabled or no longer may', async () => {
    const key = await aKey()
    const other = await administrator(`other${number}@keys.example`, agencyId)
    const maker = { params: { email: admin.email }, query: { enable: 'false' as const } }
    await answered(as(other)(enableUser, maker))
    expect(await exchange(key)).toMatchObject(refused)
  })
})

describe('a standard OAuth client', () => {
  const form = 'application/x-www-form-urlencoded'
  const ask = async (fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const body = String(new URLSearchParams(fields))
    const event = eventOf(exchangeApiKey, { body }, undefined, {
      sourceIp: from,
      headers: { 'content-type': form, ...headers },
    })
    const { statusCode, headers: answered, body: text } = await handler(event, {} as never)
    return { status: statusCode, headers: answered, said: JSON.parse(text ?? '{}') }
  }
  const basic = (id: string, secret: string) => ({
    authorization: `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`,
  })
  const grantType = { grant_type: 'client_credentials' }

  it('sends a form, with the key in it or as Basic authentication, and fields that nobody knows', async () => {
    const { id, secret } = await aKey()
    const own = { client_id: id, client_secret: secret }
    expect(await ask({ ...grantType, ...own, audience: 'us', resource: '' })).toMatchObject({
      status: 200,
      said: { token_type: 'Bearer', scope: 'team:read' },
    })
    expect(await ask(grantType, basic(id, secret))).toMatchObject({ status: 200, said: { scope: 'team:read' } })
  })

  it('is refused in words that it knows, and challenged where it authenticated by Basic', async () => {
    const { id, secret } = await aKey()
    const wrong = await ask(grantType, basic(id, `${secret}x`))
    expect(wrong).toMatchObject({ status: 401, said: { error: 'invalid_client', code: 'auth.keyRefused' } })
    expect(wrong.headers).toHaveProperty('www-authenticate')
    const without = await ask(grantType)
    expect(without).toMatchObject({ status: 401, said: { error: 'invalid_client' } })
    expect(without.headers).not.toHaveProperty('www-authenticate')
    expect(await ask({ grant_type: 'password' })).toMatchObject({ said: { error: 'unsupported_grant_type' } })
    expect(await ask({ ...grantType, client_id: 'x' })).toMatchObject({ said: { error: 'invalid_request' } })
  })

  it('asks for fewer scopes, and gets none that the key has not', async () => {
    const { id, secret } = await aKey({ scopes: ['team:read', 'team:manage'] })
    const own = { client_id: id, client_secret: secret }
    expect(await ask({ ...grantType, ...own, scope: 'team:read quote:read' })).toMatchObject({
      status: 200,
      said: { scope: 'team:read' },
    })
    expect(await ask({ ...grantType, ...own, scope: 'quote:read' })).toMatchObject({ status: 401 })
  })
})

describe('the use of a key', () => {
  const useOf = (key: { id: string }, by = admin, days = 3) =>
    as(by)(getApiKeyUse, { params: { keyId: key.id as never }, query: { days } })

  it('is told by day and by operation, with what was refused', async () => {
    vi.setSystemTime('2026-03-02T23:59:00Z')
    admin = (await signedIn(admin.email)).actor
    const key = await aKey()
    const actor = await machine(key)
    await as(actor)(listAllTeams, { query: {} })
    vi.setSystemTime('2026-03-03T00:01:00Z')
    await Promise.all([1, 2, 3].map(() => as(actor)(listAllTeams, { query: {} })))
    await as(actor)(listAllTeams, { query: { size: '0' as never } })
    expect(await answered(useOf(key))).toEqual({
      days: [
        { date: '2026-03-01', calls: 0, refused: 0 },
        { date: '2026-03-02', calls: 1, refused: 0 },
        { date: '2026-03-03', calls: 4, refused: 1 },
      ],
      operations: [{ operation: 'listAllTeams', calls: 5, refused: 1, lastOn: '2026-03-03' }],
    })
    letGo()
    await as(actor)(listAllTeams, { query: {} })
    expect(await answered(useOf(key)), 'another process adds its own').toMatchObject({
      operations: [{ calls: 6, refused: 1 }],
    })
    const stranger = await administrator(`reader${number}@keys.example`, await anAgency({ name: `Read ${number}` }))
    expect(await useOf(key, stranger)).toMatchObject({ status: 404, problem: { code: 'apiKey.notFound' } })
  })
})

describe('a secret that leaked', () => {
  const report = (...secrets: string[]) => nobody(reportLeakedKeys, { body: { secrets } })

  it('opens nothing while its organization is suspended, and does again once that is over', async () => {
    const organizationId = `org_${ulid()}`
    const at = '2026-01-05T09:00:00.000Z'
    const carrier = {
      id: organizationId,
      name: 'Harbor Paper',
      type: 'carrier',
      status: 'ACTIVE',
      enforceMfa: false,
      states: [],
      created: at,
      updated: at,
    } as const
    await commit([personas.create(carrier)])
    const email = 'cora@carrier-keys.example'
    await aPerson(email, { role: 'Carrier Admin', accountType: 'CARRIER', organizationId })
    const key = await aKey({ scopes: ['policy:read'] }, (await signedIn(email)).actor)
    expect(await exchange(key)).toMatchObject({ ok: true })
    const kept = await personas.require(organizationId)
    await commit([personas.update(kept, { ...kept, status: 'SUSPENDED' })])
    expect(await exchange(key)).toMatchObject(refused)
    const held = await personas.require(organizationId)
    await commit([personas.update(held, { ...held, status: 'ACTIVE' })])
    expect(await exchange(key)).toMatchObject({ ok: true })
  })

  it('ends at once, whoever found it, and its maker gets a mail; a new one turns the key on again', async () => {
    const key = await aKey()
    const actor = await machine(key)
    later(30)
    expect(await answered(report(key.secret, key.secret, 'palisade_test_nobodys'))).toEqual({ ended: 1 })
    later(30)
    expect(await exchange(key)).toMatchObject(refused)
    expect(await as(actor)(listAllTeams, { query: {} })).toMatchObject({ status: 401 })
    expect(await rowOf(key.id)).toMatchObject({ enabled: false, leakedAt: expect.any(String) })
    expect(await answered(report(key.secret))).toEqual({ ended: 0 })
    const params = { keyId: key.id }
    expect(await as(admin)(updateApiKey, { params, body: { ...grant, enabled: true } })).toMatchObject({
      status: 409,
      problem: { code: 'apiKey.leaked' },
    })
    const next = await answered(as(admin)(regenerateApiKey, { params, body: { overlapHours: 24 } }))
    expect(await exchange(key)).toMatchObject(refused)
    expect(await exchange(next)).toMatchObject({ ok: true })
    expect(await rowOf(key.id)).not.toHaveProperty('leakedAt')
    const mail = await identity.lastMail(admin.email)
    expect(mail).toMatchObject({ template: 'apiKeyLeaked', data: { name: 'Rating bridge', isPresent: true } })
    expect(JSON.stringify(mail)).not.toContain(key.secret)
  })

  it('that was replaced ends alone', async () => {
    const key = await aKey()
    const next = await answered(as(admin)(regenerateApiKey, { params: { keyId: key.id }, body: { overlapHours: 24 } }))
    expect(await answered(report(key.secret))).toEqual({ ended: 1 })
    expect(await exchange(key)).toMatchObject(refused)
    expect(await exchange(next)).toMatchObject({ ok: true })
  })
})

describe('a key that is in use and ends soon', () => {
  const day = 86_400
  const told = async () => identity.lastMail(admin.email).catch(() => undefined)

  it('is told of to who made it a week before, once, and again of its next secret', async () => {
    const key = await aKey({ days: 90 })
    later(80 * day)
    await answered(exchange(key))
    expect(await told()).toBeUndefined()
    later(4 * day)
    await answered(exchange(key))
    const mail = await told()
    expect(mail).toMatchObject({ data: { name: 'Rating bridge', expiresOn: expect.any(String) } })
    expect(JSON.stringify(mail)).not.toContain(key.secret)
    later(day)
    await answered(exchange(key))
    expect(await told()).toEqual(mail)
    const { actor: again } = await signedIn(`admin${number}@keys.example`)
    const params = { keyId: key.id }
    const next = await answered(as(again)(regenerateApiKey, { params, body: { overlapHours: 0 } }))
    later(84 * day)
    await answered(exchange(next))
    expect(await told()).not.toEqual(mail)
  })

  it('is told of to nobody where it was made for days', async () => {
    const key = await aKey({ days: 5 })
    later(4 * day)
    await answered(exchange(key))
    expect(await told()).toBeUndefined()
  })
})

describe('a new secret', () => {
  it('works beside the one before for the time that was given', async () => {
    const key = await aKey()
    later(1)
    const next = await answered(as(admin)(regenerateApiKey, { params: { keyId: key.id }, body: { overlapHours: 2 } }))
    expect(next.secret).not.toBe(key.secret)
    later(2 * 3600 - 5)
    expect(await exchange(key)).toMatchObject({ ok: true })
    expect(await exchange(next)).toMatchObject({ ok: true })
    later(5)
    expect(await exchange(key)).toMatchObject(refused)
    expect(await exchange(next)).toMatchObject({ ok: true })
  })

  it('of somebody else ends the one before: who knows that one would act for another person', async () => {
    const key = await aKey()
    const other = await administrator(`heir${number}@keys.example`, agencyId)
    const next = await answered(as(other)(regenerateApiKey, { params: { keyId: key.id }, body: {} }))
    expect(await exchange(key)).toMatchObject(refused)
    expect(await machine(next)).toMatchObject({ userId: other.userId })
  })
})

describe('keys of others', () => {
  it('do not exist for another organization', async () => {
    const key = await aKey()
    const stranger = await administrator(`stranger${number}@keys.example`, await anAgency({ name: `Other ${number}` }))
    const params = { keyId: key.id }
    const missing = { status: 404, problem: { code: 'apiKey.notFound' } }
    expect(await answered(as(stranger)(listApiKeys, {}))).toEqual([])
    expect(await as(stranger)(updateApiKey, { params, body: { ...grant, enabled: true } })).toMatchObject(missing)
    expect(await as(stranger)(regenerateApiKey, { params, body: {} })).toMatchObject(missing)
    expect(await as(stranger)(removeApiKey, { params })).toMatchObject(missing)
  })

  it('are not guessed: misses from an address wait', async () => {
    const key = await aKey()
    const guess = { ...key, secret: 'palisade_test_guess' }
    for (let index = 0; index < 30; index += 1) expect(await exchange(guess, '203.0.113.77')).toMatchObject(refused)
    expect(await exchange(guess, '203.0.113.77')).toMatchObject({ status: 429, problem: { code: 'auth.throttled' } })
    expect(await exchange(key, '203.0.113.77')).toMatchObject({ ok: true })
  })

  it('are fifty at most', async () => {
    const own = await administrator(`many${number}@keys.example`, await anAgency({ name: `Many ${number}` }))
    for (let index = 0; index < 50; index += 1) await aKey({ name: `Key ${index}` }, own)
    expect(await as(own)(createApiKey, { body: grant })).toMatchObject({
      status: 409,
      problem: { code: 'apiKey.tooMany' },
    })
  })

  it('are fifty at most when a crowd makes them at once', async () => {
    const own = await administrator(`crowd${number}@keys.example`, await anAgency({ name: `Crowd ${number}` }))
    for (let index = 0; index < 46; index += 1) await aKey({ name: `Key ${index}` }, own)
    const made = await Promise.all(Array.from({ length: 12 }, () => as(own)(createApiKey, { body: grant })))
    expect(made.filter(({ ok }) => ok)).toHaveLength(4)
    expect(await answered(as(own)(listApiKeys, {}))).toHaveLength(50)
  })
})
