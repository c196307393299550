import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { letGo } from '#functions/_platform/held/held.ts'
import { leaveSeat, takeSeat } from '#functions/_platform/news/seats.ts'
import { tellNews } from '#functions/_platform/news/tellNews.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { shardOf } from '#functions/_platform/storage/listKeys.ts'
import { users } from '#functions/directory/store/users.ts'
import { notifications } from '#functions/user/store/notifications.ts'
import * as contract from '#shared/contracts/news/news.ts'
import { operations } from '#shared/contracts/registry.ts'
import type { AccountId, QuoteId } from '#shared/domain/ids/ids.ts'
import { newsKinds, newsPace, readEventStream } from '#shared/domain/integration/news.ts'
import { cast, castIds, guestOf, partnerOf } from '#tests/cast/actors.ts'
import { aUser } from '#tests/support/aUser.ts'
import { callerOf } from '#tests/support/operation.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { handler } from '../index.ts'

const as = callerOf(handler)
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

let desk: QuoteDesk
let accountId: AccountId
let made = 0
beforeAll(async () => {
  desk = await openQuoteDesk()
  accountId = await desk.anAccount()
})
afterAll(() => desk.close())

const follow = async (actor: Actor, after?: string, wait = 0) => {
  const value = answered(await as(actor)(contract.followNews, { query: { after, wait } }))
  return readEventStream(new TextDecoder().decode(value))
}

/** Where somebody goes on from who was told everything so far. */
const upToNow = async (): Promise<string> => {
  await desk.settle()
  await pause(newsPace.restMilliseconds + 5)
  return (await follow(cast.producer)).id ?? ''
}

const changedQuote = async (): Promise<QuoteId> => {
  made += 1
  // A cart has room for five.
  if (made % 5 === 0) accountId = await desk.anAccount()
  const id = await desk.aVariation(accountId)
  await desk.settle()
  await pause(newsPace.restMilliseconds + 5)
  return id
}

const kindsOf = async (actor: Actor, after: string) => (await follow(actor, after)).news.map(({ kind }) => kind)

describe('who follows the news', () => {
  it('begins with an id and no news, and goes on from it', async () => {
    const began = await upToNow()
    expect(await follow(cast.producer, began)).toMatchObject({ news: [] })
    const id = await changedQuote()
    const told = await follow(cast.producer, began)
    expect(told.news).toEqual([{ kind: 'quote', ids: [id], isMore: false }])
    expect(Number(told.id)).toBeGreaterThan(Number(began))
    expect((await follow(cast.producer, told.id)).news, 'told once').toEqual([])
    expect((await follow(cast.producer, began)).news, 'and again to who has lost the answer').toEqual(told.news)
  })

  it('is told of the quotes in reach alone, each by the lists that it is in', async () => {
    const began = await upToNow()
    const id = await changedQuote()
    for (const actor of [cast.producer, cast.agencyAdmin, cast.underwriter, cast.superAdmin])
      expect((await follow(actor, began)).news, actor.role).toMatchObject([{ kind: 'quote', ids: [id] }])
    const strangers: readonly Actor[] = [
      cast.otherProducer,
      { ...cast.agent, teamIds: [castIds.team(7)] },
      cast.policyHolder,
      cast.clusterViewer,
      partnerOf('CARRIER', 'Carrier Admin', 'car_none'),
      { ...cast.underwriter, agencyIds: [castIds.agency(2)] },
    ]
    for (const actor of strangers) expect((await follow(actor, began)).news, actor.role).toEqual([])
  })

  it('is, as a vendor, told of claims that it works on, and of nothing else', async () => {
    const began = await upToNow()
    const vendor = partnerOf('VENDOR', 'Vendor Responder', 'ven_1')
    await tellNews([
      { list: 'claim|partner:ven_1|open|0', id: 'clm_1', isThere: true },
      { list: `claim|agency:${castIds.agency(1)}|any|0`, id: 'clm_2', isThere: true },
    ])
    await changedQuote()
    expect((await follow(vendor, began)).news).toEqual([{ kind: 'claim', ids: [], isMore: true }])
    expect(await kindsOf(partnerOf('VENDOR', 'Vendor Responder', 'ven_2'), began)).toEqual([])
  })

  it('is told nothing of a kind whose list is not open to them, by role or by key', async () => {
    const began = await upToNow()
    await changedQuote()
    const key = { keyScopes: ['claim:read'] } as const
    expect(await kindsOf({ ...cast.producer, ...key }, began)).toEqual([])
    expect(await kindsOf({ ...cast.producer, keyScopes: ['quote:read'] }, began)).toEqual(['quote'])
  })

  it('is told of what was told to oneself, and of nobody else', async () => {
    const began = await upToNow()
    await commit([
      notifications.create({
        id: 'ntf_01JH0000000000000000000N01',
        userId: cast.producer.userId,
        type: 'quoteReady',
        text: 'Your quote is ready.',
        link: '/agency/quotes',
        read: false,
        created: new Date().toISOString(),
      }),
    ])
    await upToNow()
    expect(await kindsOf(cast.producer, began)).toEqual(['notification'])
    expect(await kindsOf(cast.agencyAdmin, began)).toEqual([])
    expect(await kindsOf({ ...cast.producer, keyScopes: ['quote:read'] }, began), 'a key is no person').toEqual([])
  })

  it('learns no id of what has left their lists by then', async () => {
    const began = await upToNow()
    const list = `quote|agency:${castIds.agency(1)}|any|0`
    await tellNews([{ list, id: 'quo_01JH0000000000000000000Q77', isThere: true }])
    await pause(newsPace.restMilliseconds + 5)
    expect((await follow(cast.producer, began)).news).toEqual([{ kind: 'quote', ids: [], isMore: true }])
  })

  it('is told that anything may have changed, once away for longer than news are kept', async () => {
    const longAgo = String(Date.now() - newsPace.keptSeconds * 1000 - 10_000)
    const { news } = await follow(cast.producer, longAgo)
    expect(news).toContainEqual({ kind: 'quote', ids: [], isMore: true })
    expect(news.map(({ kind }) => kind)).not.toContain('job')
  })

  it('is told the same of too many changes to be read at once', async () => {
    const began = await upToNow()
    const list = `claim|agency:${castIds.agency(1)}|OPEN|0`
    for (let index = 0; index < 101; index += 1) await tellNews([{ list, id: `clm_${index}`, isThere: true }])
    await pause(newsPace.restMilliseconds + 5)
    const { news } = await follow(cast.producer, began)
    expect(news.map(({ isMore }) => isMore)).toEqual(news.map(() => true))
    expect(news.map(({ kind }) => kind)).toContain('claim')
  })

  it('goes on by the header of event sources, and takes a moment to come for now', async () => {
    const began = await upToNow()
    const id = await changedQuote()
    const headers = { 'last-event-id': began }
    const value = answered(await as(cast.producer)(contract.followNews, { query: { wait: 0 } }, { headers }))
    expect(readEventStream(new TextDecoder().decode(value)).news).toMatchObject([{ ids: [id] }])
    const ahead = await follow(cast.producer, String(Date.now() + 86_400_000))
    expect(ahead.news).toEqual([])
    expect(Number(ahead.id)).toBeLessThan(Date.now())
  })

  it('is nobody who came by a link to one record', async () => {
    expect(await as(guestOf('QUOTE', 'quo_1'))(contract.followNews, { query: { wait: 0 } })).toMatchObject({
      ok: false,
      status: 403,
    })
  })
})

