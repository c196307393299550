import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { seal } from '#functions/_platform/secrets/seal.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { accountById, accountChange } from '#functions/account/public.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/connector/index.ts'
import { type AccountId, type ConnectorId, PersonaId } from '#shared/domain/ids/ids.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { cast, partnerOf } from '#tests/cast/actors.ts'
import { aUser } from '#tests/support/aUser.ts'
import { eventsOf } from '#tests/support/eventsOf.ts'
import { callerOf } from '#tests/support/operation.ts'
import { handOver } from '#tests/support/outside.ts'
import { openQuoteDesk } from '#tests/support/quoteDesk.ts'
import { answered, later } from '#tests/support/signedIn.ts'
import { handler } from './index.ts'
import { connections } from './store/connections.ts'
import { handler as worker } from './worker.ts'

const as = callerOf(handler)
let desk: Awaited<ReturnType<typeof openQuoteDesk>>
let accountId: AccountId
let insured: Actor
const handled = new Set<number>()

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  desk = await openQuoteDesk()
  accountId = await desk.anAccount()
  insured = { ...cast.policyHolder, role: 'Account Admin', organizationId: accountId }
})
afterAll(async () => {
  vi.useRealTimers()
  await desk.close()
})

const settle = async () => {
  for (let index = handled.size; ; ) {
    const events = await eventsOf(desk.table)
    if (index >= events.length) return
    for (; index < events.length; index += 1) {
      handled.add(index)
      const event = events[index] as DomainEvent
      if (
        event.name === 'connection.readingDue' ||
        (event.name === 'job.due' && event.detail.kind === 'readConnections')
      )
        await handOver(worker, event.name, event.detail as never)
    }
  }
}
const hourPasses = async (hours = 1) => {
  later(hours * 3600)
  await worker({ job: 'readAgain' })
  await settle()
}
type Body = (typeof contract.createConnection.body)['_zod']['input']
const qualys = {
  connector: 'QUALYSVM',
  credentials: { username: 'api-user', password: 'right' },
  agreement: true,
} as const
const add = (more: Partial<Body> = {}, actor = insured) =>
  as(actor)(contract.createConnection, { body: { ...qualys, ...more } })
const list = (query: object = {}) => answered(as(insured)(contract.listConnections, { query }))
const params = (connectorId: ConnectorId) => ({ params: { connectorType: 'QUALYSVM' as const, connectorId } })

const mssp = partnerOf('MSSP', 'MSSP Admin', PersonaId.parse('org_01JH0000000000000000000P51'))
const told = (by: Actor, query: object = {}) => answered(as(by)(contract.searchPostures, { query }))

describe('connectors', () => {
  it('are the kinds that the specification names, each with the way it is connected', async () => {
    const all = await answered(as(insured)(contract.listConnectors, {}))
    expect(all.map(({ connectorType }) => connectorType)).toEqual(
      'AWS CLOUDFLARE COWBELL_MDR GOOGLEWORKSPACE GSC MICROSOFT QUALYSCS QUALYSPC QUALYSVM SAFEGUARD SECUREWORKS SECURITYSTUDIO SOPHOS WIZER'.split(
        ' ',
      ),
    )
    expect(all.filter(({ requiresOauth }) => requiresOauth).map(({ name }) => name)).toEqual([
      'Google Workspace',
      'Google Security Command Center',
      'Microsoft 365',
    ])
    expect(await answered(as(insured)(contract.listAwsRegions, {}))).toContainEqual({
      code: 'us-east-1',
      name: 'US East (N. Virginia)',
    })
    expect(await answered(as(cast.producer)(contract.listConnectors, {}))).toEqual(all)
    vi.stubEnv('SECURITY_TOOLS', 'none')
    expect(await answered(as(insured)(contract.listConnectors, {}))).toEqual([])
    expect(await add()).toMatchObject({ problem: { code: 'connector.notOffered' } })
    vi.stubEnv('SECURITY_TOOLS', 'sandbox')
  })
})

