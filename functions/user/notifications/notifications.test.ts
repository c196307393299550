import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outgoingMails } from '#functions/_platform/mail/outbox.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { users } from '#functions/directory/store/users.ts'
import { handler as messages } from '#functions/messages/worker.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { handler as quoteHandler } from '#functions/quote/index.ts'
import type { QuoteRecord } from '#functions/quote/public.ts'
import { quotes } from '#functions/quote/store/quotes.ts'
import { createConversationNote } from '#shared/contracts/quote/conversation.ts'
import * as contracts from '#shared/contracts/user/index.ts'
import { allNotifications } from '#shared/domain/identity/notificationKinds.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { aUser } from '#tests/support/aUser.ts'
import { eventsOf } from '#tests/support/eventsOf.ts'
import { callerOf } from '#tests/support/operation.ts'
import { handOver } from '#tests/support/outside.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered, holder } from '#tests/support/quoteDesk.ts'
import { handler } from '../index.ts'
import { handler as worker } from '../worker.ts'

const { getNotificationChoices, listNotifications, markNotificationsRead, updateNotificationChoices } = contracts
const as = callerOf(handler)

let desk: PolicyDesk
let quote: QuoteRecord
let policy: PolicyRecord
let agentEmail: string

const agent = as({ ...cast.agent, userId: castIds.user(80) })
const insured = as({ ...cast.policyHolder, userId: castIds.user(81) })
const underwriter = as({ ...cast.underwriter, userId: castIds.user(82) })
const stranger = as({ ...cast.otherProducer, userId: castIds.user(83) })

const told = async (who: typeof agent, query: { unread?: 'true'; size?: number; after?: string } = {}) =>
  answered(await who(listNotifications, { query }))
const textsOf = async (who: typeof agent) => (await told(who)).hits.map(({ text }) => text)
const forget = (who: typeof agent) => who(markNotificationsRead, { body: { all: true } })

/** Puts the quote where an underwriter's reopening may have left it. */
const cameBackAs = async (status: QuoteRecord['status']) => {
  const kept = await quotes.byId(quote.id)
  if (kept === undefined) throw new Error('The quote is gone.')
  await commit([quotes.update(kept, { ...kept, status })])
}

beforeAll(async () => {
  desk = await openPolicyDesk()
  quote = await desk.aQuote()
  agentEmail = quote.agentEmail ?? ''
  policy = await desk.aPolicy({ agentEmail })
  await commit([
    users.create(aUser({ email: agentEmail, role: 'Principal Producer' })),
    users.create(
      aUser({
        id: castIds.user(81),
        email: holder.customerEmail,
        accountType: 'CUSTOMER',
        organizationId: policy.accountId,
        role: 'Policy Holder',
      }),
    ),
    users.create(
      aUser({
        id: castIds.user(82),
        email: 'uw@palisade.example',
        accountType: 'COWBELL',
        organizationId: 'provider',
        role: 'Underwriter',
      }),
    ),
  ])
})
afterAll(() => desk.close())

