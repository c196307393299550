import { z } from 'zod'
import { keyPace } from '../domain/identity/apiKeys.ts'
import { accessSentence } from './accessSentence.ts'
import { listsRecords } from './lists.ts'
import {
  etag,
  gatewayRefusalSchema,
  idempotencyKey,
  ifMatch,
  jsonMedia,
  preferEtags,
  problemSchema,
  rowEtag,
  scimErrorSchema,
} from './openApiParts.ts'
import { openApiSchemas, type SchemaNames } from './openApiSchemas.ts'
import { keyScheme, securityOf } from './openApiSecurity.ts'
import {
  fieldsOf,
  mayLook,
  type Operation,
  permissionsOf,
  type Schema,
  schemaOf,
  takesIdempotencyKey,
  takesIfMatch,
  tellsVersion,
} from './operation.ts'
import { commonProblems, problems } from './problems.ts'
import type { Json } from './regionalFields.ts'
import { serviceSlugs, serviceWords } from './service.ts'

/** Under which path an operation stands in the document, and its examples. */
interface Place {
  readonly path: string
  readonly examples: Examples | undefined
}

/** A schema as JSON, and what of it goes into the document's components. */
type Schemas = ReturnType<typeof openApiSchemas>

/** A value for each parameter by its name, and for the body, as a client would send them. */
export interface Examples {
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** What the document says beyond the operations themselves. */
interface Telling {
  /** Schemas with a name stand in the document once. */
  readonly names?: SchemaNames
  /** Choices with a name, by the JSON of their list, do so too. */
  readonly choices?: ReadonlyMap<string, string>
  readonly examplesOf?: (operation: Operation) => Examples
  /** Where it is; without them it is where the document lies. */
  readonly servers?: readonly { readonly url: string; readonly description: string }[]
  /** What is told of without being asked, by the name of the event. */
  readonly webhooks?: Json
}

const exampleOf = (value: unknown): Json => (value === undefined ? {} : { example: value })

/** The names of a path’s parameters in their order. */
const namesIn = (path: string): readonly string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

const pathParameters = ({ jsonOf }: Schemas, operation: Operation, { path, examples }: Place) =>
  Object.entries(operation.params ?? {}).map(([name, schema]) => ({
    name: namesIn(path)[namesIn(operation.path).indexOf(name)] ?? name,
    in: 'path',
    required: true,
    schema: jsonOf(schema, 'input'),
    ...exampleOf(examples?.params[name]),
  }))

const queryParameters = ({ jsonOf }: Schemas, operation: Operation, examples?: Examples) =>
  Object.entries(fieldsOf(operation.query)).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !z.safeParse(schemaOf(schema), undefined).success,
    schema: jsonOf(schema, 'input'),
    ...exampleOf(examples?.query[name]),
  }))

const formSchema = ({ jsonOf }: Schemas, body: Schema): Json => {
  const { properties = {}, ...schema } = jsonOf(body, 'input') as { properties?: Json }
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

const requestBody = (schemas: Schemas, { body, upload, plainForm, scim }: Operation, examples?: Examples): Json =>
  body === undefined
    ? {}
    : {
        requestBody: {
          required: true,
          content: upload
            ? { 'multipart/form-data': { schema: formSchema(schemas, body) } }
            : {
                [jsonMedia(scim)]: { schema: schemas.jsonOf(body, 'input'), ...exampleOf(examples?.body) },
                ...(plainForm && { 'application/x-www-form-urlencoded': { schema: schemas.jsonOf(body, 'input') } }),
              },
        },
      }

const successResponses = ({ addToRows, jsonOf }: Schemas, operation: Operation): Json => {
  const { status, response, media } = operation
  if (media !== undefined)
    return {
      200: { description: 'Done.', content: { [media]: { schema: { type: 'string', format: 'binary' } } } },
      204: { description: 'There is none.' },
    }
  if (status === 302) {
    const location = { description: 'Where to go.', required: true, schema: { type: 'string', format: 'uri' } }
    return { 302: { description: 'Sends the browser on.', headers: { location } } }
  }
  if (response === undefined) return { [status ?? 204]: { description: 'Done.' } }
  const schema = jsonOf(response, 'output')
  if (listsRecords(operation)) addToRows(schema, rowEtag)
  const content = { [jsonMedia(operation.scim)]: { schema } }
  const headers = tellsVersion(operation) ? { headers: { ETag: { $ref: '#/components/headers/ETag' } } } : {}
  const heard = operation.acknowledges && { 202: { description: 'Heard; there is nothing to answer.' } }
  return { [status ?? 200]: { description: 'Done.', ...headers, content }, ...heard }
}

/** What the gateway says by itself, before or instead of the operation. */
const gatewayStatuses: readonly number[] = [401, 413, 429, 500, 503]

/** What only some operations refuse, by who may call them. */
const ofAccess: readonly string[] = [
  'auth.factorRequired',
  'auth.jumpRefused',
  'auth.stepUpRequired',
  'conflict.changed',
  'permission.denied',
  'request.tooFast',
  'session.required',
]
const ofAll: ReadonlySet<string> = new Set(commonProblems.filter((code) => !ofAccess.includes(code)))

/** What is refused with a status, named by what not every operation refuses: `Refusal404AccountNotFound`. */
const refusalName = (status: number, codes: readonly string[]): string =>
  `Refusal${status}${codes
    .filter((code) => !ofAll.has(code))
    .map((code) => code.replace(/(?:^|\W)(\w)/g, (_, letter: string) => letter.toUpperCase()))
    .join('')}`

const refusal = (status: number, codes: readonly (keyof typeof problems)[], scim?: true): Json => ({
  description: codes.map((code) => `\`${code}\`: ${problems[code].detail}`).join('\n'),
  content: {
    [scim ? jsonMedia(scim) : 'application/problem+json']: {
      schema: { $ref: `#/components/schemas/${scim ? 'ScimError' : 'Problem'}` },
    },
    ...(gatewayStatuses.includes(status) &&
      !(scim && status === 401) && {
        'application/json': { schema: { $ref: '#/components/schemas/GatewayRefusal' } },
      }),
  },
})

const isForMembers = ({ access }: Operation): boolean => access !== 'public' && access !== 'workflow'

/** What an operation may refuse by status, from the catalogue; each stands in the document once. */
const problemResponses = (operation: Operation, refusals: Map<string, Json>): Json => {
  const codes = [...commonProblems, ...(operation.problems ?? [])].filter(
    (code) =>
      (operation.access !== 'public' || (code !== 'session.required' && code !== 'permission.denied')) &&
      (permissionsOf(operation.access).length > 0 || code !== 'request.tooFast') &&
      (takesIfMatch(operation) || code !== 'conflict.changed') &&
      (operation.stepUp !== undefined || code !== 'auth.stepUpRequired') &&
      ((isForMembers(operation) && !mayLook(operation)) || code !== 'auth.jumpLooks') &&
      (operation.notJumped || operation.problems?.includes(code) || code !== 'auth.jumpRefused') &&
      ((isForMembers(operation) && operation.beforeFactor !== true) || code !== 'auth.factorRequired'),
  )
  const byStatus = Map.groupBy([...new Set(codes)].sort(), (code) => problems[code].status)
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, each]) => {
        const name = `${operation.scim ? 'Scim' : ''}${refusalName(status, each)}`
        refusals.set(name, refusal(status, each, operation.scim))
        return [String(status), { $ref: `#/components/responses/${name}` }]
      }),
  )
}

