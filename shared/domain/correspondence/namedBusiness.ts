import { regionCodes } from '../../regions/code.ts'

const regions = regionCodes.map((code) => code.toUpperCase()).join('|')
const quoteNumber = new RegExp(`\\bQ-(?:${regions})-\\d{7,}\\b`, 'gi')
const policyNumber = new RegExp(`\\b[A-Z]{2,5}-(?:${regions})-\\d{7,}-\\d{2}\\b`, 'gi')
const submissionNumber = new RegExp(`\\bS(?:UB)?-(?:${regions})-\\d{7,}\\b`, 'gi')

const each = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([found]) => found.toUpperCase())),
]

/** The numbers of quotes, policies and submissions that a text names, each once, in the order they are named. */
export const namedBusiness = (text: string) => ({
  policies: each(text, policyNumber),
  quotes: each(text, quoteNumber),
  submissions: each(text, submissionNumber),
})
