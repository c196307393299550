import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { isDenied } from '#functions/_platform/storage/denials.ts'
import { historyOf } from '#functions/_platform/storage/history.ts'
import { teams } from '#functions/directory/store/teams.ts'
import { users } from '#functions/directory/store/users.ts'
import { newTeam } from '#functions/directory/teams/newTeam.ts'
import type { Operation } from '#shared/contract/operation.ts'
import type { IdentityProvider } from '#shared/contracts/auth/identityProviders.ts'
import * as contracts from '#shared/contracts/auth/index.ts'
import { mostIdentityProviders, usualAttributes } from '#shared/domain/identity/identityProviders.ts'
import type { IdentityProviderId } from '#shared/domain/ids/ids.ts'
import { identityProviderLife } from '#shared/records/identityProvider/identityProviderLife.ts'
import { cast } from '#tests/cast/actors.ts'
import { actorOfToken, type Identity, startIdentity } from '#tests/support/identity.ts'
import { expectRefused } from '#tests/support/inStatus.ts'
import { data, nameServer } from '#tests/support/nameServer.ts'
import { callerOf, eventOf } from '#tests/support/operation.ts'
import { aPerson, testPassword } from '#tests/support/people.ts'
import { atProvider, throughProvider } from '#tests/support/sandboxSso.ts'
import { answered, as } from '#tests/support/signedIn.ts'
import { handler } from '../index.ts'
import { asVouched } from '../sso/asVouched.ts'
import { organizationProviders } from '../store/identityProviders.ts'
import { isDomainProven } from './domainTexts.ts'

const nobody = callerOf(handler)(undefined)
const admin = as(cast.agencyAdmin)
const another = as({ ...cast.agencyAdmin, organizationId: 'agy_01JH0000000000000000000099' })
const { organizationId, accountType } = cast.agencyAdmin

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity({
    Harbor: ['mia', 'ops', 'guest', 'gone']
      .map((name) => atProvider(`${name}@harbor.example`))
      .concat([atProvider('eve@other.example')])
      .concat([
        { ...atProvider('sam@harbor.example'), role: 'sales-people', department: 'West' },
        { ...atProvider('top@harbor.example'), role: 'Customer Service' },
        { ...atProvider('kit@harbor.example'), role: 'SALES-PEOPLE' },
      ]),
  })
  await aPerson('ops@harbor.example', { accountType, organizationId, role: 'Agency Admin' })
})
afterAll(() => identity.stop())

const body = (more: object = {}) => {
  const { issuer, clientId, clientSecret } = identity.providers[0] ?? { issuer: '', clientId: '', clientSecret: '' }
  const protocol = 'OIDC' as const
  return { name: 'Harbor sign-in', protocol, domain: 'harbor.example', issuer, clientId, clientSecret, ...more }
}
const made = (more: object = {}) => answered(admin(contracts.createIdentityProvider, { body: body(more) }))
const of = (id: string) => ({ params: { providerId: id as IdentityProviderId } })

/** Leaves with an operation that answers or redirects to an address; what the browser keeps. */
const cookiesOf = (cookies: readonly string[] = []) => cookies.map((cookie) => cookie.split(';')[0] ?? '')

const tried = async (id: string, email: string) => {
  const event = eventOf(contracts.testIdentityProvider, of(id), cast.agencyAdmin)
  const left = await handler(event, {} as never)
  if (left.statusCode !== 200) throw new Error(left.body)
  const { location } = JSON.parse(left.body ?? '{}') as { readonly location: string }
  const back = await throughProvider(new URL(location), { email })
  const { code = '', state = '' } = Object.fromEntries(back.searchParams)
  return { code, state, cookies: cookiesOf(left.cookies) }
}
const finished = ({ code, state, cookies }: Awaited<ReturnType<typeof tried>>, by = admin) =>
  by(contracts.finishIdentityProviderTest, { body: { code, state } }, { cookies })

