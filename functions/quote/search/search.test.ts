import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as contract from '#shared/contracts/quote/search.ts'
import type { AccountId, QuoteId } from '#shared/domain/ids/ids.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { spanOf } from './span.ts'

type Actor = (typeof cast)[keyof typeof cast]

let desk: QuoteDesk
let accountId: AccountId
let other: AccountId
let draft: QuoteId
let ready: QuoteId
let referred: QuoteId
let requested: QuoteId

beforeAll(async () => {
  desk = await openQuoteDesk()
  accountId = await desk.anAccount()
  other = await desk.anAccount()
  draft = await desk.aVariation(accountId)
  ready = await desk.aPricedQuote(accountId)
  referred = await desk.aPricedQuote(accountId, { aggregateLimit: 5_000_000 }, 'P100')
  requested = await desk.aRequestedQuote(other)
  await desk.settle()
})
afterAll(() => desk.close())

/** An agent of the agency's other team. */
const ofTeam2 = { ...cast.agent, teamIds: [castIds.team(2)] } as unknown as Actor

const search = async (query: object = {}, actor: Actor = cast.producer) =>
  answered(await desk.as(actor)(contract.searchQuotes, { query: query as never }))
const idsOf = ({ hits }: { readonly hits: readonly { readonly id: string }[] }) => hits.map(({ id }) => id)

describe('the quote lists', () => {
  it('show an agency its own quotes, newest change first, without drafts', async () => {
    const page = await search()
    expect(idsOf(page)).toEqual([requested, referred, ready])
    expect(page).toMatchObject({
      totalHits: 3,
      hits: [{ agencyStatus: 'REQUESTED', currency: 'USD', isRenewal: false }, {}, {}],
    })
    expect(idsOf(await search({}, cast.otherProducer))).toEqual([])
    expect(idsOf(await search({}, cast.agent))).toHaveLength(3)
    expect(idsOf(await search({}, ofTeam2))).toEqual([])
    expect(idsOf(await search({}, cast.underwriter))).toHaveLength(3)
    const insured = { ...cast.policyHolder, organizationId: other } as unknown as Actor
    expect(idsOf(await search({}, insured))).toEqual([requested])
  })

  it('narrow by status, group, type, product and account', async () => {
    expect(idsOf(await search({ status: 'DRAFT' }))).toEqual([draft])
    expect(idsOf(await search({ status: 'READY,REFERRED' }))).toEqual([referred, ready])
    expect(idsOf(await search({ status: 'Ready' }))).toEqual([requested, ready])
    expect(idsOf(await search({ status: 'Referred', type: 'New Business' }))).toEqual([referred])
    expect(idsOf(await search({ type: 'Renewals' }))).toEqual([])
    expect(idsOf(await search({ product: 'P100' }))).toEqual([referred])
    expect(idsOf(await search({ accountId }))).toEqual([referred, ready])
    expect(idsOf(await search({ accountId, status: 'Ready', type: 'New Business' }))).toEqual([ready])
    expect(await desk.as(cast.producer)(contract.searchQuotes, { query: { status: 'WILD' } as never })).toMatchObject({
      status: 400,
    })
  })

  it('never reach beyond the caller, whoever’s agency, team or account is named', async () => {
    for (const query of [{ agencyId: castIds.agency(1) }, { accountId }, { teamId: castIds.team(1) }])
      expect(await search(query, cast.otherProducer)).toMatchObject({ hits: [], totalHits: 0 })
    expect(idsOf(await search({ agencyId: castIds.agency(1) }, cast.underwriter))).toHaveLength(3)
    expect(idsOf(await search({ agencyId: castIds.agency(2) }, cast.underwriter))).toEqual([])
  })

  it('are found by part of the number or the company', async () => {
    const { quoteNumber, companyName } = await desk.read(requested)
    expect(idsOf(await search({ search: `*${quoteNumber.slice(-7)}*` }))).toEqual([requested])
    expect(idsOf(await search({ search: companyName.split(' ')[0] ?? '' }))).toContain(requested)
    expect(idsOf(await search({ search: quoteNumber }, cast.otherProducer))).toEqual([])
  })

  it('show what is found closest match first, then newest, whatever the order of the list', async () => {
    const { companyName } = await desk.read(ready)
    for (const sort of ['lastUpdated', '-lastUpdated', 'quoteNumber'] as const)
      expect(idsOf(await search({ search: companyName, accountId, sort }))).toEqual([referred, ready])
    const first = await search({ search: companyName, accountId, size: 1 })
    const second = await search({ search: companyName, accountId, size: 1, after: first.nextToken })
    expect([...idsOf(first), ...idsOf(second)]).toEqual([referred, ready])
    const back = await search({ search: companyName, accountId, size: 1, before: second.prevToken })
    expect(idsOf(back)).toEqual([referred])
  })

  it('turn pages forth and back in any order', async () => {
    const first = await search({ size: 2, sort: 'quoteNumber' })
    expect(idsOf(first)).toEqual([ready, referred])
    const second = await search({ size: 2, sort: 'quoteNumber', after: first.nextToken })
    expect(idsOf(second)).toEqual([requested])
    expect(idsOf(await search({ size: 2, sort: 'quoteNumber', before: second.prevToken }))).toEqual([ready, referred])
  })

  it('tell in no token where a quote stands that is not theirs', async () => {
    const elsewhere = { ...cast.underwriter, agencyIds: [castIds.agency(2)] } as unknown as Actor
    const owners = [{ accountId }, { teamId: castIds.team(1) }, { agencyId: castIds.agency(1) }]
    for (const owner of owners)
      for (const actor of [cast.otherProducer, elsewhere])
        for (const after of [undefined, Buffer.from('a').toString('base64url')]) {
          const page = await search({ ...owner, sort: 'companyName', size: 1, after }, actor)
          expect([page.hits, page.nextToken, page.prevToken]).toEqual([[], undefined, undefined])
        }
  })

  it('count what is asked for in all where lists hold exactly that, else what the page has', async () => {
    const total = async (query: object, actor?: Actor) => (await search({ size: 1, ...query }, actor)).totalHits
    expect(await total({})).toBe(3)
    expect(await total({ teamId: castIds.team(1) })).toBe(3)
    expect(await total({ agencyId: castIds.agency(1), status: 'Ready' }, cast.underwriter)).toBe(2)
    expect(await total({ product: 'P100' })).toBe(1)
    expect(await total({ agencyId: castIds.agency(1), teamId: castIds.team(1) }, cast.underwriter)).toBe(1)
    expect(await total({ teamId: castIds.team(1) }, cast.otherProducer)).toBe(0)
  })

  it('fill a page that the lists alone cannot narrow', async () => {
    const page = await search({ size: 1, product: 'P100', sort: 'quoteNumber' })
    expect(idsOf(page)).toEqual([referred])
  })

  it('fill the dashboard’s QUOTES tab', async () => {
    const tab = await desk.as(cast.producer)(contract.searchDashboardQuotes, {
      query: { prefilterAccountId: accountId, status: 'Referred' } as never,
    })
    expect(idsOf(answered(tab))).toEqual([referred])
    const made = await desk.as(cast.producer)(contract.searchDashboardQuotes, {
      query: { status: 'Referred', duration: '8' } as never,
    })
    expect(idsOf(answered(made))).toContain(referred)
    const unknown = await desk.as(cast.producer)(contract.searchDashboardQuotes, { query: { duration: '9' } as never })
    expect(unknown).toMatchObject({ ok: false, status: 400 })
    expect(await desk.as(cast.clusterViewer)(contract.searchDashboardQuotes, { query: {} as never })).toMatchObject({
      status: 403,
    })
  })
})

