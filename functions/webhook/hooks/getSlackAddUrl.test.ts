import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { now } from '#functions/_platform/clock/clock.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/webhook/index.ts'
import type { AssistantRequestId } from '#shared/domain/ids/ids.ts'
import { slackSeconds } from '#shared/domain/integration/slackMessage.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { cast } from '#tests/cast/actors.ts'
import { aUser } from '#tests/support/aUser.ts'
import { eventsOf } from '#tests/support/eventsOf.ts'
import { callerOf, eventOf } from '#tests/support/operation.ts'
import { handOver } from '#tests/support/outside.ts'
import { openQuoteDesk } from '#tests/support/quoteDesk.ts'
import { answered, later } from '#tests/support/signedIn.ts'
import { handler } from '../index.ts'
import { assistantRequests } from '../store/assistantRequests.ts'
import { webhooks } from '../store/webhooks.ts'
import { handler as worker } from '../worker.ts'

const as = callerOf(handler)
const admin: Actor = { ...cast.agencyAdmin, sessionId: 'ses_of_admin' }
const home = 'https://us.test.example/agency/webhooks'

let letters: { readonly url: string | undefined; readonly body: string }[] = []
let receiver: Server
let desk: Awaited<ReturnType<typeof openQuoteDesk>>
let accountId: string
let handled = 0

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  receiver = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    letters.push({ url: request.url, body })
    response.writeHead(200).end('ok')
  })
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  desk = await openQuoteDesk()
  const address = receiver.address()
  vi.stubEnv('RECEIVERS', `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`)
  vi.stubEnv('PUBLIC_URL', 'https://us.test.example')
  accountId = await desk.anAccount()
  const { userId: id, organizationId } = admin
  await commit([users.create(aUser({ id, email: 'admin@agency1.example', organizationId, role: 'Agency Admin' }))])
})
afterAll(async () => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
  receiver.close()
  await desk.close()
})
beforeEach(() => {
  letters = []
})

/** Leaves for Slack: where to, and the cookie that the browser keeps. */
const leave = async () => {
  const answer = await handler(eventOf(contract.getSlackAddUrl, {}, admin), {} as never)
  const { url } = contract.getSlackAddUrl.response.parse(JSON.parse(answer.body ?? ''))
  const [cookie = ''] = answer.cookies ?? []
  return { url: new URL(url), state: new URL(url).searchParams.get('state') ?? '', cookie: cookie.split(';')[0] ?? '' }
}

/** Where the browser is sent that comes back. */
const arrive = async (query: Record<string, string>, cookies: readonly string[]) => {
  const answer = await handler(eventOf(contract.completeSlackAdd, { query }, undefined, { cookies }), {} as never)
  expect(answer.statusCode).toBe(302)
  return String(answer.headers?.location)
}
const listed = async () => (await answered(as(admin)(contract.listWebhooks, { query: { size: 100 } }))).content
const remove = (webhookId: never) => answered(as(admin)(contract.removeWebhook, { params: { webhookId } }))

const settle = async () => {
  for (const events = await eventsOf(desk.table); handled < events.length; handled += 1) {
    const event = events[handled] as DomainEvent
    if (event.name === 'webhook.deliveryDue') await handOver(worker, event.name, event.detail)
  }
}
let happened = 0
const accountChanges = async () => {
  happened += 1
  await handOver(worker, 'account.changed', { accountId }, `evt_slack${happened}`)
  await settle()
}
let codes = 0
const add = async () => {
  codes += 1
  const code = `C0CYBERDESK.token-of-a-channel-${codes}`
  const { state, cookie } = await leave()
  const location = await arrive({ code, state }, [cookie])
  const [webhook] = (await listed()).filter(({ id }) => location.includes(id))
  if (webhook === undefined) throw new Error(`No channel came of ${location}.`)
  return { location, webhook }
}