const leave = async (username: string) => {
  const left = await handler(eventOf(contracts.startSso, { query: { username } }, undefined), {} as never)
  return { location: new URL(String(left.headers?.location)), cookies: cookiesOf(left.cookies) }
}
const signIn = async (email: string, { location, cookies }: Awaited<ReturnType<typeof leave>>) => {
  const back = await throughProvider(location, { email })
  const { code = '', state = '' } = Object.fromEntries(back.searchParams)
  return nobody(contracts.exchangeSsoToken, { body: { code, state } }, { cookies })
}

/** One that lets people in. */
const active = async (more: object = {}): Promise<IdentityProvider> => {
  const { id } = await made(more)
  await answered(admin(contracts.proveIdentityProviderDomain, of(id)))
  await answered(finished(await tried(id, 'ops@harbor.example')))
  return answered(admin(contracts.activateIdentityProvider, of(id)))
}
const removed = async ({ id }: Pick<IdentityProvider, 'id'>) => {
  await admin(contracts.turnOffIdentityProvider, of(id))
  expect(await admin(contracts.removeIdentityProvider, of(id))).toMatchObject({ ok: true })
}

describe('an organization’s own identity provider', () => {
  it('is described without a deployment, and shown without its secret', async () => {
    const provider = await made()
    expect(provider).toMatchObject({
      status: 'DRAFT',
      attributes: { email: 'email' },
      challenge: { host: '_palisade.harbor.example', text: expect.stringMatching(/^palisade-domain=[\w-]{43}$/) },
      ours: { callbackUrl: expect.stringMatching(/\/oauth2\/idpresponse$/) },
    })
    expect(JSON.stringify(provider)).not.toContain(body().clientSecret)
    expect(JSON.stringify(await organizationProviders.byId(provider.id))).not.toContain(body().clientSecret)
    expect(await answered(admin(contracts.listIdentityProviders, {}))).toMatchObject([{ id: provider.id }])
    expect(await answered(another(contracts.listIdentityProviders, {}))).toEqual([])
    expect(await another(contracts.removeIdentityProvider, of(provider.id))).toMatchObject({ status: 404 })
    await removed(provider)
  })

  it('stands at an address over TLS, with what its protocol needs', async () => {
    const wrong = (more: object) => admin(contracts.createIdentityProvider, { body: body(more) })
    for (const [more, path] of [
      [{ issuer: 'http://login.harbor.example' }, ['issuer']],
      [{ issuer: 'https://user:word@login.harbor.example' }, ['issuer']],
      [{ issuer: 'https://169.254.169.254/latest' }, ['issuer']],
      [{ issuer: 'https://10.0.0.1:8443' }, ['issuer']],
      [{ issuer: 'https://0x7f.1' }, ['issuer']],
      [{ issuer: 'https://metadata.google.internal/' }, ['issuer']],
      [{ issuer: 'https://printer.local' }, ['issuer']],
      [{ issuer: 'https://app.localhost' }, ['issuer']],
      [{ clientId: undefined }, ['clientId']],
      [{ clientSecret: undefined }, ['clientSecret']],
      [{ protocol: 'SAML' }, ['metadataUrl']],
    ] as const)
      expect(await wrong(more)).toMatchObject({
        problem: { code: 'identityProvider.invalidDetails', errors: [{ path }] },
      })
    expect(await wrong({ domain: 'no domain' })).toMatchObject({ status: 400 })
    expect(await wrong({ domain: 'cedarmain.example' })).toMatchObject({
      problem: { code: 'identityProvider.domainTaken' },
    })
  })

  it('tells in its history what was set, and to nobody what proves or opens it', async () => {
    const { id } = await made()
    await answered(finished(await tried(id, 'mia@harbor.example')))
    const clientSecret = 'another-secret-of-harbor'
    await answered(admin(contracts.replaceIdentityProviderSecret, { ...of(id), body: { clientSecret } }))
    const { secret, token, poolClientId = 'none' } = await organizationProviders.require(id)
    const { hits } = await answered(admin(contracts.listIdentityProviderHistory, of(id)))
    expect(hits.at(-1)).toMatchObject({
      operation: 'createIdentityProvider',
      changes: expect.arrayContaining([{ field: 'domain', after: 'harbor.example' }]),
    })
    const kept = await historyOf(id, 50)
    for (const each of [body().clientSecret, clientSecret, JSON.stringify(secret), token, poolClientId])
      for (const told of [hits, kept]) expect(JSON.stringify(told)).not.toContain(each)
    expect(kept.map(({ operation }) => operation)).toContain('replaceIdentityProviderSecret')
    expect(await another(contracts.listIdentityProviderHistory, of(id))).toMatchObject({
      problem: { code: 'identityProvider.notFound' },
    })
    await removed({ id: id as IdentityProviderId })
  })

  it('is one of five at most', async () => {
    const several: IdentityProvider[] = []
    for (let at = 0; at < mostIdentityProviders; at += 1) several.push(await made())
    expect(await admin(contracts.createIdentityProvider, { body: body() })).toMatchObject({
      problem: { code: 'identityProvider.tooMany' },
    })
    for (const each of several) await removed(each)
  })

  it('is one of five at most when several are made at once', async () => {
    const many = Array.from({ length: mostIdentityProviders + 3 }, () =>
      admin(contracts.createIdentityProvider, { body: body() }),
    )
    const codes = (await Promise.all(many)).flatMap((each) => ('problem' in each ? [each.problem?.code] : []))
    expect(codes).toEqual(Array.from({ length: 3 }, () => 'identityProvider.tooMany'))
    for (const each of await answered(admin(contracts.listIdentityProviders, {}))) await removed(each)
  })

  it('lets nobody in before its domain is proven and a sign-in was tried', async () => {
    const unproven = await made({ domain: 'unproven.example' })
    expect(await admin(contracts.proveIdentityProviderDomain, of(unproven.id))).toMatchObject({
      problem: { code: 'identityProvider.unproven', data: { host: '_palisade.unproven.example' } },
    })
    await removed(unproven)
    const { id } = await made()
    expect(await admin(contracts.activateIdentityProvider, of(id))).toMatchObject({
      problem: { code: 'identityProvider.notAllowed' },
    })
    expect(await answered(finished(await tried(id, 'mia@harbor.example')))).toMatchObject({
      status: 'TESTED',
      tested: { email: 'mia@harbor.example', firstName: 'Ann', lastName: 'Archer' },
    })
    expect(await admin(contracts.activateIdentityProvider, of(id))).toMatchObject({
      problem: { code: 'identityProvider.unproven' },
    })
    await answered(admin(contracts.proveIdentityProviderDomain, of(id)))
    const { location } = await leave('mia@harbor.example')
    expect(location.pathname).toBe('/login')
    expect(await answered(admin(contracts.activateIdentityProvider, of(id)))).toMatchObject({ status: 'ACTIVE' })
    await removed({ id: id as IdentityProviderId })
  })

  it('keeps its protocol, which the user pool cannot change either', async () => {
    const { id } = await made()
    const { clientSecret: _, ...settings } = body()
    expect(
      await admin(contracts.updateIdentityProvider, { ...of(id), body: { ...settings, protocol: 'SAML' } as never }),
    ).toMatchObject({ status: 400 })
    await removed({ id: id as IdentityProviderId })
  })

  it('that cannot be reached is told so in the words of the pool, and is tried when it can', async () => {
    const { issuer = '' } = body()
    const { id } = await made({ issuer: `${issuer}-nowhere` })
    const event = eventOf(contracts.testIdentityProvider, of(id), cast.agencyAdmin)
    const left = await handler(event, {} as never)
    expect(JSON.parse(left.body ?? '{}')).toMatchObject({ code: 'identityProvider.poolRefused' })
    const { clientSecret: _, protocol: __, ...settings } = body()
    await answered(admin(contracts.updateIdentityProvider, { ...of(id), body: settings }))
    expect(await answered(finished(await tried(id, 'mia@harbor.example')))).toMatchObject({ status: 'TESTED' })
    // What was changed has to be tried again.
    const changed = await answered(admin(contracts.updateIdentityProvider, { ...of(id), body: settings }))
    expect(changed).toMatchObject({ status: 'DRAFT' })
    expect(changed.tested).toBeUndefined()
    await removed({ id: id as IdentityProviderId })
  })

  it('whose secret is replaced stays on', async () => {
    const provider = await active()
    const secret = (clientSecret: string) =>
      answered(admin(contracts.replaceIdentityProviderSecret, { ...of(provider.id), body: { clientSecret } }))
    expect(await secret('another')).toMatchObject({ status: 'ACTIVE' })
    await aPerson('mia@harbor.example', { accountType, organizationId, role: 'Principal Producer' })
    const refused = await throughProvider((await leave('mia@harbor.example')).location, { email: 'mia@harbor.example' })
    expect(refused.searchParams.get('error')).toBe('invalid_request')
    await secret(body().clientSecret)
    expect(await signIn('mia@harbor.example', await leave('mia@harbor.example'))).toMatchObject({ ok: true })
    await removed(provider)
  })
})

