import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb'
import { config } from '../config/config.ts'
import { table } from './client.ts'
import { unpackSummary } from './packedSummary.ts'
import type { SortSlot } from './rows.ts'
import { listRow, sortFields, sortIndexes } from './rows.ts'
import type { SummaryRow } from './summaries.ts'
import { holdsRows, keyOf } from './table.ts'

/** A row of a list as an index has it; `key` is its place in the index's order. */
export interface IndexRow extends SummaryRow {
  readonly key: string
}

/** Which rows of a list's partition are read: all, or from one sort value to another, both among them, or beyond one. */
export interface IndexPart {
  readonly slot: SortSlot
  readonly list: string
  readonly between?: readonly [string, string] | undefined
  readonly beyond?: string | undefined
  readonly ascending: boolean
  /** All there are when it is not said. */
  readonly limit?: number
}

/** A list's partition as ElectroDB names it, in the table and in every index alike. */
const partitionOf = (list: string): string =>
  String(
    listRow.query.s1({ list }).params<QueryCommandInput>({ table: config.tableName }).ExpressionAttributeValues?.[
      ':pk'
    ],
  )

/** Sort values end in the id. */
const idIn = (key: string): string => key.slice(key.lastIndexOf('#') + 1)

/** What is read of a whole row. The rest of it is the keys of five indexes, which would be most of what a page carries. */
const read = { '#id': 'id', '#summary': 'summary', '#schema': 'schema' } as const

const queryOf = ({ slot, list, between, beyond, ascending, limit }: IndexPart): QueryCommandInput => {
  const { pk, sk } = keyOf(sortIndexes[slot])
  const names = holdsRows(sortIndexes[slot]) ? read : {}
  const [from, to] = between ?? [beyond]
  const place = between !== undefined ? 'BETWEEN :from AND :to' : ascending ? '> :from' : '< :from'
  return {
    TableName: config.tableName,
    IndexName: sortIndexes[slot],
    KeyConditionExpression: from === undefined ? '#pk = :pk' : `#pk = :pk AND #key ${place}`,
    ProjectionExpression: [...Object.keys(names), '#key'].join(', '),
    ExpressionAttributeNames: { ...names, '#pk': pk, '#key': sk },
    ExpressionAttributeValues: {
      ':pk': partitionOf(list),
      ...(from !== undefined && { ':from': from }),
      ...(to !== undefined && { ':to': to }),
    },
    ScanIndexForward: ascending,
    Limit: limit,
  }
}

/**
 * Rows of one partition of a list in one of its orders, asked for and read here: by way of ElectroDB's getters a page takes
 * half as long again.
 */
export const indexRows = async (part: IndexPart): Promise<IndexRow[]> => {
  const query = queryOf(part)
  const isWhole = holdsRows(sortIndexes[part.slot])
  const rows: IndexRow[] = []
  let from: QueryCommandInput['ExclusiveStartKey']
  do {
    const left = part.limit === undefined ? {} : { Limit: part.limit - rows.length }
    const { Items = [], LastEvaluatedKey } = await table().send(
      new QueryCommand({ ...query, ...left, ExclusiveStartKey: from }),
    )
    for (const item of Items) {
      const key = String(item[sortFields[part.slot]])
      rows.push(
        isWhole
          ? { id: String(item.id), summary: unpackSummary(item.summary), schema: item.schema, key }
          : { id: idIn(key), summary: undefined, unread: part.list, key },
      )
    }
    from = LastEvaluatedKey
  } while (from !== undefined && (part.limit === undefined || rows.length < part.limit))
  return rows
}
