import { z } from 'zod'
import { fieldsOf, type Operation, permissionsOf, type Schema, schemaOf } from './operation.ts'
import { commonProblems, problemDetail, problems } from './problems.ts'

type Json = { readonly [key: string]: unknown }

/** A schema as OpenAPI 3.1 has it (JSON Schema 2020-12), as a client sends it or as the platform answers. */
const jsonSchema = (schema: Schema, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schemaOf(schema), {
    io,
    unrepresentable: 'any',
    cycles: 'ref',
  }) as Json & {
    $schema?: string
  }
  return json
}

const pathParameters = (operation: Operation) =>
  Object.entries(operation.params ?? {}).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    schema: jsonSchema(schema, 'input'),
  }))

const queryParameters = (operation: Operation) =>
  Object.entries(fieldsOf(operation.query)).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !z.safeParse(schemaOf(schema), undefined).success,
    schema: jsonSchema(schema, 'input'),
  }))

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Repeat a request with the same key and it takes effect once; the first answer is replayed.',
  schema: { type: 'string', maxLength: 200 },
}

const formSchema = (body: Schema): Json => {
  const { properties = {}, ...schema } = jsonSchema(body, 'input') as { properties?: Json }
  const isFile = (each: unknown) => JSON.stringify(each).includes('"bytes"')
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, each]) => [
        name,
        isFile(each) ? { type: 'string', format: 'binary' } : each,
      ]),
    ),
  }
}

const requestBody = ({ body, upload }: Operation): Json =>
  body === undefined
    ? {}
    : {
        requestBody: {
          required: true,
          content: upload
            ? { 'multipart/form-data': { schema: formSchema(body) } }
            : { 'application/json': { schema: jsonSchema(body, 'input') } },
        },
      }

const successResponses = ({ status, response, media }: Operation): Json => {
  if (media !== undefined)
    return {
      200: { description: 'Done.', content: { [media]: { schema: { type: 'string', format: 'binary' } } } },
      204: { description: 'There is none.' },
    }
  if (response === undefined) return { [status ?? 204]: { description: 'Done.' } }
  const content = { 'application/json': { schema: jsonSchema(response, 'output') } }
  return { [status ?? 200]: { description: 'Done.', content } }
}

const problemResponses = (operation: Operation): Json => {
  const codes = [...commonProblems, ...(operation.problems ?? [])].filter(
    (code) =>
      (operation.access !== 'public' || (code !== 'session.required' && code !== 'permission.denied')) &&
      (operation.stepUp !== undefined || code !== 'auth.stepUpRequired'),
  )
  const byStatus = Map.groupBy(codes, (code) => problems[code].status)
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, each]) => [
        String(status),
        {
          description: each.map((code) => `\`${code}\`: ${problemDetail(code)}`).join('\n'),
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      ]),
  )
}

const accessSentence = (operation: Operation): string => {
  const permissions = permissionsOf(operation.access)
  const who =
    operation.access === 'public'
      ? 'Anyone.'
      : operation.access === 'any'
        ? 'Every signed-in user.'
        : operation.access === 'workflow'
          ? 'Holders of a one-time-code session.'
          : `Needs ${permissions.map((permission) => `\`${permission}\``).join(' or ')}.`
  const guests =
    operation.workflows && `A one-time-code session of ${operation.workflows.join(', ')} opens its own record.`
  return [who, guests, operation.stepUp && stepUpSentences[operation.stepUp]].filter(Boolean).join(' ')
}

const stepUpSentences = {
  always: 'Asks for a fresh second factor.',
  depends: 'Some changes ask for a fresh second factor.',
} as const

const operationObject = (operation: Operation): Json => {
  return {
    operationId: operation.name,
    summary: operation.summary,
    description: accessSentence(operation),
    tags: [operation.service],
    security: operation.access === 'public' ? [] : [{ session: [] }],
    parameters: [
      ...pathParameters(operation),
      ...queryParameters(operation),
      ...(operation.method === 'GET' ? [] : [idempotencyKey]),
    ],
    ...requestBody(operation),
    responses: { ...successResponses(operation), ...problemResponses(operation) },
  }
}

const problemSchema = {
  type: 'object',
  description: 'RFC 9457 problem details; `detail` is the sentence to show, `errors` name the fields.',
  required: ['type', 'title', 'status', 'code', 'detail', 'requestId'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(problems).sort() },
    detail: { type: 'string' },
    message: { type: 'string' },
    requestId: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['detail'],
        properties: {
          detail: { type: 'string' },
          path: { type: 'array', items: { type: ['string', 'integer'] } },
        },
      },
    },
    data: { type: 'object' },
  },
}

/** The OpenAPI 3.1 document of the operations. */
export const openApiOf = (operations: readonly Operation[], version: string): Json => {
  const paths: Record<string, Record<string, Json>> = {}
  for (const operation of operations) {
    const others = paths[operation.path] ?? {}
    paths[operation.path] = { ...others, [operation.method.toLowerCase()]: operationObject(operation) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Palisade',
      version,
      description:
        'Amounts of money are integer minor units (cents, pence) of the region’s currency; limits, deductibles and revenue are whole units.',
    },
    servers: [
      { url: 'http://us.localhost:3000' },
      { url: 'http://uk.localhost:3000' },
      { url: 'http://au.localhost:3000' },
    ],
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Problem: problemSchema },
    },
  }
}
