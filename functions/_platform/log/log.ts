import { AsyncLocalStorage } from 'node:async_hooks'

/** A request's hold of its Idempotency-Key. */
export interface Claim {
  readonly key: string
  readonly digest: string
  /** This request's own, so that a write whose answer was lost, and which the SDK sends again, meets itself and goes through. */
  readonly claim: string
  /** Epoch seconds until which the key is kept once the request has taken effect. */
  readonly keptUntil: number
  /** A commit of the request went through. */
  hasEffect: boolean
}

/** A record as a request has read it. */
export interface Sight {
  readonly kind: string
  readonly version: number
}

/** The versions that an If-Match names, tag by tag, of which one has to hold. */
export interface Match {
  readonly tags: readonly ReadonlyMap<string, number>[]
  /** Asked of each record when it is first read, and no more: of what speaks to others meanwhile. */
  readonly once: boolean
  readonly asked: Set<string>
  /** The records in its caller's reach that were met so far, whether its path names them or leads to them. */
  readonly reached: Set<string>
}

/** What every line of one request, event or task carries, and what it has used so far. */
export interface Trace {
  readonly requestId: string
  readonly operation: string
  actor?: string
  /** In whose account somebody works who has jumped into it: `AGENCY agy_…`. */
  worksFor?: string
  /** By what the actor acts where that is not the person: an API key, or what was approved of an assistant. */
  through?: string
  /** The organization that the actor acts for; none of the provider's own people. */
  actsFor?: string
  /** It is a rehearsal, of which nothing is written: the log tells of it, since no history does. */
  rehearses?: boolean
  /** The listed records that its caller wrote a moment ago, by id. */
  justWritten?: readonly string[]
  /** The listed records that it has written itself; only where somebody is told. */
  written?: Set<string>
  /** The ids that its path names, and the records that it has read, by id; only where somebody is told. */
  named?: ReadonlySet<string>
  read?: Map<string, Sight>
  /** The versions of what its answer lists, by id; only where its caller asks for them. */
  listed?: Map<string, number>
  /** Its answer tells what it has read in which version. */
  tellsSeen?: boolean
  /** Of the records that its path names which version it has made of which; of a change alone. */
  made?: Map<string, { readonly over: number; readonly version: number }>
  /** The versions over which its caller has filled in what is sent. */
  seen?: Map<string, number>
  /** What its If-Match names; undefined from its first commit on. */
  match?: Match | undefined
  /** Its hold of the Idempotency-Key that it came with. */
  claim?: Claim
  /** What is left to the API key that it came with, of the minute that ends in so many seconds. */
  pace?: { readonly remaining: number; readonly seconds: number }
  /** Of an event, the moment its worker was called, with it and those before it: milliseconds of `performance.now()`. */
  called?: number
  /** DynamoDB capacity units consumed. */
  capacity: number
}

const traces = new AsyncLocalStorage<Trace>()

export const withTrace = <Result>(trace: Trace, work: () => Promise<Result>): Promise<Result> => traces.run(trace, work)

export const currentTrace = (): Trace | undefined => traces.getStore()

/** Adds consumed capacity to the running request's account. */
export const meter = (units: number): void => {
  const trace = traces.getStore()
  if (trace !== undefined) trace.capacity += units
}

type Level = 'debug' | 'error' | 'info' | 'warn'
type Fields = Readonly<Record<string, unknown>>

const levels: readonly Level[] = ['debug', 'info', 'warn', 'error']
/** `LOG_LEVEL`: debug, info (standard), warn, error, or silent. */
const isSilent = (level: Level): boolean => {
  const setting = process.env.LOG_LEVEL ?? 'info'
  return setting === 'silent' || levels.indexOf(level) < levels.indexOf(setting as Level)
}

const describe = (error: unknown) =>
  error instanceof Error ? { name: error.name, message: error.message, stack: error.stack, cause: error.cause } : error

const write = (level: Level, message: string, fields: Fields = {}) => {
  if (isSilent(level)) return
  const trace = traces.getStore()
  const line = {
    level,
    message,
    at: new Date().toISOString(),
    ...(trace && {
      requestId: trace.requestId,
      operation: trace.operation,
      actor: trace.actor,
      worksFor: trace.worksFor,
      through: trace.through,
      ...(trace.rehearses && { rehearsal: true }),
    }),
    ...fields,
    ...('error' in fields && { error: describe(fields.error) }),
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

/** One JSON object a line on stdout. Never hand it a secret, a token, a card number or an answer to a question. */
export const log = {
  debug: (message: string, fields?: Fields) => write('debug', message, fields),
  info: (message: string, fields?: Fields) => write('info', message, fields),
  warn: (message: string, fields?: Fields) => write('warn', message, fields),
  error: (message: string, fields?: Fields) => write('error', message, fields),
}
