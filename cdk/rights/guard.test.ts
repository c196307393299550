import { join } from 'node:path'
import {
  BatchWriteItemCommand,
  CreateTableCommand,
  DynamoDBClient,
  GetItemCommand,
  ListTablesCommand,
  PutItemCommand,
  QueryCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb'
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { held } from '#functions/_platform/held/held.ts'
import { tableDefinition } from '#functions/_platform/storage/table.ts'
import { startDynamoDb } from '../local/emulators/dynamodb.ts'
import { startS3 } from '../local/emulators/s3.ts'
import { localCredentials } from '../local/runtime/environment.ts'
import { scratchFolder } from '../local/testing/scratch.ts'
import { runAs } from './currentFunction.ts'
import { guardCalls } from './guard.ts'
import { linkRightsOf } from './linkRights.ts'
import type { DeployedFunction, Rights, Statement } from './rights.ts'

const table = 'arn:aws:dynamodb:us-east-1:111111111111:table/palisade-us'
const files = 'arn:aws:s3:::palisade-us-files'
const key = 'arn:aws:kms:us-east-1:111111111111:key/data'

const allow = (actions: string[], ...resources: string[]): Statement => ({
  effect: 'Allow',
  actions,
  resources,
  except: false,
  conditions: {},
})

const functionOf = (
  name: string,
  environment: Record<string, string>,
  ...statements: Statement[]
): DeployedFunction => ({
  name,
  account: '111111111111',
  awsRegion: 'us-east-1',
  role: `${name}-role`,
  environment,
  statements,
  timeout: 29,
  memory: 512,
})

const names = { TABLE_NAME: 'palisade-us', FILES_BUCKET: 'palisade-us-files' }
const reader = functionOf(
  'reader',
  names,
  allow(['dynamodb:GetItem', 'dynamodb:Query'], table),
  allow(['s3:GetObject'], `${files}/documents/*`),
  allow(['kms:Decrypt'], key),
)
const writer = functionOf(
  'writer',
  { ...names, WRITERS_OWN: 'x' },
  allow(['dynamodb:PutItem'], table),
  allow(['s3:GetObject', 's3:ListBucket', 's3:PutObject'], files, `${files}/*`),
  allow(['kms:*'], key),
)
const withoutKey = functionOf('withoutKey', names, allow(['dynamodb:GetItem'], table))
const rights: Rights = {
  functions: { reader, writer, withoutKey },
  keys: { [table]: key, [files]: key },
  configurationSets: {},
}

const stops: (() => Promise<void>)[] = []
let dynamodb: DynamoDBClient

beforeAll(async () => {
  const folder = scratchFolder()
  const [store, s3] = await Promise.all([
    startDynamoDb({ file: join(folder, 'table') }),
    startS3({
      directory: join(folder, 'files'),
      buckets: ['files'],
      links: linkRightsOf(rights, () => 'palisade-us-files'),
    }),
  ])
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: localCredentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localCredentials.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: store.url,
    AWS_ENDPOINT_URL_S3: s3.url,
    TABLE_NAME: 'test',
    FILES_BUCKET: 'files',
    WRITERS_OWN: 'here',
    READERS_WISH: 'here',
  })
  guardCalls(rights)
  dynamodb = new DynamoDBClient({})
  await dynamodb.send(new CreateTableCommand(tableDefinition('test')))
  stops.push(
    () => s3.stop(),
    () => store.stop(),
  )
})
afterAll(async () => {
  dynamodb.destroy()
  for (const stop of stops) await stop()
})

const Item = { pk: { S: 'one' }, sk: { S: 'one' } }
const put = () => dynamodb.send(new PutItemCommand({ TableName: 'test', Item }))
const get = () => dynamodb.send(new GetItemCommand({ TableName: 'test', Key: Item }))

