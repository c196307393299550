import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as contract from '#shared/contracts/webhook/slack.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { answered } from '#tests/support/signedIn.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../index.ts'
import { slackState } from './slackState.ts'

const admin = { ...cast.agencyAdmin, sessionId: 'ses_of_admin' }
const addUrl = (actor = admin) => callerOf(handler)(actor)(contract.getSlackAddUrl, {})

let table: TestTable
beforeEach(async () => {
  table = await startTable()
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await table.stop()
})

it('Slack’s page is opened with a state of the session, another one each time', async () => {
  const urls = await Promise.all([addUrl(), addUrl()].map(answered))
  const states = urls.map(({ url }) => {
    const { origin, pathname, searchParams } = new URL(url)
    expect(`${origin}${pathname}`).toBe('https://slack.com/oauth/v2/authorize')
    expect(searchParams.get('client_id')).toBe('sandbox')
    expect(searchParams.get('scope')).toBe('incoming-webhook')
    return searchParams.get('state') ?? ''
  })
  expect(states[0]).not.toBe(states[1])
  const [payload = '', signature] = (states[0] ?? '').split('.')
  const state = JSON.parse(Buffer.from(payload, 'base64url').toString())
  expect(state).toMatchObject({ sessionId: 'ses_of_admin', organizationId: admin.organizationId })
  expect(signature).toBe(slackState(state).split('.')[1])
  expect(signature).not.toBe(slackState({ ...state, sessionId: 'ses_of_other' }).split('.')[1])
})

it('it is for who manages integrations, where the app is offered', async () => {
  expect(await addUrl({ ...cast.agent, sessionId: 'ses_2' } as never)).toMatchObject({ status: 403 })
  vi.stubEnv('SLACK_CLIENT_ID', '')
  expect(await addUrl()).toMatchObject({ status: 409, problem: { code: 'slack.notOffered' } })
})
