import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { accounts } from '#functions/account/store/accounts.ts'
import { syncLeads } from '#shared/contracts/quote/leads.ts'
import { cast } from '#tests/cast/actors.ts'
import { openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { quotes } from '../store/quotes.ts'

let desk: QuoteDesk
beforeAll(async () => {
  desk = await openQuoteDesk()
})
afterAll(() => desk.close())

describe('the leads of a quote', () => {
  it('are whom the account names by now: its policy contact and its agent', async () => {
    const accountId = await desk.anAccount()
    const quoteId = await desk.aPricedQuote(accountId)
    const account = await accounts.require(accountId)
    const { version: _, ...state } = account
    const named = {
      policyContactFirstName: 'Noor',
      policyContactLastName: 'Haddad',
      policyContactEmail: 'noor@a.example',
    }
    await commit([accounts.update(account, { ...state, ...named, agentEmail: 'new@agent.example' })])
    expect(await desk.as(cast.producer)(syncLeads, { params: { quoteId } })).toMatchObject({ ok: true, status: 202 })
    const synced = await quotes.require(quoteId)
    expect(synced).toMatchObject({
      customerFirstName: 'Noor',
      customerLastName: 'Haddad',
      customerEmail: 'noor@a.example',
      agentEmail: 'new@agent.example',
    })
    await desk.as(cast.producer)(syncLeads, { params: { quoteId } })
    expect((await quotes.require(quoteId)).version).toBe(synced.version)
  })

  it('are not those of another agency’s quote', async () => {
    const quoteId = await desk.aPricedQuote(await desk.anAccount())
    expect(await desk.as(cast.otherProducer)(syncLeads, { params: { quoteId } })).toMatchObject({ status: 404 })
  })
})
