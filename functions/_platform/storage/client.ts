import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { held } from '../held/held.ts'
import { readsInRehearsal } from '../held/rehearsal.ts'
import { meter } from '../log/log.ts'
import { completeBatches } from './completeBatches.ts'

type Capacity = { readonly CapacityUnits?: number }

const unitsOf = (consumed: unknown): number =>
  (Array.isArray(consumed) ? consumed : [consumed]).reduce(
    (sum: number, each: Capacity | undefined) => sum + (each?.CapacityUnits ?? 0),
    0,
  )

const connect = () => {
  const client = new DynamoDBClient({ maxAttempts: 4 })
  client.middlewareStack.add(
    (next) => async (args) => {
      const input = args.input as { ReturnConsumedCapacity?: string }
      input.ReturnConsumedCapacity ??= 'TOTAL'
      const result = await next(args)
      meter(unitsOf((result.output as { ConsumedCapacity?: unknown }).ConsumedCapacity))
      return result
    },
    { step: 'initialize', name: 'meterConsumedCapacity' },
  )
  // It describes every answer to a logger, also where there is none.
  client.middlewareStack.remove('loggerMiddleware')
  completeBatches(client)
  readsInRehearsal(client)
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } })
}

/** The one connection to the table; every call's consumed capacity is added to the running request's account. */
export const table = held(connect, (connection) => connection.destroy())
