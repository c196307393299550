import type { z } from 'zod'

const typeWords: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  date: 'a date',
  int: 'a whole number',
  number: 'a number',
  object: 'an object with fields',
  record: 'an object with fields',
  string: 'text',
}

const formatWords: Readonly<Record<string, string>> = {
  date: 'a date, such as 2026-12-31',
  datetime: 'a moment in UTC, such as 2026-12-31T09:30:00Z',
  email: 'an email address',
  ipv4: 'an IPv4 address',
  ipv6: 'an IPv6 address',
  url: 'a web address',
}

/** Of how many values a refusal names each. */
const mostValues = 20

const bound = (issue: { readonly origin: string }, atLeastOrMost: 'least' | 'most', limit: number | bigint): string => {
  const unit = issue.origin === 'string' ? ' characters' : issue.origin === 'array' ? ' entries' : ''
  return unit === '' ? `must be at ${atLeastOrMost} ${limit}` : `must have at ${atLeastOrMost} ${limit}${unit}`
}

/** What a contract says no to without words of its own, said after the field's name: `must be a whole number`. */
export const issueWords = (issue: z.core.$ZodRawIssue): string => {
  if (issue.input === undefined) return 'is required'
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${typeWords[issue.expected] ?? 'something else'}`
    case 'invalid_value': {
      const [only, ...others] = issue.values.map(String)
      if (others.length === 0) return `must be ${only}`
      return others.length < mostValues
        ? `must be one of ${[only, ...others].join(', ')}`
        : 'is none of what can be chosen'
    }
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1 ? 'is required' : bound(issue, 'least', issue.minimum)
    case 'too_big':
      return bound(issue, 'most', issue.maximum)
    case 'invalid_format':
      return `must be ${formatWords[issue.format] ?? 'written as it is known here'}`
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`
    default:
      return 'is nothing that is taken here'
  }
}
