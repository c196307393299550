import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Verification } from '#functions/_platform/storage/verify/difference.ts'
import { getPaymentStatus } from '#shared/contracts/billing/payments.ts'
import { searchPolicies } from '#shared/contracts/policy/search.ts'
import { addP250CartQuote } from '#shared/contracts/quote/cart.ts'
import { searchQuotes } from '#shared/contracts/quote/search.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { quoteStatuses } from '#shared/records/quote/quoteStatus.ts'
import { bind, makeAccount, openAccount, requestQuote } from '../journey/steps.ts'
import { type Platform, startPlatform } from '../platform.ts'
import { scratchFolder } from '../testing/scratch.ts'
import { book, companyOf, writeBook } from './book.ts'
import { people } from './cast.ts'
import { authenticators, seedCast, ssoPeople } from './seed.ts'
import { signInAs } from './signInAs.ts'

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform({ regions: ['us'], dataDir: scratchFolder(), web: 'none', authenticators, ssoPeople })
  await seedCast(platform)
})
afterAll(() => platform.stop())

const entryOf = (stage: (typeof book.us)[number]['stage']) => {
  const found = book.us.find((each) => each.stage === stage)
  if (found === undefined) throw new Error(`The book has nobody who is ${stage}.`)
  return companyOf('us', found)
}

const standing = async () => {
  await platform.settled(60_000)
  const agent = await signInAs(platform, people('us').agencyAdmin)
  const { hits: quotes } = await agent.call(searchQuotes, { query: { status: [...quoteStatuses] } })
  const { hits: policies } = await agent.call(searchPolicies, { query: {} })
  const paid = await Promise.all(
    policies.map(({ id }) => agent.call(getPaymentStatus, { params: { policyId: PolicyId.parse(id) } })),
  )
  return {
    quotes: quotes.map(({ id, companyName, agencyStatus }) => `${companyName} ${agencyStatus} ${id}`).sort(),
    statuses: quotes.map(({ agencyStatus }) => agencyStatus).sort(),
    isPaid: paid.map(({ isPaid }) => isPaid).sort(),
  }
}

test('an interrupted book is finished by the next start, and a finished one stays as it is', async () => {
  const agent = await signInAs(platform, people('us').producer)
  const paid = entryOf('paid')
  await bind(agent, await requestQuote(agent, await openAccount(agent, paid), paid), paid)
  const unpaid = entryOf('unpaid')
  const calculatorGeneratedData = { presets: 2, aggregateLimit: unpaid.limit, deductible: unpaid.deductible } as const
  const accountId = await openAccount(agent, unpaid)
  await agent.call(addP250CartQuote, {
    body: { accountId, product: 'P100', presetName: 'popular', calculatorGeneratedData },
  })
  await makeAccount(agent, entryOf('ready'))

  await writeBook(platform)
  const first = await standing()
  expect(first.statuses).toEqual(['ISSUED', 'ISSUED', 'READY', 'READY', 'REFERRED'])
  expect(first.isPaid).toEqual([false, true])
  await writeBook(platform)
  expect(await standing()).toEqual(first)
}, 240_000)

test('every row of the book is what its state says', async () => {
  let cursor: string | undefined
  do {
    const task = { task: 'verify', input: { cursor }, executionName: 'test' }
    const part = (await platform.invoke('us', 'platform', 'worker', task)) as Verification
    expect(part.differences).toEqual([])
    expect(part.kinds.filter(({ undecided }) => undecided > 0)).toEqual([])
    cursor = part.cursor
  } while (cursor !== undefined)
}, 240_000)
