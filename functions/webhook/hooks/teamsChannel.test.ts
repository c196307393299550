import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/webhook/index.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { cast } from '#tests/cast/actors.ts'
import { aUser } from '#tests/support/aUser.ts'
import { eventsOf } from '#tests/support/eventsOf.ts'
import { callerOf } from '#tests/support/operation.ts'
import { handOver } from '#tests/support/outside.ts'
import { openQuoteDesk } from '#tests/support/quoteDesk.ts'
import { answered } from '#tests/support/signedIn.ts'
import { handler } from '../index.ts'
import { webhooks } from '../store/webhooks.ts'
import { handler as worker } from '../worker.ts'

const as = callerOf(handler)
const admin = cast.agencyAdmin
const otherAdmin: Actor = { ...cast.otherProducer, role: 'Agency Admin' }

interface Letter {
  readonly url: string | undefined
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}
let letters: Letter[] = []
let status = 202
let receiver: Server
let desk: Awaited<ReturnType<typeof openQuoteDesk>>
let accountId: string
let handled = 0

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    letters.push({ url: request.url, headers: request.headers, body })
    response.writeHead(status).end()
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
  receiver.close()
  await desk.close()
})
beforeEach(() => {
  letters = []
  status = 202
})

/** What was committed to be sent is sent. */
const settle = async () => {
  for (const events = await eventsOf(desk.table); handled < events.length; handled += 1) {
    const event = events[handled] as DomainEvent
    if (event.name === 'webhook.deliveryDue' || event.name === 'webhook.roundDue')
      await handOver(worker, event.name, event.detail)
  }
}

const workflow = 'https://hooks.localhost/workflows/0f/triggers/manual/paths/invoke?api-version=1&sig=the-secret'
const channel = { companyName: 'Cyber desk', webhookUrl: workflow, events: ['account.changed' as const] }
const add = (more: object = {}, actor = admin) =>
  as(actor)(contract.createTeamsChannel, { body: { ...channel, ...more } })
const listed = async (actor = admin) =>
  (await answered(as(actor)(contract.listWebhooks, { query: { size: 100 } }))).content
let happened = 0
const accountChanges = async () => {
  happened += 1
  await handOver(worker, 'account.changed', { accountId }, `evt_teams${happened}`)
  await settle()
}

describe('a channel of Microsoft Teams', () => {
  it('is told by a card what happened, with ids, where to see more, and no signature', async () => {
    const { id } = await answered(add())
    await accountChanges()
    expect(letters).toHaveLength(1)
    const [letter] = letters
    expect(letter?.url).toBe('/workflows/0f/triggers/manual/paths/invoke?api-version=1&sig=the-secret')
    expect(Object.keys(letter?.headers ?? {}).filter((name) => name.startsWith('webhook'))).toEqual([])
    const { type, attachments } = JSON.parse(letter?.body ?? '')
    expect(type).toBe('message')
    expect(attachments).toMatchObject([
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: {
          body: [
            { text: 'Details of an account have changed.' },
            {},
            { facts: [{ title: 'Account', value: accountId }] },
          ],
          actions: [{ type: 'Action.OpenUrl', url: `https://us.test.example/agency/accounts/${accountId}` }],
        },
      },
    ])
    await answered(as(admin)(contract.testWebhook, { params: { webhookId: id } }))
    await settle()
    expect(letters[1]?.body).toContain(`https://us.test.example/agency/webhooks/${id}`)
    await answered(as(admin)(contract.removeWebhook, { params: { webhookId: id } }))
  })

  it('has its address kept sealed, and told nobody: whoever knows it may post to the channel', async () => {
    const made = await answered(add())
    expect(made).toMatchObject({ channel: 'TEAMS', webhookUrl: 'https://hooks.localhost/…', status: 'ACTIVE' })
    await accountChanges()
    const deliveries = await answered(
      as(admin)(contract.listWebhookDeliveries, { params: { webhookId: made.id }, query: {} }),
    )
    expect(deliveries.content).toMatchObject([{ status: 'DELIVERED', tries: [{ status: 202 }] }])
    for (const shown of [made, await listed(), deliveries, await webhooks.byId(made.id)])
      expect(JSON.stringify(shown)).not.toMatch(/the-secret|triggers/)
    await answered(as(admin)(contract.removeWebhook, { params: { webhookId: made.id } }))
  })

  it('is a workflow of Microsoft’s at a public host, and of one organization', async () => {
    for (const webhookUrl of [
      'https://hooks.acme.example/in',
      'https://logic.azure.com/x',
      'http://a.logic.azure.com/x',
    ])
      expect(await add({ webhookUrl })).toMatchObject({
        status: 400,
        problem: { errors: [{ detail: 'Enter the address of a workflow of Microsoft Teams' }] },
      })
    const receivers = process.env.RECEIVERS
    vi.stubEnv('RECEIVERS', 'public')
    expect(await add()).toMatchObject({ status: 422, problem: { code: 'webhook.invalidDetails' } })
    vi.stubEnv('RECEIVERS', receivers)
    expect(await add({}, cast.producer)).toMatchObject({ status: 403 })
    const { id } = await answered(add())
    const body = { id, events: channel.events, enabled: false }
    const missing = { status: 404, problem: { code: 'webhook.notFound' } }
    expect(await as(otherAdmin)(contract.updateTeamsChannel, { body })).toMatchObject(missing)
    expect((await listed(otherAdmin)).map((row) => row.id)).not.toContain(id)
    await answered(as(admin)(contract.removeWebhook, { params: { webhookId: id } }))
  })

  it('is changed without saying its address again, and is no webhook with a secret', async () => {
    const { id, clientId } = await answered(add())
    const body = { id, events: ['policy.issued' as const], enabled: true }
    expect(await answered(as(admin)(contract.updateTeamsChannel, { body }))).toMatchObject({
      events: ['policy.issued'],
    })
    await accountChanges()
    expect(letters).toEqual([])
    const elsewhere = workflow.replace('/0f/', '/1f/')
    await answered(
      as(admin)(contract.updateTeamsChannel, { body: { ...body, events: channel.events, webhookUrl: elsewhere } }),
    )
    await accountChanges()
    expect(letters.map(({ url }) => url?.slice(0, 13))).toEqual(['/workflows/1f'])
    const missing = { status: 404, problem: { code: 'webhook.notFound' } }
    const asSystem = { id, clientId, webhookUrl: 'https://hooks.localhost/in', events: channel.events }
    expect(await as(admin)(contract.updateWebhook, { body: asSystem })).toMatchObject(missing)
    const system = await answered(as(admin)(contract.createWebhook, { body: { companyName: 'A system' } }))
    expect(await as(admin)(contract.updateTeamsChannel, { body: { ...body, id: system.id } })).toMatchObject(missing)
    for (const webhookId of [id, system.id])
      await answered(as(admin)(contract.removeWebhook, { params: { webhookId } }))
  })

  it('that takes nothing is told later, as every receiver is', async () => {
    const { id } = await answered(add())
    status = 429
    await accountChanges()
    expect(await webhooks.byId(id)).toMatchObject({ failingSince: expect.any(String), retryAt: expect.any(String) })
    await answered(as(admin)(contract.removeWebhook, { params: { webhookId: id } }))
  })
})
