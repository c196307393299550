import { join } from 'node:path'
import { CreateTableCommand, DeleteItemCommand, DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { expect, test } from 'vitest'
import { scratchFolder } from '../testing/scratch.ts'
import { startDynamoDb } from './dynamodb.ts'
import { startStreams } from './streams.ts'

const tableWithStream = async () => {
  const folder = scratchFolder()
  const emulator = await startDynamoDb({ file: join(folder, 'dynamodb.sqlite') })
  const dynamodb = new DynamoDBClient({
    endpoint: emulator.url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  })
  const { TableDescription } = await dynamodb.send(
    new CreateTableCommand({
      TableName: 'palisade-us',
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
      KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
    }),
  )
  const table = { region: 'us', awsRegion: 'us-east-1', streamArn: TableDescription?.LatestStreamArn ?? '' } as const
  return { dynamodb, folder, url: emulator.url, table, stop: emulator.stop }
}

test('the relay is told of the kinds of rows alone that its filter lets through', async () => {
  const { dynamodb, url, table, folder, stop } = await tableWithStream()
  const kinds = ['list', 'audit', 'outbox']
  for (const kind of kinds)
    await dynamodb.send(
      new PutItemCommand({ TableName: 'palisade-us', Item: { pk: { S: kind }, __edb_e__: { S: kind } } }),
    )
  await dynamodb.send(new DeleteItemCommand({ TableName: 'palisade-us', Key: { pk: { S: 'list' } } }))
  const seen: string[] = []
  const streams = startStreams({
    file: join(folder, 'streams.sqlite'),
    dynamodbUrl: url,
    tables: [table],
    kinds: ['list', 'outbox'],
    service: 'platform',
    invoke: async (_region, _service, event) => {
      const { Records } = event as { Records: { eventName: string; dynamodb: { Keys: { pk: { S: string } } } }[] }
      seen.push(...Records.map(({ eventName, dynamodb: { Keys } }) => `${eventName} ${Keys.pk.S}`))
      return { batchItemFailures: [] }
    },
  })
  await streams.caughtUp()
  expect(seen).toEqual(['INSERT list', 'INSERT outbox', 'REMOVE list'])
  await streams.stop()
  await stop()
})

test('changes reach the relay in order, failed ones again, and none is lost or seen twice over a restart', async () => {
  const { dynamodb, url, table, folder, stop } = await tableWithStream()
  const put = (pk: string) => dynamodb.send(new PutItemCommand({ TableName: 'palisade-us', Item: { pk: { S: pk } } }))
  const seen: string[] = []
  let refusals = 1
  const start = () =>
    startStreams({
      file: join(folder, 'streams.sqlite'),
      dynamodbUrl: url,
      tables: [table],
      service: 'platform',
      retryDelay: 5,
      invoke: async (_region, _service, event) => {
        const { Records } = event as {
          Records: { eventName: string; dynamodb: { SequenceNumber: string; NewImage: { pk: { S: string } } } }[]
        }
        for (const { dynamodb: change } of Records) {
          if (change.NewImage.pk.S === 'b' && refusals-- > 0)
            return { batchItemFailures: [{ itemIdentifier: change.SequenceNumber }] }
          seen.push(change.NewImage.pk.S)
        }
        return { batchItemFailures: [] }
      },
    })

  for (const pk of ['a', 'b', 'c']) await put(pk)
  const first = start()
  await first.caughtUp()
  expect(seen).toEqual(['a', 'b', 'c'])
  await first.stop()
  await put('d')
  const second = start()
  await second.caughtUp()
  expect(seen).toEqual(['a', 'b', 'c', 'd'])
  for (let index = 0; index < 120; index += 1) await put(`n${index}`)
  second.poke('us')
  await second.caughtUp()
  expect(seen.slice(4)).toEqual(Array.from({ length: 120 }, (_, index) => `n${index}`))
  await second.stop()
  await stop()
})
