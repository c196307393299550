import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createState,
  listStateTimezones,
  removeState,
  searchStates,
  updateState,
} from '#shared/contracts/account/states.ts'
import { coverageInstant } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../index.ts'
import { isStateSupported, today } from '../store/regionStates.ts'

const as = callerOf(handler)
let table: TestTable
beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())

const inRegion = async (region: string, query: object = {}) => {
  process.env.PALISADE_REGION = region
  const page = await as(cast.producer)(searchStates, { query })
  const zones = await as(cast.producer)(listStateTimezones, {})
  process.env.PALISADE_REGION = 'us'
  if (!page.ok || !zones.ok) throw new Error('no states')
  return { page: page.value, zones: zones.value }
}

describe('states', () => {
  it('are the 50 of the US with DC, the nine of Australia, and none in the UK', async () => {
    expect((await inRegion('us')).page).toMatchObject({ totalElements: 51, size: 25, number: 0 })
    expect((await inRegion('au')).page.totalElements).toBe(9)
    expect((await inRegion('uk')).page).toMatchObject({ content: [], totalElements: 0 })
  })

  it('are found by a part of the name or the whole abbreviation, and paged', async () => {
    expect((await inRegion('us', { search: '*carolina*' })).page.content.map(({ id }) => id)).toEqual(['NC', 'SC'])
    expect((await inRegion('us', { search: 'or' })).page.content.map(({ stateName }) => stateName)).toContain('Oregon')
    expect((await inRegion('us', { page: 2 })).page.content).toHaveLength(1)
    expect((await inRegion('us', { sort: '-stateNameAbbrv' })).page.content[0]?.id).toBe('WY')
  })

  it('start policies in a time zone each', async () => {
    const { zones } = await inRegion('us')
    expect(zones.OK).toBe('America/Chicago')
    expect(Object.keys(zones)).toHaveLength(51)
    expect((await inRegion('au')).zones.QLD).toBe('Australia/Brisbane')
  })
})

describe('staff', () => {
  const { superAdmin, producer } = cast
  const told = { stateName: 'Montana', stateNameAbbrv: 'MT' }
  const say = (isSupported: boolean, by: typeof superAdmin = superAdmin) =>
    as(by)(updateState, { body: { id: 'MT', ...told, isSupported } })
  const montana = async (query: object = {}) => (await inRegion('us', { search: 'MT', ...query })).page.content[0]

  it('say in which states the programme quotes', async () => {
    expect(await montana()).toEqual({ id: 'MT', ...told, isSupported: true })
    expect(await say(false)).toMatchObject({ ok: true, value: { isSupported: false } })
    expect(await montana()).toMatchObject({ isSupported: false })
    expect(await isStateSupported('Montana')).toBe(false)
    expect(await say(true)).toMatchObject({ ok: true })
    expect(await isStateSupported('MT')).toBe(true)
    expect(await isStateSupported(undefined)).toBe(true)
    expect(await say(false, producer)).toMatchObject({ status: 403 })
  })

  it('say from which day on, and what is said of a day', async () => {
    const body = { id: 'MT', ...told, isSupported: false }
    const from = addDays(today(new Date().toISOString()), 30)
    expect(await as(superAdmin)(updateState, { body: { ...body, from: addDays(from, -31) } })).toMatchObject({
      problem: { code: 'state.dayIsOver' },
    })
    expect(await as(superAdmin)(updateState, { body: { ...body, from } })).toMatchObject({
      value: { isSupported: true, next: { isSupported: false, from } },
    })
    expect(await montana()).toMatchObject({ isSupported: true, next: { from } })
    expect(await montana({ asOf: from })).toEqual({ ...body, isSupported: false })
    expect(await isStateSupported('MT')).toBe(true)
    expect(await isStateSupported('MT', coverageInstant(from, 'America/New_York'))).toBe(false)
    expect(await say(true)).toMatchObject({ ok: true })
    expect(await montana()).toEqual({ ...body, isSupported: true })
  })

  it('take a state off the list, and put it back', async () => {
    const create = (body: object = {}) => as(superAdmin)(createState, { body: { ...told, isSupported: true, ...body } })
    expect(await create()).toMatchObject({ status: 409, problem: { code: 'state.exists' } })
    expect(await as(superAdmin)(removeState, { params: { stateId: 'MT' } })).toMatchObject({ ok: true })
    expect(await montana()).toBeUndefined()
    expect(await montana({ withdrawn: 'true' })).toMatchObject({ isRemoved: true, isSupported: false })
    expect(await say(true)).toMatchObject({ status: 404, problem: { code: 'state.notFound' } })
    expect(await create()).toMatchObject({ ok: true })
    expect(await montana()).toMatchObject({ isSupported: true })
  })

  it('name no state whose taxes and time zone nobody knows', async () => {
    expect(
      await as(superAdmin)(createState, { body: { stateName: 'Atlantis', stateNameAbbrv: 'AT', isSupported: true } }),
    ).toMatchObject({ status: 422, problem: { code: 'state.unknown' } })
    expect(await as(superAdmin)(removeState, { params: { stateId: 'AT' } })).toMatchObject({ status: 404 })
  })
})