describe('a sign-in that is tried', () => {
  it('opens no session, and ends in the browser that left', async () => {
    const { id } = await made()
    const back = await tried(id, 'mia@harbor.example')
    const { code, state, cookies } = back
    expect(await nobody(contracts.exchangeSsoToken, { body: { code, state } }, { cookies })).toMatchObject({
      problem: { code: 'auth.ssoRefused' },
    })
    expect(await finished({ ...back, cookies: [] })).toMatchObject({
      problem: { code: 'identityProvider.testRefused' },
    })
    expect(await answered(finished(back))).toMatchObject({ status: 'TESTED' })
    expect(await finished(back)).toMatchObject({ problem: { code: 'identityProvider.testRefused' } })
    await removed({ id: id as IdentityProviderId })
  })

  it('is no proof where the provider vouches for somebody of another domain', async () => {
    const { id } = await made()
    expect(await finished(await tried(id, 'eve@other.example'))).toMatchObject({
      problem: { code: 'identityProvider.otherDomain', data: { email: 'eve@other.example' } },
    })
    expect((await organizationProviders.require(id)).status).toBe('DRAFT')
    await removed({ id: id as IdentityProviderId })
  })

  it('is no proof of what was changed since the browser left', async () => {
    const { id } = await made()
    const back = await tried(id, 'mia@harbor.example')
    const { clientSecret: _, protocol: __, ...described } = body({ clientId: 'another-client' })
    await answered(admin(contracts.updateIdentityProvider, { ...of(id), body: described }))
    expect(await finished(back)).toMatchObject({ status: 409, problem: { code: 'identityProvider.changedMeanwhile' } })
    expect((await organizationProviders.require(id)).tested).toBeUndefined()
    await removed({ id: id as IdentityProviderId })
  })

  it('is not finished by another organization', async () => {
    const { id } = await made()
    expect(await finished(await tried(id, 'mia@harbor.example'), another)).toMatchObject({ status: 404 })
    await removed({ id: id as IdentityProviderId })
  })
})

