/** What the platform asks a region's thread to run. */
export interface InvocationMessage {
  readonly id: number
  /** Absolute path of the module that exports `handler`. */
  readonly module: string
  readonly functionName: string
  readonly requestId: string
  readonly timeoutMs: number
  /** Undefined loads the module and runs nothing. */
  readonly event: unknown
}

/** A failed invocation, shaped as Lambda answers it. */
export interface LambdaFailure {
  readonly errorType: string
  readonly errorMessage: string
  readonly trace: readonly string[]
}

export type ReplyMessage =
  | { readonly id: number; readonly result: string | undefined }
  | { readonly id: number; readonly failure: LambdaFailure }

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
