import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DeleteTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceNotFoundException,
  type TableDescription,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb'
import type { LocalRegion } from '../regions.ts'
import { localCredentials } from '../runtime/environment.ts'
import { StartFailure } from '../startFailure.ts'

interface TableSettings {
  readonly url: string
  /** Where the data folder notes which tables are its own. */
  readonly file: string
  readonly definition: CreateTableCommandInput
  readonly expiryAttribute: string
  /** The DynamoDB is not this folder's alone: somebody else runs it, and it may hold other folders' tables. */
  readonly shared: boolean
}

const startOver = 'run "npm run reset" to start over with the demo book'

/**
 * A region's own DynamoDB: as in the cloud, a client sees the tables of its AWS region alone, unless the emulator takes
 * no notice of regions.
 */
const dynamodbOf = (url: string, { awsRegion }: LocalRegion): DynamoDBClient =>
  new DynamoDBClient({ endpoint: url, region: awsRegion, credentials: localCredentials })

/** The tables of a data folder by name, told apart by their streams: a table made again has another one. */
const known = (file: string): Readonly<Record<string, string>> =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}

const describe = (dynamodb: DynamoDBClient, TableName: string): Promise<TableDescription | undefined> =>
  dynamodb.send(new DescribeTableCommand({ TableName })).then(
    ({ Table }) => Table,
    (error: unknown) => {
      if (error instanceof ResourceNotFoundException) return undefined
      throw error
    },
  )

const create = async (dynamodb: DynamoDBClient, { definition, expiryAttribute }: TableSettings) => {
  const { TableName } = definition
  const { TableDescription } = await dynamodb.send(new CreateTableCommand(definition))
  const TimeToLiveSpecification = { AttributeName: expiryAttribute, Enabled: true }
  await dynamodb.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }))
  return TableDescription
}

const indexNames = (indexes: readonly { readonly IndexName?: string | undefined }[] | undefined) =>
  (indexes ?? [])
    .map(({ IndexName }) => IndexName)
    .sort()
    .join()

const refuseOther = (present: TableDescription | undefined, own: string | undefined, settings: TableSettings): void => {
  const { definition, url, shared } = settings
  if (own !== undefined && present?.LatestStreamArn !== own)
    throw new StartFailure(
      `The table ${definition.TableName} of this data folder is not in the DynamoDB at ${url}, which may have been started anew: start the one that has it, or ${startOver}.`,
    )
  if (own === undefined && present !== undefined && shared)
    throw new StartFailure(
      `The DynamoDB at ${url} has a table ${definition.TableName} of another data folder: start one of its own for this folder, or ${startOver}.`,
    )
  if (
    present !== undefined &&
    indexNames(present.GlobalSecondaryIndexes) !== indexNames(definition.GlobalSecondaryIndexes)
  )
    throw new StartFailure(
      `The stored table ${definition.TableName} has other indexes than this version of the platform: ${startOver}.`,
    )
}

/**
 * Creates a region's table as defined, unless it is there; answers the ARN of its stream. Throws a StartFailure when it
 * is there with other indexes, when it is another data folder's, or when this folder's is gone.
 */
export async function ensureTable(region: LocalRegion, settings: TableSettings): Promise<string> {
  const { TableName = '' } = settings.definition
  const dynamodb = dynamodbOf(settings.url, region)
  try {
    const present = await describe(dynamodb, TableName)
    refuseOther(present, known(settings.file)[TableName], settings)
    const { LatestStreamArn } = present ?? (await create(dynamodb, settings)) ?? {}
    if (LatestStreamArn === undefined) throw new Error(`The table ${TableName} has no stream.`)
    writeFileSync(settings.file, JSON.stringify({ ...known(settings.file), [TableName]: LatestStreamArn }))
    return LatestStreamArn
  } finally {
    dynamodb.destroy()
  }
}

/** Removes a region's table from a DynamoDB, if it is there. */
export async function dropTable(region: LocalRegion, url: string): Promise<void> {
  const dynamodb = dynamodbOf(url, region)
  try {
    if ((await describe(dynamodb, region.tableName)) !== undefined)
      await dynamodb.send(new DeleteTableCommand({ TableName: region.tableName }))
  } finally {
    dynamodb.destroy()
  }
}
