import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchIndustryCodes } from '#shared/contracts/account/industry.ts'
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
