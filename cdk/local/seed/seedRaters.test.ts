import { afterAll, beforeAll, expect, it } from 'vitest'
import { handler } from '#functions/rater/index.ts'
import { raterOfCarrier } from '#functions/tariff/public.ts'
import { listCarrierRaterVersions } from '#shared/contracts/rater/carriers.ts'
import { PersonaId } from '#shared/domain/ids/ids.ts'
import { layRater, raterFor } from '#shared/domain/rating/carrierRater.ts'
import { type RegionCode, regionCodes } from '#shared/regions/code.ts'
import { cast, partnerOf } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { startTable } from '#tests/support/table.ts'
import { ApiProblem, type RegionClient } from '../journey/client.ts'
import { book, companyOf } from './book.ts'
import { seedRater } from './seedRaters.ts'

let table: Awaited<ReturnType<typeof startTable>>
beforeAll(async () => {
  table = await startTable()
})
afterAll(async () => {
  layRater(undefined)
  await table.stop()
})

const as = callerOf(handler)
const carrierOf = (region: RegionCode) => PersonaId.parse(`org_01JH0000000000000000000CA${regionCodes.indexOf(region)}`)

const callsOf = (region: RegionCode, actor: Parameters<typeof as>[0]): Pick<RegionClient, 'call' | 'region'> => ({
  region,
  call: async (operation, input) => {
    const answer = await as(actor)(operation, input)
    if (answer.ok) return answer.value
    throw new ApiProblem(operation.name, answer.status, { ...answer.problem })
  },
})

it.each(regionCodes)(
  'the carrier of %s has a rater of two versions, and every company of the book a factor of it',
  async (region) => {
    process.env.PALISADE_REGION = region
    const carrierId = carrierOf(region)
    const admin = callsOf(region, cast.superAdmin)
    const carrier = callsOf(region, partnerOf('CARRIER', 'Carrier Admin', carrierId))
    await seedRater({ admin, carrier, carrierId })
    await seedRater({ admin, carrier, carrierId })
    const { content } = await carrier.call(listCarrierRaterVersions, { params: { carrierId }, query: {} })
    expect(content.map(({ revision }) => revision)).toEqual([2, 1])
    expect(content.every(({ note }) => note !== '')).toBe(true)
    const rater = await raterOfCarrier(carrierId)
    layRater(rater)
    const factors = book[region].map((each) => {
      const { state } = companyOf(region, each)
      const asked = { product: 'P100' as const, state, effectiveDate: '2026-12-01' as const }
      return raterFor({ ...asked, book: rater?.rateBook ?? '' })?.factor
    })
    expect(factors.filter((factor) => factor === undefined)).toEqual([])
    expect(factors.some((factor) => factor !== 1)).toBe(true)
  },
)
