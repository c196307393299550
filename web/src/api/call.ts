import type { UploadedFile } from '#shared/contract/files.ts'
import { type InputOf, type Operation, type ResponseOf, takesIdempotencyKey } from '#shared/contract/operation.ts'
import { i18n } from '../i18n/i18n.ts'
import { publish } from './events.ts'
import { justWrittenHeaders, noteWritten } from './justWritten.ts'
import { messageOf } from './messageOf.ts'
import { noAnswer, Problem, problemFrom, serverTroubleStatuses } from './problem.ts'
import { needsRefresh, refreshSession } from './refresh.ts'
import { keepingHeaders } from './refreshKeeping.ts'
import { noteSeen, seenHeaders } from './seen.ts'
import { expireSession, readRefreshToken, readSession } from './session.ts'
import { proveAgain } from './stepUp.ts'

export type CallOptions = {
  readonly signal?: AbortSignal | undefined
  /** Repeats with the same key take effect once. A new one is made for every write without it. */
  readonly idempotencyKey?: string | undefined
  /** A bearer other than the session's: the token of a link. */
  readonly token?: string | undefined
}

/** An operation's input may be left out when all of it may. */
export type InputArgs<Op, Rest extends readonly unknown[]> =
  Record<never, never> extends InputOf<Op> ? [input?: InputOf<Op>, ...rest: Rest] : [input: InputOf<Op>, ...rest: Rest]

type Loose = {
  readonly params?: Readonly<Record<string, string>> | undefined
  readonly query?: Readonly<Record<string, unknown>> | undefined
  readonly body?: unknown
}

/** Path and query of a call: parameters encoded, arrays joined by commas, undefined left out. */
export const urlOf = (operation: Operation, { params = {}, query = {} }: Loose): string => {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue
    if (Array.isArray(value)) {
      if (value.length > 0) search.set(name, value.join(','))
    } else search.set(name, String(value))
  }
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** The body of an operation that takes files: a form, each file under its field's name. */
const formOf = (fields: unknown): FormData => {
  const form = new FormData()
  // The contract of an operation with `upload` has no other fields.
  for (const [name, value] of Object.entries(fields as Readonly<Record<string, string | UploadedFile>>))
    form.set(name, typeof value === 'string' ? value : new File([new Uint8Array(value.bytes)], value.fileName))
  return form
}

const send = async (operation: Operation, input: Loose, options: CallOptions): Promise<Response> => {
  const token = options.token ?? (operation.access === 'public' ? undefined : readSession()?.accessToken)
  const keeping = operation.service === 'auth' && isWrite(operation) ? keepingHeaders() : {}
  const headers: Record<string, string> = {
    accept: 'application/json',
    'client-timezone': timeZone,
    ...keeping,
    ...justWrittenHeaders(),
    ...seenHeaders(operation, input.params),
  }
  if (token) headers.authorization = `Bearer ${token}`
  if (input.body !== undefined && !operation.upload) headers['content-type'] = 'application/json'
  if (options.idempotencyKey && takesIdempotencyKey(operation)) headers['idempotency-key'] = options.idempotencyKey
  try {
    return await fetch(urlOf(operation, input), {
      method: operation.method,
      headers,
      ...(input.body === undefined ? {} : { body: operation.upload ? formOf(input.body) : JSON.stringify(input.body) }),
      ...(options.signal ? { signal: options.signal } : {}),
    })
  } catch (error) {
    const cancelled = error instanceof DOMException && error.name === 'AbortError'
    throw new Problem({ status: noAnswer, operation: operation.name }, cancelled)
  }
}

const bodyOf = async (response: Response, { media }: Operation): Promise<unknown> => {
  if (media !== undefined && response.ok)
    return response.status === 204 ? undefined : new Uint8Array(await response.arrayBuffer())
  const text = await response.text()
  if (text === '') return undefined
  if (!(response.headers.get('content-type') ?? '').includes('json')) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const isWrite = ({ method }: Operation): boolean => method !== 'GET'

const report = (operation: Operation, problem: Problem): void => {
  if (!serverTroubleStatuses.includes(problem.status)) return
  const auth = operation.service === 'auth' && (problem.status === 500 || problem.status === 502)
  publish('server-trouble', {
    message: auth ? i18n.t('common:problem.authServer') : messageOf(problem),
    cause: problem,
  })
}

/**
 * Calls an operation by its contract. An access token that expired is renewed once and the call repeated; a session that
 * cannot be renewed is over. Where the server asks for a fresh proof of identity, so does the application, and the call is
 * repeated with it.
 *
 * @throws {Problem} whenever the answer is no success, or there is none.
 */
export const call = async <Op extends Operation>(
  operation: Op,
  ...[input, options = {}]: InputArgs<Op, [options?: CallOptions]>
): Promise<ResponseOf<Op>> => {
  const loose = (input ?? {}) as Loose
  const own = options.token !== undefined || operation.access === 'public'
  const keyed: CallOptions =
    isWrite(operation) && !own ? { ...options, idempotencyKey: options.idempotencyKey ?? crypto.randomUUID() } : options
  const answer = async (): Promise<Response> => {
    if (!own && needsRefresh()) await refreshSession()
    const response = await send(operation, loose, keyed)
    if (response.status !== 401 || own || readSession() === undefined) return response
    if (readRefreshToken() === undefined) expireSession()
    else if (await refreshSession()) return send(operation, loose, keyed)
    return response
  }
  for (;;) {
    const response = await answer()
    const body = await bodyOf(response, operation)
    noteWritten(response)
    if (response.ok) {
      noteSeen(response, body)
      // The contract parsed the body on the server before it left.
      return body as ResponseOf<Op>
    }
    const requestId = response.headers.get('x-request-id') ?? undefined
    const problem = problemFrom(response.status, body, { operation: operation.name, requestId })
    if (!own && (await proveAgain(problem))) continue
    report(operation, problem)
    throw problem
  }
}