describe('one that is on', () => {
  let provider: IdentityProvider
  beforeAll(async () => {
    provider = await active()
  })
  afterAll(() => removed(provider))

  it('lets members of the organization in, and nobody who works elsewhere', async () => {
    const enabled = (username: string) => answered(nobody(contracts.checkSsoEnabled, { params: { username } }))
    expect(await enabled('anybody@harbor.example')).toEqual({ enabled: true })
    const { id } = (await users.every({ scopes: ['all'] })).find(({ email }) => email === 'ops@harbor.example') ?? {
      id: '',
    }
    const tokens = await answered(signIn('ops@harbor.example', await leave('ops@harbor.example')))
    expect(actorOfToken(tokens.accessToken)).toMatchObject({ userId: id, organizationId })
    expect(decodeJwt(tokens.accessToken).amr).toBe('sso')
    await aPerson('guest@harbor.example', {
      accountType,
      organizationId: 'agy_01JH0000000000000000000098',
      role: 'Agency Admin',
    })
    // A guest here, at home elsewhere: the session would be that of the other organization.
    await aPerson('gone@harbor.example', {
      accountType,
      organizationId: 'agy_01JH0000000000000000000098',
      role: 'Agency Admin',
      otherMemberships: [{ accountType, organizationId, role: 'Agent', teamIds: [] }],
    })
    for (const email of ['guest@harbor.example', 'gone@harbor.example'])
      expect(await signIn(email, await leave(email)), email).toMatchObject({
        problem: { code: 'auth.ssoNoAccount' },
      })
  })

  it('keeps its domain to itself', async () => {
    const second = await made({ domain: 'harbor2.example' })
    const { clientSecret: _, protocol: __, ...settings } = body()
    expect(await admin(contracts.updateIdentityProvider, { ...of(second.id), body: settings })).toMatchObject({
      problem: { code: 'identityProvider.domainTaken' },
    })
    expect(await another(contracts.createIdentityProvider, { body: body() })).toMatchObject({
      problem: { code: 'identityProvider.domainTaken' },
    })
    await removed(second)
  })

  it('is the only way where the organization says so, but for who keeps a password', async () => {
    const keeper = (await users.every({ scopes: ['all'] })).find(({ email }) => email === 'ops@harbor.example')
    const demand = (more: object) =>
      admin(contracts.requireIdentityProvider, { ...of(provider.id), body: { required: true, ...more } })
    for (const more of [{}, { breakGlassUserId: cast.producer.userId }])
      expect(await demand(more)).toMatchObject({ problem: { code: 'identityProvider.breakGlass' } })
    expect(await answered(demand({ breakGlassUserId: keeper?.id }))).toMatchObject({
      required: true,
      breakGlass: { email: 'ops@harbor.example' },
    })
    const login = (username: string) =>
      nobody(contracts.login, { query: {}, body: { username, password: testPassword } })
    expect(await login('nobody@harbor.example')).toMatchObject({ problem: { code: 'auth.ssoRequired' } })
    expect(await login('ops@harbor.example')).not.toMatchObject({ problem: { code: 'auth.ssoRequired' } })
    expect(await answered(admin(contracts.turnOffIdentityProvider, of(provider.id)))).toMatchObject({ required: false })
    expect(await login('nobody@harbor.example')).not.toMatchObject({ problem: { code: 'auth.ssoRequired' } })
    await answered(admin(contracts.activateIdentityProvider, of(provider.id)))
  })

  it('lets nobody in who left before it was turned off', async () => {
    const left = await leave('ops@harbor.example')
    await answered(admin(contracts.turnOffIdentityProvider, of(provider.id)))
    expect(await signIn('ops@harbor.example', left)).toMatchObject({ problem: { code: 'auth.ssoRefused' } })
    await answered(admin(contracts.activateIdentityProvider, of(provider.id)))
  })
})

