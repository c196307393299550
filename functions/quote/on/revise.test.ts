import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler as accountHandler } from '#functions/account/index.ts'
import { accounts } from '#functions/account/store/accounts.ts'
import { updateSecurityQuestions } from '#shared/contracts/account/questions.ts'
import { approveQuote, releaseQuote, takeReferral } from '#shared/contracts/quote/underwriting.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import type { AccountId, QuoteId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { expireQuotes } from '../jobs/expireQuotes.ts'
import { openQuotesOfAccount } from '../store/openQuotes.ts'
import { handler as worker } from '../worker.ts'
import { followAnswers } from './followAnswers.ts'
import { repriceAfterAssessment } from './repriceAfterAssessment.ts'
import { reviseQuotesOfAccount } from './reviseQuotesOfAccount.ts'

let desk: QuoteDesk
beforeAll(async () => {
  desk = await openQuoteDesk()
})
afterAll(() => desk.close())

const change = async (accountId: AccountId, more: object, quoteId?: string) => {
  const account = await accounts.require(accountId)
  await commit([accounts.update(account, { ...account, ...more })])
  await reviseQuotesOfAccount({
    id: 'evt_1',
    name: 'account.changed',
    detail: { accountId, ...(quoteId !== undefined && { quoteId }) },
    at: '2026-11-20T12:00:00.000Z' as const,
    now: new Date().toISOString(),
    once: 'on|quote.reviseQuotesOfAccount|evt_1',
  })
}
const answer = async (accountId: AccountId, body: object) => {
  await callerOf(accountHandler)(cast.producer)(updateSecurityQuestions, { params: { accountId }, body: body as never })
  await followAnswers({
    id: 'evt_2',
    name: 'account.answered',
    detail: { accountId },
    at: '2026-11-20T12:00:00.000Z' as const,
    now: new Date().toISOString(),
    once: 'on|quote.followAnswers|evt_2',
  })
}
const statusOf = async (quoteId: Parameters<QuoteDesk['read']>[0]) => (await desk.read(quoteId)).agencyStatus

describe('other answers of an account', () => {
  it('are followed by all its open quotes, each priced again', async () => {
    const accountId = await desk.anAccount()
    const one = await desk.aPricedQuote(accountId)
    const sibling = await desk.aPricedQuote(accountId)
    const draft = await desk.aVariation(accountId)
    await answer(accountId, { vendorManagement: 'NO', encryptionAtRest: 'NO' })
    for (const quoteId of [one, sibling]) {
      expect((await desk.read(quoteId)).patching).toBe(true)
      await desk.workPatch(quoteId)
    }
    const [first, second] = await Promise.all([one, sibling].map((quoteId) => desk.read(quoteId)))
    expect(first?.securityQuestions).toMatchObject({ vendorManagement: 'NO', encryptionAtRest: 'NO' })
    expect(second?.securityQuestions).toEqual(first?.securityQuestions)
    expect(second?.totalPremium).toBe(first?.totalPremium)
    await desk.workPatch(draft)
    expect((await desk.read(draft)).securityQuestions).toEqual(first?.securityQuestions)
  })

  it('leave alone what is on its way to be bound, and quotes that stand on them already', async () => {
    const accountId = await desk.anAccount()
    const requested = await desk.aRequestedQuote(accountId)
    const quoteId = await desk.aPricedQuote(accountId)
    await answer(accountId, { edr: true })
    expect((await desk.read(quoteId)).patching).toBe(false)
    await answer(accountId, { vendorManagement: 'NO' })
    expect((await desk.read(requested)).patching).toBe(false)
  })
})

