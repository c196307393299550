import { z } from 'zod'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * What a schema of JSON allows: a type and its bounds in a word or two, an object as its fields, `?` what may be left out.
 * Patterns are code.
 */
const allowedBy = (schema: Fields): unknown => {
  const {
    type,
    properties,
    required,
    items,
    anyOf,
    enum: words,
    const: word,
    additionalProperties,
    pattern,
    allOf,
    ...bounds
  } = schema
  if (isFields(properties)) {
    const needed = Array.isArray(required) ? required : []
    return Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [
        needed.includes(name) ? name : `${name}?`,
        isFields(field) ? allowedBy(field) : '',
      ]),
    )
  }
  if (isFields(items)) return { 'each of': allowedBy(items), ...bounds }
  if (Array.isArray(anyOf)) return anyOf.filter(isFields).map(allowedBy)
  if (Array.isArray(words)) return words
  if (word !== undefined) return word
  const said = Object.entries(bounds).filter(([, bound]) => Math.abs(Number(bound)) !== Number.MAX_SAFE_INTEGER)
  return [type, ...said.map(([name, bound]) => `${name} ${printed(bound)}`)].join(', ')
}

/** A value as it is printed: a schema as what it allows, sets and maps as lists, and nothing of what only code can say. */
const plain = (value: unknown): unknown => {
  if (value instanceof z.ZodType) {
    const { $schema, ...schema } = z.toJSONSchema(value, { io: 'input', unrepresentable: 'any' })
    return plain(allowedBy(schema))
  }
  if (value instanceof Set) return plain([...value])
  if (value instanceof Map) return plain(Object.fromEntries(value))
  if (value instanceof RegExp) return String(value)
  if (typeof value === 'function') return undefined
  if (Array.isArray(value)) return value.map(plain).filter((each) => each !== undefined)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, field]) => [name, plain(field)])
      .filter(([, field]) => field !== undefined),
  )
}

const isCell = (value: unknown): boolean =>
  Array.isArray(value) ? value.every((each) => typeof each !== 'object' || each === null) : !isFields(value)

const isRow = (value: unknown): value is Fields => isFields(value) && Object.values(value).every(isCell)

const cell = (value: unknown): string =>
  Array.isArray(value) ? value.join(', ') : value === undefined ? '' : String(value)

/** Rows under the names of their columns, each column as wide as it needs. */
const tableOf = (rows: readonly Fields[]): string[] => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = [columns, ...rows.map((row) => columns.map((column) => cell(row[column])))]
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)))
  return lines.map((line) =>
    line
      .map((each, at) => each.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

const linesOf = (value: unknown): string[] => {
  if (isCell(value)) return [cell(value)]
  if (Array.isArray(value))
    return value.every(isRow)
      ? tableOf(value)
      : value.flatMap((each, at) => [`${at + 1}:`, ...linesOf(each).map(inner)])
  if (!isFields(value)) return []
  const entries = Object.entries(value)
  if (entries.length > 1 && entries.every(([, field]) => isRow(field) && Object.keys(field).length > 0))
    return tableOf(entries.map(([name, field]) => ({ '': name, ...(field as Fields) })))
  return entries.flatMap(([name, field]) =>
    isCell(field) ? [`${name}: ${cell(field)}`.trimEnd()] : [`${name}:`, ...linesOf(field).map(inner)],
  )
}

const inner = (line: string): string => (line === '' ? line : `  ${line}`)

/** A value for people to review: a field a line, what is alike a table. Code is not printed; nothing left is ''. */
export const printed = (value: unknown): string => linesOf(plain(value)).join('\n')
