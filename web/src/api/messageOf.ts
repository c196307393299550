import { i18n } from '../i18n/i18n.ts'
import { bodyMessage, noAnswer, Problem, serverTroubleStatuses } from './problem.ts'

/** `[QUO-17] The quote has expired.` reads `The quote has expired.` */
export const withoutPrefixes = (detail: string): string => detail.replace(/^(\s*\[[^\]]*\])+\s*/, '')

/** `additionalInsureds.0.zipCode` reads `Zip code`. */
export const fieldWords = (path: string): string => {
  const name = path.split('.').findLast((step) => !/^\d+$/.test(step)) ?? path
  const words = name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Refusals that say what is wrong by field: of its form, of what is on record, and of a record's own details. */
const byField = /\.(incomplete|invalid|invalidDetails|unfit)$/

/** What is wrong with a request, field by field; what is a sentence of its own stays as it is. */
const wrongFields = ({ code, errors }: Problem): string | undefined => {
  if (code === undefined || !byField.test(code) || errors.length === 0) return undefined
  const sentences = errors.map(({ detail, path }) =>
    path === undefined || /^[^a-z]/.test(detail) ? detail : `${fieldWords(path)} ${detail}`,
  )
  return `${sentences.join('. ')}.`.replace(/\.\.$/, '.')
}

/** The server's own words about a failure, if it said any: what is wrong with which field, detail, then the errors' details, then the body's message. */
export const serverMessage = (problem: Problem): string | undefined =>
  wrongFields(problem) ||
  (problem.detail && withoutPrefixes(problem.detail)) ||
  problem.errors.map((error) => withoutPrefixes(error.detail)).join(', ') ||
  bodyMessage(problem.body)

/**
 * What a person is told about a failed call, in the order the specification gives: server trouble by status, detail,
 * errors, body, default. Never shows technical text of an exception.
 */
export const messageOf = (error: unknown): string => {
  if (!(error instanceof Problem)) return i18n.t('common:problem.default')
  if (error.cancelled) return i18n.t('common:problem.cancelled')
  if (serverTroubleStatuses.includes(error.status)) return i18n.t('common:problem.serverTrouble')
  if (error.status === noAnswer) return i18n.t('common:problem.offline')
  return serverMessage(error) ?? i18n.t('common:problem.default')
}

/** What goes to the clipboard for support: enough to find the request, nothing a customer typed. */
export const errorDetails = (error: unknown): string => {
  const lines = [`${new Date().toISOString()} ${location.pathname} (${__VERSION__})`]
  if (error instanceof Problem) {
    lines.push(`${error.message}`, `request: ${error.requestId ?? 'unknown'}`, messageOf(error))
  } else if (error instanceof Error) {
    lines.push(`${error.name}: ${error.message}`, ...(error.stack ?? '').split('\n').slice(1, 8))
  } else {
    lines.push(String(error))
  }
  return lines.join('\n')
}
