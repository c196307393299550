import { afterAll, beforeAll, expect, it } from 'vitest'
import { jobs } from '#functions/_platform/jobs/jobs.ts'
import { startJob } from '#functions/_platform/jobs/startJob.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { accountById } from '#functions/account/public.ts'
import { users } from '#functions/directory/store/users.ts'
import { AgencyId, QuoteId } from '#shared/domain/ids/ids.ts'
import type { QuoteStatus } from '#shared/records/quote/quoteStatus.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { aUser } from '#tests/support/aUser.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { namesWithQuotes } from '../public.ts'
import { quotes, type StoredQuote } from '../store/quotes.ts'
import { handler } from '../worker.ts'
import { handOverQuotes } from './handOverQuotes.ts'

const agencyId = castIds.agency(1)
const gone = {
  agentId: castIds.user(88),
  agentFirstName: 'Mary',
  agentLastName: 'Ann',
  agentEmail: 'mary@agency1.example',
}
const heir = aUser({ id: castIds.user(89), email: 'ines@agency1.example', firstName: 'Ines', lastName: 'Roe' })
const theirs = { agentId: heir.id, agentFirstName: 'Ines', agentLastName: 'Roe', agentEmail: heir.email }

let desk: QuoteDesk
let quote: StoredQuote
beforeAll(async () => {
  desk = await openQuoteDesk()
  await commit([users.create(heir)])
  quote = await quotes.require(await desk.aPricedQuote(await desk.anAccount()))
})
afterAll(() => desk.close())

let made = 0
const aQuote = async (status: QuoteStatus, more: object = {}) => {
  made += 1
  const id = QuoteId.parse(`quo_01JH00000000000000000000${String(made).padStart(2, '0')}`)
  const { version: _, seal: __, ...state } = quote
  await commit([quotes.create({ ...state, ...gone, agentPhone: '15035550100', ...more, id, quoteNumber: id, status })])
  return id
}
const agentOf = async (id: string) => {
  const { agentId, agentFirstName, agentLastName, agentEmail, agentPhone } = await quotes.require(id)
  return { agentId, agentFirstName, agentLastName, agentEmail, ...(agentPhone && { agentPhone }) }
}
const handOver = async (from: string) => {
  const asked = { agencyId, from, to: heir.id }
  const start = await startJob(handOverQuotes, asked, { by: 'Ada', now: new Date().toISOString() })
  await commit([start.write], { events: start.events })
  expect(await runJobsOf(desk.table, handler)).toEqual([])
  return jobs.require(start.jobId)
}

it('what an agent sells to clients of colleagues goes to another agent, chunk by chunk, and what is bound keeps who sold it', async () => {
  const open: QuoteId[] = []
  for (const status of ['DRAFT', 'READY', 'REFERRED', 'LOST', 'DECLINED', 'DELETED'] as const)
    for (let index = 0; index < 3; index += 1) open.push(await aQuote(status))
  const bound = await aQuote('ISSUED')
  const others = [
    await aQuote('READY', { agentId: cast.producer.userId, agentEmail: cast.producer.email }),
    await aQuote('READY', { agencyId: AgencyId.parse(castIds.agency(2)) }),
  ]
  expect(await namesWithQuotes(agencyId, [gone.agentId, gone.agentEmail])).toEqual([gone.agentId])
  expect(await handOver(gone.agentId)).toMatchObject({ status: 'DONE', counts: { handedOver: open.length } })
  for (const id of open) expect(await agentOf(id)).toEqual(theirs)
  for (const id of [bound, ...others]) expect((await agentOf(id)).agentId).not.toBe(heir.id)
  expect(await namesWithQuotes(agencyId, [gone.agentId, gone.agentEmail])).toEqual([])
  expect(await accountById(quote.accountId)).toMatchObject({ agentId: cast.producer.userId })
})

it('an agent of before, who is known by e-mail alone, is found by it', async () => {
  const id = await aQuote('READY', { agentId: undefined, agentEmail: 'Former@agency1.example' })
  expect(await namesWithQuotes(agencyId, [gone.agentId, 'former@agency1.example'])).toEqual(['former@agency1.example'])
  expect(await handOver('former@agency1.example')).toMatchObject({ status: 'DONE', counts: { handedOver: 1 } })
  expect(await agentOf(id)).toEqual(theirs)
})

it('quotes stay with their agent where nobody is there to take them', async () => {
  const id = await aQuote('READY')
  await commit([users.remove(await users.require(heir.id))])
  expect((await handOver(gone.agentId)).notes).toHaveLength(1)
  expect((await agentOf(id)).agentId).toBe(gone.agentId)
})