describe('a quote that does not follow its account', () => {
  const note = 'Looked at it.'
  const release = (quoteId: QuoteId) => desk.as(cast.underwriter)(releaseQuote, { params: { quoteId }, body: { note } })
  const approve = (quoteId: QuoteId) => desk.as(cast.underwriter)(approveQuote, { params: { quoteId }, body: { note } })
  const worse = { encryptionAtRest: 'NO', training: 'NO' }

  it('is marked with what has changed and what it would cost, in review and on its way to be bound', async () => {
    const accountId = await desk.anAccount()
    const requested = await desk.aRequestedQuote(accountId)
    const held = await desk.aPricedQuote(accountId, { aggregateLimit: 5_000_000 })
    await desk.as(cast.underwriter)(takeReferral, { params: { quoteId: held }, body: { release: false } })
    const before = await Promise.all([requested, held].map((quoteId) => desk.read(quoteId)))
    await answer(accountId, worse)
    for (const { id, agencyStatus, totalPremium } of before) {
      const after = await desk.read(id)
      expect([after.agencyStatus, after.totalPremium]).toEqual([agencyStatus, totalPremium])
      expect(after.riskChange).toMatchObject({
        changes: expect.arrayContaining([expect.objectContaining({ what: 'training', after: 'NO' })]),
        totalBefore: totalPremium,
      })
      expect(after.riskChange?.totalNow).toBeGreaterThan(totalPremium)
    }
    await answer(accountId, { encryptionAtRest: 'YES', training: 'YES' })
    for (const quoteId of [requested, held]) expect((await desk.read(quoteId)).riskChange).toBeUndefined()
  })

  it('is released at the price of today, once its holder was told of what has changed', async () => {
    const accountId = await desk.anAccount()
    const held = await desk.aPricedQuote(accountId, { aggregateLimit: 5_000_000 })
    await desk.as(cast.underwriter)(takeReferral, { params: { quoteId: held }, body: { release: false } })
    const { totalPremium } = await desk.read(held)
    await answer(accountId, worse)
    expect(await release(held)).toMatchObject({
      status: 409,
      problem: { code: 'quote.riskChanged', data: { difference: /^\+\$/ } },
    })
    const told = await desk.read(held)
    expect(told.agencyStatus).toBe('IN_REVIEW')
    expect(told.totalPremium).toBeGreaterThan(totalPremium)
    expect(await release(held)).toMatchObject({ value: { agencyStatus: 'READY' } })
    expect(await desk.read(held)).toMatchObject({ totalPremium: told.totalPremium, securityQuestions: worse })
    expect((await desk.read(held)).riskChange).toBeUndefined()
  })

  it('is approved on its way to be bound at the price of today, or referred where a rule asks', async () => {
    const accountId = await desk.anAccount()
    const requested = await desk.aRequestedQuote(accountId)
    const { totalPremium } = await desk.read(requested)
    await answer(accountId, worse)
    expect(await approve(requested)).toMatchObject({ status: 409, problem: { code: 'quote.riskChanged' } })
    const told = await desk.read(requested)
    expect(told.agencyStatus).toBe('REQUESTED')
    expect(told.totalPremium).toBeGreaterThan(totalPremium)
    expect(await approve(requested)).toMatchObject({ value: { agencyStatus: 'REQUESTED' } })
    await answer(accountId, {
      cyberEvent: 'YES',
      cyberEventComments: 'A mailbox was opened by a stranger.',
      incidentUnderWay: 'NO',
      ransomwareIncidents: 'NONE',
    })
    expect(await approve(requested)).toMatchObject({ status: 409, problem: { code: 'quote.riskChanged' } })
    expect(await statusOf(requested)).toBe('REFERRED')
  })
})

