import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { readFile } from '#functions/_platform/files/files.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { accountBound, accountById, screeningIdOf, screeningOf, screenings } from '#functions/account/public.ts'
import { bindQuote } from '#shared/contracts/quote/binding.ts'
import { decideScreening, searchScreenings } from '#shared/contracts/risk/screenings.ts'
import { sanctionsVersion } from '#shared/domain/account/sanctions.ts'
import type { AccountId } from '#shared/domain/ids/ids.ts'
import { screeningLife } from '#shared/records/screening/screeningLife.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { expectRefused } from '#tests/support/inStatus.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openOutside } from '#tests/support/outside.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { aWhilePasses } from '#tests/weather/ofTheRun.ts'
import { handler } from '../index.ts'
import { handler as worker } from '../worker.ts'
import { refreshSanctions } from './refreshSanctions.ts'

const as = callerOf(handler)
const chief: Actor = cast.superAdmin
const other: Actor = { ...cast.superAdmin, userId: castIds.user(99) }
const reason = 'Another company: registered in Leeds in 1988.'

let desk: QuoteDesk
let outside: Awaited<ReturnType<typeof openOutside>>
beforeAll(async () => {
  desk = await openQuoteDesk()
  outside = await openOutside()
})
afterAll(async () => {
  await outside.close()
  await desk.close()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.stubEnv('SANCTIONS_LISTS', 'shipped')
})

/** The files of OFAC as they are fetched. */
const publishes = (files: Readonly<Record<string, string>>) =>
  vi.stubGlobal('fetch', async (address: string) => {
    const text = Object.entries(files).find(([name]) => address.endsWith(name))?.[1]
    return new Response(text ?? 'none', { status: text === undefined ? 503 : 200 })
  })
const anInsured = async (more: Readonly<Record<string, unknown>> = {}): Promise<AccountId> => {
  const accountId = await desk.anAccount(more)
  const account = (await accountById(accountId)) ?? expect.fail()
  await commit([accountBound(account, '2026-11-20T09:00:00.000Z')])
  return accountId
}
const atNight = async (schedule: 'refreshSanctions' | 'rescreenAccounts') => {
  aWhilePasses()
  await worker({ job: schedule })
  expect(await runJobsOf(desk.table, worker)).toEqual([])
}
const decide = (accountId: string, decision: 'clear' | 'confirm', actor = chief) =>
  as(actor)(decideScreening, { params: { screeningId: screeningIdOf(accountId) }, body: { decision, reason } })
const held = async () => {
  aWhilePasses()
  const { hits } = answered(await as(chief)(searchScreenings, { query: {} as never }))
  return hits.map(({ accountId, status }) => [accountId, status])
}

describe('screening accounts again', () => {
  it('by night holds what may be listed, sells it nothing, and takes two people to clear it', async () => {
    const clean = await anInsured()
    const idle = await desk.anAccount()
    const accountId = await desk.anAccount()
    const quoteId = await desk.aRequestedQuote(accountId)
    await commit([accountBound((await accountById(accountId)) ?? expect.fail(), '2026-11-20T09:00:00.000Z')])
    const listed = await anInsured({ dbaOrTradestyle: 'Trikbot Group Ltd' })
    await atNight('rescreenAccounts')
    await atNight('rescreenAccounts')
    expect(await screeningOf(idle)).toBeUndefined()
    expect(await screeningOf(clean)).toMatchObject({ status: 'CLEAR', score: 0, listVersion: 'shipped-2026-11-25' })
    expect(await screeningOf(listed)).toMatchObject({
      status: 'POSSIBLE',
      hits: [{ name: 'Trikbot Group Ltd', as: 'TRADE_NAME', listed: 'Trickbot Group', program: 'CYBER2' }],
    })
    expect(await held()).toEqual([[listed, 'POSSIBLE']])

    expect(await decide(listed, 'clear')).toMatchObject({ ok: true, value: { status: 'CLEARING' } })
    expect(await decide(listed, 'clear')).toMatchObject({ status: 409, problem: { code: 'risk.screeningOwnWord' } })
    expect(await decide(listed, 'clear', other)).toMatchObject({ ok: true, value: { status: 'CLEARED' } })
    expect(await held()).toEqual([])
    expect(await decide(listed, 'clear')).toMatchObject({ problem: { code: 'risk.screeningNotAllowed' } })
    await atNight('rescreenAccounts')
    expect((await screeningOf(listed))?.status).toBe('CLEARED')
    expect(await desk.as(cast.producer)(bindQuote, { params: { quoteId }, body: {} })).toMatchObject({ ok: true })
  })

  it('when an official list has changed, by the files that were published', async () => {
    const accountId = await desk.anAccount({ dbaOrTradestyle: 'Gray Heron Trading' })
    const quoteId = await desk.aRequestedQuote(accountId)
    await commit([accountBound((await accountById(accountId)) ?? expect.fail(), '2026-11-20T09:00:00.000Z')])
    vi.stubEnv('SANCTIONS_LISTS', 'ofac')
    // Nothing has ever come: the shipped list stays.
    publishes({})
    await worker({ job: 'refreshSanctions' })
    expect(sanctionsVersion()).toMatch(/^shipped-/)
    const alt = '9001,1,"aka","GREY HERON TRADING COMPANY","-0- "\n'
    publishes({
      'sdn.csv': '9001,"ALPHA, Beta","individual","SDGT","-0- "\n',
      'alt.csv': '9001,1,"aka","ALFA","-0- "\n',
    })
    expect(await refreshSanctions({ now: '2026-11-27T01:00:00.000Z' })).toMatchObject({ met: 1, failures: [] })
    await atNight('refreshSanctions')
    expect(sanctionsVersion()).toMatch(/^official-/)
    expect((await screeningOf(accountId))?.status).toBe('CLEAR')
    const before = sanctionsVersion()

    // What does not come leaves the list of before.
    publishes({})
    await worker({ job: 'refreshSanctions' })
    expect(await readFile('sanctions/ofac-sdn')).toBeDefined()

    publishes({ 'sdn.csv': '9001,"ALPHA, Beta","individual","SDGT","-0- "\n', 'alt.csv': alt })
    await atNight('refreshSanctions')
    expect(sanctionsVersion()).not.toBe(before)
    expect(await screeningOf(accountId)).toMatchObject({
      status: 'POSSIBLE',
      listVersion: sanctionsVersion(),
      hits: [{ name: 'Gray Heron Trading', listed: 'ALPHA, Beta' }],
    })
    expect(await desk.as(cast.producer)(bindQuote, { params: { quoteId }, body: {} })).toMatchObject({
      status: 409,
      problem: { code: 'account.held' },
    })
    expect(await decide(accountId, 'confirm')).toMatchObject({ ok: true, value: { status: 'CONFIRMING' } })
    expect(await decide(accountId, 'confirm', other)).toMatchObject({ ok: true, value: { status: 'CONFIRMED' } })
  })

  it.each(['clear', 'confirm'] as const)('refuses to %s in a status that does not have it', async (action) => {
    const accountId = await anInsured()
    await atNight('rescreenAccounts')
    await expectRefused({
      records: screenings,
      id: screeningIdOf(accountId),
      life: screeningLife,
      by: 'decideScreening',
      action,
      send: () => decide(accountId, action),
      problemIn: (status) => ({ code: 'risk.screeningNotAllowed', data: { status } }),
    })
  })

  it('is for compliance alone', async () => {
    for (const actor of [cast.underwriter, cast.producer, cast.policyHolder])
      expect(await as(actor)(searchScreenings, { query: {} as never })).toMatchObject({ status: 403 })
  })
})