/** What operations share: schemas, and refusals by name. */
interface Shared {
  readonly schemas: Schemas
  readonly refusals: Map<string, Json>
}

const operationObject = ({ schemas, refusals }: Shared, operation: Operation, place: Place): Json => {
  const { examples } = place
  return {
    operationId: operation.name,
    summary: operation.summary,
    description: accessSentence(operation),
    ...(operation.deprecated && { deprecated: true }),
    tags: [operation.service],
    security: securityOf(operation),
    parameters: [
      ...pathParameters(schemas, operation, place),
      ...queryParameters(schemas, operation, examples),
      ...(takesIdempotencyKey(operation) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
      ...(takesIfMatch(operation) ? [{ $ref: '#/components/parameters/IfMatch' }] : []),
      ...(listsRecords(operation) ? [{ $ref: '#/components/parameters/PreferEtags' }] : []),
    ],
    ...requestBody(schemas, operation, examples),
    responses: { ...successResponses(schemas, operation), ...problemResponses(operation, refusals) },
  }
}

/**
 * Under which path the document has each operation, by its name. Paths that differ by the names of their parameters alone are
 * one there: it has the names of the first.
 */
export const documentPaths = (operations: readonly Operation[]): ReadonlyMap<string, string> => {
  const byForm = new Map<string, string>()
  return new Map(
    operations.map(({ name, path }) => {
      const form = path.replace(/\{\w+\}/g, '{}')
      const first = byForm.get(form) ?? path
      byForm.set(form, first)
      return [name, first]
    }),
  )
}

/** The OpenAPI 3.1 document of the operations. */
export const openApiOf = (
  operations: readonly Operation[],
  version: string,
  { names = new Map(), choices = new Map(), examplesOf, servers, webhooks }: Telling = {},
): Json => {
  const shared: Shared = { schemas: openApiSchemas(names, choices), refusals: new Map() }
  const paths: Record<string, Record<string, Json>> = {}
  const pathOf = documentPaths(operations)
  for (const operation of operations) {
    const path = pathOf.get(operation.name) ?? operation.path
    const others = paths[path] ?? {}
    const examples = examplesOf?.(operation)
    paths[path] = {
      ...others,
      [operation.method.toLowerCase()]: operationObject(shared, operation, { path, examples }),
    }
  }
  const services = new Set(operations.map(({ service }) => service))
  return shared.schemas.finished({
    openapi: '3.1.0',
    info: {
      title: 'Palisade',
      version,
      description:
        'Amounts of money are integer minor units (cents, pence) of the region’s currency; limits, deductibles and revenue are whole units. ' +
        `An API key has ${keyPace.calls} calls in ${keyPace.seconds} seconds, over all of its tokens: \`RateLimit-Policy\` and \`RateLimit\` of each answer to it say what is left, and \`Retry-After\` of a 429 when there is more.`,
      contact: { name: 'Palisade', email: 'api@palisade.example' },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Palisade' },
    },
    ...(servers && { servers }),
    tags: serviceSlugs
      .filter((slug) => services.has(slug))
      .map((slug) => ({ name: slug, description: serviceWords[slug] })),
    paths,
    ...(webhooks && { webhooks }),
    components: {
      headers: { ETag: etag },
      parameters: { IdempotencyKey: idempotencyKey, IfMatch: ifMatch, PreferEtags: preferEtags },
      responses: Object.fromEntries([...shared.refusals].sort(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }, ...keyScheme },
      schemas: { GatewayRefusal: gatewayRefusalSchema, Problem: problemSchema, ...scimErrorSchema(operations) },
    },
  })
}
