import { type Actor, claimsOf } from '#functions/_platform/auth/actor.ts'
import type { HttpAnswer, HttpEvent } from '#functions/_platform/gateway/httpEvent.ts'
import { isDeclared } from '#functions/_platform/http/answer.ts'
import type { UploadedFile } from '#shared/contract/files.ts'
import { mostWritten, writtenHeader } from '#shared/contract/justWritten.ts'
import type { InputOf, Operation, ResponseOf } from '#shared/contract/operation.ts'
import type { ProblemCode, ProblemError } from '#shared/contract/problems.ts'
import { presentWeather } from '#tests/weather/ofTheRun.ts'

type ServiceHandler = (event: HttpEvent, context: never) => Promise<HttpAnswer>

export interface ProblemAnswer {
  readonly code: string
  readonly status: number
  readonly detail: string
  readonly errors?: readonly ProblemError[]
  readonly data?: Readonly<Record<string, string | number>>
}

/** What came back: `ok` with the response, or the problem. */
export type Outcome<Op> =
  | { readonly ok: true; readonly status: number; readonly value: ResponseOf<Op> }
  | { readonly ok: false; readonly status: number; readonly problem: ProblemAnswer }

interface Options {
  readonly headers?: Readonly<Record<string, string>>
  /** The network address that the call comes from. */
  readonly sourceIp?: string
  readonly userAgent?: string
  /** Cookies that the browser sends along, `name=value`. */
  readonly cookies?: readonly string[]
}

const stringQuery = (query: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((query ?? {}) as Record<string, unknown>)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, Array.isArray(value) ? value.join(',') : String(value)]),
  )

let requests = 0

/** The API Gateway event of a call, as the gateway builds it for an actor whose token was verified. */
export const eventOf = (operation: Operation, input: unknown, actor: Actor | undefined, options: Options = {}) => {
  const { params, query, body } = (input ?? {}) as { params?: Record<string, string>; query?: unknown; body?: unknown }
  requests += 1
  const queryStringParameters = stringQuery(query)
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))
  return {
    version: '2.0',
    routeKey: `${operation.method} ${operation.path}`,
    rawPath: path,
    rawQueryString: new URLSearchParams(queryStringParameters).toString(),
    headers: { 'content-type': 'application/json', ...options.headers },
    ...(options.cookies && { cookies: options.cookies }),
    queryStringParameters,
    pathParameters: params ?? {},
    isBase64Encoded: false,
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    requestContext: {
      requestId: `req-${requests}`,
      http: {
        method: operation.method,
        path,
        protocol: 'HTTP/1.1',
        sourceIp: options.sourceIp ?? '127.0.0.1',
        userAgent: options.userAgent ?? 'test',
      },
      ...(actor && { authorizer: { jwt: { claims: claimsOf(actor), scopes: [] } } }),
    },
  } as unknown as HttpEvent
}

/** The event of a form, as the gateway hands over what is no text. */
export const asForm = async (event: HttpEvent, fields: unknown): Promise<HttpEvent> => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields as Readonly<Record<string, string | UploadedFile>>))
    form.set(name, typeof value === 'string' ? value : new File([new Uint8Array(value.bytes)], value.fileName))
  const sent = new Response(form)
  const body = Buffer.from(await sent.arrayBuffer()).toString('base64')
  const headers = { ...event.headers, 'content-type': sent.headers.get('content-type') ?? '' }
  return { ...event, headers, body, isBase64Encoded: true }
}

const written = new Map<string, readonly string[]>()

/** Whose browser it is. */
const browserOf = (actor: Actor | undefined): string => actor?.workflow?.workflowId ?? actor?.userId ?? 'nobody'

/** Where indexes lag, callers name what they wrote themselves, as browsers do. */
const noteWritten = (actor: Actor | undefined, { headers }: HttpAnswer): void => {
  const wrote = String(headers?.[writtenHeader] ?? '').split(',')
  const all = new Set([...(written.get(browserOf(actor)) ?? []), ...wrote])
  written.set(browserOf(actor), [...all].filter((id) => id !== '').slice(-mostWritten))
}

const justWritten = (actor: Actor | undefined): Readonly<Record<string, string>> =>
  (presentWeather()?.forecast.laggingIndexes ?? 0) > 0
    ? { [writtenHeader]: (written.get(browserOf(actor)) ?? []).join(',') }
    : {}

const contentOf = ({ body, isBase64Encoded }: HttpAnswer): unknown => {
  if (body === undefined || body === '') return undefined
  return isBase64Encoded ? new Uint8Array(Buffer.from(body, 'base64')) : JSON.parse(body)
}

/** Whatever a guard somewhere below refuses with, the contract tells of it. */
const mustBeDeclared = (code: string, operation: Operation): void => {
  if (!isDeclared(code as ProblemCode, operation))
    throw new Error(`${operation.name} is refused with ${code}, and its contract does not declare that.`)
}

/** Calls operations of a service's handler as an actor (or as nobody), through the whole pipeline. */
export const callerOf =
  (handler: ServiceHandler) =>
  (actor: Actor | undefined) =>
  async <const Op extends Operation>(operation: Op, input: InputOf<Op>, options?: Options): Promise<Outcome<Op>> => {
    const event = eventOf(operation, input, actor, {
      ...options,
      headers: { ...justWritten(actor), ...options?.headers },
    })
    const answer = await handler(operation.upload ? await asForm(event, input.body) : event, {} as never)
    noteWritten(actor, answer)
    const status = answer.statusCode ?? 200
    // The contract parsed the value before it left.
    if (status < 300) return { ok: true, status, value: contentOf(answer) as ResponseOf<Op> }
    const problem = contentOf(answer) as ProblemAnswer
    if (status >= 400) mustBeDeclared(problem.code, operation)
    return { ok: false, status, problem }
  }