describe('what a provider says of people', () => {
  const attributes = {
    email: 'email',
    firstName: 'given_name',
    role: 'role',
    team: 'department',
    roles: [{ role: 'Agent' as const, says: 'Sales-People' }],
  }
  const userOf = async (email: string) => {
    const { id } = (await users.every({ scopes: ['all'] })).find((each) => each.email === email) ?? { id: '' }
    return users.require(id)
  }

  it('is shown where a sign-in is tried, with what it is here', async () => {
    const west = newTeam({
      name: 'West',
      agencyId: organizationId,
      isDefault: false,
      now: '2026-01-05T09:00:00.000Z' as never,
    })
    await commit([west.write])
    const { id } = await made({ attributes })
    expect((await answered(finished(await tried(id, 'sam@harbor.example')))).tested).toMatchObject({
      firstName: 'Ann',
      roleSaid: 'sales-people',
      role: 'Agent',
      teamSaid: 'West',
      teams: ['West'],
    })
    const { tested } = await answered(finished(await tried(id, 'mia@harbor.example')))
    expect(tested).toMatchObject({ roleSaid: '', teamSaid: '', teams: [] })
    expect(tested?.role).toBeUndefined()
    expect(tested?.lastName).toBeUndefined()
    await removed({ id: id as IdentityProviderId })
  })

  it('is what they are from the next sign-in on, and what it does not say stays', async () => {
    await aPerson('sam@harbor.example', { accountType, organizationId, role: 'Principal Producer', lastName: 'Old' })
    const provider = await active({ attributes })
    const tokens = await answered(signIn('sam@harbor.example', await leave('sam@harbor.example')))
    expect(actorOfToken(tokens.accessToken)).toMatchObject({ role: 'Agent', realm: 'TEAM' })
    const sam = await userOf('sam@harbor.example')
    const [team] = await teams.byIds([...sam.teamIds])
    expect(sam).toMatchObject({ firstName: 'Ann', lastName: 'Old', role: 'Agent' })
    expect(team?.name).toBe('West')
    // The new session is no session of before.
    expect(await isDenied(actorOfToken(tokens.accessToken), { fresh: true })).toBe(false)
    const before = await userOf('mia@harbor.example')
    await answered(signIn('mia@harbor.example', await leave('mia@harbor.example')))
    expect(await userOf('mia@harbor.example')).toMatchObject({ role: before.role, teamIds: before.teamIds })
    await removed(provider)
  })

  it('leaves the last who administers what they are', async () => {
    const mine = { accountType, organizationId: 'agy_01JH0000000000000000000097' } as const
    const head = await aPerson('top@harbor.example', { ...mine, role: 'Agency Admin' })
    const voucher = { email: head.email, provider: 'P', role: 'Customer Service' }
    const now = '2026-01-05T09:00:00.000Z' as never
    expect((await asVouched(head, { voucher, attributes, now })).user.role).toBe('Agency Admin')
    await aPerson('second@harbor.example', { ...mine, role: 'Agency Admin' })
    expect((await asVouched(head, { voucher, attributes, now })).user.role).toBe('Customer Service')
  })

  it('is no role of theirs that it cannot give, and a word stands for one role', async () => {
    const wrong = (roles: object[]) =>
      admin(contracts.createIdentityProvider, { body: body({ attributes: { ...attributes, roles } }) })
    for (const [roles, path] of [
      [[{ role: 'Carrier Admin', says: 'x' }], ['attributes', 'roles', 0, 'role']],
      [
        [
          { role: 'Agent', says: 'x' },
          { role: 'Agent', says: 'y' },
        ],
        ['attributes', 'roles', 1, 'role'],
      ],
      [
        [
          { role: 'Agent', says: 'x' },
          { role: 'Agency Admin', says: 'X' },
        ],
        ['attributes', 'roles', 1, 'says'],
      ],
    ] as const)
      expect(await wrong([...roles])).toMatchObject({
        problem: { code: 'identityProvider.invalidDetails', errors: [{ path }] },
      })
  })
})

