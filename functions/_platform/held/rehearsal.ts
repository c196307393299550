import { currentTrace, type Trace, withTrace } from '../log/log.ts'

const rehearsals = new WeakSet<Trace>()

/** Ends a rehearsal at what would take effect at once: what comes of the operation is known up to there. */
class RehearsalOver extends Error {
  constructor() {
    super('A rehearsal goes no further than to what takes effect at once.')
    this.name = 'RehearsalOver'
  }
}

/** Whether a rehearsal ended there, whatever has wrapped it on its way. */
export const isOver = (error: unknown): boolean =>
  error instanceof RehearsalOver || (error instanceof Error && error.cause !== undefined && isOver(error.cause))

/** Whether the running request finds out what it would do, and does nothing of it. */
export const isRehearsing = (): boolean => {
  const trace = currentTrace()
  return trace !== undefined && rehearsals.has(trace)
}

/**
 * Runs work as a rehearsal: what it would write is noted, and it ends at whatever else would take effect. It has a trace of its
 * own, so that what it has left under way is a rehearsal too, however long after its answer.
 */
export const asRehearsal = async <Result>(trace: Trace, work: () => Promise<Result>): Promise<Result> => {
  const own = { ...trace }
  rehearsals.add(own)
  try {
    return await withTrace(own, work)
  } finally {
    trace.capacity = own.capacity
  }
}

/** Stands before what takes effect beyond the platform's own commits: a rehearsal ends here. */
export const mustBeMeant = (): void => {
  if (isRehearsing()) throw new RehearsalOver()
}

/** Commands that leave everything as it is. */
const reads = /^(?:AdminGet|BatchGet|Describe|Get|Head|List|Query|TransactGet)/

type Next = (args: never) => Promise<unknown>

interface SdkClient {
  readonly middlewareStack: {
    readonly add: (
      middleware: (next: Next, context: { readonly commandName?: string }) => Next,
      options: { readonly step: 'initialize'; readonly name: string },
    ) => void
  }
}

/** A client of the SDK by which a rehearsal reads, and nothing else. */
export const readsInRehearsal = <Client>(client: Client): Client => {
  // Each client types its stack by its own commands.
  const { middlewareStack } = client as unknown as SdkClient
  middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        if (!reads.test(commandName)) mustBeMeant()
        return next(args)
      },
    { step: 'initialize', name: 'readsInRehearsal' },
  )
  return client
}
