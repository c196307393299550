import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb'

/** How many sort orders a list may have: one global secondary index each. */
export const sortIndexes = ['gsi1', 'gsi2', 'gsi3', 'gsi4'] as const
export type SortIndex = (typeof sortIndexes)[number]

/** The attribute that DynamoDB expires rows by, in epoch seconds. */
export const expiryAttribute = 'expiresAt'

export const keyOf = (index: SortIndex) => ({ pk: `${index}pk`, sk: `${index}sk` })

/**
 * Whether an index holds whole rows. That of each list's standard order does, so that a page is one read; the others hold
 * keys alone, so that a row that has changed and keeps its place in an order costs nothing there.
 */
export const holdsRows = (index: SortIndex): boolean => index === 'gsi1'

/** The region's one table; CDK and the local platform both make it of this. */
export const tableDefinition = (TableName: string): CreateTableCommandInput => ({
  TableName,
  BillingMode: 'PAY_PER_REQUEST',
  KeySchema: [
    { AttributeName: 'pk', KeyType: 'HASH' },
    { AttributeName: 'sk', KeyType: 'RANGE' },
  ],
  AttributeDefinitions: ['pk', 'sk', ...sortIndexes.flatMap((index) => Object.values(keyOf(index)))].map(
    (AttributeName) => ({ AttributeName, AttributeType: 'S' as const }),
  ),
  GlobalSecondaryIndexes: sortIndexes.map((index) => ({
    IndexName: index,
    KeySchema: [
      { AttributeName: keyOf(index).pk, KeyType: 'HASH' as const },
      { AttributeName: keyOf(index).sk, KeyType: 'RANGE' as const },
    ],
    Projection: { ProjectionType: holdsRows(index) ? ('ALL' as const) : ('KEYS_ONLY' as const) },
  })),
  StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
})
