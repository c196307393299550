import { afterAll, beforeAll, expect, it } from 'vitest'
import { searchAccounts } from '#shared/contracts/account/accounts.ts'
import { getCurrentUser } from '#shared/contracts/auth/index.ts'
import { listSchedules } from '#shared/contracts/platform/schedules.ts'
import { getSandbox, moveSandboxClock, resetSandbox } from '#shared/contracts/sandbox/sandbox.ts'
import { regionCodes } from '#shared/regions/code.ts'
import { inTurn } from '#tests/turn.ts'
import { makeAccount } from './journey/steps.ts'
import { type Platform, startPlatform } from './platform.ts'
import { book, companyOf } from './seed/book.ts'
import { authenticators, people } from './seed/cast.ts'
import { seedCast } from './seed/seed.ts'
import { openAgain, seedSandbox } from './seed/seedSandbox.ts'
import { signInAs } from './seed/signInAs.ts'
import { scratchFolder } from './testing/scratch.ts'

/** A sandbox is one alike in every region. */
const regions = inTurn(regionCodes, regionCodes.length)
let platform: Platform
beforeAll(async () => {
  platform = await startPlatform({ regions, dataDir: scratchFolder(), web: 'none', authenticators })
  await seedCast(platform)
  await platform.settled()
  await seedSandbox(platform)
})
afterAll(() => platform.stop())

it.each(regions)(
  'the sandbox of %s lets days pass, and is put back with its clock',
  { timeout: 300_000 },
  async (region) => {
    const administrator = await signInAs(platform, people(region).agencyAdmin)
    const producer = await signInAs(platform, people(region).producer)
    const staff = await signInAs(platform, people(region).superAdmin)
    const [entry] = book[region]
    if (entry === undefined) throw new Error('The demo book has no company.')
    const company = companyOf(region, entry)
    const found = async () => (await producer.call(searchAccounts, { query: { search: company.name } })).hits.length

    await makeAccount(producer, company)
    await platform.settled()
    expect(await found()).toBe(1)

    await administrator.call(moveSandboxClock, { body: { days: 2 } })
    const moved = await openAgain(administrator)
    expect(Math.round(moved.ahead / 86_400)).toBe(2)
    const { schedules } = await staff.call(listSchedules, {})
    const last = schedules.find(({ id }) => id === 'policy.meetDeadlines')?.last?.began ?? ''
    expect(Math.round((Date.parse(last) - Date.now()) / 86_400_000)).toBe(2)
    // Who is signed in stays so, and others sign in.
    expect(await producer.call(getCurrentUser, {})).toMatchObject({ email: people(region).producer.email })
    await signInAs(platform, people(region).underwriter)

    await administrator.call(resetSandbox, {})
    const back = await openAgain(administrator)
    expect(back.ahead).toBeLessThanOrEqual(0)
    await platform.settled()
    expect(await found()).toBe(0)
    // What was done before is as if it had never been: the company is nobody's.
    await makeAccount(producer, company)
    await platform.settled()
    expect(await found()).toBe(1)
    expect(await administrator.call(getSandbox, {})).toMatchObject({
      status: 'OPEN',
      kept: { rows: expect.any(Number) },
    })
  },
)