describe('an answer that is held', () => {
  it('ends as soon as there is news', async () => {
    const began = await upToNow()
    const held = follow(cast.producer, began, newsPace.holdSeconds)
    await pause(300)
    const id = await changedQuote()
    expect((await held).news).toMatchObject([{ kind: 'quote', ids: [id] }])
    expect((await held).retry).toBe(newsPace.retryMilliseconds.held)
  })

  it('ends without news when its time is over, and says where to go on from', async () => {
    const began = await upToNow()
    const at = Date.now()
    const told = await follow(cast.otherProducer, began, 2)
    expect(told).toMatchObject({ news: [], retry: newsPace.retryMilliseconds.held })
    expect(Date.now() - at).toBeGreaterThan(800)
    expect(Number(told.id)).toBeGreaterThan(Number(began))
  })

  it('is one of a person at a time; the next is answered at once, to ask again in a while', async () => {
    const began = await upToNow()
    const first = follow(cast.agencyAdmin, began, 3)
    await pause(300)
    const at = Date.now()
    expect((await follow(cast.agencyAdmin, began, 20)).retry).toBe(newsPace.retryMilliseconds.unheld)
    expect(Date.now() - at).toBeLessThan(2500)
    await first
    expect((await follow(cast.agencyAdmin, began, 1)).retry, 'the seat is free again').toBe(
      newsPace.retryMilliseconds.held,
    )
  })

  it('tells nobody whose session has ended meanwhile', async () => {
    const person = { ...cast.producer, userId: castIds.user(90), issuedAt: Date.now() - 60_000 }
    await commit([users.create(aUser({ id: person.userId, email: 'p90@agency1.example', role: 'Agent' }))])
    letGo()
    const began = await upToNow()
    const held = as(person)(contract.followNews, { query: { after: began, wait: 20 } })
    await pause(300)
    const stored = await users.require(person.userId)
    await commit([users.update(stored, { ...stored, role: 'Customer Service' })])
    await tellNews([{ list: `claim|agency:${castIds.agency(1)}|OPEN|0`, id: 'clm_1', isThere: true }])
    expect(await held).toMatchObject({ ok: false, problem: { code: 'session.required' } })
  })

  it('has a seat that others have not meanwhile, and that nobody keeps who did not come back', async () => {
    const rival = Array.from({ length: 1000 }, (_, index) => `usr_${index}`).find(
      (each) => shardOf(each, newsPace.seats) === shardOf('usr_a', newsPace.seats),
    )
    const at = Date.now()
    expect(await takeSeat('usr_a', { at, until: at + 1000 })).toBe(true)
    expect(await takeSeat(rival ?? '', { at, until: at + 1000 })).toBe(false)
    await leaveSeat(rival ?? '', { until: at + 1000 })
    expect(await takeSeat(rival ?? '', { at: at + 500, until: at + 2000 }), 'not the rival’s to leave').toBe(false)
    expect(await takeSeat(rival ?? '', { at: at + 1001, until: at + 2000 })).toBe(true)
    await leaveSeat('usr_a', { until: at + 1000 })
    expect(await takeSeat('usr_a', { at: at + 1002, until: at + 3000 })).toBe(false)
  })
})

it('asks for each kind the permission of its list', () => {
  const lists = {
    claim: 'searchClaims',
    job: 'listJobs',
    message: 'searchMessages',
    notification: 'listNotifications',
    quote: 'searchQuotes',
  } as const
  for (const [kind, { permission = 'any' }] of Object.entries<{ permission?: string }>(newsKinds)) {
    const name = lists[kind as keyof typeof lists]
    expect(operations.find((each) => each.name === name)?.access, kind).toBe(permission)
  }
})
