import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { deadLetters } from '#functions/_platform/events/deadLetters.ts'
import { jobs } from '#functions/_platform/jobs/jobs.ts'
import { outgoingMails } from '#functions/_platform/mail/outbox.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { claims } from '#functions/claims/store/claims.ts'
import { users } from '#functions/directory/store/users.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import * as contract from '#shared/contracts/webhook/index.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { ClaimId, type WebhookDeliveryId, type WebhookId } from '#shared/domain/ids/ids.ts'
import { mostWebhooks } from '#shared/domain/integration/webhooks.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import type { Permission } from '#shared/permissions.ts'
import { cast } from '#tests/cast/actors.ts'
import keptClaim from '#tests/kept/states/claim.7.json' with { type: 'json' }
import { aUser } from '#tests/support/aUser.ts'
import { eventsOf } from '#tests/support/eventsOf.ts'
import { callerOf, eventOf } from '#tests/support/operation.ts'
import { handOver } from '#tests/support/outside.ts'
import { openQuoteDesk } from '#tests/support/quoteDesk.ts'
import { answered, later } from '#tests/support/signedIn.ts'
import { handler } from './index.ts'
import { deliveries } from './store/deliveries.ts'
import { webhooks } from './store/webhooks.ts'
import { handler as worker } from './worker.ts'

const as = callerOf(handler)
const admin = cast.agencyAdmin
const otherAdmin: Actor = { ...cast.otherProducer, role: 'Agency Admin' }

interface Letter {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}
let letters: Letter[] = []
let answer: (letter: Letter) => number = () => 204
let receiver: Server
let desk: Awaited<ReturnType<typeof openQuoteDesk>>
let accountId: string
const handled = new Set<number>()

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const letter = { headers: request.headers as Letter['headers'], body }
    letters.push(letter)
    const status = answer(letter)
    response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1/inside' } : {}).end(`said ${status}`)
  })
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  desk = await openQuoteDesk()
  const address = receiver.address()
  process.env.RECEIVERS = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  process.env.PUBLIC_URL = 'https://us.test.example'
  accountId = await desk.anAccount()
  const { userId: id, organizationId } = admin
  await commit([users.create(aUser({ id, email: 'admin@agency1.example', organizationId, role: 'Agency Admin' }))])
})
afterAll(async () => {
  receiver.close()
  await desk.close()
})
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  letters = []
  answer = () => 204
})
afterEach(async () => {
  for (const { id } of (await answered(as(admin)(contract.listWebhooks, { query: { size: 100 } }))).content)
    await answered(as(admin)(contract.removeWebhook, { params: { webhookId: id } }))
  await settle()
  vi.useRealTimers()
})

/** What was committed to be done is done, and what follows of it. */
const settle = async () => {
  for (let index = handled.size; ; ) {
    const events = await eventsOf(desk.table)
    if (index >= events.length) return
    for (; index < events.length; index += 1) {
      handled.add(index)
      const event = events[index] as DomainEvent
      if (event.name === 'webhook.deliveryDue' || event.name === 'webhook.roundDue')
        await handOver(worker, event.name, event.detail)
    }
  }
}
const minutePasses = async (seconds = 60) => {
  later(seconds)
  await worker({ job: 'beginRounds' })
  await settle()
}
let happened = 0
const accountChanges = async () => {
  happened += 1
  await handOver(worker, 'account.changed', { accountId }, `evt_hook${happened}`)
}

const fail = (): never => {
  throw new Error('Nothing was told.')
}
const url = 'https://hooks.localhost/in'
const aWebhook = async (more: object = {}) => {
  const made = await answered(as(admin)(contract.createWebhook, { body: { companyName: 'Rating bridge' } }))
  const { id, clientId } = made
  const body = { id, clientId, webhookUrl: url, events: ['account.changed' as const], ...more }
  await answered(as(admin)(contract.updateWebhook, { body }))
  await settle()
  return { ...made, body }
}
const rowOf = async (id: string) =>
  (await answered(as(admin)(contract.listWebhooks, { query: { size: 100 } }))).content.find((row) => row.id === id)
