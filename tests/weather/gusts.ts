import type { Chance } from './chance.ts'
import type { Forecast } from './weather.ts'
import { type Answer, type Call, type Layer, refusal } from './wire.ts'

const reads: readonly string[] = ['BatchGetItem', 'GetItem', 'Query', 'TransactGetItems']
const writes: readonly string[] = ['BatchWriteItem', 'DeleteItem', 'PutItem', 'TransactWriteItems', 'UpdateItem']

/** A transaction is cancelled with a reason for each of its items; one of them is the cause. */
const cancelled = ({ input }: Call, code: string, message: string, at: number): Answer => {
  const { TransactItems } = input as { readonly TransactItems: readonly unknown[] }
  const guilty = Math.floor(at * TransactItems.length)
  const reasons = TransactItems.map((_, index) =>
    index === guilty ? { Code: code, Message: message } : { Code: 'None' },
  )
  const codes = reasons.map(({ Code }) => Code).join(', ')
  return refusal(
    'TransactionCanceledException',
    `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
    { CancellationReasons: reasons },
  )
}

const busy = 'Throughput exceeds the current capacity of your table or index. Please retry after some time.'

/**
 * A transaction is throttled in either of two ways, as a call and as a cancelled transaction, and the SDK tries only the
 * first again (API reference, TransactWriteItems).
 */
const throttled = (call: Call, draw: Chance): Answer => {
  const kind = draw(`throttle:kind:${call.operation}`)
  if (call.operation === 'TransactWriteItems' && kind < 0.5)
    return cancelled(call, 'ThrottlingError', busy, draw('throttle:item'))
  return refusal(kind < 0.75 ? 'ThrottlingException' : 'ProvisionedThroughputExceededException', busy)
}

/** Calls refused as too many, transactions that meet another, and writes whose answer never comes. */
export const gusts =
  (forecast: Forecast, draw: Chance): Layer =>
  (below) =>
  async (call) => {
    const { operation } = call
    const isWrite = writes.includes(operation)
    if (!isWrite && !reads.includes(operation)) return below(call)
    const happens = (what: 'conflicts' | 'lostAnswers' | 'throttles') =>
      forecast[what] > 0 && draw(`${what}:${operation}`) < forecast[what]
    if (happens('throttles')) return throttled(call, draw)
    if (operation === 'TransactWriteItems' && happens('conflicts'))
      return cancelled(call, 'TransactionConflict', 'Transaction is ongoing for the item', draw('conflicts:item'))
    const answer = await below(call)
    if (isWrite && answer.status === 200 && happens('lostAnswers'))
      throw Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })
    return answer
  }