describe('a SAML provider', () => {
  const saml = (more: object = {}) => {
    const { issuer: _, clientId: __, clientSecret: ___, ...rest } = body()
    return {
      ...rest,
      protocol: 'SAML' as const,
      metadataUrl: `${identity.providers[0]?.issuer}/saml/metadata`,
      ...more,
    }
  }
  const connected = (more: object = {}) => answered(admin(contracts.createIdentityProvider, { body: saml(more) }))
  const attributes = {
    ...usualAttributes.SAML,
    role: 'role',
    team: 'department',
    roles: [{ role: 'Agent' as const, says: 'Sales-People' }],
  }

  it('is connected by its metadata, tried, and turned on; what it says of a role is theirs from then on', async () => {
    const { id, ours } = await connected({ attributes })
    expect(ours).toMatchObject({
      entityId: 'urn:amazon:cognito:sp:us-east-1_test',
      acsUrl: expect.stringMatching(/\/saml2\/idpresponse$/),
    })
    await answered(admin(contracts.proveIdentityProviderDomain, of(id)))
    expect((await answered(finished(await tried(id, 'sam@harbor.example')))).tested).toMatchObject({
      email: 'sam@harbor.example',
      firstName: 'Ann',
      lastName: 'Archer',
      roleSaid: 'sales-people',
      role: 'Agent',
      teamSaid: 'West',
    })
    await answered(admin(contracts.activateIdentityProvider, of(id)))
    await aPerson('kit@harbor.example', { accountType, organizationId, role: 'Principal Producer' })
    const tokens = await answered(signIn('kit@harbor.example', await leave('kit@harbor.example')))
    expect(actorOfToken(tokens.accessToken)).toMatchObject({ role: 'Agent', realm: 'TEAM' })
    expect(decodeJwt(tokens.accessToken).amr).toBe('sso')
    const keeper = (await users.every({ scopes: ['all'] })).find(({ email }) => email === 'ops@harbor.example')
    const demanded = { required: true, breakGlassUserId: keeper?.id }
    await answered(admin(contracts.requireIdentityProvider, { ...of(id), body: demanded }))
    const login = (username: string) =>
      nobody(contracts.login, { query: {}, body: { username, password: testPassword } })
    expect(await login('kit@harbor.example')).toMatchObject({ problem: { code: 'auth.ssoRequired' } })
    expect(await login('ops@harbor.example')).not.toMatchObject({ problem: { code: 'auth.ssoRequired' } })
    await removed({ id: id as IdentityProviderId })
  })

  it('vouches for nobody of another domain, and its attributes are called as most call them where nobody says', async () => {
    const { id } = await connected()
    expect(await finished(await tried(id, 'eve@other.example'))).toMatchObject({
      problem: { code: 'identityProvider.otherDomain' },
    })
    expect((await answered(finished(await tried(id, 'mia@harbor.example')))).tested).toMatchObject({
      lastName: 'Archer',
    })
    await removed({ id: id as IdentityProviderId })
  })

  it('without metadata that can be read is told so in the words of the pool', async () => {
    const { id } = await connected({ metadataUrl: `${identity.providers[0]?.issuer}/.well-known/openid-configuration` })
    expect(await admin(contracts.testIdentityProvider, of(id))).toMatchObject({
      problem: { code: 'identityProvider.poolRefused' },
    })
    await removed({ id: id as IdentityProviderId })
  })
})

