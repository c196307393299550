import type { Rights } from '#cdk/rights/rights.ts'

/** What a thread is given when it starts. */
export interface ThreadData {
  /** Of the region's functions; none where an application has no stacks. */
  readonly rights: Rights | undefined
  /** Megabytes that each of its functions is deployed with. */
  readonly memory: number
}

/** What the platform asks a region's thread to run. */
export interface InvocationMessage {
  readonly id: number
  /** Absolute path of the module that exports `handler`. */
  readonly module: string
  readonly functionName: string
  readonly requestId: string
  /** When its time is over, in epoch milliseconds. */
  readonly deadline: number
  /** As JSON, as Lambda carries it; undefined loads the module and runs nothing. */
  readonly event: string | undefined
}

/** A failed invocation, shaped as Lambda answers it. */
export interface LambdaFailure {
  readonly errorType: string
  readonly errorMessage: string
  readonly trace: readonly string[]
}

export type ReplyMessage = {
  readonly id: number
  /** Whether the thread wrote to the table since its last reply. */
  readonly wrote: boolean
} & ({ readonly result: string | undefined } | { readonly failure: LambdaFailure })

/** A function failed: `FunctionError: Unhandled`, with the error it threw. */
export class FunctionError extends Error {
  readonly errorType: string
  readonly trace: readonly string[]
  constructor(failure: LambdaFailure) {
    super(failure.errorMessage)
    this.name = failure.errorType
    this.errorType = failure.errorType
    this.trace = failure.trace
  }
}
