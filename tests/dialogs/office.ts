import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { safeParse } from 'zod'
import { root } from '#cdk/local/application.ts'
import { routerOf } from '#cdk/local/gateway/router.ts'
import { serveWeb } from '#cdk/local/web/serve.ts'
import { type Schema, schemaOf } from '#shared/contract/operation.ts'
import { operations } from '#shared/contracts/registry.ts'
import { answerOf, storage } from './answers.ts'

/** A call that changes something, as it came in. */
export interface Call {
  readonly operation: string
  /** What the contract has against its path, query and body; empty when it accepts it. */
  readonly wrong: readonly string[]
}

/** Tells readers apart, signed in or not. */
export const readerHeader = 'x-reader'

/** What the next call that changes something is refused with. */
export const refusal = 'It is Sunday, and nobody is at the office.'

/** What the app does without an answer to. */
const unanswered = ['getConsoleVersion', 'getTranslations']

const byRoute = new Map(operations.map((operation) => [`${operation.method} ${operation.path}`, operation]))
const match = routerOf(operations.map(({ method, path, service }) => ({ method, path, service, jwt: false })))

const against = (part: string, schema: Schema | undefined, value: unknown): string[] => {
  const read = schema && safeParse(schemaOf(schema), value)
  return read?.success === false
    ? read.error.issues.map(({ path, message }) => `${[part, ...path].join('.')}: ${message}`)
    : []
}

/**
 * The built web app and, behind it, an office that answers every operation as its contract shows. It refuses the first
 * call of each caller that changes something, and takes the second.
 */
export const openOffice = async () => {
  const calls = new Map<string, Call[]>()
  const refusing = new Map<string, { readonly operation: string; readonly code: string }>()

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://office')
    if (request.method === 'PUT' && pathname === storage) {
      await buffer(request)
      return response.end()
    }
    const found = match(request.method ?? 'GET', pathname)
    const operation = found && byRoute.get(`${found.route.method} ${found.route.path}`)
    // The build's own texts and version do.
    if (operation?.name === 'getTranslations' && !pathname.endsWith('.json')) request.url = `${pathname}.json`
    if (found === undefined || operation === undefined || unanswered.includes(operation.name))
      return web.serve(request, response)
    const body = await text(request)
    const json = { 'content-type': 'application/json' }
    if (operation.method !== 'GET' && operation.safe !== true) {
      const reader = String(request.headers[readerHeader])
      const wrong = [
        ...Object.entries(operation.params ?? {}).flatMap(([name, schema]) =>
          against(`path.${name}`, schema, found.parameters[name]),
        ),
        ...against('query', operation.query, Object.fromEntries(searchParams)),
        ...(operation.upload ? [] : against('body', operation.body, body === '' ? undefined : JSON.parse(body))),
      ]
      calls.set(reader, [...(calls.get(reader) ?? []), { operation: operation.name, wrong }])
      const refused = refusing.get(reader)
      if (refused?.operation === operation.name) {
        refusing.delete(reader)
        const problem = { status: 400, code: refused.code, detail: refusal }
        return response.writeHead(400, json).end(JSON.stringify(problem))
      }
    }
    const given = operation.media === undefined ? answerOf(operation) : undefined
    if (given === undefined) return response.writeHead(204).end()
    response.writeHead(operation.status ?? 200, json).end(JSON.stringify(given))
  }

  const server = createServer()
  const web = await serveWeb('built', root, server, { storage: 'http://127.0.0.1:9', errorReportsDsn: undefined })
  server.on('request', (request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    /** Refuses a reader's next call of an operation, once, and forgets the calls before. */
    refuseNext: (reader: string, operation: string, code = 'request.refused'): void => {
      calls.delete(reader)
      refusing.set(reader, { operation, code })
    },
    /** The reader's calls since then that change something. */
    made: (reader: string): readonly Call[] => calls.get(reader) ?? [],
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
export type Office = Awaited<ReturnType<typeof openOffice>>
