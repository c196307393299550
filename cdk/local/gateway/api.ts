import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { z } from 'zod'
import { assistantChallenge, assistantDoor } from '#shared/domain/identity/assistants.ts'
import { BodyTooLarge, readBody } from '../http/body.ts'
import { respondJson } from '../http/respond.ts'
import type { Runtime } from '../runtime/runtime.ts'
import type { authorizerOf } from './authorizer.ts'
import { lambdaEvent } from './lambdaEvent.ts'
import type { routerOf } from './router.ts'

/** A region behind the gateway. */
export interface Upstream {
  readonly runtime: Pick<Runtime, 'invoke'>
  readonly authorize: ReturnType<typeof authorizerOf>
}

const gatewayLimit = 10 * 1024 * 1024

const answerShape = z.object({
  statusCode: z.int().min(100).max(599),
  headers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  cookies: z.array(z.string()).optional(),
  body: z.string().optional(),
  isBase64Encoded: z.boolean().optional(),
})

/** What API Gateway says of a missing or wrong token; at the door of assistants the edge says where one gets a token. */
const challengeOf = ({ headers: { host = '' }, url = '' }: IncomingMessage, refusal: string): string => {
  if (url === assistantDoor || url.startsWith(`${assistantDoor}/`)) return assistantChallenge(`http://${host}`)
  return `Bearer scope="" ${refusal}`.trim()
}

/** API Gateway's HTTP API: route, authorizer, payload limits, the function's answer, and its own short error bodies. */
export const apiOf =
  (match: ReturnType<typeof routerOf>) =>
  async (request: IncomingMessage, response: ServerResponse, { runtime, authorize }: Upstream): Promise<void> => {
    const refuse = (status: number, message: string) => respondJson(response, { message }, status)
    const found = match(request.method ?? 'GET', (request.url ?? '/').split('?')[0] ?? '/')
    if (found === undefined) return refuse(404, 'Not Found')
    const authorized = found.route.jwt ? await authorize(request.headers.authorization) : undefined
    if (authorized !== undefined && 'refusal' in authorized) {
      response.setHeader('www-authenticate', challengeOf(request, authorized.refusal))
      return refuse(401, 'Unauthorized')
    }
    try {
      const event = lambdaEvent(request, found, await readBody(request, gatewayLimit), authorized?.claims)
      response.setHeader('apigw-requestid', event.requestContext.requestId)
      pass(response, await runtime.invoke(found.route.service, 'index', event))
    } catch (error) {
      const name = error instanceof Error ? error.name : ''
      if (error instanceof BodyTooLarge || name === 'RequestTooLargeException')
        return refuse(413, 'Request Entity Too Large')
      const late = name === 'Sandbox.Timedout'
      refuse(late ? 503 : 500, late ? 'Service Unavailable' : 'Internal Server Error')
    }
  }

const pass = (response: ServerResponse, result: unknown): void => {
  const given = answerShape.safeParse(result)
  // A result without a status code is the body of a 200, as in API Gateway.
  const answer = given.success ? given.data : { statusCode: 200, body: JSON.stringify(result) }
  const body = Buffer.from(answer.body ?? '', answer.isBase64Encoded ? 'base64' : 'utf8')
  const headers: OutgoingHttpHeaders = { 'content-type': 'application/json' }
  for (const [name, value] of Object.entries(answer.headers ?? {})) headers[name.toLowerCase()] = String(value)
  if (answer.cookies !== undefined) headers['set-cookie'] = answer.cookies
  if (body.length === 0) delete headers['content-type']
  response.writeHead(answer.statusCode, headers).end(body)
}