const logOf = async (webhookId: WebhookId) =>
  (await answered(as(admin)(contract.listWebhookDeliveries, { params: { webhookId }, query: {} }))).content
const replayMails = async () => {
  const asked = (await eventsOf(desk.table)).flatMap((event) =>
    event.name === 'mail.requested' ? [event.detail.mailId] : [],
  )
  return (await outgoingMails.byIds(asked)).filter(({ template }) => template === 'webhookReplayFailed')
}
const signature = (secret: string, { headers, body }: Letter) =>
  `v1,${createHmac('sha256', Buffer.from(secret, 'base64'))
    .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)
    .digest('base64')}`

describe('a message that fails for the last time', () => {
  it('holds nothing up: what follows what it was to send goes on within a minute, in its order', async () => {
    const hook = await aWebhook()
    await minutePasses()
    await accountChanges()
    await accountChanges()
    const events = await eventsOf(desk.table)
    const due = events.findLastIndex(({ name }) => name === 'webhook.deliveryDue')
    const { deliveryId } = (events[due] ?? fail()).detail as { readonly deliveryId: string }
    handled.add(due)
    // Its secret cannot be read while this message is tried.
    const sound = await webhooks.require(hook.id)
    await commit([webhooks.update(sound, { ...sound, secret: 'sealed:1:unreadable' })])
    const body = JSON.stringify({
      'detail-type': 'webhook.deliveryDue',
      detail: { deliveryId, eventId: 'evt_dying' },
      time: new Date().toISOString(),
    })
    const eventSourceARN = 'arn:aws:sqs:us-east-1:1:palisade-us-webhook-deliver'
    const attributes = { ApproximateReceiveCount: '3' }
    const message = { messageId: 'm1', eventSourceARN, attributes, body }
    expect(await worker({ Records: [message] } as never)).toEqual({ batchItemFailures: [] })
    expect((await deadLetters.every({ scopes: ['all'], group: 'FAILED' })).map(({ handler: by }) => by)).toEqual([
      'deliver',
    ])
    const left = await webhooks.require(hook.id)
    await commit([webhooks.update(left, { ...left, secret: sound.secret })])
    await minutePasses()
    const told = await logOf(hook.id)
    expect(told.map(({ status }) => status)).toEqual(['DELIVERED', 'DELIVERED'])
    expect(letters.map(({ headers }) => headers['webhook-id'])).toEqual(told.map(({ id }) => id).toReversed())
  })
})

