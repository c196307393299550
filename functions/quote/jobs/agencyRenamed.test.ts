import { afterAll, beforeAll, expect, it } from 'vitest'
import { handler as accountHandler } from '#functions/account/index.ts'
import { policyById } from '#functions/policy/public.ts'
import { updateAgency } from '#shared/contracts/account/agencies.ts'
import { bindQuote } from '#shared/contracts/quote/binding.ts'
import { removeQuote } from '#shared/contracts/quote/removal.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/operation.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { quotes } from '../store/quotes.ts'
import { handler } from '../worker.ts'

let desk: QuoteDesk
beforeAll(async () => {
  desk = await openQuoteDesk()
})
afterAll(() => desk.close())

it('an agency that is renamed is called so on its quotes, binders and policies, drafts and deleted ones too', async () => {
  const accountId = await desk.anAccount()
  const bound = await desk.aRequestedQuote(accountId)
  const { binder } = answered(await desk.as(cast.producer)(bindQuote, { params: { quoteId: bound }, body: {} }))
  const deleted = await desk.aPricedQuote(accountId)
  answered(await desk.as(cast.producer)(removeQuote, { params: { quoteId: deleted } }))
  const ids = [bound, deleted, await desk.aVariation(accountId), await desk.aPricedQuote(accountId)]
  const params = { agencyId: AgencyId.parse(castIds.agency(1)) }
  const body = { name: 'Harbour, Pine & Daughters' }
  answered(await callerOf(accountHandler)(cast.agencyAdmin)(updateAgency, { params, body }))
  expect(await runJobsOf(desk.table, handler)).toEqual([])
  for (const id of ids) expect(await quotes.require(id)).toMatchObject({ agencyName: body.name })
  expect(await policyById(binder?.id ?? '')).toMatchObject({ agencyName: body.name })
})