describe('a connection', () => {
  it('asks for the agreement and for what it is made with', async () => {
    const missing = { status: 422, problem: { code: 'connector.invalidDetails' } }
    expect(await add({ agreement: false })).toMatchObject({
      status: 409,
      problem: { code: 'connector.consentMissing' },
    })
    expect(await add({ credentials: { password: 'x' } })).toMatchObject({
      ...missing,
      problem: { errors: [{ path: ['credentials', 'username'], detail: 'API User is required' }] },
    })
    expect(await add({ credentials: { username: 'x', password: '' } })).toMatchObject({
      problem: { errors: [{ detail: 'Password is required' }] },
    })
    expect(await add({ connector: 'SECURITYSTUDIO', credentials: { password: '' } })).toMatchObject({
      problem: { errors: [{ detail: 'Token is required' }] },
    })
    expect(await add({ connector: 'AWS', metadata: { region: 'mars' } })).toMatchObject(missing)
    expect(await add({ connector: 'AWS', credentials: { password: '' } })).toMatchObject({
      problem: { errors: [{ detail: 'Access key ID is required' }, { detail: 'Secret access key is required' }] },
    })
    for (const connector of ['MICROSOFT', 'WIZER'] as const)
      expect(await add({ connector })).toMatchObject({ status: 422, problem: { code: 'connector.needsOtherForm' } })
    expect(await add({ cbid: 'cbd_other' })).toMatchObject(missing)
    const wizer = (apiKey: string) => as(insured)(contract.addWizer, { query: {}, body: { apiKey } })
    expect(await wizer('')).toMatchObject({ problem: { errors: [{ detail: 'API Key is required' }] } })
    expect(await wizer('key')).toMatchObject({ problem: { code: 'connector.consentMissing' } })
    expect(await list()).toEqual([])
  })

  it('that was refused is read with another secret, and what it told before stays until then', async () => {
    const made = await answered(add({ credentials: { username: 'api-user', password: 'wrong' } }))
    await settle()
    const standing = async () => (await list()).find(({ id }) => id === made.id)
    expect(await standing()).toMatchObject({ connectorStatus: 'FAILED', failure: expect.any(String) })
    // What was refused waits for another secret, and is not asked again by itself.
    expect(await standing()).not.toHaveProperty('triedAgainAt')
    const replace = (credentials: { username?: string; password: string }, by = insured) =>
      as(by)(contract.replaceConnectionSecret, { params: { connectionId: made.id }, body: { credentials } })
    expect(await replace({ password: 'right' })).toMatchObject({
      problem: { errors: [{ path: ['credentials', 'username'], detail: 'API User is required' }] },
    })
    const right = { username: 'api-user', password: 'right' }
    expect(await replace(right, cast.otherProducer)).toMatchObject({ status: 403 })
    expect(await replace(right, { ...insured, organizationId: 'acc_01JH0000000000000000000C99' })).toMatchObject({
      status: 404,
    })
    const answer = await answered(replace(right))
    expect(answer).toMatchObject({ connectorStatus: 'CONNECTING' })
    expect(answer.failure).toBeUndefined()
    await settle()
    expect(await standing()).toMatchObject({ connectorStatus: 'SUCCESS' })
    expect(JSON.stringify(await connections.byId(made.id))).not.toContain('right')
    await answered(as(insured)(contract.removeConnection, { params: { connectionId: made.id } }))
  })

  it('is read, and tells score, history and actions; its secret is sealed and told nobody', async () => {
    const made = await answered(add({ provider: 'Ours' }))
    expect(made).toMatchObject({ connectorType: 'QUALYSVM', connectorStatus: 'CONNECTING', metadata: {} })
    const status = async () =>
      (await answered(as(insured)(contract.getConnectionStatus, { params: { connectorId: made.connectorId } })))
        .connectorStatus
    expect(await as(insured)(contract.getLatestScore, params(made.connectorId))).toMatchObject({
      status: 404,
      problem: { code: 'connector.nothingRead' },
    })
    await settle()
    expect(await status()).toBe('SUCCESS')
    expect(JSON.stringify(await connections.byId(made.id))).not.toContain('right')
    expect(JSON.stringify(await list())).not.toMatch(/right|sealed|api-user/)
    const latest = await answered(as(insured)(contract.getLatestScore, params(made.connectorId)))
    expect(latest.score).toBeLessThanOrEqual(latest.maxScore)
    const actions = await answered(as(insured)(contract.listConnectorActions, params(made.connectorId)))
    const done = actions.filter(({ status }) => status === 'DONE').reduce((sum, { points }) => sum + points, 0)
    expect(done).toBe(latest.score)
    const gains = actions.map(({ status, riskEffect }) => [status, riskEffect])
    expect(gains.every(([status, gain]) => (status === 'DONE') === (gain === undefined))).toBe(true)
    expect(Math.max(...actions.map(({ riskEffect = 0 }) => riskEffect))).toBeGreaterThan(0)
    const short = await answered(as(insured)(contract.listShortlistActions, params(made.connectorId)))
    expect(short.every(({ status }) => status === 'OPEN')).toBe(true)
    expect(short.map(({ points }) => points)).toEqual(short.map(({ points }) => points).toSorted((a, b) => b - a))
    await hourPasses(25)
    const history = (days: number) =>
      answered(as(insured)(contract.listScoreHistory, { ...params(made.connectorId), query: { days } }))
    expect((await history(30)).map(({ score }) => score)).toEqual([latest.score, latest.score])
    expect(await history(1)).toHaveLength(1)
    const other = { params: { connectorType: 'AWS' as const, connectorId: made.connectorId } }
    expect(await as(insured)(contract.getLatestScore, other)).toMatchObject({ status: 404 })
  })

  it('is of the insured and those in whose reach the account is', async () => {
    const [mine] = await list({ connectorType: 'QUALYSVM' })
    if (mine === undefined) throw new Error('There is none.')
    const { id: connectionId, connectorId } = mine
    const stranger: Actor = { ...insured, ...cast.otherPolicyHolder, role: 'Account Admin' }
    const missing = { status: 404, problem: { code: 'connector.notFound' } }
    expect(await as(stranger)(contract.removeConnection, { params: { connectionId } })).toMatchObject(missing)
    expect(await as(stranger)(contract.removeConnector, { params: { connectorId } })).toMatchObject(missing)
    expect(await as(stranger)(contract.getLatestScore, params(connectorId))).toMatchObject(missing)
    expect(await as(stranger)(contract.listAccountConnectors, { params: { accountId } })).toMatchObject({ status: 404 })
    expect(await add({ accountId }, stranger)).toMatchObject({ status: 404 })
    expect(await answered(as(cast.producer)(contract.listAccountConnectors, { params: { accountId } }))).toHaveLength(1)
    expect(await as(cast.producer)(contract.listConnections, { query: {} })).toMatchObject({
      problem: { code: 'connector.accountMissing' },
    })
    expect(await as(cast.producer)(contract.removeConnection, { params: { connectionId } })).toMatchObject({
      status: 403,
    })
  })

  it('that is refused fails for good; one that is not answered is tried again with growing pauses', async () => {
    const refused = await answered(add({ connector: 'SOPHOS', credentials: { username: 'u', password: 'wrong' } }))
    const silent = await answered(add({ connector: 'CLOUDFLARE', credentials: { password: 'down' } }))
    await settle()
    const stateOf = async (id: string) => connections.byId(id)
    expect(await stateOf(refused.id)).toMatchObject({
      status: 'FAILED',
      failure: expect.stringContaining('not accepted'),
    })
    expect(await stateOf(silent.id)).toMatchObject({ status: 'FAILED', failures: 1 })
    expect((await list()).find(({ id }) => id === silent.id)?.triedAgainAt).toBe((await stateOf(silent.id))?.readAt)
    await hourPasses()
    expect(await stateOf(silent.id)).toMatchObject({ failures: 2 })
    await hourPasses()
    await hourPasses()
    expect(await stateOf(silent.id)).toMatchObject({ failures: 3 })
    expect(await stateOf(refused.id)).toMatchObject({ failures: 0 })
    expect((await stateOf(refused.id))?.readAt).toBeUndefined()
  })
})

