import { safeParse, type z } from 'zod'
import { type Operation, type Schema, schemaOf } from '#shared/contract/operation.ts'
import type { ProblemError } from '#shared/contract/problems.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { config } from '../config/config.ts'
import { fail } from './problem.ts'
import { readForm } from './readForm.ts'
import type { HttpEvent } from './serve.ts'
import { viewerOf } from './viewer.ts'

type Part = 'body' | 'path' | 'query'

const errorsOf = (part: Part, error: z.ZodError): ProblemError[] =>
  error.issues.flatMap((issue) => {
    const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))
    const at = part === 'body' ? path : [part, ...path]
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ detail: `"${key}" is not a field here`, path: [...at, key] }))
    return [{ detail: issue.message, path: at }]
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

const zones = new Map<string, boolean>()

const isZone = (zone: string): boolean => {
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

const timeZoneOf = (event: HttpEvent): string => {
  const wanted = event.headers['client-timezone']
  return wanted !== undefined && isZone(wanted) ? wanted : regionOf(config.region).timeZone
}

/** The request as the contract has it. Everything that is wrong with it is told at once, each with its path. */
export const readRequest = async (contract: Operation, event: HttpEvent) => {
  const errors: ProblemError[] = []
  const parse = (part: Part, schema: Schema | undefined, value: unknown): unknown => {
    if (schema === undefined) return undefined
    const result = safeParse(schemaOf(schema), value)
    if (result.success) return result.data
    errors.push(...errorsOf(part, result.error))
    return undefined
  }
  const params = Object.fromEntries(
    Object.entries(contract.params ?? {}).map(([name, schema]) => {
      const result = safeParse(schemaOf(schema), event.pathParameters?.[name])
      if (!result.success)
        errors.push(...errorsOf('path', result.error).map((each) => ({ ...each, path: ['path', name] })))
      return [name, result.data]
    }),
  )
  const query = parse('query', contract.query, event.queryStringParameters ?? {})
  const sent = contract.body === undefined ? undefined : contract.upload ? await readForm(event) : json(event)
  const body = parse('body', contract.body, sent)
  if (errors.length > 0) fail('request.invalid', { errors })
  return {
    params,
    query,
    body,
    timeZone: timeZoneOf(event),
    requestId: event.requestContext.requestId,
    sourceIp: viewerOf(event).address,
    idempotencyKey: event.headers['idempotency-key'],
    raw: { body: contract.upload ? '' : textOf(event), headers: event.headers },
  }
}
