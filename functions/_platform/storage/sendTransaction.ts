import { randomUUID } from 'node:crypto'
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import { table } from './client.ts'

/** One of the things that a transaction does. */
export type Item = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/** DynamoDB takes this many items in one transaction. */
export const mostItems = 100
/** A transaction that met another on one of its rows, came when the table was busy or got no answer is sent so often. */
const mostTries = 5
const firstPauseMilliseconds = 20

const pause = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds))

const reasonsOf = (error: unknown): string[] =>
  error instanceof TransactionCanceledException
    ? (error.CancellationReasons ?? []).map(({ Code }) => Code ?? 'None').filter((code) => code !== 'None')
    : []

/** Whether the rows themselves say nothing against a transaction: it may go through the next moment as it is. */
export const isPassing = (error: unknown): boolean => {
  const reasons = reasonsOf(error)
  return (
    reasons.length > 0 &&
    reasons.every((code) => /^(?:TransactionConflict|ThrottlingError|ProvisionedThroughputExceeded)$/.test(code))
  )
}

/** The table has no room for the call at this moment. The SDK has tried it some times by then. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && /^(?:ThrottlingException|ProvisionedThroughputExceededException)$/.test(error.name)

/** Somebody was there and the answer did not arrive: whether the transaction took effect is known to the table alone. */
const isLost = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'TimeoutError' || ('code' in error && /^(?:ECONNRESET|EPIPE|ETIMEDOUT)$/.test(String(error.code))))

/**
 * Sends a transaction. The SDK sends a cancelled one never again, whatever cancelled it (API reference,
 * TransactWriteItems), so that is done here. All tries go under one client request token: a transaction whose answer was
 * lost took effect, and knows itself by it; who gives up before an answer arrives would not know whether it did.
 */
export const sendTransaction = async (TransactItems: Item[]): Promise<void> => {
  const ClientRequestToken = randomUUID()
  for (let attempt = 1; ; attempt += 1) {
    try {
      await table().send(new TransactWriteCommand({ TransactItems, ClientRequestToken }))
      return
    } catch (error) {
      if (!(isPassing(error) || isBusy(error) || isLost(error)) || attempt === mostTries) throw error
      await pause(firstPauseMilliseconds * 2 ** attempt * (0.5 + Math.random() / 2))
    }
  }
}