describe('a webhook', () => {
  it('is made for a company and tells its secret once, kept sealed and in no list', async () => {
    const made = await answered(as(admin)(contract.createWebhook, { body: { companyName: 'Rating bridge' } }))
    expect(made).toMatchObject({ companyName: 'Rating bridge', webhookUrl: '' })
    expect(made.clientId).toHaveLength(32)
    expect(made.clientSecret).toHaveLength(32)
    expect(JSON.stringify(await webhooks.byId(made.id))).not.toContain(made.clientSecret)
    const row = await rowOf(made.id)
    expect(row).toMatchObject({ companyName: 'Rating bridge', clientId: made.clientId, status: 'NEW' })
    expect(JSON.stringify(row)).not.toContain(made.clientSecret)
    const tried = as(admin)(contract.testWebhook, { params: { webhookId: made.id } })
    expect(await tried).toMatchObject({ status: 409, problem: { code: 'webhook.notOn' } })
  })

  it('is of one organization: to another, and to who may not, it does not exist', async () => {
    const { id, body } = await aWebhook()
    const missing = { status: 404, problem: { code: 'webhook.notFound' } }
    const params = { webhookId: id }
    for (const actor of [otherAdmin, cast.superAdmin]) {
      expect(await as(actor)(contract.updateWebhook, { body })).toMatchObject(missing)
      expect(await as(actor)(contract.removeWebhook, { params })).toMatchObject(missing)
      expect(await as(actor)(contract.listWebhookDeliveries, { params, query: {} })).toMatchObject(missing)
      expect((await answered(as(actor)(contract.listWebhooks, { query: {} }))).content).toEqual([])
    }
    expect(await as(cast.agent)(contract.listWebhooks, { query: {} })).toMatchObject({ status: 403 })
  })

  it('is one of twenty at most, whatever crowd makes them at once', async () => {
    const organizationId = 'agy_01JH0000000000000000000W99'
    const crowd = as({ ...admin, organizationId })
    const made = await Promise.all(
      Array.from({ length: 26 }, (_, index) =>
        crowd(contract.createWebhook, { body: { companyName: `Bridge ${index}` } }),
      ),
    )
    expect(made.filter(({ ok }) => ok)).toHaveLength(mostWebhooks)
    for (const each of made.filter(({ ok }) => !ok))
      expect(each).toMatchObject({ problem: { code: 'webhook.tooMany' } })
    expect((await answered(crowd(contract.listWebhooks, { query: {} }))).totalElements).toBe(mostWebhooks)
  })

  it('is found by its company and its address, in the order asked for, page by page', async () => {
    const first = await aWebhook({ webhookUrl: 'https://hooks.localhost/zebra' })
    await aWebhook()
    const list = (query: object) => answered(as(admin)(contract.listWebhooks, { query }))
    expect((await list({ search: 'zebra' })).content.map(({ id }) => id)).toEqual([first.id])
    const names = (await list({ sort: 'companyName', size: 2 })).content
    expect(names).toHaveLength(2)
    expect((await list({ page: 1, size: 1 })).number).toBe(1)
    await answered(as(admin)(contract.removeWebhook, { params: { webhookId: first.id } }))
    expect((await list({ search: 'zebra' })).content).toEqual([])
  })

  it('leads to public hosts alone, over TLS, at an address of 16 characters or more', async () => {
    const { body } = await aWebhook()
    const refused = [
      'http://hooks.example',
      'https://a.b',
      'https://hooks.localhost:8443/in',
      'https://u@hooks.example/',
      'ftp://hooks.example/in',
    ]
    const inner = [
      'https://localhost/in',
      'https://127.0.0.1/in/',
      'https://169.254.169.254/latest',
      'https://2130706433/in/',
      'https://0x7f.1/in/path',
      'https://intranet/in/',
      'https://db.internal/in',
      'https://us.localhost/in',
    ]
    for (const webhookUrl of [...refused, ...inner])
      expect(await as(admin)(contract.updateWebhook, { body: { ...body, webhookUrl } }), webhookUrl).toMatchObject({
        ok: false,
        status: expect.toBeOneOf([400, 422]),
      })
    const clientId = body.clientId.replaceAll(/./g, 'f')
    expect(await as(admin)(contract.updateWebhook, { body: { ...body, clientId } })).toMatchObject({
      status: 422,
      problem: { code: 'webhook.invalidDetails', errors: [{ path: ['clientId'] }] },
    })
  })
})

