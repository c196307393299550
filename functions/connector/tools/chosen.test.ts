import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { unseal } from '#functions/_platform/secrets/seal.ts'
import * as contract from '#shared/contracts/connector/index.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { handOver } from '#tests/support/outside.ts'
import { openQuoteDesk } from '#tests/support/quoteDesk.ts'
import { answered } from '#tests/support/signedIn.ts'
import { handler } from '../index.ts'
import { connections } from '../store/connections.ts'
import { handler as worker } from '../worker.ts'
import { byKey } from './live/adapters.ts'
import { refused, unanswered } from './notTold.ts'
import type { SecurityTool } from './securityTools.ts'

/** The real party of AWS tells this. */
const awsTells = (read: SecurityTool['read']) => void vi.spyOn(byKey, 'AWS').mockResolvedValue({ read })

const as = callerOf(handler)
let desk: Awaited<ReturnType<typeof openQuoteDesk>>
let insured: Actor

const choices = { AWS: 'live', MICROSOFT: { clientId: 'the-client' }, WIZER: 'sandbox' }

beforeAll(async () => {
  desk = await openQuoteDesk()
  const accountId = await desk.anAccount()
  insured = { ...cast.policyHolder, role: 'Account Admin', organizationId: accountId }
  vi.stubEnv('SECURITY_TOOLS', JSON.stringify(choices))
  vi.stubEnv('MICROSOFT_CLIENT_SECRET', 'the-client-secret')
})
afterAll(async () => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  await desk.close()
})

const key = { username: 'AKIA', password: 'first' }
const connectAws = () =>
  answered(
    as(insured)(contract.createConnection, {
      body: { connector: 'AWS', credentials: key, metadata: { region: 'eu-west-2' }, agreement: true },
    }),
  )
const reading = (connectionId: string) => handOver(worker, 'connection.readingDue', { connectionId })
const kept = async (id: string) => {
  const connection = await connections.byId(id)
  if (connection === undefined) throw new Error('There is none.')
  return connection
}
const posture = { score: 1, maxScore: 2, actions: [] }

describe('a deployment that offers some systems by name', () => {
  it('shows those alone, and nobody connects another, nor invites somebody at Leen', async () => {
    const all = await answered(as(insured)(contract.listConnectors, {}))
    expect(all.map(({ connectorType }) => connectorType)).toEqual(['AWS', 'MICROSOFT', 'WIZER'])
    const refusal = { status: 409, problem: { code: 'connector.notOffered' } }
    const qualys = { connector: 'QUALYSVM', credentials: key, agreement: true } as const
    expect(await as(insured)(contract.createConnection, { body: qualys })).toMatchObject(refusal)
    const agreement = { params: { connectorType: 'QUALYSVM' as const }, body: { agreement: true } }
    expect(await as(insured)(contract.updatePrivacyConsent, agreement)).toMatchObject(refusal)
    expect(await as(insured)(contract.createLeenOrganization, { body: {} })).toMatchObject(refusal)
  })

  it('sends to the real party’s sign-in, by the name that it knows the platform by', async () => {
    const agreement = { params: { connectorType: 'MICROSOFT' as const }, body: { agreement: true } }
    await answered(as(insured)(contract.updatePrivacyConsent, agreement))
    const asked = { params: { connectorType: 'MICROSOFT' as const }, query: {} }
    const { authorizationUrl } = await answered(as(insured)(contract.getOauthMetadata, asked))
    const page = new URL(authorizationUrl)
    expect(page.origin + page.pathname).toBe('https://login.microsoftonline.com/organizations/oauth2/v2.0/authorize')
    expect(Object.fromEntries(page.searchParams)).toMatchObject({
      client_id: 'the-client',
      code_challenge_method: 'S256',
      response_type: 'code',
    })
    expect(authorizationUrl).not.toContain('the-client-secret')
  })
})

describe('what a real party tells', () => {
  it('is kept with the credentials by which it is read the next time, sealed', async () => {
    const asked: unknown[] = []
    awsTells(async (metadata, by) => {
      asked.push([metadata, by])
      return { posture, credentials: { password: 'the-next' }, metadata: { azureTenantId: 'a-tenant' } }
    })
    const { id } = await connectAws()
    await reading(id)
    const connection = await kept(id)
    expect(connection).toMatchObject({
      status: 'SUCCESS',
      metadata: { region: 'eu-west-2', azureTenantId: 'a-tenant' },
    })
    expect(JSON.stringify(connection)).not.toMatch(/the-next|first/)
    expect(JSON.parse(unseal(connection.credentials, id))).toEqual({ password: 'the-next' })
    await reading(id)
    expect(asked).toEqual([
      [{ region: 'eu-west-2' }, key],
      [{ region: 'eu-west-2', azureTenantId: 'a-tenant' }, { password: 'the-next' }],
    ])
  })

  it('may be that it has had enough: it is asked again no sooner than it wants', async () => {
    awsTells(async () => {
      throw unanswered('It has had enough.', 3600)
    })
    const { id } = await connectAws()
    await reading(id)
    const { status, failure, readAt = '' } = await kept(id)
    expect({ status, failure }).toEqual({ status: 'FAILED', failure: 'It has had enough.' })
    expect(Date.parse(readAt) - Date.now()).toBeGreaterThan(3_500_000)
  })

  it('may be that it refuses: nobody asks again, and the credentials of before stay as they were', async () => {
    awsTells(async () => {
      throw refused('It does not accept the key.')
    })
    const { id } = await connectAws()
    await reading(id)
    const connection = await kept(id)
    expect(connection).toMatchObject({ status: 'FAILED', failure: 'It does not accept the key.' })
    expect(connection.readAt).toBeUndefined()
    expect(JSON.parse(unseal(connection.credentials, id))).toEqual(key)
  })

  it('is asked no more once the deployment does not offer it, and the agreement can be withdrawn', async () => {
    const { id } = await connectAws()
    vi.stubEnv('SECURITY_TOOLS', JSON.stringify({ WIZER: 'sandbox' }))
    await reading(id)
    expect(await kept(id)).toMatchObject({ status: 'FAILED', failure: 'This system is not offered any more.' })
    const shown = async () =>
      (await answered(as(insured)(contract.listConnectors, {}))).map(({ connectorType }) => connectorType)
    expect(await shown()).toEqual(['AWS', 'MICROSOFT', 'WIZER'])
    for (const connectorType of ['AWS', 'MICROSOFT'] as const)
      await answered(
        as(insured)(contract.updatePrivacyConsent, { params: { connectorType }, body: { agreement: false } }),
      )
    expect(await shown()).toEqual(['WIZER'])
    vi.stubEnv('SECURITY_TOOLS', JSON.stringify(choices))
  })
})
