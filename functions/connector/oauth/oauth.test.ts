import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/connector/index.ts'
import type { AccountId } from '#shared/domain/ids/ids.ts'
import { oauthSeconds } from '#shared/domain/integration/connectors.ts'
import { cast } from '#tests/cast/actors.ts'
import { aUser } from '#tests/support/aUser.ts'
import { eventsOf } from '#tests/support/eventsOf.ts'
import { callerOf, eventOf } from '#tests/support/operation.ts'
import { handOver } from '#tests/support/outside.ts'
import { openQuoteDesk } from '#tests/support/quoteDesk.ts'
import { answered, later } from '#tests/support/signedIn.ts'
import { handler } from '../index.ts'
import { connections } from '../store/connections.ts'
import { handler as worker } from '../worker.ts'

const as = callerOf(handler)
let desk: Awaited<ReturnType<typeof openQuoteDesk>>
let accountId: AccountId
let insured: Actor

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  desk = await openQuoteDesk()
  accountId = await desk.anAccount()
  insured = { ...cast.policyHolder, role: 'Account Admin', organizationId: accountId, sessionId: 'ses_insured' }
  const { userId: id, role } = insured
  await commit([
    users.create(aUser({ id, email: 'ida@moreau.example', organizationId: accountId, accountType: 'CUSTOMER', role })),
  ])
})
afterAll(async () => {
  vi.useRealTimers()
  await desk.close()
})
beforeEach(() => agree('MICROSOFT'))

const agree = (connectorType: 'MICROSOFT' | 'GSC', agreement = true) =>
  answered(as(insured)(contract.updatePrivacyConsent, { params: { connectorType }, body: { agreement } }))

const asked = (connectorType: 'MICROSOFT' | 'QUALYSVM' | 'GOOGLEWORKSPACE', actor = insured) =>
  as(actor)(contract.getOauthMetadata, { params: { connectorType }, query: {} })

/** Leaves for the sign-in: what it is told, and the cookie that the browser keeps. */
const leave = async () => {
  const event = eventOf(contract.getOauthMetadata, { params: { connectorType: 'MICROSOFT' }, query: {} }, insured)
  const answer = await handler(event, {} as never)
  const metadata = contract.getOauthMetadata.response.parse(JSON.parse(answer.body ?? ''))
  const [cookie = ''] = answer.cookies ?? []
  return { metadata, cookie, cookies: [cookie.split(';')[0] ?? ''] }
}
const tenant = '3f0b9c1e-6a54-4d0e-9d0e-2b7f7a1c9d10'
const codeFor = ({ codeChallenge }: { readonly codeChallenge: string }) => `${tenant}.${codeChallenge}`

/** Where the browser is sent that comes back. */
const arrive = async (query: Record<string, string>, cookies: readonly string[]) => {
  const answer = await handler(eventOf(contract.completeConnectorOauth, { query }, undefined, { cookies }), {} as never)
  expect(answer.statusCode).toBe(302)
  return String(answer.headers?.location)
}
const outcomeOf = (location: string) => new URL(location).searchParams.get('signIn')
const connected = () => answered(as(insured)(contract.listConnections, { query: { connectorType: 'MICROSOFT' } }))

