import { z } from 'zod'
import { type Json, kindNamed } from '#cdk/openapi/exampleOf.ts'
import { words } from '#cdk/openapi/exampleWords.ts'
import { type Schema, schemaOf } from '#shared/contract/operation.ts'
import { idPrefixes } from '#shared/domain/ids/ids.ts'

const ulid = '01JD7Q4Z8M3T5V9W2X6Y0ABCDE'

/** The id that samples give every record of a kind; it looks like one and is nobody's. */
export const idOf = (kind: keyof typeof idPrefixes): string => `${idPrefixes[kind]}_${ulid}`

const ids: Readonly<Record<string, string>> = {
  attachment: `${idOf('message')}_1`,
  draft: idOf('quote'),
  organization: idOf('agency'),
  preset: `preset_${ulid}`,
  reinsurer: idOf('persona'),
  tag: `tag_${ulid}`,
}

/** A list has two of these, so that another can be chosen. */
const anotherUlid = '01JD7Q4Z8M3T5V9W2X6Y0ABCDF'

/** The kind of record whose id a field is by its name or its list's, or by what the operation is about. */
const kindOfField = (field: string, owner: string, operation: string): string | undefined => {
  // What is named last is what it is about: listAgencyTeams answers teams.
  const named = (text: string) =>
    Object.keys(idPrefixes)
      .map((kind) => ({ kind, at: text.toLowerCase().lastIndexOf(kind) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => b.at - a.at)[0]?.kind
  if (/^(id|value)$/.test(field))
    return named(owner) ?? named(operation.replace(/Cart$/, 'Quote').replace(/(Underwriters|Tams|Executives)$/, 'User'))
  return /Ids?$/.test(field) ? named(field) : undefined
}

/** What names nothing in particular, by the end of its field's name. */
const byEnd: readonly (readonly [RegExp, string])[] = [
  [/email$/i, 'ida@nobody.example'],
  [/phone(number)?$/i, '4155550132'],
  [/(date|day|since|until)$/i, '2026-12-01'],
  [/(at|time)$/, '2026-11-20T10:00:00.000Z'],
  [/timeZone$/, 'America/Los_Angeles'],
  [/(amount|premium|fee|total)$/i, '100'],
]

/** Texts that fit the patterns of contracts, most of them with words of the trade. */
const fitting = [
  'Ida Moreau',
  '2026-12-01',
  '2026-10',
  '123456',
  '97301',
  'https://nobody.example',
  'https://prod-00.nowhere.logic.azure.com/workflows/0',
  'PALI-134567890',
  '+14155550132',
  'nobody.example',
  '100',
  'a',
]

const textOf = (field: string, { format, pattern, minLength = 0, maxLength = Infinity, allOf = [] }: Text): string => {
  const patterns = [pattern, ...allOf.map((each) => each.pattern)].filter((each) => each !== undefined)
  const byFormat = {
    date: '2026-12-01',
    'date-time': '2026-11-20T10:00:00.000Z',
    email: 'ida@nobody.example',
    uri: 'https://nobody.example',
  }
  const named = words[field] ?? byEnd.find(([end]) => end.test(field))?.[1]
  const wanted = [byFormat[format as keyof typeof byFormat], named, 'Words of the trade', ...fitting]
  const fits = (text: string | undefined): text is string =>
    text !== undefined && text.length <= maxLength && patterns.every((each) => new RegExp(each, 'u').test(text))
  return (wanted.find(fits) ?? 'a').padEnd(minLength, '.')
}

type Open = { readonly propertyNames?: Json; readonly additionalProperties?: Json | false }
type Text = Json & { readonly maxLength?: number }

/**
 * A value that a contract's schema shows: the first of choices, everything that may be left out as well, one of each list.
 * The same each time.
 */
export const sampled = (schema: Schema, io: 'input' | 'output', operation = ''): unknown => {
  const root = z.toJSONSchema(schemaOf(schema), { io, unrepresentable: 'any' }) as Json
  const value = (field: string, json: Json, depth: number, owner = ''): unknown => {
    const { $ref, anyOf, oneOf, allOf, items = {}, properties = {}, required = [] } = json
    if ($ref !== undefined) {
      const target = $ref
        .split('/')
        .slice(1)
        .reduce((at, step) => at[step as never], root)
      return depth > 12 ? undefined : value(field, target, depth + 1)
    }
    if (json.const !== undefined) return json.const
    if (json.enum !== undefined) return json.enum.find((each) => each === words[field]) ?? json.enum[0]
    const [first] = anyOf ?? oneOf ?? (json.type === undefined ? allOf : undefined) ?? []
    if (first !== undefined) return value(field, first, depth + 1)
    if (json.type === 'object') {
      const { propertyNames, additionalProperties } = json as Json & Open
      const others = additionalProperties === false ? [] : (propertyNames?.enum ?? [])
      return Object.fromEntries([
        ...Object.entries(properties)
          .filter(([name]) => required.includes(name) || depth < 12)
          .map(([name, each]) => [name, value(name, each, depth + 1, field || owner)]),
        ...others.map((name) => [name, value(String(name), additionalProperties || {}, depth + 1)]),
      ])
    }
    if (json.type === 'array') {
      // Of what no schema shows, such as files, there is none.
      if (io === 'input' && Object.keys(items).length === 0) return []
      const one = value(field, items, depth + 1, owner)
      return typeof one === 'object' && one !== null && 'id' in one && io === 'output'
        ? [one, { ...one, id: String(one.id).replace(ulid, anotherUlid) }]
        : [one]
    }
    if (json.type === 'boolean') return true
    if (json.type === 'integer' || json.type === 'number')
      return Math.max(1, json.minimum ?? 1, (json.exclusiveMinimum ?? 0) + 1)
    // Anything goes where no type is said.
    if (json.type === 'null') return null
    const kind =
      kindNamed({ operation, field }, json) ?? (json.pattern ? undefined : kindOfField(field, owner, operation))
    return kind === undefined ? textOf(field, json) : (ids[kind] ?? idOf(kind as keyof typeof idPrefixes))
  }
  return value('', root, 0)
}
