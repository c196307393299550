import { afterAll, beforeAll, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { accountBound } from '#functions/account/public.ts'
import { accounts } from '#functions/account/store/accounts.ts'
import { bindQuote } from '#shared/contracts/quote/binding.ts'
import type { AccountId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { carts } from '../store/carts.ts'
import { quotes } from '../store/quotes.ts'
import { endQuotesOfAccount, removeQuotesOfAccount } from './followAccountEnd.ts'

let desk: QuoteDesk
beforeAll(async () => {
  desk = await openQuoteDesk()
})
afterAll(() => desk.close())

const happening = (accountId: AccountId) => {
  const now = new Date().toISOString()
  return { id: 'evt_1', detail: { accountId }, at: now, now, once: `on|${accountId}` }
}

it('quotes go with an account that is gone, drafts and cart too', async () => {
  const accountId = await desk.anAccount()
  const ids = [await desk.aPricedQuote(accountId), await desk.aVariation(accountId)]
  const { agencyId } = await quotes.require(ids[0] ?? '')
  await removeQuotesOfAccount({ ...happening(accountId), name: 'account.removed' })
  await removeQuotesOfAccount({ ...happening(accountId), name: 'account.removed' })
  for (const id of ids) expect(await quotes.byId(id)).toBeUndefined()
  expect(await carts.byId(`crt_${accountId}_${agencyId}`)).toBeUndefined()
})

it('a closed account takes its open quotes along, and nothing is bound for it', async () => {
  const accountId = await desk.anAccount()
  const [open, requested] = [await desk.aPricedQuote(accountId), await desk.aRequestedQuote(accountId)]
  const account = await accounts.require(accountId)
  await commit([accounts.update(account, { ...account, status: 'Closed' })])
  const bound = await desk.as(cast.producer)(bindQuote, { params: { quoteId: requested }, body: {} })
  expect(bound).toMatchObject({ status: 409, problem: { code: 'account.closed' } })
  await endQuotesOfAccount({ ...happening(accountId), name: 'account.closed' })
  for (const id of [open, requested])
    expect(await desk.read(id)).toMatchObject({
      agencyStatus: 'INVALID',
      statusNote: { reasonSummary: 'The account is closed' },
    })
})

it('an account knows when cover was bound for it', async () => {
  const accountId = await desk.anAccount()
  expect((await accounts.require(accountId)).boundAt).toBeUndefined()
  answered(
    await desk.as(cast.producer)(bindQuote, { params: { quoteId: await desk.aRequestedQuote(accountId) }, body: {} }),
  )
  expect((await accounts.require(accountId)).boundAt).toBeDefined()
  await expect(commit([accountBound(await accounts.require(accountId), new Date().toISOString())])).resolves.toBe(
    'done',
  )
})
