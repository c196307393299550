import { setTimeout as sleep } from 'node:timers/promises'
import { DeleteItemCommand, DynamoDBClient, UpdateItemCommand } from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Verification } from '#functions/_platform/storage/verify/difference.ts'
import { users } from '#functions/directory/store/users.ts'
import { aUser } from '#tests/support/aUser.ts'
import { settlerOf } from '#tests/support/settle.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../worker.ts'

let table: TestTable
let running = true
let relaying: Promise<void>

/** The task as an operator runs it: in the worker, with its role's rights and no others. */
const verify = async (repair: boolean): Promise<string[]> => {
  const told: string[] = []
  let cursor: string | undefined
  do {
    const input = { kind: 'user', repair, ...(cursor !== undefined && { cursor }) }
    const part = (await handler({ task: 'verify', input, executionName: 'by hand' })) as Verification
    told.push(...part.differences.map((each) => JSON.stringify(each)))
    cursor = part.cursor
  } while (cursor !== undefined)
  return told
}

beforeAll(async () => {
  table = await startTable()
  const settle = settlerOf(table)
  await commit(
    ['ada', 'ben', 'cyd'].map((name) => users.create(aUser({ id: `usr_${name}`, email: `${name}@verify.example` }))),
  )
  await settle()
  const client = new DynamoDBClient({ endpoint: process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '' })
  const { Records } = await table.stream()
  const rows = (kind: string) =>
    Records.flatMap(({ dynamodb }) => (dynamodb?.NewImage?.__edb_e__?.S === kind ? [dynamodb.Keys as never] : []))
  const TableName = process.env.TABLE_NAME ?? ''
  await client.send(new DeleteItemCommand({ TableName, Key: rows('list')[0] }))
  await client.send(new DeleteItemCommand({ TableName, Key: rows('search')[0] }))
  await client.send(new DeleteItemCommand({ TableName, Key: rows('unique')[0] }))
  await client.send(
    new UpdateItemCommand({
      TableName,
      Key: rows('counter')[0],
      UpdateExpression: 'ADD #count :five',
      ExpressionAttributeNames: { '#count': 'count' },
      ExpressionAttributeValues: { ':five': { N: '5' } },
    }),
  )
  client.destroy()
  relaying = (async () => {
    while (running) {
      await settle()
      await sleep(50)
    }
  })()
})
afterAll(async () => {
  running = false
  await relaying
  await table.stop()
})

it('the task finds and mends what differs with the rights of its function', async () => {
  const found = await verify(true)
  expect(found.length).toBeGreaterThanOrEqual(3)
  expect(await verify(false)).toEqual([])
})
