import { z } from 'zod'
import { fieldsOf, type Operation, type Schema, schemaOf } from '#shared/contract/operation.ts'
import { Month } from '#shared/domain/calendar/months.ts'
import { idPrefixes } from '#shared/domain/ids/ids.ts'
import type { Role } from '#shared/permissions.ts'
import { type Body, bodies } from './exampleBodies.ts'
import { words } from './exampleWords.ts'
import { kindInOperation } from './kindInOperation.ts'

/** Kinds of record that calls name by an id, an e-mail or a number. */
export type Kind =
  | keyof typeof idPrefixes
  | 'aggregator'
  | 'attachment'
  | 'carrierRater'
  | 'cluster'
  | 'draft'
  | 'mssp'
  | 'organization'
  | 'place'
  | 'pool'
  | 'preset'
  | 'reinsurer'
  | 'tag'

/** How a record of a kind is named in calls. */
export type Names = Readonly<Partial<Record<Kind, string>>> & {
  /** The e-mail of the user. */
  readonly email: string
  /** The number of the policy. */
  readonly policyNumber: string
  /** The role of the user. */
  readonly role: Role
}

/** A call that the operation's contract takes, and which records it names. */
export interface Example {
  readonly input: { readonly params?: Record<string, string>; readonly query?: unknown; readonly body?: unknown }
  /** Records named anywhere in the call. */
  readonly kinds: ReadonlySet<Kind>
  /** Records named in the path: the call is about them. */
  readonly subjects: ReadonlySet<Kind>
}

const kindOfPrefix: Readonly<Record<string, Kind>> = {
  ...Object.fromEntries(Object.entries(idPrefixes).map(([kind, prefix]) => [prefix, kind as Kind])),
  tag: 'tag',
}

/** What names a record without showing it in its schema, by the field's or parameter's name. */
const kindOfName: Readonly<Record<string, Kind>> = { ownerId: 'account', presetId: 'preset' }

/** Operations whose e-mail names a user of the platform; everywhere else it is one that nobody has yet. */
const namesUserByEmail = [
  'addUserAccounts',
  'enableUser',
  'getPhotoByEmail',
  'listUserAccounts',
  'resendUserInvitation',
]

/** A JSON schema, as far as a call is built from it. */
export type Json = {
  readonly $ref?: string
  readonly const?: unknown
  readonly default?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Json[]
  readonly oneOf?: readonly Json[]
  readonly allOf?: readonly Json[]
  readonly type?: string
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly minItems?: number
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly items?: Json
  readonly properties?: Readonly<Record<string, Json>>
  readonly required?: readonly string[]
}

/** What a contract's schema takes, as a JSON schema. */
export const jsonOf = (schema: Schema): Json =>
  z.toJSONSchema(schemaOf(schema), { io: 'input', unrepresentable: 'any' }) as Json

/** What came along with a message has the message's id and its place in it. */
const ofMessage = /^\^msg_.*_\\d/

/** The kind of record that a field or parameter of an operation names; undefined for what names none. */
export const kindNamed = (
  { operation, field }: { readonly operation: string; readonly field: string },
  { pattern = '' }: Json,
): Kind | undefined =>
  kindInOperation[operation]?.[field] ??
  (ofMessage.test(pattern) ? 'attachment' : kindOfPrefix[/^\^(\w{3})_/.exec(pattern)?.[1] ?? '']) ??
  kindOfName[field]

const monthPattern = jsonOf(Month).pattern