describe('what happens', () => {
  it('is told by ids, signed over id, time and body, to who may see the record', async () => {
    const hook = await aWebhook()
    await handOver(worker, 'account.changed', { accountId, rated: true }, 'evt_told')
    await handOver(worker, 'account.changed', { accountId, rated: true }, 'evt_told')
    await settle()
    const mine = letters.filter(({ headers }) => headers['webhook-client-id'] === hook.clientId)
    expect(mine).toHaveLength(1)
    const [letter] = mine as [Letter]
    expect(JSON.parse(letter.body)).toEqual({
      type: 'account.changed',
      timestamp: expect.any(String),
      data: { accountId },
    })
    expect(letter.headers['webhook-signature']).toBe(signature(hook.clientSecret, letter))
    expect(await logOf(hook.id)).toMatchObject([
      { id: letter.headers['webhook-id'], status: 'DELIVERED', body: letter.body, tries: [{ status: 204 }] },
    ])
  })

  it('is told of a claim of its agency, and no other agency is', async () => {
    const hook = await aWebhook({ events: ['claim.filed', 'claim.moved', 'claim.positionTaken'] })
    const own = { ...(keptClaim[0]?.state as unknown as ClaimRecord), agencyId: admin.organizationId as never }
    const others = {
      ...own,
      id: ClaimId.parse('clm_01JH0000000000000000000K02'),
      agencyId: otherAdmin.organizationId as never,
    }
    await commit([claims.create(own), claims.create(others)])
    for (const name of ['claim.filed', 'claim.moved'] as const)
      for (const { id } of [own, others]) {
        later(1)
        await handOver(worker, name, { claimId: id }, `evt_${name}_${id}`)
      }
    later(1)
    await handOver(worker, 'claim.positionTaken', { claimId: own.id, at: new Date().toISOString() }, 'evt_position')
    await settle()
    expect((await logOf(hook.id)).map(({ body }) => JSON.parse(body)).toReversed()).toMatchObject([
      { type: 'claim.filed', data: { claimId: own.id } },
      { type: 'claim.moved', data: { claimId: own.id } },
      { type: 'claim.positionTaken', data: { claimId: own.id } },
    ])
  })

  it('is not told once who made it is let in no longer, or where it was not asked for', async () => {
    const hook = await aWebhook({ events: ['quote.ready'] })
    await accountChanges()
    const user = await users.byId(admin.userId)
    if (user === undefined) throw new Error('gone')
    await answered(as(admin)(contract.updateWebhook, { body: { ...hook.body, events: ['account.changed'] } }))
    await commit([users.update(user, { ...user, enabled: false })])
    await accountChanges()
    const disabled = await users.byId(admin.userId)
    if (disabled === undefined) throw new Error('gone')
    await commit([users.update(disabled, { ...disabled, enabled: true, role: 'Agent', teamIds: [] })])
    await accountChanges()
    const demoted = await users.byId(admin.userId)
    if (demoted === undefined) throw new Error('gone')
    await commit([users.update(demoted, user)])
    await settle()
    expect(await logOf(hook.id)).toEqual([])
  })

  it('is signed by both secrets while one follows the other', async () => {
    const hook = await aWebhook()
    const clientSecret = 'bmV3LXNlY3JldC1uZXctc2VjcmV0LW5l'
    await answered(as(admin)(contract.updateWebhook, { body: { ...hook.body, clientSecret, overlapHours: 2 } }))
    const params = { webhookId: hook.id }
    const tried = async () => {
      const { id } = await answered(as(admin)(contract.testWebhook, { params }))
      await settle()
      const letter = letters.find(({ headers }) => headers['webhook-id'] === id)
      if (letter === undefined) throw new Error('Nothing was sent.')
      return letter
    }
    const both = await tried()
    expect(both.headers['webhook-signature']?.split(' ')).toEqual([
      signature(clientSecret, both),
      signature(hook.clientSecret, both),
    ])
    expect(JSON.parse(both.body)).toMatchObject({ type: 'webhook.test', data: {} })
    later(2 * 3600)
    const one = await tried()
    expect(one.headers['webhook-signature']).toBe(signature(clientSecret, one))
  })
})