describe('an invitation', () => {
  const invite = (connectorType: 'SOPHOS' | 'SAFEGUARD', actor = insured) =>
    as(actor)(contract.createLeenInviteToken, { body: { connectorType, accountId } })

  it('is of the account’s one organization, for a week, for what was agreed to', async () => {
    const organization = async () => answered(as(insured)(contract.createLeenOrganization, { body: {} }))
    expect(await organization()).toEqual(await organization())
    expect(await invite('SAFEGUARD')).toMatchObject({ problem: { code: 'connector.consentMissing' } })
    const { token, expiresAt } = await answered(invite('SOPHOS'))
    expect(Date.parse(expiresAt) - Date.now()).toBe(7 * 24 * 3600 * 1000)
    expect((await answered(invite('SOPHOS'))).token).not.toBe(token)
    const stranger: Actor = { ...insured, ...cast.otherPolicyHolder, role: 'Account Admin' }
    expect(await invite('SOPHOS', stranger)).toMatchObject({ status: 404 })
  })
})

describe('what is read', () => {
  it('moves the account’s risk score, by less than answers do, and no longer than it is connected', async () => {
    const company = await desk.anAccount()
    const people: Actor = { ...insured, organizationId: company }
    const riskOf = async () => {
      const account = await accountById(company)
      if (account === undefined) throw new Error('There is no account.')
      const { riskScore, cowbellRiskFactors, securityQuestions } = account
      return { riskScore, factors: cowbellRiskFactors.factors, securityQuestions }
    }
    const before = await riskOf()
    const made = await answered(add({ credentials: { username: 'weak', password: 'right' } }, people))
    await settle()
    const during = await riskOf()
    const drivers = during.factors.flatMap((factor) => factor.drivers.map(({ text }) => text))
    expect(drivers).toContain('Administrators’ second factors, as connected systems see them')
    expect(during.factors).not.toEqual(before.factors)
    // What people answered stays as they said it.
    expect(during.securityQuestions).toEqual(before.securityQuestions)
    await answered(as(people)(contract.removeConnection, { params: { connectionId: made.id } }))
    expect(await riskOf()).toEqual(before)
  })
})

