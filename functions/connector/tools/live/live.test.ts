import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  type Answer,
  account,
  by,
  center,
  client,
  directory,
  failureOf,
  graph,
  hosts,
  hub,
  party,
  read,
  score,
  secret,
  tools,
  truncated,
  vmdr,
  withTokens,
} from '#tests/support/toolParties.ts'
import type { SignInTool } from '../securityTools.ts'
import { googleWorkspace } from './googleWorkspace.ts'
import { microsoft } from './microsoft.ts'

beforeAll(() => void vi.stubEnv('RECEIVERS', 'public'))
afterAll(() => void vi.unstubAllEnvs())

const titles = (some: readonly { readonly status: string; readonly id: string }[], status: string) =>
  some.filter((each) => each.status === status).map(({ id }) => id)

describe('what a party tells is read', () => {
  it('of Microsoft: its secure score, each control with what is missing, by the next refresh token', async () => {
    const { asked, told } = await read('microsoft', graph)
    expect(told.posture).toMatchObject({ score: 34.5, maxScore: 60 })
    expect(told.posture.actions.map(({ id, status, points, control }) => [id, status, points, control])).toEqual([
      ['microsoft-AdminMFAV2', 'DONE', 10, 'mfaAdministrators'],
      ['microsoft-BlockLegacyAuthentication', 'OPEN', 8, 'legacyAuthentication'],
      ['microsoft-MFARegistrationV2', 'OPEN', 4.5, 'mfaEverybody'],
    ])
    expect(told).toMatchObject({
      credentials: { password: 'the-next' },
      metadata: { azureTenantId: score.azureTenantId },
    })
    expect(Object.fromEntries(new URLSearchParams(asked[0]?.body))).toEqual({
      grant_type: 'refresh_token',
      refresh_token: secret,
      client_id: 'the-client',
      client_secret: 'the-client-secret',
    })
    expect(asked.map(({ path, query }) => [path, query.$skiptoken])).toEqual([
      ['/organizations/oauth2/v2.0/token', undefined],
      ['/v1.0/security/secureScores', undefined],
      ['/v1.0/security/secureScoreControlProfiles', undefined],
      ['/v1.0/security/secureScoreControlProfiles', 'two'],
    ])
    expect(asked[1]?.headers.authorization).toBe('Bearer short-lived')
  })

  it('of Google Workspace: the second factors of who works there, and no name of anybody', async () => {
    const { asked, told } = await read('google', directory)
    expect(told.posture).toMatchObject({ score: 70, maxScore: 100 })
    expect(titles(told.posture.actions, 'OPEN')).toEqual(['googleworkspace-users-2sv'])
    expect(asked[1]?.query).toMatchObject({ customer: 'my_customer', maxResults: '500' })
    expect(asked[1]?.query.fields).not.toMatch(/name|mail|phone/i)
  })

  it('of AWS: its controls, signed by the insured’s own key for its region', async () => {
    const { asked, told } = await read('aws', hub, { region: 'eu-west-2' })
    expect(told.posture).toMatchObject({ score: 1, maxScore: 3 })
    expect(told.posture.actions.map(({ id, status, control }) => [id, status, control])).toEqual([
      ['aws-EC2.14', 'OPEN', 'remoteDesktop'],
      ['aws-IAM.6', 'DONE', 'mfaAdministrators'],
      ['aws-S3.1', 'OPEN', undefined],
    ])
    expect(asked).toHaveLength(3)
    expect(asked[0]?.headers.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=insureds-own-user\/20261129\/eu-west-2\/securityhub\/aws4_request, /,
    )
  })

  it('of Cloudflare: its insights that stand, of all accounts of the token', async () => {
    const { asked, told } = await read('cloudflare', center)
    expect(told.posture).toMatchObject({ score: 80, maxScore: 100 })
    expect(titles(told.posture.actions, 'OPEN')).toEqual(['cloudflare-email_security'])
    expect(asked.map(({ path, query }) => [path, query.page])).toEqual([
      ['/client/v4/accounts', undefined],
      [`/client/v4/accounts/${account}/security-center/insights`, '1'],
      [`/client/v4/accounts/${account}/security-center/insights`, '2'],
    ])
    expect(asked[0]?.headers.authorization).toBe(`Bearer ${secret}`)
  })

  it('of Qualys: weaknesses by severity, and those that stand too long, page by page', async () => {
    const { asked, told } = await read('qualys', vmdr)
    expect(told.posture).toMatchObject({ score: 10, maxScore: 100 })
    expect(told.posture.actions.map(({ title }) => title)).toEqual([
      'Repair urgent weaknesses (1 on 1 systems)',
      'Repair what is critical or urgent within 14 days (1 on 1 systems)',
      'Repair critical weaknesses (2 on 1 systems)',
      'Repair serious weaknesses',
    ])
    expect(asked.map(({ query }) => query.id_min)).toEqual(['0', '8'])
    expect(asked[0]?.headers).toMatchObject({
      authorization: `Basic ${btoa(`${by.username}:${secret}`)}`,
      'x-requested-with': 'Palisade',
    })
  })
})