/** Builds calls of one operation out of the names of records. */
const sampler = ({ name: operation }: Operation, names: Names) => {
  const kinds = new Set<Kind>()

  const kindOf = (field: string, schema: Json): Kind | undefined => kindNamed({ operation, field }, schema)

  const named = (kind: Kind): string => {
    kinds.add(kind)
    const id = names[kind]
    if (id === undefined)
      throw new Error(`${operation} names a record of the kind "${kind}": seed one in tests/security/book.ts.`)
    return id
  }

  /** The name of a record, or undefined for what names none. */
  const reference = (field: string, schema: Json): string | undefined => {
    const kind = kindOf(field, schema)
    if (kind !== undefined) return named(kind)
    if (field === 'email' && namesUserByEmail.includes(operation)) {
      kinds.add('user')
      return names.email
    }
    if (field !== 'policyNumber') return undefined
    kinds.add('policy')
    return names.policyNumber
  }

  const isReference = (field: string, schema: Json): boolean =>
    kindOf(field, schema) !== undefined || field === 'policyNumber'

  const text = (field: string, schema: Json): string => {
    const { format, minLength = 0, pattern = '' } = schema
    if (pattern === monthPattern) return '2026-10'
    const word = reference(field, schema) ?? words[field]
    if (word !== undefined) return word
    if (/email$/i.test(field) || format === 'email') return 'new@nobody.example'
    if (/phone(?:number)?$/i.test(field)) return words.phone ?? ''
    if (format === 'date') return '2026-12-01'
    if (format === 'date-time' || pattern.startsWith('^\\d{4}-')) return '2026-11-20T10:00:00.000Z'
    return 'text'.padEnd(minLength, '.')
  }

  const value = (field: string, schema: Json, root: Json): unknown => {
    const { $ref, anyOf, oneOf, allOf, items = {}, properties = {}, required = [] } = schema
    if ($ref !== undefined)
      return value(
        field,
        $ref
          .split('/')
          .slice(1)
          .reduce((at, step) => (at as Readonly<Record<string, Json>>)[step] ?? {}, root),
        root,
      )
    if (schema.const !== undefined) return schema.const
    if (schema.enum !== undefined) return schema.enum.find((each) => each === words[field]) ?? schema.enum[0]
    const [first] = anyOf ?? oneOf ?? (schema.type === undefined ? allOf : undefined) ?? []
    if (first !== undefined) return value(field, first, root)
    if (schema.type === 'object')
      return Object.fromEntries(
        Object.entries(properties)
          .filter(([name, each]) => required.includes(name) || isReference(name, each.items ?? each))
          .map(([name, each]) => [name, value(name, each, root)]),
      )
    if (schema.type === 'array')
      return (schema.minItems ?? 0) > 0 || isReference(field, items) || items.type === 'object'
        ? [value(field, items, root)]
        : []
    if (schema.type === 'boolean') return true
    if (schema.type === 'integer' || schema.type === 'number')
      return Math.max(1, schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1)
    return schema.type === 'null' ? null : text(field, schema)
  }

  return { kinds, named, reference, value, isReference }
}

/**
 * A value for each parameter of an operation, those that may be left out as well, and for its body, as its schema shows
 * them; whether the contract takes them is for tests to say.
 */
export const partsOf = (operation: Operation, names: Names) => {
  const { value } = sampler(operation, names)
  const of = (schema: Schema, field = ''): unknown => {
    const json = jsonOf(schema)
    return json.items === undefined ? value(field, json, json) : [value(field, json.items, json)]
  }
  const each = (schemas: Readonly<Record<string, Schema>>): Readonly<Record<string, unknown>> =>
    Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, of(schema, name)]))
  const sampled = operation.body && of(operation.body)
  return {
    params: each(operation.params ?? {}),
    query: each(fieldsOf(operation.query)),
    body: bodies[operation.name]?.(sampled as Body, names) ?? sampled,
  }
}

/** A value for each part of the call; fails with what to add when the contract does not take it. */
export const exampleOf = (operation: Operation, names: Names): Example => {
  const { kinds, value, isReference } = sampler(operation, names)
  const of = (schema: Schema, field = ''): unknown => {
    const json = jsonOf(schema)
    return value(field, json, json)
  }
  const params = Object.fromEntries(
    Object.entries(operation.params ?? {}).map(([name, schema]) => {
      const json = jsonOf(schema)
      const isKnown = isReference(name, json) || name === 'email' || name in words || json.enum !== undefined
      if (!isKnown)
        throw new Error(
          `${operation.name}: nothing is known for its path parameter {${name}}. Seed a record of that kind in tests/security/book.ts and name it in exampleOf.ts, or give a word of the trade there.`,
        )
      return [name, String(of(schema, name))]
    }),
  )
  const subjects = new Set(kinds)
  const query = operation.query && of(operation.query)
  const sampled = operation.body && of(operation.body)
  const body = bodies[operation.name]?.(sampled as Body, names) ?? sampled
  if (sampled !== undefined && body !== undefined && 'teamIds' in (sampled as Body) && !('teamIds' in (body as Body)))
    kinds.delete('team')
  for (const [part, schema, given] of [
    ['query', operation.query, query],
    ['body', operation.body, body],
  ] as const) {
    const read = schema && z.safeParse(schemaOf(schema), given)
    if (read?.success === false)
      throw new Error(
        `${operation.name}: its ${part} cannot be filled by its schema. Give one in cdk/openapi/exampleBodies.ts. ${JSON.stringify(given)} ${read.error.message}`,
      )
  }
  const input = {
    ...(operation.params && { params }),
    ...(query !== undefined && { query }),
    ...(body !== undefined && { body }),
  }
  return { input, kinds, subjects }
}
