import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { BatchGetCommand, BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { expect, it } from 'vitest'
import { completeBatches } from './completeBatches.ts'

type Item = { readonly id: { readonly S: string } }
type Sent = { readonly RequestItems: Record<string, { readonly Keys: Item[] } & Item[]> }

/** A table so busy that it does only the first `share` of each batch; `asked` counts the calls. */
const busyTable = (share: number) => {
  const asked: number[] = []
  const client = new DynamoDBClient({
    region: 'us-east-1',
    endpoint: 'http://localhost',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    requestHandler: {
      handle: async (request: { body: Uint8Array; headers: Record<string, string> }) => {
        const { RequestItems } = JSON.parse(Buffer.from(request.body).toString()) as Sent
        const isRead = request.headers['x-amz-target']?.endsWith('BatchGetItem')
        const all: Item[] = (isRead ? RequestItems.test?.Keys : RequestItems.test) ?? []
        asked.push(all.length)
        const rest = all.slice(share)
        const left = rest.length === 0 ? {} : { test: isRead ? { Keys: rest } : rest }
        const answer = isRead
          ? { Responses: { test: all.slice(0, share) }, UnprocessedKeys: left }
          : { UnprocessedItems: left }
        return {
          response: {
            statusCode: 200,
            headers: { 'content-type': 'application/x-amz-json-1.0' },
            body: new TextEncoder().encode(JSON.stringify(answer)),
          },
        }
      },
    } as never,
  })
  completeBatches(client)
  return { asked, documents: DynamoDBDocumentClient.from(client) }
}

const ids = ['a', 'b', 'c', 'd', 'e']

it('a batch that a busy table reads in parts comes back whole', async () => {
  const { asked, documents } = busyTable(2)
  const keys = ids.map((id) => ({ id }))
  const { Responses } = await documents.send(new BatchGetCommand({ RequestItems: { test: { Keys: keys } } }))
  expect(Responses?.test).toEqual(keys)
  expect(asked).toEqual([5, 3, 1])
})

it('a batch that a busy table writes in parts is written whole', async () => {
  const { asked, documents } = busyTable(3)
  const puts = ids.map((id) => ({ PutRequest: { Item: { id } } }))
  await documents.send(new BatchWriteCommand({ RequestItems: { test: puts } }))
  expect(asked).toEqual([5, 2])
})

it('a batch that stays undone is an error, not a shorter answer', async () => {
  const { documents } = busyTable(0)
  const Keys = [{ id: 'a' }]
  await expect(documents.send(new BatchGetCommand({ RequestItems: { test: { Keys } } }))).rejects.toThrow(/undone/)
})
