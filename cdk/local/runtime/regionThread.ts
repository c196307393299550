/**
 * The thread that runs one region's functions, with that region's environment: the Lambda runtime of the local platform.
 * A module is loaded at its first invocation and kept, as a warm Lambda is.
 */
import { enableCompileCache } from 'node:module'
import { pathToFileURL } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { resolveLocalhostNames } from '../http/localhostNames.ts'
import type { InvocationMessage, LambdaFailure, ReplyMessage } from './messages.ts'

enableCompileCache(process.env.PALISADE_COMPILE_CACHE)
resolveLocalhostNames()

const handlerOf = async (message: InvocationMessage): Promise<(event: unknown, context: unknown) => unknown> => {
  const module: { handler?: unknown } = await import(pathToFileURL(message.module).href)
  const { handler } = module
  if (typeof handler !== 'function')
    throw Object.assign(new Error(`${message.module} exports no handler`), { name: 'Runtime.HandlerNotFound' })
  return (event, context) => handler(event, context)
}

const contextOf = ({ functionName, requestId, timeoutMs }: InvocationMessage) => {
  const deadline = Date.now() + timeoutMs
  return {
    callbackWaitsForEmptyEventLoop: false,
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:${process.env.AWS_REGION}:000000000000:function:${functionName}`,
    memoryLimitInMB: '512',
    awsRequestId: requestId,
    logGroupName: `/aws/lambda/${functionName}`,
    logStreamName: 'local',
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  }
}

const failureOf = (error: unknown): LambdaFailure =>
  error instanceof Error
    ? { errorType: error.name, errorMessage: error.message, trace: (error.stack ?? '').split('\n') }
    : { errorType: typeof error, errorMessage: String(error), trace: [] }

parentPort?.on('message', async (message: InvocationMessage) => {
  const reply = (answer: ReplyMessage) => parentPort?.postMessage(answer)
  try {
    const handler = await handlerOf(message)
    // Lambda carries events and results as JSON; what JSON cannot carry must not arrive here either.
    const result = message.event === undefined ? undefined : await handler(message.event, contextOf(message))
    reply({ id: message.id, result: JSON.stringify(result) })
  } catch (error) {
    console.error(error)
    reply({ id: message.id, failure: failureOf(error) })
  }
})