describe('the posture of insureds', () => {
  it('is told to whom they let look after it, with what is to be fixed first, and nothing of money', async () => {
    const connection = await answered(add())
    await settle()
    expect(await told(mssp)).toMatchObject({ hits: [] })
    const account = await accountById(accountId)
    if (account === undefined) throw new Error('The account is gone.')
    await commit([accountChange(account, { ...account, partnerIds: [PersonaId.parse(mssp.organizationId)] })])
    await desk.settle()
    const [posture, ...others] = (await told(mssp)).hits
    expect((await told(mssp, { needs: 'FIX' })).hits).toEqual([posture])
    expect((await told(mssp, { needs: 'AGREEMENT' })).hits).toEqual([])
    expect((await told(mssp, { needs: 'LOOK' })).hits).toEqual([posture])
    expect((await told(insured, { needs: 'FIX' })).hits).toEqual([posture])
    expect(others).toEqual([])
    expect(posture).toMatchObject({
      accountId,
      name: account.name,
      lastRead: expect.any(String),
      riskScore: expect.any(Number),
    })
    // What was refused above stands there as failed.
    expect(posture?.failing).toBeGreaterThan(0)
    expect(posture?.agreements).toBeGreaterThan(0)
    expect(posture?.connections).toBeGreaterThan(0)
    const actions = await answered(as(insured)(contract.listConnectorActions, params(connection.connectorId)))
    expect(posture?.openFindings).toBeGreaterThanOrEqual(actions.filter(({ status }) => status === 'OPEN').length)
    expect(posture?.next).toBeDefined()
    expect(JSON.stringify(posture)).not.toMatch(/premium|revenue/i)
    expect((await told(insured)).hits).toMatchObject([{ accountId }])
    await answered(as(insured)(contract.removeConnection, { params: { connectionId: connection.id } }))
  })

  it('is nothing to others', async () => {
    const stranger = { ...mssp, organizationId: 'org_01JH0000000000000000000P52' }
    expect((await told(stranger)).hits).toEqual([])
  })
})

