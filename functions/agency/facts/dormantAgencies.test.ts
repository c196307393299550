import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler } from '#functions/account/index.ts'
import { newAgency } from '#functions/directory/agencies/newAgency.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import type { QuoteRecord } from '#functions/quote/public.ts'
import { quotes } from '#functions/quote/store/quotes.ts'
import { listDormantAgencies } from '#shared/contracts/account/dormantAgencies.ts'
import { AgencyId, QuoteId } from '#shared/domain/ids/ids.ts'
import { cast, castIds, partnerOf } from '#tests/cast/actors.ts'
import kept from '#tests/kept/states/quote.10.json' with { type: 'json' }
import { callerOf } from '#tests/support/operation.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { settlerOf } from '#tests/support/settle.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'

const as = callerOf(handler)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString() as QuoteRecord['lastUpdated']
const ids = { da: 'org_01JH0000000000000000000D12', cluster: 'org_01JH0000000000000000000D13' }
let table: TestTable

const office = {
  contactEmail: 'office@quiet.example',
  contactFirstName: 'Holly',
  contactLastName: 'Pine',
  contactPhone: '15125550100',
}
const anAgency = (index: number, name: string, more: object) =>
  agencies.create({
    ...newAgency({ id: castIds.agency(index), name, ...office, now: daysAgo(400) }),
    ...more,
  })

const state = kept[0]?.state as unknown as QuoteRecord
const aQuote = (index: number, more: Partial<QuoteRecord>) =>
  quotes.create({
    ...state,
    id: QuoteId.parse(`quo_01JH0000000000000000000D${index}`),
    quoteNumber: `QUS-D${index}`,
    ...more,
  })

beforeAll(async () => {
  table = await startTable()
  const both = { aggregatorId: ids.da, clusterId: ids.cluster }
  await commit([
    anAgency(61, 'Awake', both),
    anAgency(62, 'Binding', both),
    anAgency(63, 'Never', both),
    anAgency(64, 'Renewing alone', both),
    anAgency(65, 'Sold long ago', {}),
    anAgency(66, 'New today', { ...both, created: daysAgo(1) }),
    anAgency(67, 'Shut', { ...both, status: 'SUSPENDED' }),
  ])
  const of = (index: number, updated: number, begun: number) => ({
    agencyId: AgencyId.parse(castIds.agency(index)),
    created: daysAgo(begun),
    lastUpdated: daysAgo(updated),
    isRenewal: false,
  })
  await commit([
    aQuote(61, { ...of(61, 3, 3), status: 'READY' }),
    aQuote(62, { ...of(62, 5, 200), status: 'ISSUED', boundAt: daysAgo(5) }),
    aQuote(64, { ...of(64, 2, 2), status: 'READY', isRenewal: true }),
    aQuote(65, { ...of(65, 1, 300), status: 'ISSUED', boundAt: daysAgo(300) }),
  ])
  await settlerOf(table)()
})
afterAll(() => table.stop())

const told = async (by: Parameters<typeof as>[0], query: object = {}) =>
  answered(await as(by)(listDormantAgencies, { query: query as never }))
const names = async (by: Parameters<typeof as>[0], query: object = {}) =>
  (await told(by, query)).hits.map(({ name }) => name)

describe('agencies without business', () => {
  it('are those that neither begin a quote nor bind one, by name; what is prepared for them does not count', async () => {
    expect(await names(cast.superAdmin)).toEqual(['Never', 'Renewing alone', 'Sold long ago'])
    expect(await names(cast.superAdmin, { days: '4' })).toContain('Binding')
    expect(await names(cast.superAdmin, { days: '365' })).not.toContain('Sold long ago')
  })

  it('are told with the day of the last, and as never where there was none', async () => {
    const { hits } = await told(cast.superAdmin)
    expect(hits.map(({ lastBusiness }) => lastBusiness?.slice(0, 10))).toEqual([
      undefined,
      undefined,
      daysAgo(300).slice(0, 10),
    ])
  })

  it('are told to an aggregator and a cluster of their own, to a cluster without a day', async () => {
    expect(await names(partnerOf('DIGITAL', 'Corp Admin', ids.da))).toEqual(['Never', 'Renewing alone'])
    const cluster = await told(partnerOf('CLUSTER', 'Cluster Admin', ids.cluster), { days: '4' })
    expect(cluster.hits.map(({ name }) => name)).toEqual(['Binding', 'Never', 'Renewing alone'])
    expect(JSON.stringify(cluster)).not.toContain('lastBusiness')
    expect(answered(await as(cast.agencyAdmin)(listDormantAgencies, { query: {} as never })).hits).toEqual([])
  })

  it('are told page by page, to the last', async () => {
    const all: string[] = []
    let after: string | undefined
    do {
      const page = await told(cast.superAdmin, { size: '2', ...(after && { after }) })
      expect(page.hits.length).toBeLessThanOrEqual(2)
      all.push(...page.hits.map(({ name }) => name))
      after = page.nextToken
    } while (after !== undefined)
    expect(all).toEqual(['Never', 'Renewing alone', 'Sold long ago'])
  })

  it('are told page by page to an aggregator too, and back again', async () => {
    for (const by of [cast.superAdmin, partnerOf('DIGITAL', 'Corp Admin', ids.da)]) {
      const first = await told(by, { size: '1' })
      const second = await told(by, { size: '1', after: first.nextToken })
      expect([...first.hits, ...second.hits].map(({ name }) => name)).toEqual(['Never', 'Renewing alone'])
      const back = await told(by, { size: '1', before: second.prevToken })
      expect(back.hits).toEqual(first.hits)
    }
  })
})