describe('what parties say in their own way', () => {
  it('of AWS: a key that is none, a service that is off, too many questions', async () => {
    const said = (status: number, Code: string) => failureOf('aws', () => ({ status, body: { Code, Message: 'x' } }))
    expect(await said(400, 'UnrecognizedClientException')).toMatchObject({ kind: 'refused' })
    expect(await said(401, 'InvalidAccessException')).toMatchObject({ message: expect.stringContaining('switched on') })
    expect(await said(400, 'ThrottlingException')).toMatchObject({ kind: 'unanswered' })
    expect(await failureOf('aws', () => ({ body: { Findings: [] } }))).toMatchObject({ kind: 'unanswered' })
  })

  it('of Google: 403 may mean too many questions', async () => {
    const said = (reason: string) =>
      failureOf(
        'google',
        withTokens(() => ({ status: 403, body: { error: { code: 403, errors: [{ reason }] } } })),
      )
    expect(await said('userRateLimitExceeded')).toMatchObject({ kind: 'unanswered' })
    expect(await said('forbidden')).toMatchObject({ kind: 'refused' })
  })

  it('of Cloudflare: a token that is none, or opens no account', async () => {
    expect(await failureOf('cloudflare', () => ({ status: 400, body: {} }))).toMatchObject({ kind: 'refused' })
    const none = { success: true, result: [] }
    expect(await failureOf('cloudflare', () => ({ body: none }))).toMatchObject({ kind: 'refused' })
  })

  it('of Qualys: when to come again, and a list that leads in a circle', async () => {
    const busy: Answer = () => ({ status: 409, headers: { 'x-ratelimit-towait-sec': '40' }, body: '' })
    expect(await failureOf('qualys', busy)).toMatchObject({ kind: 'unanswered', wait: 40 })
    expect(await failureOf('qualys', () => ({ body: hosts('', truncated('0')) }))).toMatchObject({ kind: 'unanswered' })
  })

  it('of a sign-in: that its grant has ended, and that the platform is not known', async () => {
    for (const name of ['google', 'microsoft'] as const) {
      const said = (status: number, error: string) => failureOf(name, () => ({ status, body: { error } }))
      expect(await said(400, 'invalid_grant')).toMatchObject({ kind: 'refused' })
      expect(await said(401, 'invalid_client')).toMatchObject({ kind: 'unanswered' })
      expect(await said(400, 'temporarily_unavailable')).toMatchObject({ kind: 'unanswered' })
    }
  })
})

describe('a sign-in', () => {
  const code = { code: 'the-code', codeVerifier: 'the-verifier', redirectUri: 'https://us.palisade.example/back' }
  const scopes = {
    google: 'https://www.googleapis.com/auth/admin.directory.user.readonly',
    microsoft: 'https://graph.microsoft.com/SecurityEvents.Read.All',
  }
  const exchange = async (name: 'google' | 'microsoft', body: object, status = 200) => {
    const { asked, reach } = await party(() => ({ status, body }))
    const tool: SignInTool = tools[name](reach)
    return { asked, granted: tool.exchange(code) }
  }

  it.each(['google', 'microsoft'] as const)('at %s gives a refresh token for a code and its verifier', async (name) => {
    const given = { access_token: 'a', refresh_token: 'kept', scope: `${scopes[name]} openid` }
    const { asked, granted } = await exchange(name, given)
    expect(await granted).toEqual({ credentials: { password: 'kept' }, metadata: {} })
    expect(Object.fromEntries(new URLSearchParams(asked[0]?.body))).toEqual({
      grant_type: 'authorization_code',
      code: 'the-code',
      code_verifier: 'the-verifier',
      redirect_uri: code.redirectUri,
      client_id: 'the-client',
      client_secret: 'the-client-secret',
    })
    const { refresh_token: _, ...once } = given
    expect(await (await exchange(name, once)).granted).toBeUndefined()
    expect(await (await exchange(name, { ...given, scope: 'openid' })).granted).toBeUndefined()
    await expect((await exchange(name, { error: 'invalid_grant' }, 400)).granted).rejects.toMatchObject({
      kind: 'refused',
    })
  })

  it('asks Google for what can be read again', () => {
    const { authorizationPage } = googleWorkspace(client).signIn()
    expect(authorizationPage).toBe('https://accounts.google.com/o/oauth2/v2/auth?access_type=offline&prompt=consent')
    expect(microsoft(client).signIn()).toEqual({
      authorizationPage: 'https://login.microsoftonline.com/organizations/oauth2/v2.0/authorize',
      clientId: 'the-client',
    })
  })
})

describe('a grant', () => {
  it('goes back to Google, and is not missed where it is over already', async () => {
    const { asked, reach } = await party(() => ({ body: {} }))
    await tools.google(reach).giveBack?.(by)
    expect(asked.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/revoke', `token=${secret}`],
    ])
    const over = await party(() => ({ status: 400, body: { error: 'invalid_token' } }))
    await tools.google(over.reach).giveBack?.(by)
    for (const said of [
      { status: 503, body: '' },
      { status: 400, body: { error: 'invalid_request' } },
      { status: 400, body: 'x' },
    ]) {
      const other = await party(() => said)
      await expect(tools.google(other.reach).giveBack?.(by)).rejects.toThrow(/^Google Workspace did not take/)
    }
  })

  it('stays at Microsoft, which documents no way back for an app with these rights', () => {
    expect(microsoft({ ...client }).giveBack).toBeUndefined()
  })
})
