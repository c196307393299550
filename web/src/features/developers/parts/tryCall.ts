import { getEnvironment } from '#shared/contracts/platform/environment.ts'
import type { ApiOperation } from './apiDocument.ts'

/** What the fields of a call hold, by the names of its parameters. */
export type Filled = Readonly<Record<string, string>>

/** An answer as it came: its status, what its headers tell a program, and its text. */
export interface Answer {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** Formatted where it is JSON; undefined where it is no text. */
  readonly text: string | undefined
  /** Where the text is longer than what is kept of it: how many characters it has. */
  readonly lettersInAll: number | undefined
  readonly mediaType: string
  /** A refusal's code and its sentence. */
  readonly refusal: { readonly code: string; readonly detail: string } | undefined
}

/** What a try comes to: an answer, that the browser is sent on, that none came, or that what changes something is not tried where business is done. */
export type Tried = Answer | 'business' | 'sentOn' | 'unanswered'

const jsonOf = ({ requestBody }: ApiOperation) => requestBody?.content['application/json']

/** What can be tried: all that reads, and what changes something by a token, with a body that can be written here or none. */
export const canBeTried = (operation: ApiOperation): boolean =>
  operation.method === 'GET' ||
  (operation.security.length > 0 && (operation.requestBody === undefined || jsonOf(operation) !== undefined))

/** The body of the document's example, to begin with; undefined where there is none. */
export const exampleBody = (operation: ApiOperation): string | undefined => {
  const body = jsonOf(operation)
  return body && JSON.stringify(body.example ?? {}, null, 2)
}

/** So much of an answer is shown. */
const shownLetters = 60_000

/** What an answer's headers tell whoever calls. */
const told = ['RateLimit-Policy', 'RateLimit', 'Retry-After', 'ETag', 'Content-Type', 'Deprecation', 'Sunset']

/** The address that is called: path and query with what the fields hold, without those that are empty. */
export const calledPath = ({ path, parameters }: ApiOperation, filled: Filled): string => {
  const heldBy = (name: string) => filled[name]?.trim() ?? ''
  const query = new URLSearchParams(
    parameters
      .filter(({ name = '', in: place }) => place === 'query' && heldBy(name) !== '')
      .map(({ name = '' }): [string, string] => [name, heldBy(name)]),
  )
  const whole = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(heldBy(name)))
  return query.size === 0 ? whole : `${whole}?${query}`
}

/** The names of those that are needed and empty. */
export const missingIn = ({ parameters }: ApiOperation, filled: Filled): readonly string[] =>
  parameters.flatMap(({ name, required }) =>
    name !== undefined && required === true && (filled[name]?.trim() ?? '') === '' ? [name] : [],
  )

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const refusalIn = (value: unknown): Answer['refusal'] => {
  if (typeof value !== 'object' || value === null) return undefined
  const { code, detail, message }: { code?: unknown; detail?: unknown; message?: unknown } = value
  const sentence = detail ?? message
  return typeof sentence === 'string' ? { code: typeof code === 'string' ? code : '', detail: sentence } : undefined
}

const answerOf = async (response: Response): Promise<Answer> => {
  const { status, headers } = response
  const mediaType = headers.get('content-type')?.split(';')[0]?.trim() ?? ''
  const isText = mediaType === '' || /json|xml|^text\//.test(mediaType)
  const raw = isText ? await response.text() : undefined
  const value = raw !== undefined && mediaType.includes('json') ? parsed(raw) : undefined
  const text = value === undefined ? raw : JSON.stringify(value, null, 2)
  return {
    status,
    headers: told.flatMap((name) => {
      const held = headers.get(name)
      return held === null ? [] : [[name, held] as const]
    }),
    text: text?.slice(0, shownLetters),
    lettersInAll: text !== undefined && text.length > shownLetters ? text.length : undefined,
    mediaType,
    refusal: response.ok ? undefined : refusalIn(value),
  }
}

interface Call {
  readonly token: string
  readonly signal: AbortSignal
  readonly method?: string
  readonly body?: string | undefined
}

const sent = (path: string, { token, signal, method = 'GET', body }: Call): Promise<Response> =>
  fetch(path, {
    method,
    headers: {
      accept: 'application/json, */*',
      ...(token !== '' && { authorization: `Bearer ${token}` }),
      ...(method !== 'GET' && { 'idempotency-key': crypto.randomUUID() }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
    credentials: 'omit',
    cache: 'no-store',
    redirect: 'manual',
    signal,
  })

/** Whether this is a sandbox: it has a clock of its own. What does not say so is none. */
const isSandbox = async (signal: AbortSignal): Promise<boolean> => {
  const said = parsed(await (await sent(getEnvironment.path, { token: '', signal })).text())
  return typeof said === 'object' && said !== null && 'clockAhead' in said
}

/**
 * Calls an operation of this very region as a program does: with the token that it is given and nothing of who is signed
 * in. What changes something is called in a sandbox alone. It never throws.
 */
export const tryCall = async (path: string, call: Call): Promise<Tried> => {
  try {
    if (call.method !== undefined && call.method !== 'GET' && !(await isSandbox(call.signal))) return 'business'
    const response = await sent(path, call)
    return response.type === 'opaqueredirect' ? 'sentOn' : await answerOf(response)
  } catch {
    return 'unanswered'
  }
}
