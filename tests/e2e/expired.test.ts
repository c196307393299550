import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect } from 'vitest'
import { z } from 'zod'
import { root } from '#cdk/local/application.ts'
import { type Platform, startPlatform } from '#cdk/local/platform.ts'
import { people } from '#cdk/local/seed/cast.ts'
import { authenticators, ssoPeople } from '#cdk/local/seed/seed.ts'
import { scratchFolder } from '#cdk/local/testing/scratch.ts'
import { story } from './chapters.ts'
import { sees } from './seeing.ts'
import { lifeOf, offersNothingMore, openQuotePage } from './steps/agentDeeds.ts'
import { stands } from './steps/quote.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

/**
 * A quote that was made forty days ago: a platform whose clock is that far behind makes it, and one of today on the same
 * data finds it.
 */
const region = 'us'
const { chapter, meet } = story('expired', region)
const dataDir = scratchFolder()
const Made = z.object({ quoteId: z.string(), quoteNumber: z.string() })
let platform: Platform
let agent: Visitor
let made: z.infer<typeof Made>

beforeAll(async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'tests/e2e/longAgo.ts'), dataDir], {
    env: { ...process.env, PALISADE_CLOCK: '-40d' },
  })
  made = Made.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''))
  platform = await startPlatform({ dataDir, authenticators, ssoPeople, regions: [region] })
}, 300_000)

afterAll(async () => {
  await platform.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

chapter('before the hour’s sweep, a quote past its last day says that it has expired and cannot be bound', async () => {
  agent = meet(await visit(region, 'laptop', platform.port))
  await arrive(agent, people(region).producer, `/agency/quotes/${made.quoteId}`)
  await stands(agent, 'The quote has expired')
  expect((await lifeOf(agent)).toCome).toEqual([])
  expect(await agent.page.getByRole('button', { name: 'Request to bind', disabled: false }).count()).toBe(0)
})

chapter('after it the quote is expired: nothing is ahead, and a new one is a click away', async () => {
  await platform.runJob(region, 'quote', 'expireQuotes')
  await platform.settled()
  await openQuotePage(agent, made.quoteId)
  await stands(agent, 'The quote has expired')
  await offersNothingMore(agent)
  expect((await lifeOf(agent)).happened.at(-1)).toMatch(/^Expired/)
  await agent.shot('64-expired')
})

chapter('who has its link is told so, with whom to ask', async () => {
  await agent.page.goto(`/quote/${made.quoteId}/request-to-bind/P100`)
  await sees(agent.page.getByRole('heading', { level: 1, name: `Quote ${made.quoteNumber} has expired` }))
  await sees(agent.page.getByText(people(region).producer.email))
})
