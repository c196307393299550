/** One complaint of a refused request; `path` names the field of the body it is about (`customer.email`). */
export type ProblemDetail = { readonly detail: string; readonly path?: string | undefined }

/** Statuses that mean the server, not the request, is in trouble. */
export const serverTroubleStatuses: readonly number[] = [500, 502, 503, 504]

/** Status 0: the request never got an answer. */
export const noAnswer = 0

type ProblemFacts = {
  readonly status: number
  readonly code?: string | undefined
  readonly detail?: string | undefined
  readonly errors?: readonly ProblemDetail[] | undefined
  readonly requestId?: string | undefined
  readonly data?: Readonly<Record<string, unknown>> | undefined
  readonly body?: unknown
  readonly operation?: string | undefined
}

/**
 * A failed call. `message` is technical; what a person reads is `messageOf(problem)`. A status of 0 with `cancelled` means
 * the caller gave up waiting.
 */
export class Problem extends Error {
  readonly status: number
  readonly code: string | undefined
  readonly detail: string | undefined
  readonly errors: readonly ProblemDetail[]
  readonly requestId: string | undefined
  /** What the problem's sentence was filled from. */
  readonly data: Readonly<Record<string, unknown>>
  readonly body: unknown
  readonly operation: string | undefined
  readonly cancelled: boolean

  constructor(facts: ProblemFacts, cancelled = false) {
    super(`${facts.operation ?? 'request'} failed with ${facts.status}${facts.code ? ` ${facts.code}` : ''}`)
    this.name = 'Problem'
    this.status = facts.status
    this.code = facts.code
    this.detail = facts.detail
    this.errors = facts.errors ?? []
    this.requestId = facts.requestId
    this.data = facts.data ?? {}
    this.body = facts.body
    this.operation = facts.operation
    this.cancelled = cancelled
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** `['customer', 'email']`, as the platform says it, or `customer.email`. */
const pathOf = (path: unknown): string | undefined =>
  Array.isArray(path) && path.length > 0 ? path.map(String).join('.') : text(path)

/** Reads `application/problem+json`, and any other shape a proxy in between may answer with. */
export const problemFrom = (
  status: number,
  body: unknown,
  { operation, requestId }: { readonly operation: string; readonly requestId?: string | undefined },
): Problem => {
  const record = isRecord(body) ? body : {}
  const errors = Array.isArray(record.errors)
    ? record.errors.flatMap((item: unknown) => {
        if (!isRecord(item)) return []
        const detail = text(item.detail)
        return detail ? [{ detail, path: pathOf(item.path) }] : []
      })
    : []
  return new Problem({
    status,
    code: text(record.code),
    detail: text(record.detail),
    errors,
    requestId: text(record.requestId) ?? requestId,
    data: isRecord(record.data) ? record.data : {},
    body,
    operation,
  })
}

/** The message in the body of an answer that is no problem document: a bare string, or `message`. */
export const bodyMessage = (body: unknown): string | undefined =>
  text(body) ?? (isRecord(body) ? text(body.message) : undefined)
