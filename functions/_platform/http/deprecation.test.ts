import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openApiOf } from '#shared/contract/openapi.ts'
import { defineOperation } from '#shared/contract/operation.ts'
import { operations } from '#shared/contracts/registry.ts'
import { eventOf } from '#tests/support/operation.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { implement } from './implement.ts'
import { serve } from './serve.ts'

let table: TestTable
beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())

const weigh = defineOperation({
  name: 'weigh',
  method: 'GET',
  path: '/api/quote/v1/weigh',
  summary: 'Weighs.',
  access: 'public',
  deprecated: { since: '2026-11-27', sunset: '2027-06-01', instead: 'weighV2' },
  query: z.strictObject({ stones: z.coerce.number() }),
  response: z.object({ stones: z.number() }),
})
const { deprecated: _, service: __, ...staying } = weigh
const weighV2 = defineOperation({ ...staying, name: 'weighV2', path: '/api/quote/v1/weigh-again' })

const handler = serve(
  { weigh, weighV2 },
  {
    weigh: implement(weigh)(async ({ query }) => query),
    weighV2: implement(weighV2)(async ({ query }) => query),
  },
)
const told = async (operation: typeof weigh | typeof weighV2, stones: string) => {
  const { statusCode, headers = {} } = await handler(eventOf(operation, { query: { stones } }, undefined), {} as never)
  const { deprecation, sunset, link } = headers
  return { statusCode, deprecation, sunset, link }
}
const left = {
  deprecation: '@1795737600',
  sunset: 'Tue, 01 Jun 2027 00:00:00 GMT',
  link: '</developers?section=changes>; rel="deprecation"; type="text/html"',
}

describe('an operation that is to be left', () => {
  it('says so with each answer, of success and of refusal', async () => {
    expect(await told(weigh, '3')).toEqual({ statusCode: 200, ...left })
    expect(await told(weigh, 'many')).toEqual({ statusCode: 400, ...left })
    expect(await told(weighV2, '3')).toEqual({ statusCode: 200 })
  })

  it('is marked in the document, with what to call instead', () => {
    const { paths } = openApiOf([weigh, weighV2], '1') as never as {
      paths: Record<string, { get: { deprecated?: boolean; description: string } }>
    }
    expect(paths[weigh.path]?.get).toMatchObject({
      deprecated: true,
      description: 'Deprecated since 2026-11-27, and gone from 2027-06-01 on: call `weighV2` instead. Anyone.',
    })
    expect(paths[weighV2.path]?.get).toEqual(expect.not.objectContaining({ deprecated: true }))
  })

  it('names one that there is, takes no less and is to stay', () => {
    for (const { name, deprecated } of operations) {
      if (deprecated?.instead === undefined) continue
      const instead = operations.find((each) => each.name === deprecated.instead)
      expect(instead, name).toBeDefined()
      expect(instead, name).toEqual(expect.not.objectContaining({ deprecated: expect.anything() }))
    }
  })
})
