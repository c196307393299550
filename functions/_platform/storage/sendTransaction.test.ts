import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { table } from './client.ts'
import { sendTransaction } from './sendTransaction.ts'

let store: TestTable
let client: DynamoDBDocumentClient
beforeAll(async () => {
  store = await startTable()
  client = table()
})
afterAll(() => store.stop())

/** Loses the answers to the first so many transactions as they are sent, whoever tries again. */
const loseAnswers = (count: number, code: string) => {
  const tokens: unknown[] = []
  client.middlewareStack.add(
    (next) => async (args) => {
      const answer = await next(args)
      if ('ClientRequestToken' in args.input) {
        tokens.push(args.input.ClientRequestToken)
        if (tokens.length <= count) throw Object.assign(new Error('socket hang up'), { code })
      }
      return answer
    },
    { step: 'finalizeRequest', name: 'loseAnswers', priority: 'low', override: true },
  )
  return tokens
}

const write = (pk: string) =>
  sendTransaction([
    {
      Put: {
        TableName: process.env.TABLE_NAME ?? '',
        Item: { pk, sk: 'row' },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
  ])
const isThere = async (pk: string) =>
  (await client.send(new GetCommand({ TableName: process.env.TABLE_NAME, Key: { pk, sk: 'row' } }))).Item !== undefined

it('a transaction whose answers are lost, one after another, is known by its token when one arrives', async () => {
  const tokens = loseAnswers(6, 'ECONNRESET')
  await write('once')
  expect(new Set(tokens).size).toBe(1)
  expect(tokens.length).toBe(7)
  expect(await isThere('once')).toBe(true)
})

it('a table that nobody can reach is not asked for longer', async () => {
  const tokens = loseAnswers(100, 'ECONNREFUSED')
  await expect(write('never answered')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  expect(tokens.length).toBeLessThanOrEqual(4)
})