describe('a sign-in at Microsoft or Google', () => {
  it('is asked for with the least scopes, a state of the session and PKCE, once the addendum was agreed to', async () => {
    const { metadata, cookie } = await leave()
    expect(metadata).toMatchObject({
      clientId: 'palisade-sandbox',
      responseType: 'code',
      redirectUri: 'https://us.palisade.example/api/connector/v1/oauth/callback',
      scope: 'offline_access https://graph.microsoft.com/SecurityEvents.Read.All',
      codeChallengeMethod: 'S256',
    })
    const page = new URL(metadata.authorizationUrl)
    expect(page.origin + page.pathname).toBe('https://tools.palisade.example/microsoft/authorize')
    expect(page.searchParams.get('state')).toBe(metadata.state)
    expect(cookie).toContain('SameSite=Lax')
    expect((await leave()).metadata.state).not.toBe(metadata.state)
    expect(await asked('GOOGLEWORKSPACE')).toMatchObject({ problem: { code: 'connector.consentMissing' } })
    expect(await asked('QUALYSVM')).toMatchObject({ problem: { code: 'connector.needsOtherForm' } })
    const jumped: Actor = { ...insured, subscriberType: 'COWBELL', ownRole: 'Super Admin' }
    expect(await asked('MICROSOFT', jumped)).toMatchObject({ problem: { code: 'auth.jumpRefused' } })
  })

  it('connects the system of who comes back, and its state is good once', async () => {
    const { metadata, cookies } = await leave()
    const back = { code: codeFor(metadata), state: metadata.state }
    const location = await arrive(back, cookies)
    expect(location).toBe('https://us.palisade.example/customer/connectors?connector=MICROSOFT&signIn=connected')
    const [made, ...others] = await connected()
    expect(others).toEqual([])
    expect(made).toMatchObject({ connectorStatus: 'CONNECTING', metadata: { azureTenantId: tenant } })
    expect(outcomeOf(await arrive(back, cookies))).toBe('expired')
    expect(await connected()).toHaveLength(1)
  })

  it('makes a connection good that its party refused since, instead of a second one beside it', async () => {
    const [made] = await connected()
    const failed = await connections.require(made?.id ?? '')
    await commit([connections.update(failed, { ...failed, status: 'FAILED', failure: 'The grant was withdrawn.' })])
    const { metadata, cookies } = await leave()
    expect(outcomeOf(await arrive({ code: codeFor(metadata), state: metadata.state }, cookies))).toBe('connected')
    const [again, ...others] = await connected()
    expect(others).toEqual([])
    expect(again).toMatchObject({ id: made?.id, connectorStatus: 'CONNECTING' })
    expect(again?.failure).toBeUndefined()
  })

  it('has its grant handed back with the last connection that it opens, sealed', async () => {
    const connect = async () => {
      const { metadata, cookies } = await leave()
      expect(outcomeOf(await arrive({ code: codeFor(metadata), state: metadata.state }, cookies))).toBe('connected')
    }
    await connect()
    const handedBack = async () =>
      (await eventsOf(desk.table)).flatMap((event) => (event.name === 'connection.grantEnded' ? [event.detail] : []))
    const all = await connected()
    expect(all.length).toBeGreaterThan(1)
    for (const { id } of all) {
      expect(await handedBack()).toEqual([])
      await answered(as(insured)(contract.removeConnection, { params: { connectionId: id } }))
    }
    const told = await handedBack()
    const last = all.at(-1)?.id
    const credentials = expect.stringMatching(/^sealed:1:/)
    expect(told).toEqual([{ connectionId: last, connectorType: 'MICROSOFT', credentials }])
    for (const detail of told) await handOver(worker, 'connection.grantEnded', detail)
    await connect()
    await agree('MICROSOFT', false)
    expect(await handedBack()).toHaveLength(2)
  })

  it('is of the browser and the session that left: a link that somebody sends connects nothing', async () => {
    const [mine, other] = [await leave(), await leave()]
    const back = { code: codeFor(mine.metadata), state: mine.metadata.state }
    const before = await connected()
    expect(outcomeOf(await arrive(back, []))).toBe('expired')
    expect(outcomeOf(await arrive(back, other.cookies))).toBe('expired')
    const [payload = '', signature = ''] = mine.metadata.state.split('.')
    const forged = JSON.parse(Buffer.from(payload, 'base64url').toString())
    forged.about.accountId = 'acc_other'
    const state = `${Buffer.from(JSON.stringify(forged)).toString('base64url')}.${signature}`
    expect(await arrive({ ...back, state }, mine.cookies)).toBe('https://us.palisade.example/login')
    expect(await arrive({}, mine.cookies)).toBe('https://us.palisade.example/login')
    expect(await connected()).toEqual(before)
    expect(outcomeOf(await arrive(back, mine.cookies))).toBe('connected')
  })

  it('that is refused there, comes late or with a code of another departure connects nothing', async () => {
    const [first, second, third] = [await leave(), await leave(), await leave()]
    const before = await connected()
    const refused = { error: 'access_denied', state: first.metadata.state }
    expect(outcomeOf(await arrive(refused, first.cookies))).toBe('refused')
    const swapped = { code: codeFor(first.metadata), state: second.metadata.state }
    expect(outcomeOf(await arrive(swapped, second.cookies))).toBe('refused')
    // Whatever came of it, the state is used.
    const right = { code: codeFor(second.metadata), state: second.metadata.state }
    expect(outcomeOf(await arrive(right, second.cookies))).toBe('expired')
    later(oauthSeconds)
    const late = { code: codeFor(third.metadata), state: third.metadata.state }
    expect(await arrive(late, third.cookies)).toBe('https://us.palisade.example/login')
    expect(await connected()).toEqual(before)
  })

  it('connects nothing for who agrees no longer, or may not any more', async () => {
    const [first, second] = [await leave(), await leave()]
    await agree('MICROSOFT', false)
    const back = (of: typeof first) => ({ code: codeFor(of.metadata), state: of.metadata.state })
    expect(outcomeOf(await arrive(back(first), first.cookies))).toBe('refused')
    await agree('MICROSOFT')
    const user = await users.byId(insured.userId)
    if (user === undefined) throw new Error('There is no user.')
    await commit([users.update(user, { ...user, enabled: false })])
    expect(outcomeOf(await arrive(back(second), second.cookies))).toBe('expired')
    expect(await connected()).toEqual([])
  })
})
