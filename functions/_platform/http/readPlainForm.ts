import { fieldsOf, type Operation } from '#shared/contract/operation.ts'
import type { HttpEvent } from '../gateway/httpEvent.ts'

/** Whether what came is a plain form. */
export const isPlainForm = ({ headers }: HttpEvent): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '')

/** The fields of a plain form that the contract knows; others are passed over, as empty ones are (RFC 6749, 3.2). */
export const readPlainForm = ({ body }: Operation, text: string): Readonly<Record<string, string>> => {
  const known = new Set(Object.keys(fieldsOf(body)))
  return Object.fromEntries([...new URLSearchParams(text)].filter(([name, value]) => known.has(name) && value !== ''))
}
