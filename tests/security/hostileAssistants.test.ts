import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { users } from '#functions/directory/store/users.ts'
import { toldOf } from '#functions/user/public.ts'
import { choose } from '#functions/user/store/notificationChoices.ts'
import { handler } from '#functions/webhook/index.ts'
import { createApiKey, exchangeApiKey, removeApiKey } from '#shared/contracts/auth/apiKeys.ts'
import { createTeam, listAllTeams } from '#shared/contracts/auth/teams.ts'
import * as contract from '#shared/contracts/webhook/assistants.ts'
import { mostAssistantRequests } from '#shared/domain/identity/assistants.ts'
import { allNotifications } from '#shared/domain/identity/notificationKinds.ts'
import type { AssistantRequestId } from '#shared/domain/ids/ids.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { type Identity, startIdentity } from '#tests/support/identity.ts'
import { callerOf } from '#tests/support/operation.ts'
import { anAgency, aPerson } from '#tests/support/people.ts'
import { answered, as, nobody, signedIn } from '#tests/support/signedIn.ts'
import { aWhilePasses } from '#tests/weather/ofTheRun.ts'

const inApp = callerOf(handler)

let identity: Identity
let gateway: TestGateway
let person: Actor
let agencyId: string
beforeAll(async () => {
  identity = await startIdentity()
  gateway = await startGateway()
  await aPerson('eve@assistants.example')
  person = (await signedIn('eve@assistants.example')).actor
  agencyId = await anAgency()
})
afterAll(async () => {
  await gateway.stop()
  await identity.stop()
})

const scopes = ['agency:delete', 'agency:read', 'quote:read', 'team:manage', 'team:read'] as const
const aKey = async (by = person) => {
  const { id, secret } = await answered(
    as(by)(createApiKey, { body: { name: 'Desk assistant', scopes: [...scopes], assistant: true } }),
  )
  const asked = { grant_type: 'client_credentials', client_id: id, client_secret: secret } as const
  return { id, token: (await answered(nobody(exchangeApiKey, { body: asked }))).access_token }
}

interface Said {
  readonly says: string
  readonly data?: Readonly<Record<string, unknown>>
}
/** What is sent to the door, to the letter. */
const send = (token: string, body: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${gateway.url}${contract.callAssistantTools.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    body,
  })
const useRaw = async (token: string, name: string, given: string) => {
  const response = await send(
    token,
    `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${name}","arguments":${given}}}`,
  )
  const { result } = (await response.json()) as { result?: { structuredContent: Said; isError?: true } }
  return { status: response.status, isError: result?.isError, ...result?.structuredContent }
}
const use = (token: string, name: string, given: object) => useRaw(token, name, JSON.stringify(given))
const teamNamed = (name: string) => ({ body: { name, agencyId } })
const teams = async () => {
  await aWhilePasses()
  const { content } = await answered(as(person)(listAllTeams, { query: { size: 100 } }))
  return content.map(({ name }) => name)
}
const asked = (id: unknown) => ({ params: { assistantRequestId: id as AssistantRequestId } })
const approve = (id: unknown, by = person) => inApp(by)(contract.approveAssistantRequest, asked(id))
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

describe('arguments that no form would send', () => {
  it('are refused in words, whatever they are made of', async () => {
    const { token } = await aKey()
    for (const given of [
      '{"params":{"agencyId":{"toString":1,"valueOf":1}}}',
      '{"params":{"agencyId":[{"toString":1}]}}',
      '{"params":{"agencyId":"\\ud800"}}',
      '{"query":{"size":{"toString":null}}}',
      `{"body":${deep(20_000)}}`,
      `{"params":{"agencyId":${deep(20_000)}}}`,
      '{"__proto__":{"body":{}},"constructor":1}',
      '[]',
      '"createTeam"',
      'null',
    ]) {
      const label = given.slice(0, 60)
      for (const name of ['createTeam', 'getAgency']) {
        const { status, isError } = await useRaw(token, name, given)
        expect([label, name, status === 400 || (status === 200 && isError)]).toEqual([label, name, true])
      }
    }
  })

  it('are those that the call has, so that nothing else is shown to whoever approves it', async () => {
    const { token } = await aKey()
    const note = 'Only a rehearsal: nothing will happen.'
    for (const more of [{ params: { note } }, { query: { note } }, { body: { ...teamNamed('Rehearsed').body, note } }])
      expect(await use(token, 'createTeam', { ...teamNamed('Rehearsed'), ...more })).toMatchObject({ isError: true })
    const removal = { params: { agencyId }, body: { reason: 'Gone.' } }
    expect(await use(token, 'suspendAgency', { ...removal, params: { agencyId, note } })).toMatchObject({
      isError: true,
    })
    const listing = await use(token, 'listAllTeams', { body: { note } })
    expect(listing.isError, 'a body where there is none').toBe(true)
  })

  it('are looked for within bounds', async () => {
    const { token } = await aKey()
    const began = performance.now()
    expect(await use(token, 'findOperations', { words: 'team '.repeat(50_000) })).toMatchObject({ status: 200 })
    expect(performance.now() - began).toBeLessThan(3000)
  })
})

