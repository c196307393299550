import { z } from 'zod'
import type { HttpEvent } from '#functions/_platform/gateway/httpEvent.ts'
import { readRequest } from '#functions/_platform/http/readRequest.ts'
import { Problem } from '#functions/_platform/problems/problem.ts'
import type { Operation } from '#shared/contract/operation.ts'
import type { ProblemError } from '#shared/contract/problems.ts'
import { shortened } from '#shared/domain/text/characters.ts'

/** As much as an address can say: one value, or several. */
const value = z.union([z.string(), z.number(), z.boolean(), z.null()])
const fields = z.record(z.string(), z.union([value, z.array(value)]))

/** What a tool is called with: the parts of a request, by the names that the contracts have. */
export const ToolInput = z.strictObject({
  params: fields.optional(),
  query: fields.optional(),
  body: z.unknown().optional(),
})
export type ToolInput = z.infer<typeof ToolInput>

/** The same of a call that the platform puts together itself. */
export interface CallInput {
  readonly params?: Readonly<Record<string, unknown>> | undefined
  readonly query?: Readonly<Record<string, unknown>> | undefined
  readonly body?: unknown
}

const mostErrors = 50
const longestName = 100

const textsOf = (given: Readonly<Record<string, unknown>> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)]),
  )

/** As the gateway would hand it over; as much of it as is read of a request. */
const eventOf = ({ params, query, body }: ToolInput): HttpEvent =>
  ({
    headers: {},
    pathParameters: textsOf(params),
    queryStringParameters: textsOf(query),
    isBase64Encoded: false,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    requestContext: { requestId: '', http: { sourceIp: '' } },
  }) as unknown as HttpEvent

/**
 * What the call has no place for. It would be nothing to the platform, and yet stand in what a person is shown before
 * approving it.
 */
const misplaced = (
  { params: known = {}, body: taken }: Operation,
  { params = {}, body }: ToolInput,
): ProblemError[] => [
  ...Object.keys(params)
    .filter((name) => !Object.hasOwn(known, name))
    .map((name) => ({ path: ['path', shortened(name, longestName)], detail: 'is not a field here' })),
  ...(taken === undefined && body !== undefined ? [{ path: ['body'], detail: 'is not taken here' }] : []),
]

/** Steps in a path would lead to another operation than the one that is named. */
const isStep = (value: string) => value === '.' || value === '..'

/** The request as the operation's pipeline will read it, or why it refuses it. */
export const readInput = async (
  contract: Operation,
  input: ToolInput,
): Promise<{ readonly request: Awaited<ReturnType<typeof readRequest>> } | { readonly refused: Problem }> => {
  const event = eventOf(input)
  const steps = Object.entries(event.pathParameters ?? {}).filter(([, value]) => isStep(value ?? ''))
  const errors = [
    ...misplaced(contract, input),
    ...steps.map(([name]) => ({ path: ['path', name], detail: 'is no value for a path' })),
  ]
  if (errors.length > 0) return { refused: new Problem('request.invalid', { errors: errors.slice(0, mostErrors) }) }
  return readRequest(contract, event).then(
    (request) => ({ request }),
    (error: unknown) => {
      if (error instanceof Problem) return { refused: error }
      throw error
    },
  )
}
