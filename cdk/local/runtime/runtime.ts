import { randomUUID } from 'node:crypto'
import { createWriteStream, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { FunctionError, type InvocationMessage, type LambdaFailure, type ReplyMessage } from './messages.ts'

/** The API function of a service, or the one that works off its queues, tasks, jobs and streams. */
export type FunctionKind = 'index' | 'worker'

export interface Runtime {
  /** Runs a function; rejects with a FunctionError when it throws, times out or does not exist. */
  invoke(service: string, kind: FunctionKind, event: unknown, timeoutMs?: number): Promise<unknown>
  /** Loads the functions of these services that exist, one after the other. */
  load(services: readonly string[]): Promise<void>
  /** Invocations under way. */
  pending(): number
  stop(): Promise<void>
}

interface RuntimeSettings {
  /** The folder that holds a folder per service. */
  readonly functions: string
  readonly env: Readonly<Record<string, string>>
  readonly logFile: string
  /** Also print what functions log. */
  readonly verbose?: boolean
  readonly onSettled?: () => void
}

/** A log that has grown beyond this begins anew at the next start. */
const mostLogBytes = 20 * 1024 * 1024

type Outcome = { readonly result: string | undefined } | { readonly failure: LambdaFailure }

const failed = (errorType: string, errorMessage: string): Outcome => ({
  failure: { errorType, errorMessage, trace: [] },
})

/** As deployed: API functions answer within API Gateway's patience, workers have a minute. */
const apiTimeout = 29_000
const workerTimeout = 60_000

/** A thread that runs functions; one that dies fails what it was doing and is replaced. */
const startThread = (env: Readonly<Record<string, string>>, onOutput: (chunk: Buffer) => void) => {
  const waiting = new Map<number, (outcome: Outcome) => void>()
  let stopped = false

  const failAll = (errorType: string, errorMessage: string) => {
    for (const settle of [...waiting.values()]) settle(failed(errorType, errorMessage))
  }

  const spawn = (): Worker => {
    const thread = new Worker(new URL('./regionThread.ts', import.meta.url), {
      env: { ...env },
      stdout: true,
      stderr: true,
      execArgv: ['--no-warnings'],
      // As a function has so much memory and no more; without it six threads grow far beyond what they need.
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
    for (const stream of [thread.stdout, thread.stderr]) stream.on('data', onOutput)
    thread.on('message', (reply: ReplyMessage) => waiting.get(reply.id)?.(reply))
    thread.on('error', (error) => failAll('Runtime.ExitError', error instanceof Error ? error.message : String(error)))
    thread.on('exit', () => {
      failAll('Runtime.ExitError', 'The thread ended.')
      if (!stopped) current = spawn()
    })
    return thread
  }
  let current = spawn()

  return {
    run: (message: InvocationMessage): Promise<Outcome> =>
      new Promise((resolve) => {
        const expire = () =>
          waiting.get(message.id)?.(
            failed('Sandbox.Timedout', `Task timed out after ${message.timeoutMs / 1000} seconds`),
          )
        const timer = setTimeout(expire, message.timeoutMs)
        waiting.set(message.id, (outcome) => {
          clearTimeout(timer)
          waiting.delete(message.id)
          resolve(outcome)
        })
        current.postMessage(message)
      }),
    pending: () => waiting.size,
    async stop() {
      stopped = true
      await current.terminate()
    },
  }
}

/**
 * One region's functions in two threads of their own, as different functions do not wait for one another in the cloud
 * either: whoever asks the API does not wait while a document is drawn.
 */
export function startRuntime(settings: RuntimeSettings): Runtime {
  mkdirSync(dirname(settings.logFile), { recursive: true })
  const full = (statSync(settings.logFile, { throwIfNoEntry: false })?.size ?? 0) > mostLogBytes
  const log = createWriteStream(settings.logFile, { flags: full ? 'w' : 'a' })
  const onOutput = (chunk: Buffer) => {
    log.write(chunk)
    if (settings.verbose) process.stdout.write(chunk)
  }
  const threads = { index: startThread(settings.env, onOutput), worker: startThread(settings.env, onOutput) }
  let stopped = false
  let lastId = 0

  const pathOf = (service: string, kind: FunctionKind) => join(settings.functions, service, `${kind}.ts`)

  const invoke: Runtime['invoke'] = async (
    service,
    kind,
    event,
    timeoutMs = kind === 'index' ? apiTimeout : workerTimeout,
  ) => {
    lastId += 1
    const outcome = await threads[kind].run({
      id: lastId,
      module: pathOf(service, kind),
      functionName: `palisade-${settings.env.PALISADE_REGION}-${service}-${kind === 'index' ? 'api' : 'worker'}`,
      requestId: randomUUID(),
      timeoutMs,
      event,
    })
    settings.onSettled?.()
    if ('failure' in outcome) throw new FunctionError(outcome.failure)
    return outcome.result === undefined ? null : JSON.parse(outcome.result)
  }

  return {
    invoke,
    async load(services) {
      for (const service of services)
        for (const kind of ['index', 'worker'] as const)
          if (!stopped && existsSync(pathOf(service, kind))) await invoke(service, kind, undefined).catch(() => {})
    },
    pending: () => threads.index.pending() + threads.worker.pending(),
    async stop() {
      stopped = true
      await Promise.all([threads.index.stop(), threads.worker.stop()])
      log.end()
    },
  }
}