describe('what is told about one record', () => {
  /** The events that have something sent, in the order they were committed in, without what they lead to. */
  const dueNow = async () => {
    const events = await eventsOf(desk.table)
    return events.flatMap((event, index) => {
      if (handled.has(index) || event.name !== 'webhook.deliveryDue') return []
      handled.add(index)
      return [event.detail]
    })
  }
  const told = () => letters.map(({ headers }) => headers['webhook-id'])

  it('is sent one after another, whatever comes at once, and about another record meanwhile', async () => {
    const hook = await aWebhook()
    const other = await desk.anAccount()
    await settle()
    for (let count = 0; count < 3; count += 1) await accountChanges()
    await handOver(worker, 'account.changed', { accountId: other }, 'evt_other')
    const [first, another, ...more] = await dueNow()
    expect(more, 'two wait for the first').toEqual([])
    const inTheirOrder = (await logOf(hook.id)).filter(({ body }) => body.includes(accountId)).map(({ id }) => id)
    await handOver(worker, 'webhook.deliveryDue', another ?? fail())
    await handOver(worker, 'webhook.deliveryDue', first ?? fail())
    await settle()
    expect(told()).toEqual([another?.deliveryId, ...inTheirOrder.reverse()])
    expect(new Set((await logOf(hook.id)).map(({ status }) => status))).toEqual(new Set(['DELIVERED']))
    await accountChanges()
    await settle()
    expect(letters, 'nothing is ahead of it').toHaveLength(5)
  })

  it('comes while the one before is on its way, and follows it', async () => {
    await aWebhook()
    await accountChanges()
    const [first] = await dueNow()
    let comes: Promise<void> | undefined
    answer = () => {
      comes ??= accountChanges()
      return 204
    }
    await handOver(worker, 'webhook.deliveryDue', first ?? fail())
    await comes
    await settle()
    expect(letters).toHaveLength(2)
    expect(new Set(told()).size).toBe(2)
  })

  it('waits for what was told before about it, as long as that is refused, while others are told', async () => {
    const hook = await aWebhook()
    const other = await desk.anAccount()
    await settle()
    let poison = ''
    answer = ({ headers }) => {
      poison ||= String(headers['webhook-id'])
      return headers['webhook-id'] === poison ? 422 : 204
    }
    await accountChanges()
    await settle()
    await accountChanges()
    await handOver(worker, 'account.changed', { accountId: other }, 'evt_besides')
    await minutePasses()
    expect(await rowOf(hook.id)).toMatchObject({ status: 'ACTIVE' })
    later(120)
    await accountChanges()
    await settle()
    expect(letters.filter(({ headers }) => headers['webhook-id'] !== poison)).toMatchObject([
      { body: expect.stringContaining(other) },
    ])
    answer = () => 204
    letters = []
    await minutePasses(25 * 3600)
    expect(told()[0]).toBe(poison)
    expect(letters).toHaveLength(3)
  })

  it('is sent with a round where what was told before was lost on its way', async () => {
    await aWebhook()
    await accountChanges()
    expect(await dueNow(), 'handed to nobody').toHaveLength(1)
    later(90)
    await accountChanges()
    await settle()
    expect(letters).toEqual([])
    await minutePasses()
    expect(letters).toHaveLength(2)
  })
})

