import { afterAll, beforeAll, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler as accountHandler } from '#functions/account/index.ts'
import { accounts } from '#functions/account/store/accounts.ts'
import { updateSecurityQuestions } from '#shared/contracts/account/questions.ts'
import { markQuoteLost, reopenQuote, restoreQuote } from '#shared/contracts/quote/quotes.ts'
import { removeQuote } from '#shared/contracts/quote/removal.ts'
import type { QuoteId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { followAccount } from './followAccount.ts'

let desk: QuoteDesk
beforeAll(async () => {
  desk = await openQuoteDesk()
})
afterAll(() => desk.close())

const at = (quoteId: QuoteId) => ({ params: { quoteId } })
const cameBack = async (quoteId: QuoteId) => {
  expect(await desk.events()).toContainEqual({ name: 'quote.cameBack', detail: { quoteId } })
  for (const id of ['evt_1', 'evt_2'])
    await followAccount({
      ...{ id, name: 'quote.cameBack', detail: { quoteId }, once: `on|quote.followAccount|${id}` },
      at: '2026-11-20T12:00:00.000Z',
      now: new Date().toISOString(),
    })
}

it('a restored quote is priced again for what its account has answered meanwhile', async () => {
  const accountId = await desk.anAccount()
  const quoteId = await desk.aPricedQuote(accountId)
  answered(await desk.as(cast.producer)(removeQuote, at(quoteId)))
  const body = { vendorManagement: false }
  answered(await callerOf(accountHandler)(cast.producer)(updateSecurityQuestions, { params: { accountId }, body }))
  answered(await desk.as(cast.underwriter)(restoreQuote, at(quoteId)))
  await cameBack(quoteId)
  await desk.workPatch(quoteId)
  expect((await desk.read(quoteId)).securityQuestions).toMatchObject({ vendorManagement: false })
})

it('a reopened quote is referred where its account has changed meanwhile', async () => {
  const accountId = await desk.anAccount()
  const quoteId = await desk.aPricedQuote(accountId)
  answered(
    await desk.as(cast.producer)(markQuoteLost, {
      ...at(quoteId),
      body: { reasonSummary: 'Price is High', reason: 'Dear' },
    }),
  )
  const account = await accounts.require(accountId)
  await commit([accounts.update(account, { ...account, revenue: 8_000_000 })])
  answered(await desk.as(cast.underwriter)(reopenQuote, at(quoteId)))
  await cameBack(quoteId)
  expect(await desk.read(quoteId)).toMatchObject({
    agencyStatus: 'REFERRED',
    referralReasons: [{ ruleId: 'referral.accountChanged', input: 'revenue' }],
  })
})
