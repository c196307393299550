import { PNG } from 'pngjs'
import { type Json, jsonOf, type Kind, kindNamed } from '#cdk/openapi/exampleOf.ts'
import { words } from '#cdk/openapi/exampleWords.ts'
import type { UploadedFile } from '#shared/contract/files.ts'
import type { Operation, Schema } from '#shared/contract/operation.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { placeOfCompany } from '#tests/support/soundCompany.ts'
import type { Chance } from './chance.ts'
import type { Knowledge, KnownRecord } from './knowledge.ts'

/** What a call is made with. */
export interface Input {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: unknown
  readonly body?: unknown
}

/** What a wish is made of: dice, the world's records, and those of them that are the caller's business. */
export interface Means {
  readonly chance: Chance
  readonly known: Knowledge
  readonly region: RegionCode
  readonly now: string
  readonly isTheirs: (id: string) => boolean
}

/** The kinds in the table by the kinds that calls name. */
const recordKinds: Readonly<Record<string, string>> = { note: 'quoteNote', preset: 'customPreset', entry: 'posting' }

const idOf = ({ id }: KnownRecord): string => id

const candidates = (kind: Kind, known: Knowledge): readonly string[] => {
  if (kind === 'draft')
    return known
      .ofKind('quote')
      .filter(({ state }) => state.status === 'DRAFT')
      .map(idOf)
  if (kind === 'organization')
    return ['provider', ...['agency', 'account', 'persona'].flatMap((each) => known.ofKind(each).map(idOf))]
  return known.ofKind(recordKinds[kind] ?? kind).map(idOf)
}

const nothing = '01JH00000000000000000N0NE1'
const prefixes: Readonly<Record<string, string>> = { account: 'acc', agency: 'agy', draft: 'quo', note: 'not' }

/** The id of a record of a kind: the caller's own mostly, another's at times, now and then one that nothing has. */
export const anId = (kind: Kind, { chance, known, isTheirs }: Means): string => {
  const all = candidates(kind, known)
  const own = all.filter(isTheirs)
  const from = own.length > 0 && chance.happens(0.85) ? own : all
  // What was made last is what happens next.
  const place = chance.happens(0.5) ? from.slice(-3) : from
  const invented = `${prefixes[kind] ?? kind.slice(0, 3)}_${nothing}`
  return chance.happens(0.04) ? invented : (chance.pick(place) ?? invented)
}

const schemas = new Map<Schema, Json>()
const jsonOfSchema = (schema: Schema): Json => {
  const known = schemas.get(schema) ?? jsonOf(schema)
  schemas.set(schema, known)
  return known
}

const day = (now: string, days: number): string =>
  new Date(Date.parse(now) + days * 86_400_000).toISOString().slice(0, 10)

/** A text that somebody wrote, with a mark by which it is known again. */
export const writtenBy = (chance: Chance): string =>
  `${chance.pick(['Birch', 'Harbour', 'Quarry', 'Meadow', '🏔️ Þóra', '𠮷野'])} ${chance.letters(7)}`

/** What was written, cut in the midst of a character, as a careless client does; the first text of it. */
export const cutShort = ({ body, ...input }: Input): Input => {
  const fields = Object.entries(body ?? {})
  const at = fields.findIndex(([, value]) => typeof value === 'string')
  const cut = fields.map(([name, value], index) => [name, index === at ? `${String(value).slice(0, 4)}\ud83c` : value])
  return { ...input, ...(body !== undefined && { body: Object.fromEntries(cut) }) }
}

const side = 4

/** A picture of some colours, or what calls itself one. */
const aPicture = (chance: Chance): UploadedFile => ({
  fileName: `${chance.letters(6)}.png`,
  bytes: chance.happens(0.8)
    ? PNG.sync.write(
        Object.assign(new PNG({ width: side, height: side }), {
          data: Buffer.alloc(side * side * 4, chance.between(0, 255)),
        }),
      )
    : Buffer.from(chance.letters(40)),
})

