import { type Actor, claimsOf } from '#functions/_platform/auth/actor.ts'
import type { HttpAnswer, HttpEvent } from '#functions/_platform/http/serve.ts'
import type { InputOf, Operation, ResponseOf } from '#shared/contract/operation.ts'
import type { ProblemError } from '#shared/contract/problems.ts'

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
    queryStringParameters,
    pathParameters: params ?? {},
    isBase64Encoded: false,
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    requestContext: {
      requestId: `req-${requests}`,
      http: { method: operation.method, path, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: 'test' },
      ...(actor && { authorizer: { jwt: { claims: claimsOf(actor), scopes: [] } } }),
    },
  } as unknown as HttpEvent
}

/** Calls operations of a service's handler as an actor (or as nobody), through the whole pipeline. */
export const callerOf =
  (handler: ServiceHandler) =>
  (actor: Actor | undefined) =>
  async <const Op extends Operation>(operation: Op, input: InputOf<Op>, options?: Options): Promise<Outcome<Op>> => {
    const answer = await handler(eventOf(operation, input, actor, options), {} as never)
    const status = answer.statusCode ?? 200
    const body = answer.body === undefined || answer.body === '' ? undefined : JSON.parse(answer.body)
    return status < 300 ? { ok: true, status, value: body } : { ok: false, status, problem: body }
  }
