import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { isRequired } from '#shared/domain/text/text.ts'
import { contractWords } from '#shared/regions/contractWords.ts'
import { i18n } from '../i18n/i18n.ts'
import { region } from '../i18n/region.ts'
import type { LazySchema } from './lazySchema.ts'

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** An empty input is an absent value: `''` becomes undefined all the way down, so that 'required' means what it says. */
export const withoutEmpty = (value: unknown): unknown => {
  if (value === '' || value === null) return undefined
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (!isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => {
      const kept = withoutEmpty(each)
      return kept === undefined ? [] : [[key, kept]]
    }),
  )
}

/** Words for what a schema says no to without words of its own. */
const words = (issue: z.core.$ZodRawIssue): string => {
  const t = i18n.getFixedT(null, 'common', 'forms')
  const empty = issue.input === undefined || issue.input === ''
  switch (issue.code) {
    case 'invalid_type':
      return empty ? t('required') : t('invalid')
    case 'invalid_value':
    case 'invalid_union':
      return empty ? t('required') : t('choose')
    case 'too_small':
      if (empty || (issue.origin === 'string' && issue.minimum === 1)) return t('required')
      if (issue.origin === 'string') return t('tooShort', { count: Number(issue.minimum) })
      if (issue.origin === 'array') return t('tooFew', { count: Number(issue.minimum) })
      return t('tooSmall', { minimum: Number(issue.minimum).toLocaleString(i18n.language) })
    case 'too_big':
      if (issue.origin === 'string') return t('tooLong', { count: Number(issue.maximum) })
      if (issue.origin === 'array') return t('tooMany', { count: Number(issue.maximum) })
      return t('tooBig', { maximum: Number(issue.maximum).toLocaleString(i18n.language) })
    case 'invalid_format':
      return issue.format === 'email' ? t('email') : t('invalid')
    default:
      return t('invalid')
  }
}

const place = (errors: FieldErrors, path: readonly PropertyKey[], message: string, type: string): void => {
  let node: Record<string, unknown> = errors
  const keys = path.length === 0 ? ['root'] : path.map(String)
  for (const key of keys.slice(0, -1)) {
    const next = isPlain(node[key]) ? node[key] : {}
    node[key] = next
    node = next
  }
  const last = keys.at(-1) ?? 'root'
  const said = message === isRequired ? i18n.getFixedT(null, 'common', 'forms')('required') : message
  node[last] ??= { type, message: contractWords(said, region) }
}

/** What the schema itself says of fields left empty (`First name is required`), by path. */
const wordsForEmpty = async <Output, Input>(schema: z.ZodType<Output, Input>, values: unknown) => {
  const { error } = await schema.safeParseAsync(values, { error: words, reportInput: true })
  const issues = error?.issues.filter(({ input }) => input === '') ?? []
  return new Map(issues.toReversed().map(({ path, message }) => [path.join('.'), message]))
}

/**
 * Checks a form against a contract's schema. Messages of the schema win, in the words of the region; where it has none,
 * the words are the product's and in the reader's language. The submitted values are the schema's output.
 */
export const schemaResolver =
  <Output, Input extends FieldValues>(
    schema: z.ZodType<Output, Input> | LazySchema<Output, Input>,
  ): Resolver<Input, unknown, Output> =>
  async (values) => {
    const loaded = 'load' in schema ? await schema.load() : schema
    const result = await loaded.safeParseAsync(withoutEmpty(values), { error: words })
    if (result.success) return { values: result.data, errors: {} }
    const errors: FieldErrors<Input> = {}
    const own = await wordsForEmpty(loaded, values)
    for (const issue of result.error.issues)
      place(errors, issue.path, own.get(issue.path.join('.')) ?? issue.message, issue.code)
    return { values: {}, errors }
  }
