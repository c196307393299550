import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'

type Requests = Record<string, { readonly Keys?: unknown[] } | unknown[]>
type Batch = { readonly RequestItems?: Requests }
type Answer = {
  readonly Responses?: Record<string, unknown[]> | undefined
  readonly UnprocessedKeys?: Requests
  readonly UnprocessedItems?: Requests
}

/** Turns in which nothing more of a batch is done. */
const mostIdleTurns = 6
const firstPauseMilliseconds = 25

const pause = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds))

const leftOf = ({ UnprocessedKeys, UnprocessedItems }: Answer): Requests | undefined => {
  const left = UnprocessedKeys ?? UnprocessedItems
  return left !== undefined && Object.keys(left).length > 0 ? left : undefined
}

const sizeOf = (requests: Requests = {}): number =>
  Object.values(requests).reduce((sum, each) => sum + (Array.isArray(each) ? each : (each.Keys ?? [])).length, 0)

const merged = (first: Answer['Responses'], second: Answer['Responses']): Answer['Responses'] =>
  second === undefined
    ? first
    : Object.fromEntries(
        [...new Set([...Object.keys(first ?? {}), ...Object.keys(second)])].map((table) => [
          table,
          [...(first?.[table] ?? []), ...(second[table] ?? [])],
        ]),
      )

/**
 * A throttled table does a part of a batch and hands the rest back (DynamoDB API reference, BatchGetItem and
 * BatchWriteItem): the rest is asked for again, after a growing pause, until the whole is done. A batch that gets
 * on no more is an error, never a shorter answer.
 */
export const completeBatches = (client: DynamoDBClient): void => {
  client.middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args)
      let answer = result.output as Answer
      for (let idle = 0, left = leftOf(answer); left !== undefined; left = leftOf(answer)) {
        if (idle === mostIdleTurns) throw new Error('DynamoDB left a part of a batch undone, time and again.')
        await pause(firstPauseMilliseconds * 2 ** idle * (0.5 + Math.random() / 2))
        const input = { ...(args.input as Batch), RequestItems: left }
        const { output } = await next({ ...args, input: input as typeof args.input })
        const rest = output as Answer
        idle = sizeOf(leftOf(rest)) < sizeOf(left) ? 0 : idle + 1
        answer = {
          ...answer,
          ...rest,
          ...(answer.Responses && { Responses: merged(answer.Responses, rest.Responses) }),
        }
      }
      return { ...result, output: answer as typeof result.output }
    },
    { step: 'initialize', name: 'completeBatches', priority: 'high' },
  )
}
