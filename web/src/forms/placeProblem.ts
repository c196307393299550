import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { withoutPrefixes } from '../api/messageOf.ts'
import { Problem } from '../api/problem.ts'

/** `items[0].name` and `body.items.0.name` are the field `items.0.name`. */
const fieldName = (path: string): string =>
  path
    .replace(/\[(\w+)\]/g, '.$1')
    .replace(/^\//, '')
    .replaceAll('/', '.')
    .replace(/^body\./, '')

/**
 * Puts a refused request's complaints on their fields, all of one field together, and focuses the first one unless somebody is
 * typing still.
 *
 * @returns the error as far as no field took it: what the form shows at its top, undefined when the fields say it all.
 */
export const placeProblem = <Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  names: { has(name: string): boolean },
  error: unknown,
  { isTyping = false }: { readonly isTyping?: boolean } = {},
): unknown => {
  if (!(error instanceof Problem)) return error
  // Whoever gave up knows it.
  if (error.cancelled) return undefined
  const placed = error.errors.filter(({ path }) => path !== undefined && names.has(fieldName(path)))
  const fields = Map.groupBy(placed, ({ path }) => fieldName(path ?? ''))
  ;[...fields].forEach(([name, complaints], index) => {
    form.setError(
      name as Path<Input>, // the name is one of the mounted fields
      { type: 'server', message: complaints.map(({ detail }) => withoutPrefixes(detail)).join(', ') },
      { shouldFocus: index === 0 && !isTyping },
    )
  })
  return placed.length > 0 && placed.length === error.errors.length ? undefined : error
}
