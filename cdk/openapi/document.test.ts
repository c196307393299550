import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { documentPaths } from '#shared/contract/openapi.ts'
import { fieldsOf, isVerifiedByGateway, type Operation, type Schema, schemaOf } from '#shared/contract/operation.ts'
import { operations } from '#shared/contracts/registry.ts'
import { type JsonSchema, nearMisses, valuesOf } from '#tests/support/valuesOf.ts'
import { inTurn } from '#tests/turn.ts'
import { apiDocument } from './document.ts'

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly schema: JsonSchema
  readonly example?: unknown
}
interface Content {
  readonly schema: JsonSchema
}
interface Answer {
  readonly $ref?: string
  readonly headers?: Readonly<Record<string, unknown>>
  readonly content?: Readonly<Record<string, Content>>
}
interface Documented {
  readonly tags: readonly string[]
  readonly responses: Readonly<Record<string, Answer>>
  readonly parameters: readonly Parameter[]
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: JsonSchema; readonly example?: unknown }>>
  }
}

const document = (await apiDocument()) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Documented>>>>
  readonly info: { readonly contact?: unknown }
  readonly tags: readonly { readonly name: string }[]
  readonly components: {
    readonly responses: Readonly<Record<string, Answer>>
    readonly schemas: Readonly<Record<string, JsonSchema>>
  }
}

/** The same schemas without what only some region demands, which each region's own checks hold. */
const unregional = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(unregional)
  if (typeof value !== 'object' || value === null) return value
  const { enum: _enum, allOf: _allOf, ...rest } = value as Record<string, unknown>
  const own = 'x-regional' in value ? rest : value
  return Object.fromEntries(Object.entries(own).map(([name, each]) => [name, unregional(each)]))
}

const judgeOf = (schemas: unknown) => {
  const ajv = new Ajv2020({ strict: false, multipleOfPrecision: 6 })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'document', components: { schemas } })
  const known = new Map<JsonSchema, (value: unknown) => boolean>()
  return (schema: JsonSchema, value: unknown): boolean => {
    const judge =
      known.get(schema) ??
      ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"document#/components')))
    known.set(schema, judge)
    return judge(value)
  }
}
const admits = judgeOf(document.components.schemas)
const admitsAnywhere = judgeOf(unregional(document.components.schemas))

const lax = new Map<JsonSchema, JsonSchema>()
const anywhere = (json: JsonSchema): JsonSchema => {
  const known = lax.get(json) ?? (unregional(json) as JsonSchema)
  lax.set(json, known)
  return known
}

const plain = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)))

/**
 * What the document and the contract say of a value. What the contract takes beyond the document is, once read – trimmed,
 * in lower case, defaults filled in – what the document admits.
 */
const disagreement = (json: JsonSchema, schema: Schema, value: unknown, sent = value): string | undefined => {
  const read = z.safeParse(schemaOf(schema), sent)
  if (admits(json, value))
    return read.success ? undefined : `admitted and refused: ${JSON.stringify(value)} ${read.error.message}`
  if (!read.success) return undefined
  const anyRegion = anywhere(json)
  return admitsAnywhere(anyRegion, plain(read.data)) || admitsAnywhere(anyRegion, sent)
    ? undefined
    : `taken and not admitted: ${JSON.stringify(value)}`
}

/** As many of them, from everywhere among them. */
const spread = <Each>(all: readonly Each[], most: number): readonly Each[] => {
  const step = Math.max(1, all.length / most)
  return Array.from({ length: Math.min(most, all.length) }, (_, index) => all[Math.floor(index * step)] as Each)
}

/** Values that the document admits, and around the first of them what nearly is one: of a large one there are thousands. */
const draws = (json: JsonSchema): unknown[] => {
  const drawn = fc.sample(valuesOf(json, document), { numRuns: 12, seed: 20261122 }).map(plain)
  return [...drawn, ...spread(drawn.slice(0, 3).flatMap(nearMisses), 500)]
}

const pathOf = documentPaths(operations)
const documented = ({ name, path, method }: Operation): Documented => {
  const found = document.paths[pathOf.get(name) ?? path]?.[method.toLowerCase()]
  if (found === undefined) throw new Error(`${method} ${path} is not documented.`)
  return found
}

const parameters = operations.flatMap((operation) =>
  documented(operation)
    .parameters.filter((parameter) => parameter.in !== 'header')
    .flatMap((parameter) => {
      const schema = { ...operation.params, ...fieldsOf(operation.query) }[parameter.name]
      return schema === undefined ? [] : [{ at: `${operation.name} ${parameter.name}`, parameter, schema }]
    }),
)

const bodies = operations.flatMap((operation) => {
  const content = documented(operation).requestBody?.content['application/json']
  return operation.body === undefined || content === undefined
    ? []
    : [{ at: operation.name, ...content, body: operation.body }]
})

