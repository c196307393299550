import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createIndustryCode,
  removeIndustryCode,
  searchIndustryCodes,
  updateIndustryCode,
} from '#shared/contracts/account/industry.ts'
import { regionCodes } from '#shared/regions/code.ts'
import { cast, guestOf } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../index.ts'

const as = callerOf(handler)
let table: TestTable
beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())

const find = async (query: object) => {
  const page = await as(cast.producer)(searchIndustryCodes, { query })
  if (!page.ok) throw new Error(page.problem.detail)
  return page.value
}

describe('industry codes', () => {
  it.each(regionCodes)(
    'of the %s region are found by code and by words, and say how much of them is wanted',
    async (region) => {
      process.env.PALISADE_REGION = region
      const [first] = (await find({})).content
      expect((await find({ search: first?.naicsCode })).content[0]).toEqual(first)
      const words = first?.secondaryIndustry.split(' ').slice(0, 2).join(' ')
      expect((await find({ search: `*${words}*`, size: 100 })).content).toContainEqual(first)
      const all = await find({ size: 3000, dup: '1' })
      expect(all.content.every(({ industryClass }) => industryClass >= 1 && industryClass <= 6)).toBe(true)
      expect(all.content.every(({ isSupported, coverageLimit }) => isSupported === coverageLimit > 0)).toBe(true)
      process.env.PALISADE_REGION = 'us'
    },
  )

  it('come a page at a time and in the order asked for', async () => {
    const page = await find({ page: 1, size: 10 })
    expect(page).toMatchObject({ number: 1, size: 10 })
    expect(page.content).toHaveLength(10)
    const classes = (await find({ sort: '-industryClass', size: 50 })).content.map(({ industryClass }) => industryClass)
    expect(classes).toEqual([...classes].sort((a, b) => b - a))
    expect((await find({ dup: '0' })).totalElements).toBeLessThanOrEqual((await find({ dup: '1' })).totalElements)
  })

  it('are open to the holder of a quote’s link, and to nobody without a session', async () => {
    const quote = guestOf('QUOTE', 'quo_01JH0000000000000000000Q01')
    expect(await as(quote)(searchIndustryCodes, { query: {} })).toMatchObject({ ok: true })
    expect(await as(undefined)(searchIndustryCodes, { query: {} })).toMatchObject({ status: 401 })
  })
})

describe('staff', () => {
  const { superAdmin, producer, underwriter } = cast
  const words = { primaryIndustry: 'Technology', secondaryIndustry: 'Managed Security Services' }
  const add = (naicsCode: string, by: typeof superAdmin = superAdmin) =>
    as(by)(createIndustryCode, { body: { naicsCode, ...words } })
  const change = (naicsId: string, body: object = {}) =>
    as(superAdmin)(updateIndustryCode, { params: { naicsId }, body: { naicsCode: naicsId, ...words, ...body } })
  const withdraw = (naicsId: string) => as(superAdmin)(removeIndustryCode, { params: { naicsId } })
  const hitOf = async (search: string, more: object = {}) =>
    (await find({ search, ...more })).content.find(({ naicsCode }) => naicsCode === search)

  it('add a code, which is found at once and has the hazard group of its beginning', async () => {
    expect(await add('541599')).toMatchObject({ ok: true, value: { id: '541599', naicsCode: '541599' } })
    const { industryClass } = (await hitOf('541512')) ?? {}
    expect(await hitOf('541599')).toMatchObject({ ...words, industryClass })
    expect(await add('541599')).toMatchObject({ status: 409, problem: { code: 'industry.exists' } })
    expect(await add('541512')).toMatchObject({ problem: { code: 'industry.exists' } })
    expect(await add('7')).toMatchObject({
      problem: { errors: [{ path: ['naicsCode'], detail: 'Industry Code must be atleast 2 digits' }] },
    })
  })

  it('change the words of a code and not the code, which accounts name', async () => {
    expect(await change('541511', { secondaryIndustry: 'Software to Order' })).toMatchObject({ ok: true })
    expect(await hitOf('541511')).toMatchObject({ secondaryIndustry: 'Software to Order' })
    expect(await change('541511', { naicsCode: '541513' })).toMatchObject({ problem: { code: 'industry.codeStays' } })
    expect(await change('999998')).toMatchObject({ status: 404, problem: { code: 'industry.notFound' } })
  })

  it('withdraw a code: it is offered to nobody, describes what has it, and can be brought back', async () => {
    expect(await withdraw('722511')).toMatchObject({ ok: true })
    expect(await hitOf('722511')).toBeUndefined()
    expect(await hitOf('722511', { withdrawn: 'true' })).toMatchObject({ withdrawnOn: expect.any(String) })
    expect(await withdraw('722511')).toMatchObject({ ok: true })
    expect(await add('722511')).toMatchObject({ ok: true })
    expect((await hitOf('722511'))?.withdrawnOn).toBeUndefined()
  })

  it('alone may', async () => {
    for (const by of [producer, underwriter]) expect(await add('541598', by)).toMatchObject({ status: 403 })
  })
})
