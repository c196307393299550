import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler as accountHandler } from '#functions/account/index.ts'
import { accounts } from '#functions/account/store/accounts.ts'
import { updateSecurityQuestions } from '#shared/contracts/account/questions.ts'
import { agentIssueQuote, bindQuote, issueQuote } from '#shared/contracts/quote/binding.ts'
import { updateQuote, updateQuoteAnswers } from '#shared/contracts/quote/quotes.ts'
import { searchUnderwriterInbox } from '#shared/contracts/quote/search.ts'
import { releaseQuote } from '#shared/contracts/quote/underwriting.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import type { AccountId, QuoteId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { answered, holder, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { quoteChange } from '../actions/quoteAction.ts'
import { quotes } from '../store/quotes.ts'

type Actor = (typeof cast)[keyof typeof cast]

let desk: QuoteDesk
beforeAll(async () => {
  desk = await openQuoteDesk()
})
afterAll(() => desk.close())

const answer = async (accountId: AccountId, body: object) =>
  answered(
    await callerOf(accountHandler)(cast.producer)(updateSecurityQuestions, {
      params: { accountId },
      body: body as never,
    }),
  )
const request = (quoteId: QuoteId, more: object = {}) =>
  desk.as(cast.producer)(updateQuote, { params: { quoteId }, body: { ...holder, ...more } })
const bind = (quoteId: QuoteId, body: object = {}) => desk.as(cast.producer)(bindQuote, { params: { quoteId }, body })
const issue = (quoteId: QuoteId) => desk.as(cast.producer)(agentIssueQuote, { params: { quoteId }, body: {} })
const issueAsStaff = (quoteId: QuoteId, body: object) =>
  desk.as(cast.underwriter)(issueQuote, { params: { quoteId }, body })
const release = (quoteId: QuoteId, actor: Actor = cast.underwriter) =>
  desk.as(actor)(releaseQuote, { params: { quoteId }, body: { note: 'Looked at it.' } })
const currentOf = (outcome: unknown): number =>
  (outcome as { problem: { data: { currentTotalPremium: number } } }).problem.data.currentTotalPremium

/** One incident, over and told in full. */
const incident = {
  cyberEvent: 'YES',
  cyberEventComments: 'A mailbox was opened by a stranger; all have a second factor since.',
  incidentUnderWay: 'NO',
  ransomwareIncidents: 'NONE',
}

