import { z } from 'zod'
import { Instant } from '../../calendar/instant.ts'
import type { SecuritySignals } from '../securitySignals.ts'

/** What a scan of a domain looks at. */
export const scanChecks = [
  'caa',
  'certificate',
  'dmarc',
  'dnssec',
  'headers',
  'mtaSts',
  'mx',
  'securityTxt',
  'spf',
  'tls',
] as const
export type ScanCheck = (typeof scanChecks)[number]

/** What a check found: in words, with what was seen there to the letter, and when. `unknown` could not be looked up. */
export const Finding = z.object({
  check: z.enum(scanChecks),
  verdict: z.enum(['bad', 'good', 'unknown', 'weak']),
  text: z.string(),
  evidence: z.string(),
  at: Instant,
})
export type Finding = z.infer<typeof Finding>

/** A finding before its time is known, with what it tells the assessment of the risk. */
export type Reading = Pick<Finding, 'evidence' | 'text' | 'verdict'> & { readonly signals?: SecuritySignals }

/** More of what was seen is not kept. */
const longest = 300

/** What others wrote, as one line that can be shown. */
export const asEvidence = (seen: string): string => {
  const line = seen
    .toWellFormed()
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  return line.length > longest ? `${line.slice(0, longest).toWellFormed()}…` : line
}