describe('adding the app to a channel', () => {
  it('Slack’s page is opened with a state of the session, another one each time', async () => {
    vi.stubEnv('SLACK_CLIENT_ID', '11.22')
    const [first, second] = [await leave(), await leave()]
    vi.stubEnv('SLACK_CLIENT_ID', 'sandbox')
    expect(`${first.url.origin}${first.url.pathname}`).toBe('https://slack.com/oauth/v2/authorize')
    expect(Object.fromEntries(first.url.searchParams)).toMatchObject({
      client_id: '11.22',
      scope: 'incoming-webhook',
      redirect_uri: 'https://us.test.example/api/slack/v1/app/callback',
    })
    expect(first.state).not.toBe(second.state)
    expect(JSON.parse(Buffer.from(first.state.split('.')[0] ?? '', 'base64url').toString())).toMatchObject({
      purpose: 'slack',
      sessionId: 'ses_of_admin',
      about: { organizationId: admin.organizationId },
    })
  })

  it('is for who manages integrations and proves it, where the app is offered, and for nobody who has jumped in', async () => {
    expect(await as(cast.agent)(contract.getSlackAddUrl, {})).toMatchObject({ status: 403 })
    const { stepUpAt: _, ...unproved } = admin
    expect(await as(unproved)(contract.getSlackAddUrl, {})).toMatchObject({ problem: { code: 'auth.stepUpRequired' } })
    const jumped: Actor = { ...admin, subscriberType: 'COWBELL', ownRole: 'Super Admin' }
    expect(await as(jumped)(contract.getSlackAddUrl, {})).toMatchObject({ problem: { code: 'auth.jumpRefused' } })
    vi.stubEnv('SLACK_CLIENT_ID', '')
    expect(await as(admin)(contract.getSlackAddUrl, {})).toMatchObject({ status: 409 })
    vi.stubEnv('SLACK_CLIENT_ID', 'sandbox')
  })

  it('has the chosen channel told of nothing until somebody says of what, and its address sealed', async () => {
    const { location, webhook } = await add()
    expect(location).toBe(`${home}/${webhook.id}?slack=connected`)
    expect(webhook).toMatchObject({
      channel: 'SLACK',
      companyName: '#cyber-desk · Sandbox workspace',
      webhookUrl: 'https://hooks.localhost/…',
      events: [],
      status: 'ACTIVE',
    })
    await accountChanges()
    expect(letters).toEqual([])
    for (const shown of [webhook, await listed(), await webhooks.byId(webhook.id)])
      expect(JSON.stringify(shown)).not.toMatch(/token-of-a-channel/)
    await remove(webhook.id as never)
  })

  it('is of the browser and the session that left, and a state is good once, whatever came of it', async () => {
    const before = await listed()
    const [mine, other] = [await leave(), await leave()]
    const back = { code: 'C0RENEWALS.x', state: mine.state }
    expect(await arrive(back, [])).toBe(`${home}?slack=expired`)
    expect(await arrive(back, [other.cookie])).toBe(`${home}?slack=expired`)
    expect(await arrive({ ...back, state: `${mine.state}x` }, [mine.cookie])).toBe('https://us.test.example/login')
    expect(await arrive({}, [mine.cookie])).toBe('https://us.test.example/login')
    expect(await arrive({ error: 'access_denied', state: other.state }, [other.cookie])).toBe(`${home}?slack=refused`)
    expect(await arrive({ code: 'C0RENEWALS.y', state: other.state }, [other.cookie])).toBe(`${home}?slack=expired`)
    const wrong = await leave()
    expect(await arrive({ code: 'C0NOBODYS.x', state: wrong.state }, [wrong.cookie])).toBe(`${home}?slack=refused`)
    expect(await listed()).toEqual(before)
    expect(await arrive(back, [mine.cookie])).toContain('?slack=connected')
    expect(await arrive(back, [mine.cookie])).toBe(`${home}?slack=expired`)
    expect(await listed()).toHaveLength(before.length + 1)
    for (const { id } of await listed()) await remove(id as never)
  })

  it('is not by a code with which somebody came back before, whatever state it comes with', async () => {
    const [first, second] = [await leave(), await leave()]
    const code = 'C0RENEWALS.once'
    expect(await arrive({ code, state: first.state }, [first.cookie])).toContain('?slack=connected')
    expect(await arrive({ code, state: second.state }, [second.cookie])).toBe(`${home}?slack=refused`)
    for (const { id } of await listed()) await remove(id as never)
  })

  it('comes to nothing for who comes late, or may not any more', async () => {
    const [late, less] = [await leave(), await leave()]
    const user = await users.require(admin.userId)
    await commit([users.update(user, { ...user, enabled: false })])
    expect(await arrive({ code: 'C0RENEWALS.x', state: less.state }, [less.cookie])).toBe(`${home}?slack=expired`)
    const disabled = await users.require(admin.userId)
    await commit([users.update(disabled, { ...disabled, enabled: true })])
    later(slackSeconds)
    expect(await arrive({ code: 'C0RENEWALS.x', state: late.state }, [late.cookie])).toBe(
      'https://us.test.example/login',
    )
    expect(await listed()).toEqual([])
  })
})

