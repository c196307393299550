import type { Problem } from './generated.ts'

/** A code of the catalogue of refusals. */
export type RefusalCode = Problem['code']

/** What the platform refuses: its code to go by, its sentence to show, the fields that are wrong. */
export class Refused extends Error {
  readonly status: number
  readonly code: RefusalCode | 'unknown'
  readonly errors: NonNullable<Problem['errors']>
  readonly data: Readonly<Record<string, unknown>>
  /** What support asks for. */
  readonly requestId: string | undefined

  constructor(operation: string, status: number, problem: Partial<Problem>) {
    super(`${operation}: ${problem.detail ?? problem.message ?? `status ${status}`}`)
    this.name = 'Refused'
    this.status = status
    this.code = problem.code ?? 'unknown'
    this.errors = problem.errors ?? []
    this.data = problem.data ?? {}
    this.requestId = problem.requestId
  }

  /** Whether something that was thrown is a refusal by one of these codes, by any where none is named. */
  static is(thrown: unknown, ...codes: readonly RefusalCode[]): thrown is Refused {
    return thrown instanceof Refused && (codes.length === 0 || codes.some((code) => code === thrown.code))
  }
}

/** No answer came, however often it was tried. Of a call with a key it is safe to try again with the same key. */
export class Unreached extends Error {
  readonly idempotencyKey: string | undefined

  constructor(operation: string, cause: unknown, idempotencyKey: string | undefined) {
    super(`${operation}: no answer came`, { cause })
    this.name = 'Unreached'
    this.idempotencyKey = idempotencyKey
  }
}
