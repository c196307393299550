import { randomUUID } from 'node:crypto'
import { createWriteStream, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { functionName, type Rights } from '#cdk/rights/rights.ts'
import { withinPayload } from './limits.ts'
import {
  FunctionError,
  type InvocationMessage,
  type LambdaFailure,
  type ReplyMessage,
  type ThreadData,
} from './messages.ts'

/** The API function of a service, or the one that works off its queues, tasks, jobs and streams. */
export type FunctionKind = 'index' | 'worker'

/** Milliseconds of processor time and how many invocations they went into. */
export interface Spent {
  readonly ms: number
  readonly invocations: number
}

export interface Runtime {
  /**
   * Runs a function; rejects with a FunctionError when it throws, times out, does not exist, or event or answer are too
   * large.
   */
  invoke(service: string, kind: FunctionKind, event: unknown): Promise<unknown>
  /** Loads the functions of these services that exist, one after the other. */
  load(services: readonly string[]): Promise<void>
  /** Invocations under way, but for answers that are held until there is news: they set nothing in motion. */
  pending(): number
  /** What the functions of each kind have used so far. */
  spent(): Promise<Readonly<Record<FunctionKind, Spent>>>
  stop(): Promise<void>
}

interface RuntimeSettings {
  /** What the region's functions have and may do; none for an application that no stack deploys. */
  readonly rights?: Rights | undefined
  /** The folder that holds a folder per service. */
  readonly functions: string
  readonly env: Readonly<Record<string, string>>
  readonly logFile: string
  /** Also print what functions log. */
  readonly verbose?: boolean
  /** Functions have written to the table, and the one that wrote last has ended. */
  readonly onWritten?: () => void
}

/** A log that has grown beyond this begins anew at the next start. */
const mostLogBytes = 20 * 1024 * 1024

type Outcome = { readonly result: string | undefined } | { readonly failure: LambdaFailure }

const failed = (errorType: string, errorMessage: string): Outcome => ({
  failure: { errorType, errorMessage, trace: [] },
})

/** What functions have that no stack deploys. */
const bare = { index: { timeout: 29, memory: 512 }, worker: { timeout: 60, memory: 512 } } as const

/** A thread and who waits for its answers. */
interface Environment {
  readonly thread: Worker
  readonly waiting: Map<number, (outcome: Outcome) => void>
}

/**
 * A thread that runs functions; one that dies fails what it was doing and is replaced. So is one in which a function
 * has used up its time, as Lambda ends its environment: it gets no more work, and ends with the last that it has.
 */
const startThread = (
  { env, rights }: Pick<RuntimeSettings, 'env' | 'rights'>,
  memory: number,
  onOutput: (chunk: Buffer) => void,
  onWritten: () => void,
) => {
  const workerData: ThreadData = { rights, memory }
  const alive = new Set<Environment>()
  let stopped = false

  const spawn = (): Environment => {
    const thread = new Worker(new URL('./regionThread.ts', import.meta.url), {
      env: { ...env },
      workerData,
      stdout: true,
      stderr: true,
      execArgv: ['--no-warnings'],
      // As a function has so much memory and no more; without it threads grow far beyond what they need.
      resourceLimits: { maxOldGenerationSizeMb: memory },
    })
    const environment: Environment = { thread, waiting: new Map() }
    alive.add(environment)
    const failAll = (errorMessage: string) => {
      for (const settle of [...environment.waiting.values()]) settle(failed('Runtime.ExitError', errorMessage))
    }
    for (const stream of [thread.stdout, thread.stderr]) stream.on('data', onOutput)
    thread.on('message', (reply: ReplyMessage) => {
      environment.waiting.get(reply.id)?.(reply)
      if (reply.wrote) onWritten()
    })
    thread.on('error', (error) => failAll(error instanceof Error ? error.message : String(error)))
    thread.on('exit', () => {
      alive.delete(environment)
      failAll('The thread ended.')
      if (stopped) return
      if (environment === current) current = spawn()
      // It can say no more whether it has written.
      onWritten()
    })
    return environment
  }
  let current = spawn()

  return {
    run: (message: InvocationMessage): Promise<Outcome> =>
      new Promise((resolve) => {
        const environment = current
        const { thread, waiting } = environment
        const milliseconds = message.deadline - Date.now()
        const expire = () => {
          if (environment === current) current = spawn()
          waiting.get(message.id)?.(
            failed('Sandbox.Timedout', `Task timed out after ${Math.round(milliseconds) / 1000} seconds`),
          )
        }
        const timer = setTimeout(expire, milliseconds)
        waiting.set(message.id, (outcome) => {
          clearTimeout(timer)
          waiting.delete(message.id)
          resolve(outcome)
          if (environment !== current && waiting.size === 0) void thread.terminate()
        })
        thread.postMessage(message)
      }),
    pending: () => [...alive].reduce((sum, { waiting }) => sum + waiting.size, 0),
    /** Of the thread that gets the work now. */
    async milliseconds(): Promise<number> {
      const { user, system } = await current.thread.cpuUsage()
      return (user + system) / 1000
    },
    async stop() {
      stopped = true
      await Promise.all([...alive].map(({ thread }) => thread.terminate()))
    },
  }
}

/**
 * One region's functions in threads of their own, as different functions do not wait for one another in the cloud either:
 * whoever asks the API does not wait while a document is drawn. Functions of a kind that are deployed with the same memory
 * share a thread that has as much.
 */
export function startRuntime(settings: RuntimeSettings): Runtime {
  mkdirSync(dirname(settings.logFile), { recursive: true })
  const full = (statSync(settings.logFile, { throwIfNoEntry: false })?.size ?? 0) > mostLogBytes
  const log = createWriteStream(settings.logFile, { flags: full ? 'w' : 'a' })
  const onOutput = (chunk: Buffer) => {
    log.write(chunk)
    if (settings.verbose) process.stdout.write(chunk)
  }
  const onWritten = () => settings.onWritten?.()
  const threads = new Map<string, ReturnType<typeof startThread>>()
  const threadOf = (kind: FunctionKind, memory: number) => {
    const id = `${kind} ${memory}`
    const thread = threads.get(id) ?? startThread(settings, memory, onOutput, onWritten)
    threads.set(id, thread)
    return thread
  }
  // Threads take a while to begin: those that are known to be needed do it now.
  for (const { name, memory } of Object.values(settings.rights?.functions ?? {}))
    if (name.endsWith('-api')) threadOf('index', memory)
    else if (name.endsWith('-worker')) threadOf('worker', memory)
  let stopped = false
  let lastId = 0
  let held = 0
  const invocations = { index: 0, worker: 0 }

  const spentBy = async (kind: FunctionKind): Promise<Spent> => {
    const own = [...threads].filter(([id]) => id.startsWith(`${kind} `)).map(([, thread]) => thread.milliseconds())
    return { ms: (await Promise.all(own)).reduce((sum, each) => sum + each, 0), invocations: invocations[kind] }
  }

  const pathOf = (service: string, kind: FunctionKind) => join(settings.functions, service, `${kind}.ts`)

  const invoke: Runtime['invoke'] = async (service, kind, event) => {
    const json = event === undefined ? undefined : JSON.stringify(event)
    withinPayload(json)
    lastId += 1
    invocations[kind] += 1
    const name = functionName({ region: settings.env.PALISADE_REGION ?? '', service }, kind)
    const { timeout, memory } = settings.rights?.functions[name] ?? bare[kind]
    const isHeld = service === 'news' && kind === 'index'
    if (isHeld) held += 1
    const running = threadOf(kind, memory).run({
      id: lastId,
      module: pathOf(service, kind),
      functionName: name,
      requestId: randomUUID(),
      deadline: Date.now() + timeout * 1000,
      event: json,
    })
    const outcome = await running.finally(() => {
      if (isHeld) held -= 1
    })
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
    spent: async () => ({ index: await spentBy('index'), worker: await spentBy('worker') }),
    pending: () => [...threads.values()].reduce((sum, thread) => sum + thread.pending(), -held),
    async stop() {
      stopped = true
      await Promise.all([...threads.values()].map((thread) => thread.stop()))
      log.end()
    },
  }
}