/** A parameter as it stands in an address. */
const inAddress = (value: unknown): unknown => (Array.isArray(value) ? value.map(String) : String(value))

describe('what the document says', () => {
  test.each(inTurn(parameters, 3))('of $at, its contract checks', ({ parameter: { schema: json }, schema }) => {
    const isText = (value: unknown) => ['boolean', 'number', 'string'].includes(typeof value)
    const wrong = draws(json)
      .filter((value) => isText(value) || (Array.isArray(value) && value.every(isText)))
      .filter((value) => json.type !== 'string' || typeof value === 'string')
      .flatMap((value) => disagreement(json, schema, value, inAddress(value)) ?? [])
    expect(wrong.slice(0, 3)).toEqual([])
  })

  test.each(inTurn(bodies, 3))('of the body of $at, its contract checks', ({ schema: json, body }) => {
    const wrong = draws(json).flatMap((value) => disagreement(json, body, value) ?? [])
    expect(wrong.slice(0, 3)).toEqual([])
  })

  test.each(parameters)('of $at has an example that both take', ({ parameter: { schema: json, example }, schema }) => {
    expect(example).toBeDefined()
    expect(admits(json, example)).toBe(true)
    expect(z.safeParse(schemaOf(schema), inAddress(example)).success).toBe(true)
  })

  test.each(bodies)('of the body of $at has an example that both take', ({ schema: json, example, body }) => {
    expect(example).toBeDefined()
    expect(admits(json, example)).toBe(true)
    expect(z.safeParse(schemaOf(body), example).success).toBe(true)
  })

  test('refers to nothing that it does not define, least of all to itself', () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map(([, ref = '']) => ref)
    const defined = new Set(
      Object.entries(document.components).flatMap(([kind, parts]) =>
        Object.keys(parts).map((name) => `#/components/${kind}/${name}`),
      ),
    )
    expect([...new Set(refs)].filter((ref) => !defined.has(ref))).toEqual([])
  })

  test('demands no property that it does not define', () => {
    const undefinedIn = (at: string, value: unknown): string[] => {
      if (typeof value !== 'object' || value === null) return []
      const { properties, required } = value as { readonly properties?: object; readonly required?: unknown }
      const lacking = Array.isArray(required) && properties !== undefined ? required : []
      return [
        ...lacking.filter((name) => !Object.hasOwn(properties ?? {}, name)).map((name) => `${at}: ${name}`),
        ...Object.entries(value).flatMap(([name, each]) => undefinedIn(`${at}/${name}`, each)),
      ]
    }
    expect(undefinedIn('', document)).toEqual([])
  })

  test('groups operations by tags that it defines, and names whom to ask', () => {
    const tags = document.tags.map(({ name }) => name)
    const used = operations.flatMap((operation) => documented(operation).tags)
    expect([...new Set(used)].sort()).toEqual([...tags].sort())
    expect(document.info.contact).toMatchObject({ email: expect.stringContaining('@') })
  })

  test('tells of each answer what its contract does, whatever other answers are called alike', () => {
    const { schemas } = document.components
    const wrong = operations.flatMap((operation) => {
      const { shape } = (operation.response ?? {}) as { readonly shape?: object }
      const answers = Object.values(documented(operation).responses)
      const told = answers.flatMap(({ content }) => content?.['application/json']?.schema ?? [])[0]
      if (shape === undefined || told === undefined) return []
      const own = typeof told.$ref === 'string' ? schemas[told.$ref.split('/').at(-1) ?? ''] : told
      const names = Object.keys(own?.properties ?? {}).sort()
      return names.join() === Object.keys(shape).sort().join() ? [] : [`${operation.name}: ${names}`]
    })
    expect(wrong).toEqual([])
  })

  test('tells that a sign-in by a provider is a redirect', () => {
    const responses = document.paths['/api/auth/v1/sso']?.get?.responses ?? {}
    const succeeding = Object.keys(responses).filter((status) => status < '400')
    expect(succeeding).toEqual(['302'])
    expect(responses['302']?.headers).toHaveProperty('location')
  })

  test('tells of every operation with a session what the gateway refuses in its own words', () => {
    const words = { $ref: '#/components/schemas/GatewayRefusal' }
    expect(document.components.schemas.GatewayRefusal).toMatchObject({ required: ['message'] })
    for (const operation of operations.filter(isVerifiedByGateway)) {
      const { $ref = '' } = documented(operation).responses['401'] ?? {}
      const refusal = document.components.responses[$ref.split('/').at(-1) ?? '']
      expect([operation.name, refusal?.content?.['application/json']?.schema]).toEqual([operation.name, words])
    }
  })
})
