import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Answer, party, site } from '#tests/support/toolParties.ts'
import { realSlack } from './realSlack.ts'

beforeAll(() => void vi.stubEnv('RECEIVERS', 'public'))
afterAll(() => void vi.unstubAllEnvs())

const asked = { code: 'a-code', redirectUri: 'https://us.palisade.example/api/slack/v1/app/callback' }
const granted = {
  ok: true,
  access_token: 'xoxb-never-kept',
  team: { id: 'T0', name: 'Acme' },
  incoming_webhook: {
    channel: '#cyber-desk',
    channel_id: 'C0',
    configuration_url: 'https://acme.slack.com/services/B0',
    url: 'https://hooks.slack.com/services/T0/B0/the-secret',
  },
}
const exchange = async (answer: Answer) => {
  const slack = await party(answer)
  const app = realSlack({ clientId: '11.22', clientSecret: 'the-app-secret', api: site, reach: slack.reach })
  return { asked: slack.asked, chosen: app.exchange(asked) }
}

it('a code stands for the channel that was chosen; the token that comes with it goes nowhere', async () => {
  const { asked: questions, chosen } = await exchange(() => ({ body: granted }))
  expect(await chosen).toEqual({
    channel: '#cyber-desk',
    team: 'Acme',
    url: 'https://hooks.slack.com/services/T0/B0/the-secret',
  })
  expect(questions).toMatchObject([{ method: 'POST', path: '/api/oauth.v2.access' }])
  expect(questions[0]?.headers.authorization).toBe(`Basic ${btoa('11.22:the-app-secret')}`)
  expect(Object.fromEntries(new URLSearchParams(questions[0]?.body))).toEqual({
    code: 'a-code',
    redirect_uri: asked.redirectUri,
  })
})

it('a code that Slack does not take, and a channel that is nobody’s at Slack, stand for none', async () => {
  const elsewhere = { ...granted.incoming_webhook, url: 'https://evil.example/hooks.slack.com/' }
  for (const body of [
    { ok: false, error: 'invalid_code' },
    { ...granted, incoming_webhook: undefined },
    { ...granted, incoming_webhook: elsewhere },
  ])
    expect(await (await exchange(() => ({ body }))).chosen).toBeUndefined()
})

it('no answer is none: it fails, hangs on nothing and says nothing of what was sent', async () => {
  for (const answer of [
    { status: 500, body: 'x' },
    { status: 302, headers: { location: site }, body: '' },
    { body: 'no JSON' },
  ])
    await expect((await exchange(() => answer)).chosen).rejects.not.toThrow(/a-code|the-app-secret/)
})
