import { z } from 'zod'

/**
 * What can be seen of an organization from outside: its domain, mail, certificates, servers and what leaked. What a scanner
 * does not look at, or could not see, is left out.
 */
export const SecuritySignals = z
  .object({
    tlsGrade: z.enum(['A', 'B', 'C', 'D', 'F']),
    expiredCertificates: z.int().min(0),
    /** Share of the recommended HTTP security headers that are set, 0 to 1. */
    securityHeaders: z.number().min(0).max(1),
    riskyOpenPorts: z.int().min(0),
    remoteDesktopExposed: z.boolean(),
    outdatedSoftware: z.int().min(0),
    cloudStorageExposed: z.boolean(),
    spf: z.boolean(),
    dmarc: z.enum(['none', 'quarantine', 'reject']),
    thirdPartyScripts: z.int().min(0),
    leakedCredentials: z.int().min(0),
    darkWebMentions: z.int().min(0),
    blocklisted: z.boolean(),
    /** The zone is signed (RFC 4033). */
    dnssec: z.boolean(),
    /** The domain names who may issue certificates for it (RFC 8659). */
    caa: z.boolean(),
    /** Mail to it is encrypted or not delivered (RFC 8461). */
    mtaSts: z.boolean(),
    /** It says where to report a weakness (RFC 9116). */
    securityTxt: z.boolean(),
  })
  .partial()
export type SecuritySignals = z.infer<typeof SecuritySignals>

/** 32-bit FNV-1a: the same domain gives the same numbers everywhere. */
const hash = (text: string): number => {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}

/** A number from 0 to below 1 that depends on the domain and the question alone. */
const draw = (domain: string, question: string): number => {
  let value = hash(`${domain}/${question}`)
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b)
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b)
  return ((value ^ (value >>> 16)) >>> 0) / 0x1_0000_0000
}

const pick = <Value>(at: number, choices: readonly (readonly [upTo: number, value: Value])[], last: Value): Value =>
  choices.find(([upTo]) => at < upTo)?.[1] ?? last

/**
 * Signals of the sandbox scanner, which looks at nothing: drawn from the domain's name, so that a domain always has the
 * same posture. A hidden quality of the domain moves them together; most domains come out ordinary, a few bad.
 */
export const signalsOf = (domain: string): SecuritySignals => {
  const name = domain.trim().toLowerCase()
  const weakness = (draw(name, 'posture') + draw(name, 'upkeep')) / 2
  const at = (question: string): number => draw(name, question) * 0.5 + weakness * 0.5
  const count = (question: string, most: number): number =>
    Math.floor(Math.max(0, at(question) - 0.4) ** 2 * 2.8 * most)
  return {
    tlsGrade: pick(
      at('tls'),
      [
        [0.35, 'A'],
        [0.55, 'B'],
        [0.7, 'C'],
        [0.82, 'D'],
      ] as const,
      'F',
    ),
    expiredCertificates: count('certificates', 4),
    securityHeaders: Math.round((1 - at('headers')) * 10) / 10,
    riskyOpenPorts: count('ports', 8),
    remoteDesktopExposed: at('rdp') > 0.8,
    outdatedSoftware: count('software', 8),
    cloudStorageExposed: at('cloud') > 0.82,
    spf: at('spf') < 0.75,
    dmarc: pick(
      at('dmarc'),
      [
        [0.35, 'reject'],
        [0.55, 'quarantine'],
      ] as const,
      'none',
    ),
    thirdPartyScripts: Math.floor(at('scripts') * 40),
    leakedCredentials: count('leaks', 400),
    darkWebMentions: count('dark', 12),
    blocklisted: at('blocklist') > 0.86,
  }
}
