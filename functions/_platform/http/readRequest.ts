import { safeParse, z } from 'zod'
import { ifMatchHeader, tagsOf } from '#shared/contract/etag.ts'
import {
  longestIdempotencyKey,
  type Operation,
  type Schema,
  schemaOf,
  takesIdempotencyKey,
  takesIfMatch,
} from '#shared/contract/operation.ts'
import type { ProblemError } from '#shared/contract/problems.ts'
import type { TimeZone } from '#shared/domain/calendar/timeZone.ts'
import { shortened } from '#shared/domain/text/characters.ts'
import { unfitTexts } from '#shared/domain/text/text.ts'
import { contractWords } from '#shared/regions/contractWords.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { config } from '../config/config.ts'
import type { HttpEvent } from '../gateway/httpEvent.ts'
import { viewerOf } from '../gateway/viewer.ts'
import { fail } from '../problems/problem.ts'
import { issueWords } from './issueWords.ts'
import { readForm } from './readForm.ts'
import { isPlainForm, readPlainForm } from './readPlainForm.ts'

/** What an operation takes whose contract has no query. */
const noQuery = z.strictObject({})

type Part = 'body' | 'path' | 'query'

/** What is told of a request is bounded, however much is wrong with it: anybody may send anything. */
const mostErrors = 50
const longestName = 100

const errorsOf = (part: Part, error: z.ZodError): ProblemError[] =>
  error.issues.flatMap((issue) => {
    const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))
    const at = part === 'body' ? path : [part, ...path]
    if (issue.code === 'unrecognized_keys')
      return issue.keys.slice(0, mostErrors).map((key) => {
        const name = shortened(key.slice(0, 10 * longestName), longestName)
        return { detail: `"${name}" is not a field here`, path: [...at, name] }
      })
    return [{ detail: contractWords(issue.message, regionOf(config.region)), path: at }]
  })

const textOf = ({ body = '', isBase64Encoded }: HttpEvent): string =>
  isBase64Encoded ? Buffer.from(body, 'base64').toString() : body

const json = (event: HttpEvent): unknown => {
  const text = textOf(event)
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    return fail('request.notJson', { cause })
  }
}

const sentBody = async (contract: Operation, event: HttpEvent): Promise<unknown> => {
  if (contract.upload) return readForm(event)
  return contract.plainForm && isPlainForm(event) ? readPlainForm(contract, textOf(event)) : json(event)
}

const zones = new Map<string, boolean>()

const isZone = (zone: string): zone is TimeZone => {
  const known = zones.get(zone)
  if (known !== undefined) return known
  let valid = true
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
  } catch {
    valid = false
  }
  if (zones.size < 1000) zones.set(zone, valid)
  return valid
}

const timeZoneOf = (event: HttpEvent): TimeZone => {
  const wanted = event.headers['client-timezone']
  return wanted !== undefined && isZone(wanted) ? wanted : regionOf(config.region).timeZone
}

/** The request as the contract has it. Everything that is wrong with it is told at once, each with its path. */
export const readRequest = async (contract: Operation, event: HttpEvent) => {
  const errors: ProblemError[] = []
  const parse = (part: Part, schema: Schema | undefined, value: unknown): unknown => {
    if (schema === undefined) return undefined
    const result = safeParse(schemaOf(schema), value, { error: issueWords })
    if (!result.success) {
      errors.push(...errorsOf(part, result.error))
      return undefined
    }
    errors.push(...unfitTexts(result.data, part === 'body' ? [] : [part]))
    return result.data
  }
  const params = Object.fromEntries(
    Object.entries(contract.params ?? {}).map(([name, schema]) => {
      const result = safeParse(schemaOf(schema), event.pathParameters?.[name], { error: issueWords })
      if (!result.success)
        errors.push(...errorsOf('path', result.error).map((each) => ({ ...each, path: ['path', name] })))
      else errors.push(...unfitTexts(result.data, ['path', name]))
      return [name, result.data]
    }),
  )
  const query = parse('query', contract.query ?? noQuery, event.queryStringParameters ?? {})
  const sent = contract.body === undefined ? undefined : await sentBody(contract, event)
  const body = parse('body', contract.body, sent)
  const idempotencyKey = takesIdempotencyKey(contract) ? event.headers['idempotency-key'] : undefined
  if (idempotencyKey !== undefined && idempotencyKey.length > longestIdempotencyKey)
    errors.push({
      detail: `must have at most ${longestIdempotencyKey} characters`,
      path: ['header', 'idempotency-key'],
    })
  const ifMatch = takesIfMatch(contract) ? event.headers[ifMatchHeader] : undefined
  const tags = ifMatch === undefined ? [] : tagsOf(ifMatch)
  if (tags === undefined)
    errors.push({ detail: 'must be "*" or entity tags in quotes', path: ['header', ifMatchHeader] })
  // A resource with an id that none has is one that does not exist (RFC 7644, 3.12), as with any other id.
  if (contract.scim && errors.some(({ path: [part] = [] }) => part === 'path')) fail('request.notFound')
  if (errors.length > 0) fail('request.invalid', { errors: errors.slice(0, mostErrors) })
  return {
    params,
    query: contract.query && query,
    body,
    timeZone: timeZoneOf(event),
    requestId: event.requestContext.requestId,
    sourceIp: viewerOf(event).address,
    idempotencyKey,
    ifMatch: tags,
    raw: { body: contract.upload ? '' : textOf(event), headers: event.headers },
  }
}
