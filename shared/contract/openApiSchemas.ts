import { z } from 'zod'
import { textPattern } from '../domain/text/text.ts'
import { type Schema, schemaOf } from './operation.ts'
import { type Json, regionalFields } from './regionalFields.ts'

/** Names under which schemas stand in the document once. */
export type SchemaNames = ReadonlyMap<Schema, string>

/** As a client sends it, or as the platform answers. */
type Direction = 'input' | 'output'

const components = '#/components/schemas/'
const definitions = '#/$defs/'
/** What is sent differs from what is answered, where defaults are filled in; then it has this after its name. */
const sent = 'Input'
/** As it is in a list, where that tells more of it; then it has this after its name. */
const listed = 'Listed'

/** The same value with every `$ref` in it put in other words. */
const withRefs = (value: unknown, to: (ref: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((each) => withRefs(each, to))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      key === '$ref' && typeof each === 'string' ? to(each) : withRefs(each, to),
    ]),
  )
}

/** A document without what stands in lists alone, and there under the name of its listed form. */
const withoutUnlisted = <Document extends { readonly components: { readonly schemas: Json } }>(document: Document) => {
  const text = JSON.stringify(document)
  const { schemas } = document.components
  const kept = Object.entries(schemas).filter(
    ([name]) => !(`${name}${listed}` in schemas) || text.includes(`"${components}${name}"`),
  )
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(kept) } }
}

/** What holds values, no schemas. */
const unchosen: ReadonlySet<string> = new Set(['example', 'examples', 'default'])

const refsOf = (value: unknown): Set<string> => {
  const refs = new Set<string>()
  withRefs(value, (ref) => {
    refs.add(ref)
    return ref
  })
  return refs
}

/** Descriptions that schemas bring, and the names they are given here. */
const registryOf = (names: SchemaNames): z.core.$ZodRegistry<Record<string, unknown>> => {
  class Named extends z.core.$ZodRegistry<Record<string, unknown>> {
    override get(schema: z.core.$ZodType) {
      const id = names.get(schema)
      const said = z.globalRegistry.get(schema)
      return id === undefined ? said : { ...said, id }
    }
  }
  return new Named()
}

/** A record with a closed set of keys is an object with these properties. */
const spellOutRecord = (def: z.core.$ZodTypes['_zod']['def'], json: z.core.JSONSchema.BaseSchema): void => {
  const keys = def.type === 'record' ? def.keyType._zod.values : undefined
  if (keys === undefined || json.required === undefined) return
  const { additionalProperties } = json
  json.properties = Object.fromEntries([...keys].map((key) => [String(key), additionalProperties ?? {}]))
  json.additionalProperties = false
  delete json.propertyNames
}

/** What a contract marks as the region's own to check, as the regions check it; what is answered has no such rule. */
const tellRegional = (json: z.core.JSONSchema.BaseSchema, io: Direction): void => {
  const { regional } = json
  if (typeof regional !== 'string') return
  delete json.regional
  if (io === 'output') return
  const field = regionalFields[regional]
  if (field === undefined)
    throw new Error(`No region checks a field as "${regional}" (shared/contract/regionalFields.ts).`)
  const { allOf, ...rest } = field
  Object.assign(json, rest, { 'x-regional': true })
  const others = json.allOf ?? []
  if (Array.isArray(allOf)) json.allOf = [...others.filter((other) => !allOf.includes(other)), ...allOf]
}

const filled = '\\S'
/** What is put here below says it. */
const tellsFilled = /^\\S(?:\[\\s\\S\]\{\d+,\}\\S)?$/

/** What the pipeline refuses of every text, whatever else is said of it. */
const tellText = (json: z.core.JSONSchema.BaseSchema, io: Direction): void => {
  const { type, pattern, allOf, format, enum: options, const: only } = json
  if (io === 'input' && type === 'string' && !pattern && !allOf && !format && !options && only === undefined)
    json.pattern = textPattern
}

/** A text that is trimmed before it is measured is more than spaces. */
const tellTrimmed = (schema: z.core.$ZodType, json: z.core.JSONSchema.BaseSchema, io: Direction): void => {
  if (schema._zod.def.type !== 'string') return
  // What a schema was refined from has said it already, perhaps before there was a pattern that says more.
  const allOf = (json.allOf ?? []).filter(({ pattern }) => pattern === undefined || !tellsFilled.test(pattern))
  if (allOf.length > 0) json.allOf = allOf
  else delete json.allOf
  const { checks = [] } = schema._zod.def
  const { minLength = 0, pattern } = json
  const trims = checks.some(({ _zod: { def } }) => def.check === 'overwrite')
  const takesSpaces = [pattern, ...allOf.map((other) => other.pattern)].every(
    (each) => each === undefined || new RegExp(each, 'u').test(' '.repeat(minLength)),
  )
  if (io === 'output' || !trims || minLength === 0 || (minLength === 1 && !takesSpaces)) return
  const rest = minLength === 1 ? '' : `[\\s\\S]{${minLength - 2},}${filled}`
  json.allOf = [...allOf, { pattern: `${filled}${rest}` }]
}

/**
 * A pattern where generators can use it. Beside `format: date` they read a date, of which the format says all that the
 * pattern does; what not every language's patterns know, such as Unicode's classes, goes where validators alone look.
 */
const placePattern = (json: z.core.JSONSchema.BaseSchema): void => {
  const { format, pattern } = json
  if (pattern === undefined) return
  if (format === 'date' || format === 'date-time') delete json.pattern
  else if (pattern.includes('\\p{')) {
    delete json.pattern
    json.allOf = [...(json.allOf ?? []), { pattern }]
  }
}

