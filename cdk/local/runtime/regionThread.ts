/**
 * The thread that runs functions of one region: the Lambda runtime of the local platform. Each runs with the environment,
 * the rights and the memory of the deployed one. A module is loaded at its first invocation and kept, as a warm Lambda is.
 */
import { enableCompileCache } from 'node:module'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { runAs } from '#cdk/rights/currentFunction.ts'
import { guardCalls } from '#cdk/rights/guard.ts'
import { resolveLocalhostNames } from '../http/localhostNames.ts'
import { withinPayload } from './limits.ts'
import type { InvocationMessage, LambdaFailure, ReplyMessage, ThreadData } from './messages.ts'
import { watchTableWrites } from './tableWrites.ts'
import { cutOffAtDeadline, untilDeadline } from './untilDeadline.ts'

enableCompileCache(process.env.PALISADE_COMPILE_CACHE)
resolveLocalhostNames()
const { rights, memory }: ThreadData = workerData
if (rights !== undefined) guardCalls(rights)
const hasWritten = watchTableWrites()
cutOffAtDeadline()

const handlerOf = async (message: InvocationMessage): Promise<(event: unknown, context: unknown) => unknown> => {
  const module: { handler?: unknown } = await import(pathToFileURL(message.module).href)
  const { handler } = module
  if (typeof handler !== 'function')
    throw Object.assign(new Error(`${message.module} exports no handler`), { name: 'Runtime.HandlerNotFound' })
  return (event, context) => handler(event, context)
}

const contextOf = ({ functionName, requestId, deadline }: InvocationMessage) => ({
  callbackWaitsForEmptyEventLoop: false,
  functionName,
  functionVersion: '$LATEST',
  invokedFunctionArn: `arn:aws:lambda:${process.env.AWS_REGION}:000000000000:function:${functionName}`,
  memoryLimitInMB: String(memory),
  awsRequestId: requestId,
  logGroupName: `/aws/lambda/${functionName}`,
  logStreamName: 'local',
  getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
})

/** Runs work as the deployed function of that name; as nobody's where the application has no rights to be held against. */
const asFunction = <Result>({ functionName }: InvocationMessage, work: () => Result): Result => {
  const fn = rights?.functions[functionName]
  if (fn !== undefined) return runAs(fn, work)
  if (rights !== undefined) throw new Error(`No stack deploys ${functionName}.`)
  return work()
}

const failureOf = (error: unknown): LambdaFailure =>
  error instanceof Error
    ? { errorType: error.name, errorMessage: error.message, trace: (error.stack ?? '').split('\n') }
    : { errorType: typeof error, errorMessage: String(error), trace: [] }

parentPort?.on('message', async (message: InvocationMessage) => {
  const reply = (answer: ReplyMessage) => parentPort?.postMessage(answer)
  try {
    const result = await untilDeadline(message.deadline, async () =>
      asFunction(message, async () => {
        const handler = await handlerOf(message)
        return message.event === undefined ? undefined : await handler(JSON.parse(message.event), contextOf(message))
      }),
    )
    // Lambda carries events and results as JSON; what JSON cannot carry must not arrive here either.
    const json = JSON.stringify(result)
    withinPayload(json, 'answer')
    reply({ id: message.id, wrote: hasWritten(), result: json })
  } catch (error) {
    console.error(error)
    reply({ id: message.id, wrote: hasWritten(), failure: failureOf(error) })
  }
})