describe('a changed account', () => {
  it('invalidates its quotes, but those of the 250 products, which underwriting looks at with the new price', async () => {
    const accountId = await desk.anAccount()
    const hundred = await desk.aPricedQuote(accountId, {}, 'P100')
    const twoFifty = await desk.aPricedQuote(accountId)
    const requested = await desk.aRequestedQuote(accountId)
    const draft = await desk.aVariation(accountId)
    expect((await openQuotesOfAccount(accountId)).map(({ product }) => product).toSorted()).toEqual([
      'P100',
      'P250',
      'P250',
    ])
    const before = await desk.read(twoFifty)
    await change(accountId, { revenue: 8_000_000 })
    expect(await statusOf(hundred)).toBe('INVALID')
    expect(await statusOf(draft)).toBe('DRAFT')
    expect(await statusOf(requested)).toBe('REFERRED')
    const after = await desk.read(twoFifty)
    expect(after).toMatchObject({
      agencyStatus: 'REFERRED',
      referralReasons: [{ ruleId: 'referral.accountChanged', input: 'revenue' }],
    })
    expect(after.totalPremium).toBeGreaterThan(before.totalPremium)
    expect(await desk.events()).toContainEqual({ name: 'quote.referred', detail: { quoteId: twoFifty } })
  })

  it('leaves quotes alone when nothing changed that a price stands on, and when told twice', async () => {
    const accountId = await desk.anAccount()
    const quoteId = await desk.aPricedQuote(accountId, {}, 'P100')
    await change(accountId, { phoneNumber: '15035550118' })
    expect(await statusOf(quoteId)).toBe('READY')
  })

  it('has the quote in which it was edited priced again instead', async () => {
    const accountId = await desk.anAccount()
    const quoteId = await desk.aPricedQuote(accountId, {}, 'P100')
    const other = await desk.aPricedQuote(accountId, {}, 'P100')
    await change(accountId, { revenue: 8_000_000 }, quoteId)
    expect(await desk.read(quoteId, cast.producer)).toMatchObject({ agencyStatus: 'READY', patching: true })
    expect(await statusOf(other)).toBe('INVALID')
    await desk.workPatch(quoteId)
    expect(await desk.read(quoteId)).toMatchObject({ agencyStatus: 'READY', firmographicData: { revenue: 8_000_000 } })
  })
})

describe('a new assessment of the risk', () => {
  const assess = (accountId: AccountId, quoteId: string, id: string) =>
    repriceAfterAssessment({
      id,
      name: 'risk.assessed',
      detail: { accountId, quoteId },
      at: '2026-11-20T12:00:00.000Z' as const,
      now: new Date().toISOString(),
      once: `on|quote.repriceAfterAssessment|${id}`,
    })

  it('moves the price of the quote it was asked for, whoever has it in hand', async () => {
    const accountId = await desk.anAccount()
    const see = async (leakedCredentials: number) => {
      const account = await accounts.require(accountId)
      const scan = {
        domain: 'insured.example',
        signals: { leakedCredentials },
        at: '2026-11-20T12:00:00.000Z' as const,
      }
      await commit([accounts.update(account, { ...account, scan })])
    }
    await see(500)
    const ready = await desk.aPricedQuote(accountId)
    const referred = await desk.aPricedQuote(accountId, { aggregateLimit: 5_000_000 })
    const taken = await desk.as(cast.underwriter)(takeReferral, { params: { quoteId: referred }, body: {} })
    expect(taken.ok).toBe(true)
    const before = await desk.read(referred)
    await see(0)
    await assess(accountId, ready, 'evt_2')
    expect((await desk.read(ready)).patching).toBe(true)
    await assess(accountId, referred, 'evt_3')
    const after = await desk.read(referred)
    expect(after.agencyStatus).toBe('IN_REVIEW')
    expect(after.totalPremium).toBeLessThan(before.totalPremium)
  })
})

const expireAt = async (now: Instant) => {
  await expireQuotes({ now })
  expect(await runJobsOf(desk.table, worker)).toEqual([])
}

describe('the end of a quote’s days', () => {
  it('comes after its last day where the insured is, and not before', async () => {
    const quoteId = await desk.aPricedQuote(await desk.anAccount())
    const { expiresOn } = await desk.read(quoteId)
    await expireAt(`${expiresOn}T23:00:00.000Z`)
    expect(await statusOf(quoteId)).toBe('READY')
    const dayAfter = addDays(expiresOn, 1)
    await expireAt(`${dayAfter}T02:00:00.000Z`)
    expect(await statusOf(quoteId)).toBe('READY')
    await expireAt(`${dayAfter}T12:00:00.000Z`)
    expect(await statusOf(quoteId)).toBe('EXPIRED')
    await expireAt(`${dayAfter}T12:00:00.000Z`)
  })
})
