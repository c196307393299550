import { afterAll, beforeAll, expect, it } from 'vitest'
import { jobs } from '#functions/_platform/jobs/jobs.ts'
import { runJobs } from '#functions/_platform/jobs/runJobs.ts'
import { dueEvent } from '#functions/_platform/jobs/startJob.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { accounts } from '#functions/account/store/accounts.ts'
import { isInAccountFilter } from '#shared/domain/account/accountFilters.ts'
import type { AccountId } from '#shared/domain/ids/ids.ts'
import { openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { recountSubmissions } from '../tasks/recountSubmissions.ts'
import { countSubmissions } from './countSubmissions.ts'

const now = '2026-11-22T09:00:00.000Z'
let desk: QuoteDesk
beforeAll(async () => {
  desk = await openQuoteDesk()
})
afterAll(() => desk.close())

/** As it was kept before submissions were counted. */
const fromBefore = async (accountId: AccountId): Promise<void> => {
  const account = await accounts.require(accountId)
  await commit([accounts.update(account, { ...account, submissions: 0 })])
}

const recount = async () => {
  const { jobId } = (await recountSubmissions({}, { now, name: 'by hand' })) as { readonly jobId: string }
  const { detail } = dueEvent(await jobs.require(jobId))
  await runJobs([countSubmissions])({ id: 'evt_1', name: 'job.due', detail: detail as never, at: now, now, once: 'o' })
  return jobs.require(jobId)
}

it('a company that was quoted before accounts counted it is not among those without a quote, and counts once', async () => {
  const quoted = await desk.anAccount()
  await desk.aPricedQuote(quoted, { aggregateLimit: 5_000_000 })
  await desk.aPricedQuote(quoted, { aggregateLimit: 5_000_000 })
  const drafted = await desk.anAccount()
  await desk.aVariation(drafted)
  await fromBefore(quoted)
  expect(isInAccountFilter(await accounts.require(quoted), 'Not Quoted Yet')).toBe(true)

  expect(await recount()).toMatchObject({ status: 'DONE', counts: { counted: 1 } })
  const account = await accounts.require(quoted)
  expect(account.submissions).toBe(2)
  expect(isInAccountFilter(account, 'Not Quoted Yet')).toBe(false)
  expect(isInAccountFilter(account, 'Potential Submissions')).toBe(false)
  expect(isInAccountFilter(await accounts.require(drafted), 'Not Quoted Yet')).toBe(true)

  expect((await recount()).counts.counted ?? 0).toBe(0)
})
