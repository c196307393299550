import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startDynamoDb } from '#cdk/local/emulators/dynamodb.ts'
import { asAwsError } from '#cdk/local/http/awsCall.ts'
import { scratchFolder } from '#cdk/local/testing/scratch.ts'
import { tableDefinition } from '#functions/_platform/storage/table.ts'
import { chanceOf } from '../chance.ts'
import { MemoryTable } from './memoryTable.ts'

type Emulator = Awaited<ReturnType<typeof startDynamoDb>>
type Answer = Readonly<Record<string, unknown>>

const TableName = 'test'
let emulator: Emulator
beforeAll(async () => {
  emulator = await startDynamoDb({ file: `${scratchFolder()}/table.db` })
  const client = new DynamoDBClient({
    endpoint: emulator.url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  })
  await client.send(new CreateTableCommand(tableDefinition(TableName)))
  client.destroy()
})
afterAll(() => emulator.stop())

/** What the emulator answers over the wire; a refusal by its code. */
const ofEmulator = async (operation: string, input: object): Promise<Answer> => {
  const answer = await fetch(emulator.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `DynamoDB_20120810.${operation}`,
      'x-amz-date': '20260101T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=local/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
    },
    body: JSON.stringify(input),
  })
  const body = (await answer.json()) as Answer
  return answer.ok ? body : { code: String(body.__type).split('#').at(-1) }
}

const ofMemory = (table: MemoryTable, operation: string, input: object): Answer => {
  try {
    return table.answer(operation, input as never) as Answer
  } catch (error) {
    return { code: asAwsError(error).code }
  }
}

/** A value as text, whatever order its attributes come in. */
const canonical = (value: unknown): string =>
  Array.isArray(value)
    ? `[${value.map(canonical).join()}]`
    : typeof value === 'object' && value !== null
      ? `{${Object.entries(value)
          .map(([name, each]) => `${name}:${canonical(each)}`)
          .sort()
          .join()}}`
      : JSON.stringify(value)

/** What counts of an answer; a batch is read in any order. */
const compared = ({ code, Item, Items, LastEvaluatedKey, Attributes, Responses }: Answer): string => {
  const batch = (Responses as Answer | undefined)?.[TableName] as readonly unknown[] | undefined
  const inOrder = Array.isArray(Responses) ? Responses : undefined
  return canonical([code, Item, Items, LastEvaluatedKey, Attributes, batch?.map(canonical).sort(), inOrder])
}

const chance = chanceOf('rows')
const key = () => ({ pk: { S: `p${chance.between(1, 3)}` }, sk: { S: `s${chance.between(1, 6)}` } })
const row = () => ({
  ...key(),
  version: { N: String(chance.between(1, 3)) },
  ...(chance.happens(0.8) && { gsi1pk: { S: `l${chance.between(1, 2)}` }, gsi1sk: { S: chance.letters(3) } }),
})
const versionIs = () => {
  const ConditionExpression = chance.pick([
    '#v = :v',
    'attribute_not_exists(#v) OR #v < :v',
    'attribute_not_exists(#v)',
    '#v <> :v AND #v >= :v',
  ])
  return {
    ConditionExpression,
    ExpressionAttributeNames: { '#v': 'version' },
    // DynamoDB refuses values that an expression does not name.
    ...(ConditionExpression?.includes(':v') && {
      ExpressionAttributeValues: { ':v': { N: String(chance.between(1, 3)) } },
    }),
  }
}
const differentRows = (most: number) => [
  ...new Map(
    Array.from({ length: chance.between(1, most) }, row).map((each) => [each.pk.S + each.sk.S, each]),
  ).values(),
]

/** All rows, read by pages in whatever order they come. */
const scanned = async (scan: (input: object) => Promise<Answer>): Promise<readonly string[]> => {
  const rows: string[] = []
  for (let from: unknown, isMore = true; isMore; isMore = from !== undefined) {
    const { Items, LastEvaluatedKey } = await scan({
      TableName,
      Limit: 4,
      ...(from !== undefined && { ExclusiveStartKey: from }),
    })
    rows.push(...(Items as readonly unknown[]).map(canonical))
    from = LastEvaluatedKey
  }
  return rows.sort()
}

