import { randomUUID } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type InputOf,
  isSafe,
  type Operation,
  type ResponseOf,
  takesIdempotencyKey,
} from '#shared/contract/operation.ts'
import type { ProblemCode, ProblemError } from '#shared/contract/problems.ts'
import { login } from '#shared/contracts/auth/signIn.ts'
import type { RegionCode } from '#shared/regions/code.ts'

/** A problem that the platform answered, or an answer nobody expected. */
export class ApiProblem extends Error {
  readonly status: number
  readonly code: ProblemCode | 'unknown'
  readonly errors: readonly ProblemError[]
  readonly data: Readonly<Record<string, string | number>>

  constructor(operation: string, status: number, body: Readonly<Record<string, unknown>>) {
    const errors = (body.errors ?? []) as ProblemError[]
    super(
      [
        `${operation}: ${status} ${String(body.detail ?? body.message ?? '')}`,
        ...errors.map(({ path, detail }) => `${path?.join('.') ?? ''} ${detail}`),
      ].join('; '),
    )
    this.name = 'ApiProblem'
    this.status = status
    this.code = (body.code ?? 'unknown') as ProblemCode | 'unknown'
    this.errors = errors
    this.data = (body.data ?? {}) as Record<string, string | number>
  }
}

export interface HttpAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

interface HttpCall {
  readonly port: number
  /** The name the platform is asked under; Node does not resolve `us.localhost`, so it goes into the Host header. */
  readonly host: string
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | undefined
}

/** One request to the platform's port under one of its names. */
export const http = ({ port, host, method, path, headers = {}, body }: HttpCall): Promise<HttpAnswer> =>
  new Promise((done, failed) => {
    const sent = httpRequest(
      { host: '127.0.0.1', port, method, path, headers: { ...headers, host: `${host}:${port}` } },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () =>
          done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks).toString() }),
        )
      },
    )
    sent.on('error', failed)
    sent.end(body)
  })

/** Seconds after which what a busy machine could not answer is asked once more, under the same key. */
const pauses = [1, 3, 10, 30] as const

const queryText = (query: unknown): string => {
  const entries = Object.entries((query ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined)
  if (entries.length === 0) return ''
  const text = entries.map(([key, value]): [string, string] => [
    key,
    Array.isArray(value) ? value.join(',') : String(value),
  ])
  return `?${new URLSearchParams(text)}`
}

/** Calls operations of one region, as nobody or with a token, by their contracts. */
export interface RegionClient {
  readonly region: RegionCode
  /** Milliseconds spent waiting for answers so far, by this client and those made of it with a token. */
  readonly spent: () => number
  readonly withToken: (token: string) => RegionClient
  readonly call: <const Op extends Operation>(operation: Op, input: InputOf<Op>) => Promise<ResponseOf<Op>>
}

export const regionClient = (region: RegionCode, port: number, token?: string, watch = { spent: 0 }): RegionClient => {
  return {
    region,
    spent: () => watch.spent,
    withToken: (next) => regionClient(region, port, next, watch),
    async call<Op extends Operation>(operation: Op, input: InputOf<Op>) {
      const { params, query, body } = input as { params?: Record<string, string>; query?: unknown; body?: unknown }
      const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))
      const key = takesIdempotencyKey(operation) ? randomUUID() : undefined
      const send = async () => {
        const started = performance.now()
        const answer = await http({
          port,
          host: `${region}.localhost`,
          method: operation.method,
          path: `${path}${queryText(query)}`,
          headers: {
            'content-type': 'application/json',
            ...(key !== undefined && { 'idempotency-key': key }),
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
          },
          body: body === undefined ? undefined : JSON.stringify(body),
        })
        watch.spent += performance.now() - started
        return answer
      }
      // Who has signed in twice is signed in.
      const takesEffectOnce = key !== undefined || isSafe(operation) || operation.name === login.name
      let answer = await send()
      for (const seconds of takesEffectOnce ? pauses : []) {
        if (answer.status !== 503) break
        await pause(seconds * 1000)
        answer = await send()
      }
      let value: unknown
      try {
        value = answer.body === '' ? undefined : JSON.parse(answer.body)
      } catch {
        value = { detail: answer.body.slice(0, 200) }
      }
      if (answer.status >= 300)
        throw new ApiProblem(operation.name, answer.status, (value ?? {}) as Record<string, unknown>)
      return value as ResponseOf<Op>
    },
  }
}
