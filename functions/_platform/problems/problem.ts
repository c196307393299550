import type { ProblemCode, ProblemError } from '#shared/contract/problems.ts'

export interface ProblemDetails {
  /** Replaces the catalogue's sentence, where the specification says the server's own text is shown. */
  readonly detail?: string
  /** Fills the `{braces}` of the sentence and goes to the client as it is. */
  readonly data?: Readonly<Record<string, string | number>>
  readonly errors?: readonly ProblemError[]
  /** Headers that the answer carries. */
  readonly headers?: Readonly<Record<string, string>>
  readonly cause?: unknown
}

/** A refusal on its way to the edge. Thrown by `fail` and `requireX`; only the pipeline catches it. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly details: ProblemDetails

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(details.detail ?? code, { cause: details.cause })
    this.name = 'Problem'
    this.code = code
    this.details = details
  }
}

/** Ends the operation with a problem of the catalogue. */
export const fail = (code: ProblemCode, details?: ProblemDetails): never => {
  throw new Problem(code, details)
}
