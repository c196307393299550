import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { ElectroError } from 'electrodb'

/** Whether a lone write was refused by its condition: nothing was written. */
export const isConditionFailed = (error: unknown): boolean =>
  error instanceof ConditionalCheckFailedException ||
  (error instanceof ElectroError && error.cause instanceof ConditionalCheckFailedException)
