import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { ListBucketsCommand, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { onEveryClient } from './everyClient.ts'

const settings = {
  region: 'us-east-1',
  credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  endpoint: 'http://127.0.0.1:1',
} as const satisfies S3ClientConfig

test('meets each client once, also those that were there before, and document clients as what they stand on', async () => {
  const early = new DynamoDBClient(settings)
  const met: (string | undefined)[] = []
  const end = onEveryClient((client) => {
    met.push(client.config.serviceId)
    client.middlewareStack.add(() => async () => ({ output: { $metadata: {} }, response: undefined }) as never, {
      step: 'initialize',
      priority: 'high',
    })
  })
  await early.send(new ListTablesCommand({}))
  await early.send(new ListTablesCommand({}))
  await DynamoDBDocumentClient.from(early).send(new GetCommand({ TableName: 't', Key: { pk: '1' } }))
  await new S3Client(settings).send(new ListBucketsCommand({}))
  end()
  expect(met).toEqual(['DynamoDB', 'S3'])
})

test('leaves clients alone once it is ended', async () => {
  const end = onEveryClient(() => {
    throw new Error('met')
  })
  end()
  const client = new DynamoDBClient({ ...settings, maxAttempts: 1 })
  await expect(client.send(new ListTablesCommand({}))).rejects.not.toThrow('met')
})
