import { afterAll, beforeAll, expect, it } from 'vitest'
import { handler } from '#functions/account/index.ts'
import { accountById } from '#functions/account/public.ts'
import { removeAccount } from '#shared/contracts/account/accounts.ts'
import { bindQuote } from '#shared/contracts/quote/binding.ts'
import { rescindBinder } from '#shared/contracts/quote/underwriting.ts'
import type { AccountId, QuoteId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { quotes } from '../store/quotes.ts'

let desk: QuoteDesk
beforeAll(async () => {
  desk = await openQuoteDesk()
})
afterAll(() => desk.close())

const close = (accountId: AccountId) => callerOf(handler)(cast.superAdmin)(removeAccount, { params: { accountId } })

const bound = async (): Promise<{ accountId: AccountId; quoteId: QuoteId }> => {
  const accountId = await desk.anAccount()
  const quoteId = await desk.aRequestedQuote(accountId)
  answered(await desk.as(cast.producer)(bindQuote, { params: { quoteId }, body: {} }))
  return { accountId, quoteId }
}

it('an account whose binder may still become a policy is not closed, and says until when', async () => {
  const { accountId, quoteId } = await bound()
  const { boundAt = '' } = await quotes.require(quoteId)
  expect(await close(accountId)).toMatchObject({
    status: 409,
    problem: { code: 'account.hasBinder', data: { until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) } },
  })
  expect(boundAt).not.toBe('')
})

it('an account whose binder was rescinded can be closed at once', async () => {
  const { accountId, quoteId } = await bound()
  const body = { reason: 'They found other cover.' }
  answered(await desk.as(cast.underwriter)(rescindBinder, { params: { quoteId }, body }))
  expect(await close(accountId)).toMatchObject({ status: 204 })
  expect(await accountById(accountId)).toMatchObject({ status: 'Closed', boundAt: expect.any(String) })
})
