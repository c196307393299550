import { ProvisionedThroughputExceededException } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf, eventOf } from '#tests/support/operation.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { defineRecord } from '../storage/record.ts'
import { implement } from './implement.ts'
import { serve } from './serve.ts'

const getThing = defineOperation({
  name: 'getThing',
  method: 'GET',
  path: '/api/quote/v1/thing',
  summary: 'Reads a thing.',
  access: 'any',
  response: z.object({ id: z.string() }),
})
const things = defineRecord<{ id: string }>({ kind: 'thing', notFound: 'quote.notFound' })
const handler = serve({ getThing }, { getThing: implement(getThing)(async () => things.require('one')) })

let table: TestTable
beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())

describe('when DynamoDB is short of breath', () => {
  it('the caller is told to try again later, and nothing of the inside', async () => {
    const dynamodb = mockClient(DynamoDBDocumentClient)
    dynamodb
      .onAnyCommand()
      .rejects(new ProvisionedThroughputExceededException({ message: 'table palisade-us', $metadata: {} }))
    const answer = await callerOf(handler)(cast.producer)(getThing, {})
    dynamodb.restore()
    expect(answer).toMatchObject({ status: 503, problem: { code: 'server.unavailable' } })
    expect(JSON.stringify(answer)).not.toContain('palisade-us')
  })

  it('or away, the caller is told when to ask again', async () => {
    const dynamodb = mockClient(DynamoDBDocumentClient)
    dynamodb.onAnyCommand().rejects(Object.assign(new Error('connect 127.0.0.1:8000'), { code: 'ECONNREFUSED' }))
    const answer = await handler(eventOf(getThing, {}, cast.producer), {} as never)
    dynamodb.restore()
    expect(answer).toMatchObject({ statusCode: 503, headers: { 'retry-after': '2' } })
  })
})
