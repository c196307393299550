import type { MiddlewareObj } from '@middy/core'
import { safeParse } from 'zod'
import { type Operation, schemaOf } from '#shared/contract/operation.ts'
import { commonProblems, type ProblemCode, problemDetail, problems } from '#shared/contract/problems.ts'
import { log } from '../log/log.ts'
import { Problem } from './problem.ts'
import type { HttpAnswer, HttpEvent } from './serve.ts'

const headers: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
}

/** Puts the headers that every API answer carries. */
export const securityHeaders = (): MiddlewareObj<HttpEvent, HttpAnswer> => {
  const put = (request: { response: HttpAnswer | undefined | null }) => {
    if (request.response) request.response.headers = { ...headers, ...request.response.headers }
  }
  return { after: put, onError: put }
}

const locationOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'location' in data ? String(data.location) : '/'

const fileAnswer = (media: string, bytes: unknown): HttpAnswer =>
  bytes instanceof Uint8Array
    ? {
        statusCode: 200,
        headers: { 'content-type': media },
        body: Buffer.from(bytes).toString('base64'),
        isBase64Encoded: true,
      }
    : { statusCode: 204 }

/** A success: the operation's value parsed by the contract, so that nothing the contract does not name leaves. */
export const answer = (contract: Operation, value: unknown): HttpAnswer => {
  if (contract.response === undefined) return { statusCode: contract.status ?? 204 }
  const parsed = safeParse(schemaOf(contract.response), value)
  if (!parsed.success) {
    log.error('the response breaks its contract', { issues: parsed.error.issues })
    throw new Problem('server.failed')
  }
  if (contract.media !== undefined) return fileAnswer(contract.media, parsed.data)
  if (contract.status === 302) return { statusCode: 302, headers: { location: locationOf(parsed.data) } }
  return {
    statusCode: contract.status ?? 200,
    headers: {
      'content-type': 'application/json',
      ...(contract.cacheSeconds !== undefined && { 'cache-control': `public, max-age=${contract.cacheSeconds}` }),
    },
    body: JSON.stringify(parsed.data),
  }
}

/** The answer to a problem (RFC 9457) with the fields that clients of the specification read: `detail`, `errors`, `message`. */
export const problemBody = (code: ProblemCode, requestId: string, details: Problem['details'] = {}) => {
  const detail = details.detail ?? problemDetail(code, details.data)
  return {
    type: `https://palisade.example/problems/${code}`,
    title: problemDetail(code, details.data),
    status: problems[code].status,
    code,
    detail,
    message: detail,
    requestId,
    ...(details.errors && { errors: details.errors }),
    ...(details.data && { data: details.data }),
  }
}

const overload = /Throttl|ProvisionedThroughputExceeded|RequestLimitExceeded|TimeoutError|ServiceUnavailable/

/** AWS says so when it is short of breath, at times wrapped by a library; the caller may try again. */
const isOverload = (error: unknown): boolean =>
  error instanceof Error && (overload.test(error.name) || isOverload(error.cause))

const problemOf = (error: unknown): Problem =>
  error instanceof Problem
    ? error
    : new Problem(isOverload(error) ? 'server.unavailable' : 'server.failed', { cause: error })

/** Turns whatever ended the operation into problem+json; 5xx are logged in full and tell nothing. */
export const problemAnswer = (error: unknown, event: HttpEvent, contract: Operation | undefined): HttpAnswer => {
  const problem = problemOf(error)
  const { status } = problems[problem.code]
  if (status >= 500) log.error('the operation failed', { error: problem.details.cause ?? problem })
  const declared: readonly ProblemCode[] = [...commonProblems, ...(contract?.problems ?? [])]
  if (!declared.includes(problem.code))
    log.error('a problem that the contract does not declare', { code: problem.code })
  const details = status >= 500 ? {} : problem.details
  return {
    statusCode: status,
    headers: { 'content-type': 'application/problem+json' },
    body: JSON.stringify(problemBody(problem.code, event.requestContext.requestId, details)),
  }
}
