import fc from 'fast-check'

/** JSON Schema as far as contracts make it. */
export interface JsonSchema {
  readonly $ref?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly multipleOf?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly propertyNames?: JsonSchema
  readonly additionalProperties?: JsonSchema | boolean
  readonly minProperties?: number
  readonly required?: readonly string[]
}

/** Texts for patterns that cannot be drawn from: one of them fits most. */
const usual = ['97301', '97301-1234', 'SW1A 1AA', '2000', '/accounts', '/accounts/acc?tab=quotes', 'Salem', '1000']

const matching = (pattern: string): fc.Arbitrary<string> => {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'))
  } catch {
    const expression = new RegExp(pattern, 'u')
    const fitting = usual.filter((text) => expression.test(text))
    if (fitting.length === 0)
      throw new Error(`Nothing is known that fits ${pattern}: add it to "usual" in valuesOf.ts.`)
    return fc.constantFrom(...fitting)
  }
}

const day = fc.date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })

const textOf = ({ format, pattern, allOf = [], minLength = 0, maxLength = 60 }: JsonSchema): fc.Arbitrary<string> => {
  const patterns = [...(pattern === undefined ? [] : [pattern]), ...allOf.flatMap((each) => each.pattern ?? [])]
  if (format === 'date') return day.map((date) => date.toISOString().slice(0, 10))
  if (format === 'date-time') return day.map((date) => date.toISOString())
  if (format === 'email') return fc.emailAddress()
  if (patterns.length > 0) return fc.oneof(...patterns.map(matching))
  return fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 40), unit: 'binary' })
}

const drawOf = (schema: JsonSchema, root: unknown, depth: number): fc.Arbitrary<unknown> => {
  const { $ref, anyOf, oneOf, items = {}, properties = {}, required = [], additionalProperties, propertyNames } = schema
  if ($ref !== undefined) {
    const target = $ref
      .slice(2)
      .split('/')
      .reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], root)
    return drawOf(target as JsonSchema, root, depth + 1)
  }
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  const choices = anyOf ?? oneOf
  if (choices !== undefined) return fc.oneof(...choices.map((each) => drawOf(each, root, depth + 1)))
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => drawOf({ ...schema, type }, root, depth + 1)))
  switch (schema.type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
    case 'number': {
      const min = schema.minimum ?? (schema.exclusiveMinimum ?? -1001) + 1
      const max = schema.maximum ?? Math.max(min, 1_000_000)
      const step = schema.multipleOf
      if (step !== undefined)
        return fc
          .integer({ min: Math.ceil(min / step), max: Math.floor(max / step) })
          .map((n) => Number((n * step).toFixed(6)))
      return schema.type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true })
    }
    case 'string':
      return textOf(schema)
    case 'array':
      return fc.array(drawOf(items, root, depth + 1), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, Math.max(schema.minItems ?? 0, depth > 6 ? 0 : 3)),
      })
    case 'object': {
      const known = fc.record(
        Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, drawOf(each, root, depth + 1)])),
        { requiredKeys: Object.keys(properties).filter((name) => required.includes(name) || depth > 6) },
      )
      if (typeof additionalProperties !== 'object' || Object.keys(additionalProperties).length === 0) return known
      const names = drawOf({ type: 'string', ...propertyNames }, root, depth + 1).map(String)
      const more = fc.dictionary(names, drawOf(additionalProperties, root, depth + 1), {
        minKeys: schema.minProperties ?? 0,
        maxKeys: 3,
      })
      return fc.tuple(more, known).map(([others, own]) => ({ ...others, ...own }))
    }
    default:
      return fc.constantFrom<unknown>('text', 1, true, null)
  }
}

/** Values that a schema admits, or nearly: several patterns and conditions between fields are left to who judges them. */
export const valuesOf = (schema: JsonSchema, root: unknown): fc.Arbitrary<unknown> => drawOf(schema, root, 0)

/** Values one step away from this one, of which a schema may admit some. */
export const nearMisses = (value: unknown): unknown[] => {
  const others = [null, 0, -1, 1.5, '', ' ', '\t\n', 'text', true, [], {}]
  if (typeof value === 'string')
    return [
      ...others,
      `${value} `,
      ` ${value}`,
      `${value}~`,
      value.slice(1),
      value.slice(0, -1),
      value.repeat(5),
      value.toUpperCase(),
    ]
  if (typeof value === 'number') return [...others, value + 0.5, -value, value * 1_000_000, String(value)]
  if (Array.isArray(value))
    return [...others, [...value, ...value, ...value], ...nearMisses(value[0]).map((each) => [each])]
  if (typeof value === 'object' && value !== null)
    return [
      ...others,
      { ...value, somethingElse: 1 },
      ...Object.keys(value).flatMap((name) => {
        const { [name]: own, ...rest } = value as Record<string, unknown>
        return [rest, ...nearMisses(own).map((each) => ({ ...rest, [name]: each }))]
      }),
    ]
  return others
}
