import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler } from '#functions/account/index.ts'
import { handler as quoteHandler } from '#functions/quote/index.ts'
import { quotes } from '#functions/quote/store/quotes.ts'
import { createAccount, getAccount } from '#shared/contracts/account/accounts.ts'
import { searchCompanies } from '#shared/contracts/account/companies.ts'
import { updatePolicyContact } from '#shared/contracts/account/contacts.ts'
import { precheckAccountDetails, verifyAccountByAgent } from '#shared/contracts/account/details.ts'
import { createQuote } from '#shared/contracts/quote/quotes.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { cast, guestOf } from '#tests/cast/actors.ts'
import { bookAgencies } from '#tests/support/agencyBook.ts'
import { callerOf } from '#tests/support/operation.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'

const as = callerOf(handler)
let table: TestTable

beforeAll(async () => {
  table = await startTable()
  await bookAgencies()
})
afterAll(() => table.stop())

/** An account of the register's company at the place, with a quote of the product that is ready. */
const quoted = async (place: number, product: 'P100' | 'P250') => {
  const found = await as(cast.producer)(searchCompanies, { query: { pageSize: 100 } })
  const company = found.ok ? found.value.content[place] : undefined
  const made = await as(cast.producer)(createAccount, { body: { name: company?.name ?? '', cbid: company?.cbid } })
  if (!made.ok) throw new Error(made.problem.detail)
  const accountId = AccountId.parse(made.value.id)
  const answer = await callerOf(quoteHandler)(cast.producer)(createQuote, { body: { accountId, product } })
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem))
  const quote = await quotes.require(answer.value.id)
  await commit([quotes.update(quote, { ...quote, status: 'READY' })])
  return { params: { accountId }, quoteId: quote.id }
}

describe('the holder of a quote’s link', () => {
  it('reads, verifies and corrects the contact of that quote’s account and of no other', async () => {
    const { params, quoteId } = await quoted(0, 'P100')
    const other = await quoted(1, 'P100')
    const guest = guestOf('QUOTE', quoteId, params.accountId)
    expect(await as(guest)(getAccount, { params })).toMatchObject({ ok: true })
    expect(await as(guest)(getAccount, { params: other.params })).toMatchObject({ status: 404 })
    expect(await as(guestOf('E_PAY', quoteId))(getAccount, { params })).toMatchObject({ status: 403 })
    const body = {
      contactFirstName: 'Ines',
      contactLastName: 'Okafor',
      contactEmail: 'ines@client.example',
      contactPhone: '(503) 555-0142',
    }
    expect(await as(guest)(updatePolicyContact, { params, body })).toMatchObject({ ok: true })
    expect(await as(guest)(updatePolicyContact, { params: other.params, body })).toMatchObject({ status: 404 })
    expect(await as(guest)(verifyAccountByAgent, { params, body: {} })).toMatchObject({ ok: true })
  })
})

describe('the pre-check', () => {
  const check = async (params: { accountId: AccountId }, body: object) => {
    const answer = await as(cast.producer)(precheckAccountDetails, { params, body })
    return answer.ok ? answer.value : answer.problem
  }

  it('tells that a ready quote would be invalid, and one of the 250 products referred', async () => {
    const p100 = await quoted(2, 'P100')
    expect(await check(p100.params, { revenue: 1_000_000_000 })).toEqual({
      WillInvalidateQuotes: true,
      WillReferQuotes: false,
    })
    const p250 = await quoted(3, 'P250')
    expect(await check(p250.params, { revenue: 1_000_000_000 })).toEqual({
      WillInvalidateQuotes: false,
      WillReferQuotes: true,
    })
  })

  it('tells of no effect when nothing that prices stand on changes', async () => {
    const { params } = await quoted(4, 'P100')
    expect(await check(params, { dbaOrTradestyle: 'Another name' })).toEqual({
      WillInvalidateQuotes: false,
      WillReferQuotes: false,
    })
  })
})