describe('what happens to a quote', () => {
  it('is told to its agent: ready, referred, declined, bound', async () => {
    const detail = { quoteId: quote.id }
    await handOver(worker, 'quote.ready', detail)
    await handOver(worker, 'quote.referred', detail)
    await handOver(worker, 'quote.declined', { ...detail, notify: true })
    await handOver(worker, 'quote.bound', { ...detail, policyId: policy.id })
    const name = `Quote ${quote.quoteNumber} for ${quote.companyName}`
    const { hits } = await told(agent)
    expect(hits.map(({ type, text }) => [type, text])).toEqual(
      expect.arrayContaining([
        ['quoteBound', `${name} is bound.`],
        ['quoteDeclined', `${name} was declined.`],
        ['quoteReferred', `${name} has gone to underwriting.`],
        ['quoteReady', `${name} is ready.`],
      ]),
    )
    expect(hits).toHaveLength(4)
    expect(hits[0]).toMatchObject({ read: false, link: `/agency/quotes/${quote.id}` })
    expect(await told(underwriter)).toMatchObject({
      hits: [{ text: `${name} is waiting for an underwriter.`, link: `/admin/quotes/${quote.id}` }],
    })
    expect(await textsOf(stranger)).toEqual([])
  })

  it('is told to its agent when an underwriter has opened it again, where it is ready', async () => {
    const before = (await told(agent)).hits.length
    await cameBackAs('REFERRED')
    await handOver(worker, 'quote.cameBack', { quoteId: quote.id })
    expect((await told(agent)).hits).toHaveLength(before)
    await cameBackAs('READY')
    await handOver(worker, 'quote.cameBack', { quoteId: quote.id })
    expect((await told(agent)).hits).toHaveLength(before + 1)
    await cameBackAs(quote.status)
  })

  it('is told to the underwriter that it is handed on to, and not to its agent again', async () => {
    const before = (await told(agent)).hits.length
    const waiting = (await told(underwriter)).hits.length
    await handOver(worker, 'quote.referredOn', { quoteId: quote.id })
    expect((await told(agent)).hits).toHaveLength(before)
    expect((await told(underwriter)).hits).toHaveLength(waiting + 1)
  })

  it('names the colleague to whom it is handed on who handed it on', async () => {
    const walter = aUser({
      ...{ id: castIds.user(84), email: 'walter@palisade.example', firstName: 'Walter', lastName: 'Diaz' },
      ...{ accountType: 'COWBELL', role: 'Underwriter' },
    })
    const { version: _, ...state } = await quotes.require(quote.id)
    const meantFor = { ...state, underwriter: { id: castIds.user(82), name: 'Uma', since: state.lastUpdated } }
    await commit([users.create(walter), quotes.update(await quotes.require(quote.id), meantFor)])
    await handOver(worker, 'quote.referredOn', { quoteId: quote.id, by: walter.id })
    expect((await told(underwriter)).hits.map(({ text }) => text)).toContain(
      `Quote ${quote.quoteNumber} for ${quote.companyName} was referred to you by Walter Diaz.`,
    )
    await commit([quotes.update(await quotes.require(quote.id), state)])
  })

  it('is told to its agent and to who works on it: the insured has answered, and has to sign again', async () => {
    const { version: _, ...state } = await quotes.require(quote.id)
    const handedIn = { by: 'Ida Moreau', at: state.lastUpdated }
    const sent = {
      requestId: 'qrq_1',
      name: 'Ida',
      email: 'ida@moreau.example',
      by: 'Ana',
      expiresAt: state.lastUpdated,
    }
    const questionnaire = { ...sent, at: state.lastUpdated, handedIn }
    const worksOnIt = { id: castIds.user(82), name: 'Uma' }
    const next = { ...state, questionnaire, underwriter: { ...state.underwriter, ...worksOnIt } }
    await commit([quotes.update(await quotes.require(quote.id), next as typeof state)])
    await handOver(worker, 'quote.questionnaireHandedIn', { quoteId: quote.id })
    await handOver(worker, 'quote.applicationSuperseded', { quoteId: quote.id })
    await handOver(messages, 'quote.questionnaireHandedIn', { quoteId: quote.id })
    const name = `Quote ${quote.quoteNumber} for ${quote.companyName}`
    for (const who of [agent, underwriter])
      expect(await textsOf(who)).toEqual(
        expect.arrayContaining([
          `${name} has its questionnaire back from Ida Moreau.`,
          `${name} says something else than was signed: its application has to be signed again.`,
        ]),
      )
  })

  it('is told once, and a quiet decline not at all', async () => {
    const before = (await told(agent)).hits.length
    await handOver(worker, 'quote.ready', { quoteId: quote.id }, 'evt_same')
    await handOver(worker, 'quote.ready', { quoteId: quote.id }, 'evt_same')
    await handOver(worker, 'quote.declined', { quoteId: quote.id, notify: false })
    expect((await told(agent)).hits).toHaveLength(before + 1)
  })

  it('is told to nobody who works for somebody else, whatever e-mail the quote names', async () => {
    const [user] = await users.byIds([castIds.user(80)])
    if (user === undefined) throw new Error('no agent')
    await commit([users.update(user, { ...user, organizationId: castIds.agency(2) })])
    const before = (await told(agent)).hits.length
    await handOver(worker, 'quote.ready', { quoteId: quote.id })
    expect((await told(agent)).hits).toHaveLength(before)
    await commit([users.update(await users.require(user.id), { ...user, organizationId: castIds.agency(1) })])
  })
})

describe('a note on a quote', () => {
  it('is told to whom it mentions in the application and by mail, with the way to the conversation', async () => {
    const say = callerOf(quoteHandler)({ ...cast.underwriter, userId: castIds.user(82), name: 'Priya Raman' })
    const params = { quoteId: quote.id }
    const body = { text: '@Ada Marsh Is it signed?', mentions: [castIds.user(80)] }
    const { id } = answered(await say(createConversationNote, { params, body }))
    const detail = { quoteId: quote.id, noteId: id }
    const before = (await told(underwriter)).hits.length
    await handOver(worker, 'quote.noteWritten', detail, 'evt_note')
    await handOver(worker, 'quote.noteWritten', detail, 'evt_note')
    const about = `quote ${quote.quoteNumber} for ${quote.companyName}`
    expect((await told(agent)).hits.filter(({ type }) => type === 'noteWritten')).toMatchObject([
      { text: `Priya Raman mentioned you on ${about}.`, link: `/agency/quotes/${quote.id}#conversation` },
    ])
    expect((await told(underwriter)).hits).toHaveLength(before)
    await handOver(messages, 'quote.noteWritten', detail)
    const asked = (await eventsOf(desk.quotes.table)).filter((each) => each.name === 'mail.requested')
    const sent = await outgoingMails.byIds(asked.map((each) => String(each.detail.mailId)))
    expect(sent.filter(({ template }) => template === 'noteWritten')).toMatchObject([
      {
        to: agentEmail,
        data: { text: body.text, link: expect.stringContaining(`/agency/quotes/${quote.id}#conversation`) },
      },
    ])
  })
})