/** A call of each kind that the platform makes. */
const calls: readonly (() => readonly [string, object])[] = [
  () => ['PutItem', { TableName, Item: row() }],
  () => ['PutItem', { TableName, Item: row(), ...versionIs() }],
  () => ['DeleteItem', { TableName, Key: key() }],
  () => ['GetItem', { TableName, Key: key() }],
  () => [
    'UpdateItem',
    {
      TableName,
      Key: key(),
      UpdateExpression: 'SET #w = :w ADD #c :one',
      ExpressionAttributeNames: { '#w': 'word', '#c': 'count' },
      ExpressionAttributeValues: { ':w': { S: chance.letters(2) }, ':one': { N: '1' } },
      ReturnValues: 'ALL_NEW',
    },
  ],
  () => [
    'Query',
    {
      TableName,
      KeyConditionExpression: chance.pick([
        'pk = :p',
        'pk = :p AND sk > :s',
        'pk = :p AND sk < :s',
        'pk = :p AND begins_with(sk, :s)',
      ]),
      ExpressionAttributeValues: { ':p': { S: `p${chance.between(1, 3)}` }, ':s': { S: `s${chance.between(1, 6)}` } },
      ScanIndexForward: chance.happens(0.5),
      Limit: chance.between(1, 4),
    },
  ],
  () => [
    'Query',
    {
      TableName,
      IndexName: 'gsi1',
      KeyConditionExpression: chance.pick(['gsi1pk = :p', 'gsi1pk = :p AND gsi1sk > :s']),
      ExpressionAttributeValues: { ':p': { S: `l${chance.between(1, 2)}` }, ':s': { S: chance.letters(1) } },
      ScanIndexForward: chance.happens(0.5),
    },
  ],
  () => [
    'BatchGetItem',
    { RequestItems: { [TableName]: { Keys: differentRows(4).map(({ pk, sk }) => ({ pk, sk })) } } },
  ],
  () => ['BatchGetItem', { RequestItems: { [TableName]: { Keys: [key(), ...Array(2).fill(key())] } } }],
  () => [
    'BatchWriteItem',
    { RequestItems: { [TableName]: differentRows(5).map((Item) => ({ PutRequest: { Item } })) } },
  ],
  () => [
    'TransactGetItems',
    { TransactItems: differentRows(4).map(({ pk, sk }) => ({ Get: { TableName, Key: { pk, sk } } })) },
  ],
  () => [
    'TransactWriteItems',
    {
      TransactItems: differentRows(4).map((Item) => ({
        Put: { TableName, Item, ...(chance.happens(0.4) && versionIs()) },
      })),
    },
  ],
]

describe('the table in memory', () => {
  it('answers as the emulator does', { timeout: 120_000 }, async () => {
    const table = new MemoryTable()
    for (let turn = 0; turn < 800; turn += 1) {
      const [operation, asked] = (chance.pick(calls) ?? calls[0])?.() ?? ['GetItem', {}]
      const input = operation === 'Query' ? withUsedValues(asked as never) : asked
      const [one, other] = [ofMemory(table, operation, input), await ofEmulator(operation, input)]
      expect(compared(one), `${turn}: ${operation} ${JSON.stringify(input)}`).toBe(compared(other))
    }
    const all = [
      await scanned(async (input) => ofMemory(table, 'Scan', input)),
      await scanned((input) => ofEmulator('Scan', input)),
    ]
    expect(all[0]).toEqual(all[1])
    expect(all[0]?.length).toBeGreaterThan(4)
  })

  it('is copied as it is and goes its own way', () => {
    const table = new MemoryTable()
    table.answer('PutItem', { Item: { pk: { S: 'a' }, sk: { S: 'b' } } } as never)
    const copy = table.copy()
    table.answer('DeleteItem', { Key: { pk: { S: 'a' }, sk: { S: 'b' } } } as never)
    expect([...table.all()]).toEqual([])
    expect([...copy.all()]).toEqual([{ pk: { S: 'a' }, sk: { S: 'b' } }])
  })
})

/** DynamoDB refuses values that an expression does not name. */
const withUsedValues = (query: {
  readonly KeyConditionExpression: string
  readonly ExpressionAttributeValues: Readonly<Record<string, object>>
}) => ({
  ...query,
  ExpressionAttributeValues: Object.fromEntries(
    Object.entries(query.ExpressionAttributeValues).filter(([name]) => query.KeyConditionExpression.includes(name)),
  ),
})
