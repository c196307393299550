import type { MiddlewareObj } from '@middy/core'
import { safeParse } from 'zod'
import { appliedHeader, etagOf, etagsPreferred } from '#shared/contract/etag.ts'
import { type Operation, schemaOf } from '#shared/contract/operation.ts'
import { commonProblems, type ProblemCode, problems } from '#shared/contract/problems.ts'
import { isScimPath, scimChallenge } from '#shared/contract/scimProtocol.ts'
import type { HttpAnswer, HttpEvent } from '../gateway/httpEvent.ts'
import { paceHeaders } from '../limits/keyLimit.ts'
import { currentTrace, log } from '../log/log.ts'
import { inRegion } from '../problems/inRegion.ts'
import { isOverload } from '../problems/overload.ts'
import { Problem } from '../problems/problem.ts'
import { problemSentence } from '../problems/problemSentence.ts'
import { scimError, scimMedia } from './scimError.ts'

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
    if (request.response) request.response.headers = { ...headers, ...paceHeaders(), ...request.response.headers }
  }
  return { after: put, onError: put }
}

const locationOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'location' in data ? String(data.location) : '/'

/** Where what SCIM made is read, which its answer says above its body, too (RFC 7644, 3.3). */
const scimLocation = ({ scim, status }: Operation, data: unknown): Readonly<Record<string, string>> => {
  if (!scim || status !== 201) return {}
  const { meta } = data as { readonly meta?: { readonly location?: unknown } }
  return typeof meta?.location === 'string' ? { location: meta.location } : {}
}

const fileAnswer = (media: string, bytes: unknown): HttpAnswer =>
  bytes instanceof Uint8Array
    ? {
        statusCode: 200,
        headers: { 'content-type': media },
        body: Buffer.from(bytes).toString('base64'),
        isBase64Encoded: true,
      }
    : { statusCode: 204 }

const withEtag = (row: unknown, versions: ReadonlyMap<string, number>): unknown => {
  if (typeof row !== 'object' || row === null || !('id' in row)) return row
  const id = String(row.id)
  const version = versions.get(id)
  return version === undefined ? row : { ...row, etag: etagOf(id, version) }
}

/** The rows of a list, each with the version that it shows. */
const withEtags = (data: unknown, versions: ReadonlyMap<string, number>): unknown => {
  if (Array.isArray(data)) return data.map((row) => withEtag(row, versions))
  const { hits, content } = data as { readonly hits?: unknown; readonly content?: unknown }
  return {
    ...(data as object),
    ...(Array.isArray(hits) && { hits: hits.map((row) => withEtag(row, versions)) }),
    ...(Array.isArray(content) && { content: content.map((row) => withEtag(row, versions)) }),
  }
}

/** A success: the operation's value parsed by the contract, so that nothing the contract does not name leaves. */
export const answer = (contract: Operation, value: unknown): HttpAnswer => {
  if (contract.acknowledges && value === undefined) return { statusCode: 202 }
  if (contract.response === undefined) return { statusCode: contract.status ?? 204 }
  const parsed = safeParse(schemaOf(contract.response), value)
  if (!parsed.success) {
    log.error('the response breaks its contract', { issues: parsed.error.issues })
    throw new Problem('server.failed')
  }
  if (contract.media !== undefined) return fileAnswer(contract.media, parsed.data)
  if (contract.status === 302) return { statusCode: 302, headers: { location: locationOf(parsed.data) } }
  const listed = currentTrace()?.listed
  return {
    statusCode: contract.status ?? 200,
    headers: {
      'content-type': contract.scim ? scimMedia : 'application/json',
      ...scimLocation(contract, parsed.data),
      ...(listed !== undefined && { [appliedHeader]: etagsPreferred }),
      ...(contract.cacheSeconds !== undefined && { 'cache-control': `public, max-age=${contract.cacheSeconds}` }),
    },
    body: JSON.stringify(listed === undefined ? parsed.data : withEtags(parsed.data, listed)),
  }
}

/**
 * The answer to a problem (RFC 9457) with the fields that clients of the specification read: `detail`, `errors`, `message`.
 * Sentences say days as the region does; its data keeps them for programs.
 */
export const problemBody = (code: ProblemCode, requestId: string, details: Problem['details'] = {}) => {
  const title = problemSentence(code, details.data)
  const detail = details.detail === undefined ? title : inRegion(details.detail)
  return {
    type: `https://palisade.example/problems/${code}`,
    title,
    status: problems[code].status,
    code,
    detail,
    message: detail,
    requestId,
    ...(details.errors && { errors: details.errors.map((each) => ({ ...each, detail: inRegion(each.detail) })) }),
    ...(details.data && { data: details.data }),
  }
}

/** Seconds after which it may be asked again: as a throttle says, a moment where something is short of breath. */
const waitOf = (status: number, { data }: Problem['details']): string | undefined =>
  status === 503 ? '2' : status === 429 && data?.seconds !== undefined ? String(data.seconds) : undefined

const problemOf = (error: unknown): Problem =>
  error instanceof Problem
    ? error
    : new Problem(isOverload(error) ? 'server.unavailable' : 'server.failed', { cause: error })

/** What is refused before there is an operation whose contract could declare it. */
const ofNoOperation: readonly ProblemCode[] = [
  'request.methodNotAllowed',
  'request.notFound',
  'request.pastEdge',
  'scim.notOffered',
]

/** Whether callers of the operation are told by its contract that they may be refused so. */
export const isDeclared = (code: ProblemCode, { problems: own = [] }: Operation): boolean =>
  [...commonProblems, ...ofNoOperation, ...own].includes(code)

/** What OAuth calls a refusal of a token (RFC 6749, 5.2), for clients that know no other words. */
const oauthError = (code: ProblemCode, { errors = [] }: Problem['details']): string => {
  if (problems[code].status >= 500) return 'server_error'
  if (problems[code].status === 401) return 'invalid_client'
  return errors.some(({ path = [] }) => path[0] === 'grant_type') ? 'unsupported_grant_type' : 'invalid_request'
}

/** Whether something of ours is broken: what is not offered is asked of us in vain, and nothing is. */
const isFailure = (status: number): boolean => status >= 500 && status !== 501

/**
 * Turns whatever ended the operation into problem+json, and into SCIM's error where SCIM is spoken, be there an operation
 * or none; failures are logged in full and tell nothing.
 */
export const problemAnswer = (error: unknown, event: HttpEvent, contract: Operation | undefined): HttpAnswer => {
  const problem = problemOf(error)
  const { status } = problems[problem.code]
  if (isFailure(status)) log.error('the operation failed', { error: problem.details.cause ?? problem })
  if (contract !== undefined && !isDeclared(problem.code, contract))
    log.error('a problem that the contract does not declare', { code: problem.code })
  const details = isFailure(status) ? {} : problem.details
  const scim = contract?.scim === true || isScimPath(event.rawPath)
  const wait = waitOf(status, details)
  return {
    statusCode: status,
    headers: {
      'content-type': scim ? scimMedia : 'application/problem+json',
      ...(wait !== undefined && { 'retry-after': wait }),
      ...(scim && status === 401 && { 'www-authenticate': scimChallenge }),
      ...details.headers,
    },
    body: JSON.stringify({
      ...problemBody(problem.code, event.requestContext.requestId, details),
      ...(scim && scimError(problem.code, details)),
      ...(contract?.plainForm && { error: oauthError(problem.code, details) }),
    }),
  }
}