describe('a domain', () => {
  it('is proven by the text that whoever runs it puts under a name of it', async () => {
    const token = 'a'.repeat(43)
    const server = await nameServer({
      '_palisade.real.test': { TXT: [data.txt('something else'), data.txt('palisade-', `domain=${token}`)] },
      '_palisade.wrong.test': { TXT: [data.txt('palisade-domain=b')] },
    })
    expect(await isDomainProven({ domain: 'real.test', token }, [server])).toBe(true)
    expect(await isDomainProven({ domain: 'wrong.test', token }, [server])).toBe(false)
    expect(await isDomainProven({ domain: 'silent.test', token }, [server])).toBe(false)
  })
})

describe('a provider in a status that does not allow it', () => {
  const settings = { name: 'H', domain: 'h.example', issuer: 'https://h.example', clientId: 'h' } as const
  const sends: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
    activateIdentityProvider: (id) => admin(contracts.activateIdentityProvider, of(id)),
    removeIdentityProvider: (id) => admin(contracts.removeIdentityProvider, of(id)),
    requireIdentityProvider: (id) => admin(contracts.requireIdentityProvider, { ...of(id), body: { required: false } }),
    turnOffIdentityProvider: (id) => admin(contracts.turnOffIdentityProvider, of(id)),
    updateIdentityProvider: (id) => admin(contracts.updateIdentityProvider, { ...of(id), body: settings }),
  }
  it.each(Object.entries(sends))('refuses %s', async (name, send) => {
    const operation = (contracts as unknown as Record<string, Operation>)[name]
    expect(operation?.problems).toContain('identityProvider.notAllowed')
    const { id } = await made()
    await expectRefused({
      records: organizationProviders,
      id,
      life: identityProviderLife,
      by: name,
      send: () => send(id),
      problemIn: (status) => ({ code: 'identityProvider.notAllowed', data: { status } }),
    })
    await organizationProviders.require(id).then(async (left) => {
      const { commit } = await import('#functions/_platform/storage/commit.ts')
      await commit([organizationProviders.remove(left)])
    })
  })
})