describe('the reports', () => {
  it('count quotes and add up their premium, without fees and taxes, by status, for those in reach', async () => {
    const counts = await desk.as(cast.producer)(contract.getQuoteAggregate, { query: { duration: '3' } as never })
    expect(answered(counts)).toEqual({ READY: 1, REFERRED: 1, REQUESTED: 1 })
    const totals = await desk.as(cast.underwriter)(contract.getQuotePremiumTotals, { query: {} })
    const { premium } = await desk.read(ready)
    expect(answered(totals)).toMatchObject({ READY: premium })
    const ofTeam = async (team: number) =>
      answered(
        await desk.as(cast.producer)(contract.getQuoteAggregate, { query: { teamId: castIds.team(team) } as never }),
      )
    expect(await ofTeam(1)).toEqual({ READY: 1, REFERRED: 1, REQUESTED: 1 })
    expect(await ofTeam(2)).toEqual({})
    const none = await desk.as(cast.otherProducer)(contract.getQuoteAggregate, { query: {} })
    expect(answered(none)).toEqual({})
    const past = { from: '2026-01-01T00:00:00Z', to: '2026-01-02T00:00:00Z' }
    expect(answered(await desk.as(cast.producer)(contract.getQuoteAggregate, { query: past }))).toEqual({})
    expect(await desk.as(cast.agent)(contract.getQuoteAggregate, { query: {} })).toMatchObject({ status: 403 })
  })

  it('begin the day and the month at the caller’s own midnight', () => {
    const now = '2026-03-10T02:30:00.000Z'
    expect(spanOf({ duration: 3 }, now, 'America/Los_Angeles')).toEqual({ from: '2026-03-09T07:00:00.000Z', to: now })
    expect(spanOf({ duration: 6 }, now, 'Australia/Sydney').from).toBe('2026-02-28T13:00:00.000Z')
    expect(spanOf({}, now, 'UTC').from).toBe('2026-03-03T02:30:00.000Z')
  })

  it('know every status by name', async () => {
    const statuses = answered(await desk.as(cast.policyHolder)(contract.listQuoteStatuses, {}))
    for (const status of ['READY', 'IN FORCE', 'CANCEL PENDING', 'VOID TRANSACTION', 'TEMP', 'ACTIVE'])
      expect(statuses).toContain(status)
    expect(new Set(statuses).size).toBe(statuses.length)
  })
})