const aText = (field: string, schema: Json, means: Means): string => {
  const { chance, known, now, region } = means
  const { format, minLength = 0 } = schema
  const place = placeOfCompany(region)
  if (/email$/i.test(field) || format === 'email') {
    const user = chance.happens(0.3) ? chance.pick(known.ofKind('user')) : undefined
    return user === undefined ? `${chance.letters(6)}@${chance.letters(4)}.example` : String(user.state.email)
  }
  if (/phone/i.test(field)) return place.phoneNumber
  // What was just bound is paid today, or not at all.
  if (field === 'paymentDate' && chance.happens(0.8)) return day(now, 0)
  if (format === 'date' || /date|needBy/i.test(field)) return day(now, chance.between(-20, 60))
  if (format === 'date-time') return new Date(Date.parse(now) - chance.between(0, 9) * 3_600_000).toISOString()
  if (field === 'policyNumber')
    return String(chance.pick(known.ofKind('policy'))?.state.policyNumber ?? 'PAL-US-0000000')
  if (field === 'hostname' || /domain/i.test(field)) return `${chance.letters(6)}.example`
  if (field === 'search' || field === 'term')
    return chance.pick(['acme', 'birch', 'user', 'pal', chance.letters(2)]) ?? ''
  const fitting = { ...place } as Readonly<Record<string, string>>
  const word = fitting[field] ?? words[field]
  if (word !== undefined && chance.happens(0.9)) return word
  return writtenBy(chance).padEnd(minLength, '.')
}

/** A value that a field's schema takes, or nearly. */
const aValue = (operation: string, field: string, schema: Json, root: Json, means: Means): unknown => {
  const { chance } = means
  const again = (name: string, each: Json) => aValue(operation, name, each, root, means)
  const { $ref, anyOf, oneOf, allOf, items = {}, properties = {}, required = [] } = schema
  if ($ref !== undefined)
    return again(
      field,
      $ref
        .split('/')
        .slice(1)
        .reduce((at, step) => at[step as never], root),
    )
  const kind = kindNamed({ operation, field }, schema)
  if (kind !== undefined && schema.type === 'string') return anId(kind, means)
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return chance.pick(schema.enum)
  const choice = chance.pick(anyOf ?? oneOf ?? allOf ?? [])
  if (choice !== undefined) return again(field, choice)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(properties)
          .filter(([name]) => (required.includes(name) ? !chance.happens(0.01) : chance.happens(0.35)))
          .map(([name, each]) => [name, again(name, each)]),
      )
    case 'array':
      return Array.from({ length: Math.max(schema.minItems ?? 0, chance.between(0, 2)) }, () => again(field, items))
    case 'boolean':
      return chance.happens(0.5)
    case 'integer':
    case 'number': {
      const least = Math.max(schema.minimum ?? 0, (schema.exclusiveMinimum ?? -1) + 1)
      return chance.happens(0.02) ? -1 : least + chance.between(0, chance.pick([1, 10, 1000, 2_000_000]) ?? 1)
    }
    case 'null':
      return null
    default:
      return aText(field, schema, means)
  }
}

/** What somebody may ask of an operation, as its contract has it. */
export const wishFor = (operation: Operation, means: Means): Input => {
  const of = (schema: Schema, field = ''): unknown => {
    const json = jsonOfSchema(schema)
    return aValue(operation.name, field, json, json, means)
  }
  const params = Object.entries(operation.params ?? {}).map(
    ([name, schema]) => [name, String(of(schema, name))] as const,
  )
  return {
    ...(operation.params && { params: Object.fromEntries(params) }),
    ...(operation.query && { query: of(operation.query) }),
    ...(operation.body && {
      body: operation.upload ? { ...Object(of(operation.body)), file: aPicture(means.chance) } : of(operation.body),
    }),
  }
}
