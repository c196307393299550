import { afterAll, beforeAll, expect, it } from 'vitest'
import { accounts } from '#functions/account/store/accounts.ts'
import { isInAccountFilter } from '#shared/domain/account/accountFilters.ts'
import { openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { notify } from './notify.ts'

let desk: QuoteDesk
beforeAll(async () => {
  desk = await openQuoteDesk()
})
afterAll(() => desk.close())

it('an account whose quote was referred is not among those without a quote, and each quote counts once', async () => {
  const accountId = await desk.anAccount()
  expect(isInAccountFilter(await accounts.require(accountId), 'Not Quoted Yet')).toBe(true)
  const quoteId = await desk.aPricedQuote(accountId, { aggregateLimit: 5_000_000 })
  expect(await desk.read(quoteId)).toMatchObject({ agencyStatus: 'REFERRED' })
  await notify({ quoteId, patchId: 'again' })
  const account = await accounts.require(accountId)
  expect(account).toMatchObject({ status: 'Open', submissions: 1 })
  expect(isInAccountFilter(account, 'Not Quoted Yet')).toBe(false)
  expect(isInAccountFilter(account, 'Potential Submissions')).toBe(false)
  const listed = await accounts.every({ scopes: ['all'], group: 'Not Quoted Yet' })
  expect(listed.map(({ id }) => id)).not.toContain(accountId)
})