/**
 * Schemas as OpenAPI 3.1 has them (JSON Schema 2020-12). Those with a name are referred to by it; `finished` gives the
 * document with them in its components, each once where what is sent and what is answered agree.
 */
export const openApiSchemas = (names: SchemaNames, choices: ReadonlyMap<string, string>) => {
  const metadata = registryOf(names)
  const named = { input: new Map<string, Json>(), output: new Map<string, Json>() }

  const jsonOf = (schema: Schema, io: Direction): Json => {
    const {
      $schema: _,
      $defs = {},
      ...json
    } = z.toJSONSchema(schemaOf(schema), {
      io,
      metadata,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        spellOutRecord(zodSchema._zod.def, jsonSchema)
        tellTrimmed(zodSchema, jsonSchema, io)
        tellRegional(jsonSchema, io)
        placePattern(jsonSchema)
        tellText(jsonSchema, io)
      },
    })
    const refTo = (ref: string): string => {
      const name = ref.slice(definitions.length)
      if (!ref.startsWith(definitions) || name.startsWith('__'))
        throw new Error('A schema that contains itself needs a name: export it from its file in shared.')
      return `${components}${name}${io === 'input' ? sent : ''}`
    }
    for (const [name, definition] of Object.entries($defs))
      if (!named[io].has(name)) named[io].set(name, withRefs(definition, refTo) as Json)
    return withRefs(json, refTo) as Json
  }

  const nameOf = ($ref: unknown): string | undefined =>
    typeof $ref === 'string' && $ref.startsWith(components) ? $ref.slice(components.length) : undefined
  const meant = (json: unknown): Record<string, unknown> => {
    const name = nameOf((json as Json).$ref)
    return ((name !== undefined && named.output.get(name)) || json) as Record<string, unknown>
  }

  /** Gives the rows of a list's answer more fields; rows that have a name have another with them. */
  const addToRows = (answer: Json, fields: Json): void => {
    const { items, properties } = meant(answer) as { readonly items?: unknown; readonly properties?: Json }
    const list = meant(items === undefined ? (properties?.hits ?? properties?.content) : answer)
    const row = meant(list.items)
    const more = { ...row, properties: { ...(row.properties as Json), ...fields } }
    const name = nameOf((list.items as Json).$ref)
    if (name === undefined) list.items = more
    else if (!name.endsWith(listed)) {
      named.output.set(`${name}${listed}`, more)
      list.items = { $ref: `${components}${name}${listed}` }
    }
  }

  /** Those whose two directions differ, by themselves or by what they contain. */
  const differing = (): ReadonlySet<string> => {
    const plain = (ref: string) => (ref.endsWith(sent) ? ref.slice(0, -sent.length) : ref)
    const both = [...named.input.keys()].filter((name) => named.output.has(name))
    const text = (value: unknown) => JSON.stringify(withRefs(value, plain))
    const found = new Set(both.filter((name) => text(named.input.get(name)) !== text(named.output.get(name))))
    const touched = (name: string) =>
      [...refsOf(named.input.get(name))].some((ref) => found.has(plain(ref).slice(components.length)))
    for (let before = -1; before < found.size; ) {
      before = found.size
      for (const name of both) if (touched(name)) found.add(name)
    }
    return found
  }

  /** The same with every choice that has a name referred to by it, and those that are. */
  const chosen = (value: unknown, found: Map<string, Json>): unknown => {
    if (Array.isArray(value)) return value.map((each) => chosen(each, found))
    if (typeof value !== 'object' || value === null) return value
    const name = 'enum' in value && !('x-regional' in value) ? choices.get(JSON.stringify(value.enum)) : undefined
    if (name === undefined || !('enum' in value) || !('type' in value))
      return Object.fromEntries(
        Object.entries(value).map(([key, each]) => [key, unchosen.has(key) ? each : chosen(each, found)]),
      )
    const { type, enum: list, ...rest } = value
    found.set(name, { type, enum: list })
    return { ...rest, $ref: `${components}${name}` }
  }

  const finished = <Document extends { readonly components: { readonly schemas: Json } }>(document: Document) => {
    const differ = differing()
    const finalName = (name: string, io: Direction) => (io === 'input' && differ.has(name) ? `${name}${sent}` : name)
    const lists = new Map<string, Json>()
    const told = (['output', 'input'] as const).flatMap((io) =>
      [...named[io]].map(([name, json]): [string, Json] => [
        finalName(name, io),
        // A schema that is a choice itself keeps its own name.
        'enum' in json ? json : (chosen(json, lists) as Json),
      ]),
    )
    const rest = chosen(document, lists) as Document
    const taken = new Map(told)
    for (const name of lists.keys())
      if (taken.has(name) && JSON.stringify(taken.get(name)?.enum) !== JSON.stringify(lists.get(name)?.enum))
        throw new Error(`A schema and a list are both named ${name}: rename the list.`)
    const schemas = Object.fromEntries([...lists, ...told].sort(([a], [b]) => (a < b ? -1 : 1)))
    const whole = { ...rest, components: { ...rest.components, schemas: { ...rest.components.schemas, ...schemas } } }
    const inputs = new Map(
      [...named.input.keys()].map((name) => [`${components}${name}${sent}`, finalName(name, 'input')]),
    )
    const referring = withRefs(whole, (ref) => {
      const name = inputs.get(ref)
      return name === undefined ? ref : `${components}${name}`
    }) as Document
    return withoutUnlisted(referring)
  }

  return { addToRows, jsonOf, finished }
}
