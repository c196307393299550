import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  type DynamoDBClient,
  ResourceNotFoundException,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb'
import { StartFailure } from '../startFailure.ts'

/** Creates a table as defined, unless it is there. Throws a StartFailure when it is there with other indexes. */
export async function ensureTable(
  dynamodb: DynamoDBClient,
  definition: CreateTableCommandInput,
  expiryAttribute: string,
): Promise<void> {
  const { TableName } = definition
  const present = await dynamodb.send(new DescribeTableCommand({ TableName })).catch((error: unknown) => {
    if (error instanceof ResourceNotFoundException) return undefined
    throw error
  })
  if (present !== undefined) {
    const names = (indexes: readonly { readonly IndexName?: string | undefined }[] | undefined) =>
      (indexes ?? [])
        .map(({ IndexName }) => IndexName)
        .sort()
        .join()
    if (names(present.Table?.GlobalSecondaryIndexes) !== names(definition.GlobalSecondaryIndexes))
      throw new StartFailure(
        `The stored table ${TableName} has other indexes than this version of the platform: run "npm run reset" to start over with the demo book.`,
      )
    return
  }
  await dynamodb.send(new CreateTableCommand(definition))
  await dynamodb.send(
    new UpdateTimeToLiveCommand({
      TableName,
      TimeToLiveSpecification: { AttributeName: expiryAttribute, Enabled: true },
    }),
  )
}
