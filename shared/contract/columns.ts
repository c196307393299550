import type { z } from 'zod'
import { isMinorUnits } from '../domain/money/amounts.ts'

/** A column of a file: the way to its value from the row, and whether that is an amount in minor units. */
export interface FileColumn {
  readonly path: readonly string[]
  readonly isMoney: boolean
}

/** What a cell holds. */
export type FileCell = string | number

/** Nothing that somebody reads: what may be done with a row is for programs. */
const leftOut: readonly string[] = ['allowedActions', 'nextToken']

/** Records within records within records are told as words in one cell. */
const deepest = 3

/** The field itself, of what says more about it: that it may be absent, how it is read. */
const bare = (schema: z.core.$ZodType): z.core.$ZodType => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
    case 'catch':
      return bare(def.innerType)
    case 'pipe':
      return bare(def.out)
    case 'lazy':
      return bare(def.getter())
    default:
      return schema
  }
}

const isMoney = (schema: z.core.$ZodType): boolean => {
  if (isMinorUnits(schema)) return true
  const { def } = (schema as z.core.$ZodTypes)._zod
  return 'innerType' in def && isMoney(def.innerType as z.core.$ZodType)
}

const walked = (schema: z.core.$ZodType, path: readonly string[]): FileColumn[] => {
  const { def } = (bare(schema) as z.core.$ZodTypes)._zod
  if (def.type === 'union') return def.options.flatMap((option) => walked(option, path))
  if (def.type === 'intersection') return [def.left, def.right].flatMap((part) => walked(part, path))
  if (def.type !== 'object' || path.length === deepest) return [{ path, isMoney: isMoney(schema) }]
  return Object.entries(def.shape)
    .filter(([name]) => !leftOut.includes(name))
    .flatMap(([name, field]) => walked(field, [...path, name]))
}

/** The columns of a file of such rows, each field of its contract once and in its order, with those of records in it. */
export const columnsOf = (row: z.core.$ZodType): readonly FileColumn[] => {
  const all = walked(row, [])
  return [...new Map(all.map((column) => [column.path.join('.'), column])).values()]
}

const capitals: readonly string[] = ['id', 'ids', 'mfa', 'naics', 'npn', 'sic', 'url', 'zip', 'ip', 'sso', 'tiv']

/** `insured.companyName` in words: `Insured company name`. */
export const headOf = ({ path }: FileColumn): string => {
  const words = path.flatMap((part) =>
    part
      .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .split(' '),
  )
  const text = words.map((word) => (capitals.includes(word) ? word.toUpperCase().replace(/S$/, 's') : word)).join(' ')
  return text === '' ? 'Value' : `${text.charAt(0).toUpperCase()}${text.substring(1)}`
}

const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map(textOf).join('; ')
  if (typeof value === 'object') return Object.values(value).map(textOf).filter(Boolean).join(', ')
  return String(value)
}

const valueAt = (row: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined,
    row,
  )

/** What stands in a column for a row: an amount in whole units of its currency, a number, or words. */
export const cellOf = (row: unknown, { path, isMoney: isAmount }: FileColumn): FileCell => {
  const value = valueAt(row, path)
  if (typeof value !== 'number') return textOf(value)
  return isAmount ? value / 100 : value
}