describe('a risk that changes after the quote is ready', () => {
  it('is noticed when binding is requested: an incident refers it, told with what changed and the difference', async () => {
    const accountId = await desk.anAccount()
    const quoteId = await desk.aPricedQuote(accountId)
    const before = await desk.read(quoteId)
    await answer(accountId, incident)
    const refused = await request(quoteId, { shownTotalPremium: before.totalPremium })
    expect(refused).toMatchObject({
      status: 409,
      problem: {
        code: 'quote.riskChanged',
        data: {
          changes: expect.stringContaining('extortion demand? No, now Yes'),
          reasons: 'A cyber event or a notified breach was declared',
          difference: expect.stringMatching(/^[+-]\$/),
        },
      },
    })
    const after = await desk.read(quoteId)
    expect(after).toMatchObject({
      agencyStatus: 'REFERRED',
      riskChange: { totalBefore: before.totalPremium, totalNow: after.totalPremium },
      statusNote: { reasonSummary: 'The risk has changed' },
    })
    expect(after.riskChange?.changes).toContainEqual({ kind: 'answer', what: 'cyberEvent', before: 'NO', after: 'YES' })
    expect(await desk.events()).toContainEqual({ name: 'quote.referred', detail: { quoteId } })
    expect(await request(quoteId)).toMatchObject({ problem: { code: 'quote.notAllowed' } })
  })

  it('is released by an underwriter once and then bound, as long as nothing else changes', async () => {
    const accountId = await desk.anAccount()
    const quoteId = await desk.aRequestedQuote(accountId)
    await answer(accountId, incident)
    expect(await bind(quoteId)).toMatchObject({ problem: { code: 'quote.riskChanged' } })
    answered(await release(quoteId))
    const released = await desk.read(quoteId)
    expect([released.agencyStatus, released.riskChange]).toEqual(['READY', undefined])
    answered(await request(quoteId))
    answered(await bind(quoteId))
    expect((await desk.read(quoteId)).agencyStatus).toBe('BOUND')
  })

  it('is priced again at the request and at binding when no rule refers it', async () => {
    const accountId = await desk.anAccount()
    const quoteId = await desk.aPricedQuote(accountId)
    const { totalPremium } = await desk.read(quoteId)
    await answer(accountId, { edr: 'NO' })
    const told = await request(quoteId, { shownTotalPremium: totalPremium })
    expect(told).toMatchObject({ status: 409, problem: { code: 'quote.priceChanged', data: { difference: /^\+\$/ } } })
    expect(currentOf(told)).toBeGreaterThan(totalPremium)
    expect(await request(quoteId, { shownTotalPremium: currentOf(told) })).toMatchObject({
      value: { agencyStatus: 'REQUESTED', totalPremium: currentOf(told) },
    })
    await answer(accountId, { encryptionAtRest: false, training: false })
    const again = await bind(quoteId, { shownTotalPremium: currentOf(told) })
    expect(again).toMatchObject({ problem: { code: 'quote.priceChanged' } })
    answered(await bind(quoteId, { shownTotalPremium: currentOf(again) }))
    expect(await desk.read(quoteId)).toMatchObject({ agencyStatus: 'BOUND', totalPremium: currentOf(again) })
  })

  it('is judged again when the score alone falls, and keeps its price when it rises', async () => {
    const accountId = await desk.anAccount()
    const quoteId = await desk.aRequestedQuote(accountId)
    const scored = async (riskScore: number) => {
      const account = await accounts.require(accountId)
      await commit([accounts.update(account, { ...account, riskScore })])
    }
    const { totalPremium } = await desk.read(quoteId)
    await scored(20)
    expect(await bind(quoteId)).toMatchObject({
      problem: {
        code: 'quote.riskChanged',
        data: { changes: expect.stringContaining('Risk score'), reasons: 'The risk score is too low' },
      },
    })
    const other = await desk.aRequestedQuote(await desk.anAccount())
    const [quote] = [await desk.read(other)]
    const account = await accounts.require(quote.accountId)
    await commit([accounts.update(account, { ...account, riskScore: 98 })])
    answered(await bind(other, { shownTotalPremium: totalPremium }))
  })

  it('is not issued as it was bound, but by an underwriter who says why', async () => {
    const accountId = await desk.anAccount()
    const quoteId = await desk.aRequestedQuote(accountId)
    answered(await bind(quoteId))
    await answer(accountId, incident)
    await desk.attest(quoteId)
    expect(await issue(quoteId)).toMatchObject({ status: 409, problem: { code: 'quote.riskChanged' } })
    expect(await issueAsStaff(quoteId, {})).toMatchObject({ problem: { code: 'quote.riskChanged' } })
    expect(await desk.read(quoteId)).toMatchObject({ agencyStatus: 'BOUND', riskChange: { at: expect.any(String) } })
    const inbox = answered(await desk.as(cast.underwriter)(searchUnderwriterInbox, { query: { size: '100' } as never }))
    expect(inbox.hits.map(({ id }) => id)).toContain(quoteId)
    expect(await issueAsStaff(quoteId, { note: 'The event was contained; the carrier agrees.' })).toMatchObject({
      status: 202,
    })
    const issued = await desk.read(quoteId)
    expect([issued.riskChange, issued.notes]).toEqual([undefined, 1])
  })

  it('is told before a note issues it, and told again when more has changed', async () => {
    const accountId = await desk.anAccount()
    const quoteId = await desk.aRequestedQuote(accountId)
    answered(await bind(quoteId))
    await answer(accountId, { edr: 'NO' })
    const note = 'Confirmed on paper.'
    const told = (changes: string) => ({
      status: 409,
      problem: { code: 'quote.riskChanged', data: { changes: expect.stringContaining(changes) } },
    })
    expect(await issueAsStaff(quoteId, { note })).toMatchObject(told('now No'))
    await answer(accountId, incident)
    expect(await issueAsStaff(quoteId, { note })).toMatchObject(told('extortion demand? No, now Yes'))
    expect((await desk.read(quoteId)).riskChange?.changes.map(({ what }) => what)).toContain('cyberEvent')
    expect(await issueAsStaff(quoteId, { note })).toMatchObject({ status: 202 })
  })

  it('is told of cover that began long ago as well', async () => {
    const accountId = await desk.anAccount()
    const quoteId = await desk.aRequestedQuote(accountId)
    answered(await bind(quoteId))
    const quote = await quotes.require(quoteId)
    const effectiveDate = addDays(quote.effectiveDate, -30)
    const selection = { ...quote.selection, global: { ...quote.selection.global, effectiveDate } }
    await commit([quoteChange(quote, new Date().toISOString(), { effectiveDate, selection })])
    await answer(accountId, incident)
    const note = 'The event was contained.'
    expect(await issueAsStaff(quoteId, { note })).toMatchObject({ problem: { code: 'quote.riskChanged' } })
    expect(await issueAsStaff(quoteId, { note })).toMatchObject({ status: 202 })
  })
})

describe('answers for one quote', () => {
  it('that are better than the account’s refer it, with both answers', async () => {
    const accountId = await desk.anAccount()
    await answer(accountId, { mfaEmail: 'NO' })
    const quoteId = await desk.aPricedQuote(accountId)
    expect((await desk.read(quoteId)).agencyStatus).toBe('REFERRED')
    const better = { answers: { mfaEmail: 'YES' } } as const
    answered(await desk.as(cast.producer)(updateQuoteAnswers, { params: { quoteId }, body: better as never }))
    await desk.workPatch(quoteId)
    const after = await desk.read(quoteId)
    expect(after.agencyStatus).toBe('REFERRED')
    expect(after.referralReasons).toMatchObject([
      { ruleId: 'referral.answersForQuote', input: 'mfaEmail YES', threshold: 'mfaEmail NO', outcome: 'REFERRED' },
    ])
  })

  it('that became better, because the account’s fell, are noticed at binding', async () => {
    const accountId = await desk.anAccount()
    const quoteId = await desk.aPricedQuote(accountId)
    const same = { answers: { mfaEmail: 'YES' } } as const
    answered(await desk.as(cast.producer)(updateQuoteAnswers, { params: { quoteId }, body: same as never }))
    await desk.workPatch(quoteId)
    expect((await desk.read(quoteId)).agencyStatus).toBe('READY')
    answered(await request(quoteId))
    await answer(accountId, { mfaEmail: 'NO' })
    expect(await bind(quoteId)).toMatchObject({
      problem: { code: 'quote.riskChanged', data: { reasons: expect.stringContaining('better than those') } },
    })
  })
})