describe('a call of a function', () => {
  it('is made when its role may, under the names that things have where it is deployed', async () => {
    await runAs(writer, put)
    expect((await runAs(reader, get)).Item).toMatchObject(Item)
  })

  it('is refused as AWS refuses, with who, what and on what', async () => {
    await expect(runAs(reader, put)).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: `User: arn:aws:sts::111111111111:assumed-role/reader-role/reader is not authorized to perform: dynamodb:PutItem on resource: ${table} because no identity-based policy allows the dynamodb:PutItem action`,
      $metadata: { httpStatusCode: 400 },
    })
  })

  it('needs the right for each part of a transaction, for the index and for the key', async () => {
    const of = (parts: object[]) =>
      runAs(writer, () => dynamodb.send(new TransactWriteItemsCommand({ TransactItems: parts })))
    await of([{ Put: { TableName: 'test', Item } }])
    await expect(
      of([{ Put: { TableName: 'test', Item } }, { Delete: { TableName: 'test', Key: { ...Item, pk: { S: 'two' } } } }]),
    ).rejects.toThrow('dynamodb:DeleteItem')
    const query = (IndexName?: string) =>
      runAs(reader, () =>
        dynamodb.send(
          new QueryCommand({
            TableName: 'test',
            ...(IndexName && { IndexName }),
            KeyConditionExpression: `${IndexName ?? ''}pk = :pk`,
            ExpressionAttributeValues: { ':pk': { S: 'one' } },
          }),
        ),
      )
    expect((await query()).Count).toBe(1)
    await expect(query('gsi1')).rejects.toThrow(`${table}/index/gsi1`)
    await expect(runAs(withoutKey, get)).rejects.toThrow(`kms:Decrypt on resource: ${key}`)
    const batch = new BatchWriteItemCommand({ RequestItems: { test: [{ PutRequest: { Item } }] } })
    await expect(runAs(writer, () => dynamodb.send(batch))).rejects.toThrow('dynamodb:BatchWriteItem')
  })

  it('of a kind that nobody has thought about fails; what no function does is free', async () => {
    const list = () => dynamodb.send(new ListTablesCommand({}))
    await expect(runAs(reader, list)).rejects.toThrow('ListTables of DynamoDB needs is not known')
    expect((await list()).TableNames).toEqual(['test'])
  })
})

describe('files', () => {
  const at = { Bucket: 'files', Key: 'documents/a.pdf' }
  const client = held(() => new S3Client({ forcePathStyle: true }))

  it('that are missing are told from those one may not read to who may list the bucket alone', async () => {
    const read = (Key: string) => () => client().send(new GetObjectCommand({ ...at, Key }))
    await expect(runAs(writer, read('documents/none'))).rejects.toMatchObject({ name: 'NoSuchKey' })
    await expect(runAs(reader, read('documents/none'))).rejects.toMatchObject({
      name: 'AccessDenied',
      message: expect.stringContaining(`s3:ListBucket on resource: ${files} `),
    })
    await expect(runAs(reader, read('photos/a.jpg'))).rejects.toThrow(`s3:GetObject on resource: ${files}/photos/a.jpg`)
    const remove = () => client().send(new DeleteObjectCommand(at))
    await expect(runAs(writer, remove)).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } })
  })

  it('are opened by a link as far as its signer may, when it is followed', async () => {
    await runAs(writer, () => client().send(new PutObjectCommand({ ...at, Body: 'one' })))
    const link = (fn: DeployedFunction, Key = at.Key) =>
      runAs(fn, () => getSignedUrl(client(), new GetObjectCommand({ ...at, Key }), { expiresIn: 60 }))
    expect(await (await fetch(await link(reader))).text()).toBe('one')
    for (const refused of [await link(withoutKey), await link(reader, 'photos/a.jpg')]) {
      const answer = await fetch(refused)
      expect(answer.status).toBe(403)
      expect(await answer.text()).toMatch(/<Code>AccessDenied<.*is not authorized to perform: s3:GetObject on resource/)
    }
    // What another has signed in its name is worth as much as what it signs.
    expect((await fetch((await link(reader)).replace('Token=reader', 'Token=writer'))).status).toBe(403)
  })
})

describe('the environment', () => {
  it('of a function is what its template sets and what Lambda says, however it is looked at', () => {
    const look = (name: string) => [process.env[name], { ...process.env }[name], name in process.env]
    expect(runAs(writer, () => look('WRITERS_OWN'))).toEqual(['here', 'here', true])
    expect(runAs(reader, () => look('WRITERS_OWN'))).toEqual([undefined, undefined, false])
    expect(runAs(reader, () => look('READERS_WISH'))).toEqual([undefined, undefined, false])
    expect(look('READERS_WISH')).toEqual(['here', 'here', true])
    expect(runAs(reader, () => look('AWS_LAMBDA_FUNCTION_NAME'))).toEqual(['reader', 'reader', true])
    expect(look('AWS_LAMBDA_FUNCTION_NAME')).toEqual([undefined, undefined, false])
  })

  it('decides what is held: nothing that one function made serves another', () => {
    const holder = held(() => ({ by: process.env.AWS_LAMBDA_FUNCTION_NAME }))
    expect(runAs(reader, holder)).toEqual({ by: 'reader' })
    expect(runAs(writer, holder)).toEqual({ by: 'writer' })
    expect(runAs(reader, holder)).toBe(runAs(reader, holder))
  })
})