describe('what happens to a policy', () => {
  it('is told to the agent and the insured: issued, a payment failed', async () => {
    await handOver(worker, 'policy.issued', { policyId: policy.id, quoteId: policy.quoteId })
    await handOver(worker, 'payment.failed', { policyId: policy.id, transactionId: 'txn_x' })
    expect(await textsOf(agent)).toEqual(
      expect.arrayContaining([
        `Policy ${policy.policyNumber} of ${policy.companyName} is issued.`,
        `A payment of policy ${policy.policyNumber} of ${policy.companyName} has failed.`,
      ]),
    )
    const { hits } = await told(insured)
    expect(hits.map(({ text, link }) => [text, link])).toEqual(
      expect.arrayContaining([
        [`Your policy ${policy.policyNumber} is issued.`, `/customer/policies/${policy.id}`],
        [
          `A payment of your policy ${policy.policyNumber} has failed. Please try again.`,
          `/policy/${policy.id}/accountant-payment`,
        ],
      ]),
    )
  })
})

describe('the bell', () => {
  it('lists the newest first, page by page, and the unread alone', async () => {
    const first = await told(agent, { size: 2 })
    expect(first.hits).toHaveLength(2)
    const second = await told(agent, { size: 2, after: first.nextToken ?? '' })
    expect(second.hits.map(({ id }) => id)).not.toContain(first.hits[0]?.id)
    const [newest] = first.hits
    await agent(markNotificationsRead, { body: { ids: [newest?.id ?? ''] } })
    expect((await told(agent, { unread: 'true' })).hits.map(({ id }) => id)).not.toContain(newest?.id)
    expect((await told(agent)).hits[0]).toMatchObject({ id: newest?.id, read: true })
  })

  it('marks all as read, one’s own alone', async () => {
    const theirs = (await told(insured, { unread: 'true' })).hits
    await agent(markNotificationsRead, { body: { ids: theirs.map(({ id }) => id) } })
    expect((await told(insured, { unread: 'true' })).hits).toHaveLength(theirs.length)
    expect(await forget(agent)).toMatchObject({ status: 204 })
    expect((await told(agent, { unread: 'true' })).hits).toEqual([])
    expect(await agent(markNotificationsRead, { body: {} as never })).toMatchObject({ status: 400 })
  })
})

describe('choices', () => {
  it('are everything until something is chosen', async () => {
    expect(answered(await agent(getNotificationChoices, {}))).toEqual(allNotifications)
    const body = { ...allNotifications, quoteReady: { app: false, email: true } }
    expect(answered(await agent(updateNotificationChoices, { body }))).toEqual(body)
    expect(answered(await agent(getNotificationChoices, {}))).toEqual(body)
    expect(answered(await insured(getNotificationChoices, {}))).toEqual(allNotifications)
    expect(await agent(updateNotificationChoices, { body: { quoteReady: body.quoteReady } as never })).toMatchObject({
      status: 400,
    })
  })

  it('keep the bell quiet about what one does not want to be told of', async () => {
    const before = (await told(agent)).hits.length
    await handOver(worker, 'quote.ready', { quoteId: quote.id })
    expect((await told(agent)).hits).toHaveLength(before)
    await handOver(worker, 'quote.declined', { quoteId: quote.id, notify: true })
    expect((await told(agent)).hits).toHaveLength(before + 1)
  })

  it('keep e-mails away, but not the way to pay a policy', async () => {
    const quiet = { app: true, email: false }
    const body = {
      quoteReady: quiet,
      quoteReferred: quiet,
      quoteDeclined: quiet,
      quoteBound: quiet,
      noteWritten: quiet,
      disputeSettled: quiet,
      policyIssued: quiet,
      paymentFailed: quiet,
      questionnaireHandedIn: quiet,
      signAgain: quiet,
      assistantAsked: quiet,
      driftSeen: quiet,
      claimMoved: quiet,
    }
    for (const who of [agent, insured, underwriter]) await who(updateNotificationChoices, { body })
    const asked = async () => (await eventsOf(desk.quotes.table)).filter(({ name }) => name === 'mail.requested').length
    const before = await asked()
    await handOver(messages, 'quote.ready', { quoteId: quote.id })
    await handOver(messages, 'quote.referred', { quoteId: quote.id })
    await handOver(messages, 'quote.bound', { quoteId: quote.id, policyId: policy.id })
    expect(await asked()).toBe(before)
    await handOver(messages, 'policy.issued', { policyId: policy.id, quoteId: policy.quoteId })
    expect(await asked()).toBe(before + 1)
  })
})