describe('a receiver that takes nothing', () => {
  it('gets what waits once it takes it, each once by its id, in the order in which it happened', async () => {
    const hook = await aWebhook()
    answer = () => 503
    for (let count = 0; count < 3; count += 1) {
      await accountChanges()
      await settle()
      later(1)
    }
    expect(letters, 'the first was tried, the others wait').toHaveLength(1)
    expect(await rowOf(hook.id)).toMatchObject({ status: 'FAILING' })
    await minutePasses()
    expect(letters.length).toBeLessThanOrEqual(3)
    answer = () => 204
    const waiting = (await logOf(hook.id)).map(({ id }) => id).reverse()
    letters = []
    await minutePasses(300)
    expect(letters.map(({ headers }) => headers['webhook-id'])).toEqual(waiting)
    expect((await logOf(hook.id)).map(({ status }) => status)).toEqual(['DELIVERED', 'DELIVERED', 'DELIVERED'])
    expect(await rowOf(hook.id)).toMatchObject({ status: 'ACTIVE' })
    await accountChanges()
    await settle()
    expect(letters).toHaveLength(4)
  })

  it('is followed to no other address', async () => {
    const hook = await aWebhook()
    answer = () => 302
    await accountChanges()
    await settle()
    expect(await logOf(hook.id)).toMatchObject([{ status: 'WAITING', tries: [{ status: 302, answer: 'said 302' }] }])
    expect(letters).toHaveLength(1)
  })

  it('is told in the log when it is tried next, while it waits and is tried at all', async () => {
    const hook = await aWebhook()
    await minutePasses()
    await accountChanges()
    await settle()
    later(1)
    answer = () => 503
    await accountChanges()
    await settle()
    const begun = Date.now()
    const [waits, taken] = await logOf(hook.id)
    expect(waits).toMatchObject({ status: 'WAITING', tries: [{ status: 503, answer: 'said 503' }] })
    expect(Date.parse(waits?.nextTry ?? '') - begun, 'five seconds after the first try').toBeLessThanOrEqual(5_000)
    expect(waits?.nextTry).toBe((await webhooks.byId(hook.id))?.retryAt)
    // Its time is over, and the minute’s round has not begun: no moment that is over is told.
    later(20)
    expect((await logOf(hook.id))[0]?.nextTry).toBe(new Date().toISOString())
    expect(taken).toMatchObject({ status: 'DELIVERED' })
    expect(taken).not.toHaveProperty('nextTry')
    await answered(as(admin)(contract.updateWebhook, { body: { ...hook.body, enabled: false } }))
    expect((await logOf(hook.id))[0]).toMatchObject({ status: 'WAITING' })
    expect((await logOf(hook.id))[0]).not.toHaveProperty('nextTry')
  })

  it('is given up after three days with a mail to who made it, and turned on gets what waits', async () => {
    const hook = await aWebhook()
    answer = () => 500
    await accountChanges()
    await settle()
    for (let hours = 0; hours < 80; hours += 8) await minutePasses(8 * 3600)
    expect(await rowOf(hook.id)).toMatchObject({ status: 'SUSPENDED' })
    const failing = await answered(as(admin)(contract.listWebhooks, { query: { failing: 'true', size: 100 } }))
    expect(failing.content.map(({ id }) => id)).toContain(hook.id)
    for (const { status } of failing.content) expect(['FAILING', 'SUSPENDED']).toContain(status)
    // What happens meanwhile waits as well.
    await accountChanges()
    await settle()
    expect((await eventsOf(desk.table)).filter(({ name }) => name === 'mail.requested')).toHaveLength(1)
    const params = { webhookId: hook.id }
    expect(await as(admin)(contract.testWebhook, { params })).toMatchObject({ problem: { code: 'webhook.notOn' } })
    answer = () => 204
    letters = []
    await answered(as(admin)(contract.updateWebhook, { body: { ...hook.body, enabled: true } }))
    await minutePasses()
    expect(letters).toHaveLength(2)
    expect(await rowOf(hook.id)).toMatchObject({ status: 'ACTIVE' })
  })

  it.each([
    { hours: 71, standing: 'FAILING' },
    { hours: 96, standing: 'SUSPENDED' },
  ])('is off for $hours hours, and gets all of them once, of each record in its order', async ({ hours, standing }) => {
    const hook = await aWebhook()
    const other = await desk.anAccount()
    await settle()
    answer = () => 503
    let changes = 0
    for (let passed = 0; passed < hours; passed += 6) {
      await accountChanges()
      await handOver(worker, 'account.changed', { accountId: other }, `evt_away${hours}.${passed}`)
      changes += 2
      await settle()
      await minutePasses(Math.min(6, hours - passed) * 3600 - 60)
      await minutePasses()
    }
    expect(await rowOf(hook.id)).toMatchObject({ status: standing })
    answer = () => 204
    letters = []
    if (standing === 'SUSPENDED')
      await answered(as(admin)(contract.updateWebhook, { body: { ...hook.body, enabled: true } }))
    for (let hour = 0; hour < 26; hour += 1) await minutePasses(3600)
    const told = letters.map(({ headers }) => String(headers['webhook-id']))
    expect([told.length, new Set(told).size]).toEqual([changes, changes])
    for (const id of [accountId, other]) {
      const times = letters.filter(({ body }) => body.includes(id)).map(({ body }) => JSON.parse(body).timestamp)
      expect(times).toHaveLength(changes / 2)
      expect(times).toEqual([...times].sort())
    }
    expect(await rowOf(hook.id)).toMatchObject({ status: 'ACTIVE' })
  })

  it('is fetched what it was told of, from where one stopped reading, each once and in order', async () => {
    const hook = await aWebhook()
    const params = { webhookId: hook.id }
    const pull = (query: { readonly after?: WebhookDeliveryId; readonly size?: number } = {}, by = admin) =>
      as(by)(contract.pullWebhookEvents, { params, query })
    for (let times = 0; times < 5; times += 1) await accountChanges()
    await settle()
    expect(await answered(pull())).toEqual({ events: [], isMore: false })
    later(10)
    const first = await answered(pull({ size: 3 }))
    expect(first).toMatchObject({ isMore: true, events: [{ type: 'account.changed' }, {}, {}] })
    const rest = await answered(pull({ after: first.events[2]?.id ?? fail() }))
    expect(rest).toMatchObject({ isMore: false, events: [{}, {}] })
    const read = [...first.events, ...rest.events].map(({ id }) => id)
    expect(new Set(read)).toEqual(new Set((await logOf(hook.id)).map(({ id }) => id)))
    expect(await answered(pull({ after: rest.events[1]?.id ?? fail() }))).toMatchObject({ events: [] })
    expect(await pull({}, otherAdmin)).toMatchObject({ status: 404, problem: { code: 'webhook.notFound' } })
    const other = await aWebhook()
    expect(
      await as(admin)(contract.pullWebhookEvents, { params: { webhookId: other.id }, query: { after: read[0] } }),
    ).toMatchObject({
      problem: { code: 'webhook.deliveryNotFound' },
    })
  })

  it('is fetched what it was told of by a key too, which needs the scopes of what it is told', async () => {
    const hook = await aWebhook({ events: ['account.changed', 'assistant.asked', 'payment.received'] })
    await accountChanges()
    await settle()
    later(10)
    const pull = (keyScopes: readonly Permission[], by = admin) =>
      as({ ...by, keyScopes, sessionId: 'key_1' })(contract.pullWebhookEvents, {
        params: { webhookId: hook.id },
        query: {},
      })
    expect(await answered(pull(['account:read', 'billing:read']))).toMatchObject({
      events: [{ type: 'account.changed' }],
    })
    expect(await pull(['account:read', 'policy:read'])).toMatchObject({
      status: 403,
      problem: { code: 'permission.denied', data: { needed: 'billing:read' } },
    })
    expect(await pull(['account:read'], { ...admin, role: 'Agent' })).toMatchObject({
      status: 403,
      problem: { code: 'permission.denied', data: { needed: 'integration:manage' } },
    })
    expect(
      await as({ ...admin, keyScopes: ['account:read'], sessionId: 'key_1' })(contract.listWebhooks, { query: {} }),
    ).toMatchObject({ status: 403, problem: { code: 'permission.denied' } })
  })

  it('gets everything of a time again under the ids it had', async () => {
    const hook = await aWebhook()
    const params = { webhookId: hook.id }
    const replay = (body: { readonly from: Instant; readonly until?: Instant }) =>
      as(admin)(contract.replayWebhookDeliveries, { params, body })
    await accountChanges()
    await settle()
    later(3600)
    const from: Instant = new Date().toISOString()
    await accountChanges()
    later(1)
    await accountChanges()
    await settle()
    later(60)
    const sent = letters.slice(1).map(({ headers }) => headers['webhook-id'])
    letters = []
    expect(await replay({ from, until: from })).toMatchObject({
      status: 422,
      problem: { code: 'webhook.invalidDetails' },
    })
    const begun = await handler(
      eventOf(contract.replayWebhookDeliveries, { params, body: { from } }, admin),
      {} as never,
    )
    const { jobId } = JSON.parse(begun.body ?? '')
    const follow = (webhookId = hook.id, by = admin) =>
      as(by)(contract.getWebhookReplay, { params: { webhookId, jobId } })
    expect(begun).toMatchObject({
      statusCode: 202,
      headers: { location: `/api/webhook/v1/${hook.id}/replays/${jobId}` },
      body: expect.stringContaining('"status":"QUEUED"'),
    })
    await handOver(worker, 'job.due', { jobId, kind: 'replayDeliveries', turn: 0 })
    await minutePasses()
    expect(letters.map(({ headers }) => headers['webhook-id'])).toEqual(sent)
    expect(await answered(follow())).toMatchObject({ status: 'DONE', askedFor: 2, ended: expect.any(String) })
    expect(await follow((await aWebhook()).id)).toMatchObject({ status: 404, problem: { code: 'job.notFound' } })
    expect(await follow(hook.id, { ...admin, organizationId: 'agy_other' })).toMatchObject({ status: 404 })
  })

  it('gets a busy day again, however much it was told', async () => {
    const hook = await aWebhook()
    const from: Instant = new Date().toISOString()
    for (let told = 0; told < 25; told += 1) {
      later(1)
      await accountChanges()
    }
    await settle()
    later(60)
    const sent = letters.map(({ headers }) => headers['webhook-id'])
    expect(sent).toHaveLength(25)
    letters = []
    const { jobId } = await answered(
      as(admin)(contract.replayWebhookDeliveries, { params: { webhookId: hook.id }, body: { from } }),
    )
    await handOver(worker, 'job.due', { jobId, kind: 'replayDeliveries', turn: 0 })
    for (let minutes = 0; minutes < 3; minutes += 1) await minutePasses()
    expect(letters.map(({ headers }) => headers['webhook-id'])).toEqual(sent)
  })

  it('that is not told everything again, since something broke, is told of to who asked for it', async () => {
    const hook = await aWebhook()
    const from: Instant = new Date().toISOString()
    await accountChanges()
    await settle()
    later(60)
    const { jobId } = await answered(
      as(admin)(contract.replayWebhookDeliveries, { params: { webhookId: hook.id }, body: { from } }),
    )
    const walk = vi.spyOn(deliveries, 'walk').mockRejectedValue(new Error('The log is torn.'))
    const carryOn = () => handOver(worker, 'job.due', { jobId, kind: 'replayDeliveries', turn: 0 })
    await expect(carryOn()).rejects.toThrow()
    await expect(carryOn()).rejects.toThrow()
    expect(await replayMails()).toEqual([])
    await carryOn()
    walk.mockRestore()
    expect(await jobs.require(jobId)).toMatchObject({ status: 'FAILED' })
    expect(await replayMails()).toMatchObject([
      {
        to: 'admin@agency1.example',
        data: { host: 'hooks.localhost', link: expect.stringMatching(`/agency/webhooks/${hook.id}$`) },
      },
    ])
  })

  it('of one event alone does not hold up the others, and that one is given up and can be sent again', async () => {
    const hook = await aWebhook()
    const another = await desk.anAccount()
    await settle()
    let poison = ''
    answer = ({ headers }) => {
      poison ||= String(headers['webhook-id'])
      return headers['webhook-id'] === poison ? 422 : 204
    }
    await accountChanges()
    await settle()
    later(1)
    await handOver(worker, 'account.changed', { accountId: another }, 'evt_another')
    await minutePasses()
    expect(await rowOf(hook.id)).toMatchObject({ status: 'ACTIVE' })
    for (let hours = 0; hours < 100; hours += 25)
      for (let tries = 0; tries < 3; tries += 1) await minutePasses(25 * 3600)
    const [, first] = await logOf(hook.id)
    expect(first).toMatchObject({ id: poison, status: 'GIVEN_UP', triesMade: 12 })
    expect(first?.tries).toHaveLength(5)
    const params = { webhookId: hook.id, deliveryId: first?.id as never }
    answer = () => 204
    await answered(as(admin)(contract.replayWebhookDelivery, { params }))
    await settle()
    expect(letters.at(-1)?.headers['webhook-id']).toBe(poison)
    expect((await logOf(hook.id))[1]).toMatchObject({ status: 'DELIVERED' })
    const other = await aWebhook()
    expect(
      await as(admin)(contract.replayWebhookDelivery, { params: { ...params, webhookId: other.id } }),
    ).toMatchObject({ status: 404, problem: { code: 'webhook.deliveryNotFound' } })
  })
})
