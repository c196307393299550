import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler } from '#functions/rater/index.ts'
import { carrierRaterIdOf, carrierRaters, raterOfCarrier } from '#functions/tariff/public.ts'
import { records } from '#functions/tariff/records.ts'
import * as contract from '#shared/contracts/rater/carriers.ts'
import { statesOf } from '#shared/regions/states.ts'
import { us } from '#shared/regions/us.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { settlerOf } from '#tests/support/settle.ts'
import { startTable } from '#tests/support/table.ts'
import { verifyKind } from '#tests/support/verifyKind.ts'

let table: Awaited<ReturnType<typeof startTable>>
let settle: () => Promise<unknown>
beforeAll(async () => {
  table = await startTable()
  process.env.PALISADE_REGION = 'us'
  settle = settlerOf(table)
})
afterAll(() => table.stop())

const as = callerOf(handler)(cast.superAdmin)
const places = statesOf(us).map(({ abbreviation }) => abbreviation)

/** Terms with 98 deviations, of which no two versions are alike, and a note that cannot be packed any smaller. */
const wordy = (revision: number) => ({
  name: 'Oak Mutual',
  products: ['P100' as const, 'P250' as const],
  states: [],
  rateBook: 'p100-us-2026-1',
  effectiveFrom: '2026-01-01' as const,
  effectiveUntil: null,
  deviations: Array.from({ length: 98 }, (_, at) => ({
    product: at < 49 ? ('P100' as const) : ('P250' as const),
    state: places[at % 49] ?? 'OH',
    factor: Number((1 + ((revision * 7919 + at * 104_729) % 9999) / 10_000).toFixed(4)),
    minimumPremium: 1000 + ((revision * 31 + at * 17) % 9000),
  })),
})
const noteOf = (revision: number) => `${revision} ${randomBytes(990).toString('hex')}`
const change = (carrierId: string, revision: number) =>
  as(contract.updateCarrierRater, {
    params: { carrierId },
    body: { ...wordy(revision + 1), revision, note: noteOf(revision + 1) },
  })
const versions = async (carrierId: string, query: object = {}) =>
  answered(await as(contract.listCarrierRaterVersions, { params: { carrierId }, query }))

describe('the versions of a carrier’s rater', () => {
  it('are any number, each as long as it may be, and the rater that prices stays as small as one', async () => {
    const params = { carrierId: 'car_oak' }
    answered(await as(contract.createCarrierRater, { params, body: { ...wordy(1), note: noteOf(1) } }))
    for (let revision = 1; revision < 170; revision += 1) answered(await change('car_oak', revision))
    const rater = await raterOfCarrier('car_oak')
    expect(JSON.stringify(rater).length).toBeLessThan(20_000)
    expect(rater).toMatchObject({ revision: 170, deviations: wordy(170).deviations })
  })

  it('are read a page at a time, the latest first, each with when it held and what the one before said', async () => {
    const first = await versions('car_oak', { size: '10' })
    expect(first).toMatchObject({ totalElements: 170, size: 10, number: 0 })
    expect(first.content.map(({ revision }) => revision)).toEqual([170, 169, 168, 167, 166, 165, 164, 163, 162, 161])
    const [latest, before] = first.content
    expect(latest?.until).toBeUndefined()
    expect(latest?.before).toEqual(before?.terms)
    expect(before?.until).toBe(latest?.at)
    const last = await versions('car_oak', { size: '50', page: '3' })
    expect(last.content.map(({ revision }) => revision)).toEqual(Array.from({ length: 20 }, (_, at) => 20 - at))
    expect(last.content.at(-1)?.before).toBeUndefined()
    expect((await versions('car_oak', { page: '99' })).content).toEqual([])
  })

  it('are read beside the rater as the one in force alone', async () => {
    const rater = answered(await as(contract.getCarrierRater, { params: { carrierId: 'car_oak' } }))
    expect(rater.versions.map(({ revision }) => revision)).toEqual([170])
  })
})

describe('a rater from before its versions had records of their own', () => {
  const carrierId = 'car_elm'
  const id = carrierRaterIdOf(carrierId)
  const full = 130

  it('is read with all of them, and changed however full it was', async () => {
    const kept = Array.from({ length: full }, (_, at) => ({
      revision: at + 1,
      terms: wordy(at + 1),
      by: 'Ada Archer',
      at: `2026-02-01T10:${String(at % 60).padStart(2, '0')}:00.000Z`,
      note: noteOf(at + 1),
    }))
    const state = { ...wordy(full), id, carrierId, revision: full, versions: kept, lastUpdated: kept.at(-1)?.at }
    await commit([{ definition: { ...carrierRaters.definition, version: 3 }, before: undefined, after: state }])
    const all = await versions(carrierId, { size: '100' })
    expect(all.totalElements).toBe(full)
    expect(all.content[0]).toMatchObject({ revision: full })
    expect(all.content[0]?.until).toBeUndefined()
    expect(all.content.at(-1)).toMatchObject({ revision: 31, before: { deviations: wordy(30).deviations } })
    for (let revision = full; revision < full + 10; revision += 1) answered(await change(carrierId, revision))
  })

  it('has lost none of them, and the record is small from then on', async () => {
    const both = [await versions(carrierId, { size: '100' }), await versions(carrierId, { size: '100', page: '1' })]
    const all = both.flatMap(({ content }) => content)
    expect(all.map(({ revision }) => revision)).toEqual(Array.from({ length: 140 }, (_, at) => 140 - at))
    for (const { revision, terms, note } of all) {
      expect(terms.deviations).toEqual(wordy(revision).deviations)
      expect(note.startsWith(`${revision} `)).toBe(true)
    }
    expect(JSON.stringify(await raterOfCarrier(carrierId)).length).toBeLessThan(20_000)
    await settle()
    for (const definition of records)
      expect((await verifyKind(definition, { pause: async () => void (await settle()) })).differences).toEqual([])
  })
})