describe('a channel of Slack', () => {
  it('is told of what was chosen, by ids, with a link behind which one signs in, unsigned and shown without what is behind it', async () => {
    const { webhook } = await add()
    const { id } = webhook
    const body = { id, events: ['account.changed' as const], enabled: true }
    expect(await answered(as(admin)(contract.updateSlackChannel, { body }))).toMatchObject({
      events: ['account.changed'],
    })
    await accountChanges()
    expect(letters).toHaveLength(1)
    expect(letters[0]?.url).toBe(`/services/T0SANDBOX/C0CYBERDESK/token-of-a-channel-${codes}`)
    const message = JSON.parse(letters[0]?.body ?? '')
    expect(message).toMatchObject({
      text: 'Details of an account have changed.',
      unfurl_links: false,
      unfurl_media: false,
    })
    expect(JSON.stringify(message)).toContain(`<https://us.test.example/agency/accounts/${accountId}|Open in Palisade>`)
    await remove(id as never)
  })

  it('leads those to the decision who decide', async () => {
    const { webhook } = await add()
    const body = { id: webhook.id, events: ['quote.referred' as const], enabled: true }
    await answered(as(admin)(contract.updateSlackChannel, { body }))
    const { bodyFor } = await import('../delivery/bodyFor.ts')
    const about = { type: 'quote.referred', at: '2026-11-29T10:00:00.000Z', ids: { quoteId: 'quo_1' } } as const
    const saidTo = (accountType: 'AGENCY' | 'COWBELL') =>
      bodyFor({ id: webhook.id, channel: 'SLACK', accountType }, about)
    expect(saidTo('COWBELL')).toContain('/admin/quotes/quo_1|Decide in Palisade')
    expect(saidTo('AGENCY')).toContain('/agency/quotes/quo_1|Open in Palisade')
    await remove(webhook.id as never)
  })

  it('is told of what an assistant of the own organization asks, and leads to where that is approved', async () => {
    const { webhook } = await add()
    const body = { id: webhook.id, events: ['assistant.asked' as const], enabled: true }
    await answered(as(admin)(contract.updateSlackChannel, { body }))
    const asks = async (id: string, organizationId: string) => {
      await commit([
        assistantRequests.create({
          ...{ id: id as AssistantRequestId, accountType: 'AGENCY', organizationId, userId: admin.userId },
          ...{ sessionId: 'key_1', digest: id, name: 'Ada, by the key Kit', operation: 'bindQuote' },
          ...{ summary: 'Binds a quote.', input: '{"body":{"secret":"never told"}}', touched: [], needed: [] },
          ...{ provesIdentity: true, status: 'WAITING', created: now(), expiresAt: now(), lastUpdated: now() },
        }),
      ])
      await handOver(worker, 'assistant.asked', { assistantRequestId: id }, `evt_${id}`)
      await settle()
    }
    await asks('asr_01JH0000000000000000000A01', admin.organizationId)
    expect(letters).toHaveLength(1)
    expect(letters[0]?.body).toContain(
      '<https://us.test.example/agency/assistant-requests/asr_01JH0000000000000000000A01|Decide in Palisade>',
    )
    expect(letters[0]?.body).not.toContain('never told')
    await asks('asr_01JH0000000000000000000A02', cast.otherProducer.organizationId)
    expect(letters).toHaveLength(1)
    await remove(webhook.id as never)
  })

  it('is of one organization, and no webhook with a secret or channel of Teams', async () => {
    const { webhook } = await add()
    const { id, clientId } = webhook
    const body = { id, events: ['policy.issued' as const], enabled: false }
    const missing = { status: 404, problem: { code: 'webhook.notFound' } }
    const otherAdmin: Actor = { ...cast.otherProducer, role: 'Agency Admin' }
    expect(await as(otherAdmin)(contract.updateSlackChannel, { body })).toMatchObject(missing)
    expect(await as(admin)(contract.updateTeamsChannel, { body })).toMatchObject(missing)
    const asSystem = { id, clientId, webhookUrl: 'https://hooks.localhost/in', events: body.events }
    expect(await as(admin)(contract.updateWebhook, { body: asSystem })).toMatchObject(missing)
    const system = await answered(as(admin)(contract.createWebhook, { body: { companyName: 'A system' } }))
    expect(await as(admin)(contract.updateSlackChannel, { body: { ...body, id: system.id } })).toMatchObject(missing)
    for (const each of [id, system.id]) await remove(each as never)
  })
})