describe('messages', () => {
  it('are of a version of the protocol that is spoken here, one at a time', async () => {
    const { token } = await aKey()
    const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}'
    const status = async (body: string, headers = {}) => (await send(token, body, headers)).status
    expect(await status(ping, { 'mcp-protocol-version': '2025-06-18' })).toBe(200)
    expect(await status(ping, { 'mcp-protocol-version': '1999-01-01' })).toBe(400)
    expect(await status(ping, { 'mcp-session-id': 'of-somebody-else' })).toBe(200)
    expect(await status(`[${ping},${ping}]`)).toBe(400)
    expect(await status('{"jsonrpc":"2.0","id":null,"method":"ping"}')).toBe(400)
    expect(await status('{"jsonrpc":"1.0","id":1,"method":"ping"}')).toBe(400)
    expect(await status('{')).toBe(400)
    expect(await status(deep(100_000))).toBe(400)
    expect(await status(`{"jsonrpc":"2.0","method":"tools/call","params":{"name":"createTeam"}}`)).toBe(202)
    const hello = '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"1999-01-01"}}'
    expect(await (await send(token, hello)).json()).toMatchObject({ result: { protocolVersion: '2025-11-25' } })
  })
})

describe('an approval', () => {
  it('is used once, however many come with it at once', async () => {
    const { token } = await aKey()
    const { data } = await use(token, 'createTeam', teamNamed('Crowded'))
    await answered(approve(data?.requestId))
    const direct = () =>
      fetch(`${gateway.url}${createTeam.path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'x-assistant-confirmation': String(data?.requestId),
        },
        body: JSON.stringify(teamNamed('Crowded').body),
      })
    await Promise.all([
      ...Array.from({ length: 6 }, direct),
      ...Array.from({ length: 3 }, () => use(token, 'createTeam', teamNamed('Crowded'))),
    ])
    expect((await teams()).filter((name) => name === 'Crowded')).toHaveLength(1)
  })

  it('is nothing to whom it was taken from: a key that is gone, a person who may no more', async () => {
    const { id, token } = await aKey()
    const { data } = await use(token, 'createTeam', teamNamed('Orphaned'))
    await answered(approve(data?.requestId))
    await answered(as(person)(removeApiKey, { params: { keyId: id as never } }))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
    expect((await send(token, '{"jsonrpc":"2.0","id":1,"method":"ping"}')).status).toBe(401)
    vi.useRealTimers()
    expect(await teams()).not.toContain('Orphaned')
  })
})

describe('a word of somebody', () => {
  it('is none once they may not give it any more', async () => {
    await aPerson('mallory@assistants.example')
    const approver = (await signedIn('mallory@assistants.example')).actor
    const { token } = await aKey()
    const approvedBy = async (name: string) => {
      const { data } = await use(token, 'createTeam', teamNamed(name))
      await answered(approve(data?.requestId, approver))
    }
    await approvedBy('By one who stays')
    await approvedBy('By one who goes')
    expect((await use(token, 'createTeam', teamNamed('By one who stays'))).isError).toBeUndefined()
    const user = await users.require(approver.userId)
    await commit([users.update(user, { ...user, role: 'Underwriter' })])
    expect(await use(token, 'createTeam', teamNamed('By one who goes'))).toMatchObject({
      isError: true,
      data: { code: 'assistant.notConfirmed' },
    })
    expect(await teams()).not.toContain('By one who goes')
  })
})

describe('what waits for people', () => {
  it('is told to whom the assistant works for, once, and as they want to be told', async () => {
    await aPerson('told@assistants.example')
    const told = (await signedIn('told@assistants.example')).actor
    const { token } = await aKey(told)
    const bells = async () => (await toldOf(told.userId)).filter(({ type }) => type === 'assistantAsked')
    const mails = await identity.mailCount(told.email)
    const { data } = await use(token, 'createTeam', teamNamed('Told'))
    await use(token, 'createTeam', teamNamed('Told'))
    expect(await bells()).toMatchObject([{ link: `/admin/assistant-requests/${data?.requestId}` }])
    expect(await identity.mailCount(told.email)).toBe(mails + 1)
    expect(await identity.lastMail(told.email)).toMatchObject({
      template: 'assistantAsked',
      data: { link: data?.confirmAt },
    })
    const quiet = { app: false, email: false }
    await commit([await choose(told.userId, { ...allNotifications, assistantAsked: quiet })])
    expect((await use(token, 'createTeam', teamNamed('Untold'))).data).toMatchObject({ status: 'WAITING' })
    expect(await bells()).toHaveLength(1)
    expect(await identity.mailCount(told.email)).toBe(mails + 1)
  })

  it('is bounded for each assistant, and what is over waits for nobody', async () => {
    const { token } = await aKey()
    const other = await aKey()
    for (let at = 0; at < mostAssistantRequests; at += 1)
      expect((await use(token, 'createTeam', teamNamed(`Flood ${at}`))).data).toMatchObject({ status: 'WAITING' })
    expect((await use(token, 'createTeam', teamNamed('Flood last'))).says).toContain('Too much')
    expect((await use(other.token, 'createTeam', teamNamed('Another’s'))).data).toMatchObject({ status: 'WAITING' })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 })
    const { token: later } = await aKey({ ...person, issuedAt: Date.now(), stepUpAt: Date.now() / 1000 })
    expect((await use(later, 'createTeam', teamNamed('Tomorrow'))).data).toMatchObject({ status: 'WAITING' })
    vi.useRealTimers()
  })
})
