import {
  BatchGetCommand,
  BatchWriteCommand,
  QueryCommand,
  ScanCommand,
  TransactGetCommand,
} from '@aws-sdk/lib-dynamodb'
import { config } from '../../config/config.ts'
import { table } from '../client.ts'

/** A row as it lies in the table, with its keys. */
export type Row = Readonly<Record<string, unknown>>
export interface Key {
  readonly pk: string
  readonly sk: string
}

export const keyOf = (row: Row): Key => ({ pk: String(row.pk), sk: String(row.sk) })
export const nameOf = ({ pk, sk }: Key): string => `${pk}\n${sk}`
export const keyNamed = (name: string): Key => {
  const cut = name.indexOf('\n')
  return { pk: name.slice(0, cut), sk: name.slice(cut + 1) }
}

const partsOf = <Each>(all: readonly Each[], size: number): Each[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, part) => all.slice(part * size, (part + 1) * size))

const byName = (rows: readonly (Row | undefined)[]): Map<string, Row> =>
  new Map(rows.flatMap((row) => (row === undefined ? [] : [[nameOf(keyOf(row)), row] as const])))

/** How much is read or mended at one time. */
const together = 20

export const inParts = async <Each>(all: readonly Each[], work: (each: Each) => Promise<void>): Promise<void> => {
  for (const part of partsOf(all, together)) await Promise.all(part.map(work))
}

const mostInBatch = 100
const mostInBatchWrite = 25

/** So many rows of the whole table, after a place in it. For jobs; a request never reads so. */
export const scanRows = async (limit: number, after: Key | undefined): Promise<{ rows: Row[]; next?: Key }> => {
  const { Items = [], LastEvaluatedKey } = await table().send(
    new ScanCommand({ TableName: config.tableName, Limit: limit, ConsistentRead: true, ExclusiveStartKey: after }),
  )
  return { rows: Items, ...(LastEvaluatedKey !== undefined && { next: keyOf(LastEvaluatedKey) }) }
}

/** Rows by their names, as they are; those that are not there are left out. */
export const rowsNamed = async (names: Iterable<string>): Promise<Map<string, Row>> => {
  const TableName = config.tableName
  const parts = partsOf([...new Set(names)], mostInBatch)
  const read = await Promise.all(
    parts.map(async (part) => {
      const RequestItems = { [TableName]: { Keys: part.map(keyNamed), ConsistentRead: true } }
      return (await table().send(new BatchGetCommand({ RequestItems }))).Responses?.[TableName] ?? []
    }),
  )
  return byName(read.flat())
}

/** At most a hundred rows by their names as they were at one moment. */
export const snapshotOf = async (names: readonly string[]): Promise<Map<string, Row>> => {
  const TableName = config.tableName
  const TransactItems = names.map((name) => ({ Get: { TableName, Key: keyNamed(name) } }))
  const { Responses = [] } = await table().send(new TransactGetCommand({ TransactItems }))
  return byName(Responses.map(({ Item }) => Item))
}

/** Writes and removes rows, whatever is there. */
export const writeRows = async (puts: readonly Row[], deletes: readonly string[]): Promise<void> => {
  const requests = [
    ...puts.map((Item) => ({ PutRequest: { Item } })),
    ...deletes.map((name) => ({ DeleteRequest: { Key: keyNamed(name) } })),
  ]
  await inParts(partsOf(requests, mostInBatchWrite), async (part) => {
    await table().send(new BatchWriteCommand({ RequestItems: { [config.tableName]: part } }))
  })
}

/** Every row of a partition whose sort key begins so, with these attributes alone. */
export const rowsBeginning = async ({ pk, sk }: Key, attributes: readonly string[]): Promise<Row[]> => {
  const rows: Row[] = []
  let from: Key | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await table().send(
      new QueryCommand({
        TableName: config.tableName,
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
        ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
        ProjectionExpression: attributes.map((_, index) => `#a${index}`).join(', '),
        ExpressionAttributeNames: Object.fromEntries(attributes.map((name, index) => [`#a${index}`, name])),
        ExclusiveStartKey: from,
      }),
    )
    rows.push(...Items)
    from = LastEvaluatedKey === undefined ? undefined : keyOf(LastEvaluatedKey)
  } while (from !== undefined)
  return rows
}