describe('removal', () => {
  it('of a connection forgets with the last one what it told', async () => {
    const [first] = await list({ connectorType: 'QUALYSVM' })
    const latest = () => answered(as(insured)(contract.getLatestScore, params(first?.connectorId as never)))
    const alone = await latest()
    const second = await answered(add())
    await settle()
    // Several systems of one kind tell together.
    expect(await latest()).toMatchObject({ maxScore: 2 * alone.maxScore })
    await answered(as(insured)(contract.removeConnection, { params: { connectionId: second.id } }))
    expect(await latest()).toMatchObject({ maxScore: alone.maxScore })
    await answered(as(insured)(contract.removeConnection, { params: { connectionId: first?.id as never } }))
    expect(await as(insured)(contract.getLatestScore, params(second.connectorId))).toMatchObject({ status: 404 })
    expect(await list({ connectorType: 'QUALYSVM' })).toEqual([])
    expect(await connections.byId(second.id)).toBeUndefined()
  })

  it('of a connector, and a withdrawn consent, end all its connections', async () => {
    const made = await answered(add())
    await answered(as(insured)(contract.removeConnector, { params: { connectorId: made.connectorId } }))
    expect(await list({ connectorType: 'QUALYSVM' })).toEqual([])
    await settle()
    const consent = (agreement: boolean) =>
      answered(as(insured)(contract.updatePrivacyConsent, { params: { connectorType: 'WIZER' }, body: { agreement } }))
    expect((await consent(true)).agreedAt).toEqual(expect.any(String))
    const wizer = async () =>
      (await answered(as(insured)(contract.listConnectors, {}))).find(({ connectorType }) => connectorType === 'WIZER')
    const agreed = await wizer()
    expect(agreed).toMatchObject({ connectorStatus: 'CONSENTED', consent: { agreedBy: insured.name } })
    const { connectorId = null } = agreed?.consent ?? {}
    expect(
      await answered(as(insured)(contract.getConnectionStatus, { params: { connectorId: connectorId as never } })),
    ).toEqual({ connectorStatus: 'CONSENTED' })
    await answered(as(insured)(contract.addWizer, { query: {}, body: { apiKey: 'key' } }))
    await settle()
    expect(await list({ connectorType: 'WIZER' })).toMatchObject([{ connectorStatus: 'SUCCESS' }])
    expect(await consent(false)).toEqual({})
    expect(await list({ connectorType: 'WIZER' })).toEqual([])
    expect(await add({ agreement: false })).toMatchObject({ problem: { code: 'connector.consentMissing' } })
  })

  it('is made by time as well: nothing is read once the agreement has ended, until it is given anew', async () => {
    const made = await answered(add({ connector: 'QUALYSPC' }))
    await settle()
    later(366 * 24 * 3600)
    expect((await told(mssp)).hits).toMatchObject([{ agreements: 0, connections: 0, openFindings: 0 }])
    expect(await told(mssp, { needs: 'AGREEMENT' })).toMatchObject({ hits: [{ agreements: 0 }], totalHits: 1 })
    expect((await told(mssp, { needs: 'FIX' })).hits).toEqual([])
    expect(await add({ connector: 'QUALYSPC', agreement: false })).toMatchObject({
      problem: { code: 'connector.consentMissing' },
    })
    await hourPasses()
    expect(await connections.byId(made.id)).toMatchObject({ status: 'FAILED', failure: expect.stringMatching(/anew/) })
    const again = { params: { connectorType: 'QUALYSPC' as const }, body: { agreement: true } }
    await answered(as(insured)(contract.updatePrivacyConsent, again))
    await settle()
    expect(await connections.byId(made.id)).toMatchObject({ status: 'SUCCESS' })
  })

  it('of the account takes them along', async () => {
    await answered(add())
    await handOver(worker, 'account.removed', { accountId })
    expect(await list()).toEqual([])
  })
})

describe('a connection that fails', () => {
  const mails = async () => (await eventsOf(desk.table)).filter(({ name }) => name === 'mail.requested').length

  it('is told of once to those of the company who connect its systems', async () => {
    const id = 'usr_01JH0000000000000000000C77'
    const of = { id, email: 'security@told.example', organizationId: accountId, accountType: 'CUSTOMER' } as const
    await commit([users.create(aUser({ ...of, role: 'Account Admin' }))])
    const made = await answered(add({ connector: 'CLOUDFLARE', credentials: { password: 'right' } }))
    await settle()
    const before = await mails()
    const working = await connections.byId(made.id)
    if (working === undefined) throw new Error('gone')
    const credentials = seal({ secret: JSON.stringify({ password: 'down' }), subject: made.id })
    await commit([connections.update(working, { ...working, credentials })])
    await hourPasses(25)
    expect(await connections.byId(made.id)).toMatchObject({ status: 'FAILED', failures: 1 })
    expect(await mails()).toBe(before)
    for (let hours = 0; hours < 60; hours += 6) await hourPasses(6)
    expect((await connections.byId(made.id))?.failures).toBeGreaterThan(3)
    expect(await mails()).toBe(before + 1)
  })

  it('is told of at once where it is refused, and not to who has just connected it', async () => {
    const made = await answered(add({ connector: 'SAFEGUARD', credentials: { password: 'right' } }))
    await settle()
    const before = await mails()
    const working = await connections.byId(made.id)
    if (working === undefined) throw new Error('gone')
    const credentials = seal({ secret: JSON.stringify({ password: 'wrong' }), subject: made.id })
    await commit([connections.update(working, { ...working, credentials })])
    await hourPasses(25)
    expect(await mails()).toBe(before + 1)
    await answered(add({ connector: 'SECURITYSTUDIO', credentials: { password: 'wrong' } }))
    await settle()
    expect(await mails()).toBe(before + 1)
  })
})
