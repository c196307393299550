import { asEvidence, type Reading } from './finding.ts'

/** Types and class of RFC 1035 and RFC 4034. */
const dsType = 43
const optType = 41
const internet = 1
const headerLength = 12

const bytesOfName = (name: string): number[] => [
  ...name.split('.').flatMap((label) => [label.length, ...Array.from(label, (letter) => letter.charCodeAt(0))]),
  0,
]

/**
 * The question whether the parent zone vouches for a domain's keys: its DS records (RFC 4034, section 5), with room for
 * 1,232 bytes of answer. `name` is of letters, digits and hyphens, labels of at most 63.
 */
export const dsQuestion = (id: number, name: string): Uint8Array =>
  Uint8Array.from([
    ...[id >> 8, id & 0xff, 0x01, 0, 0, 1, 0, 0, 0, 0, 0, 1],
    ...bytesOfName(name),
    ...[0, dsType, 0, internet],
    ...[0, 0, optType, 1232 >> 8, 1232 & 0xff, 0, 0, 0, 0, 0, 0],
  ])

/** Where a name ends that begins at `at`: after its last label, or after the two bytes of a pointer. */
const afterName = (bytes: DataView, at: number): number => {
  let place = at
  for (;;) {
    const length = bytes.getUint8(place)
    if (length >= 0xc0) return place + 2
    if (length === 0) return place + 1
    place += length + 1
  }
}

/** How many DS records an answer holds; undefined when it is no whole answer to the question, or a failure. */
export const dsRecordsIn = (answer: Uint8Array, id: number): number | undefined => {
  const bytes = new DataView(answer.buffer, answer.byteOffset, answer.byteLength)
  try {
    const flags = bytes.getUint16(2)
    const isAnswer = (flags & 0x8000) !== 0
    const isCut = (flags & 0x0200) !== 0
    const code = flags & 0x000f
    if (bytes.getUint16(0) !== id || !isAnswer || isCut || (code !== 0 && code !== 3)) return undefined
    let at = headerLength
    for (let question = bytes.getUint16(4); question > 0; question -= 1) at = afterName(bytes, at) + 4
    let found = 0
    for (let record = bytes.getUint16(6); record > 0; record -= 1) {
      at = afterName(bytes, at)
      if (bytes.getUint16(at) === dsType) found += 1
      at += 10 + bytes.getUint16(at + 8)
      if (at > bytes.byteLength) return undefined
    }
    return found
  } catch (error) {
    // A place beyond the end: the answer was cut or never one.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Whether answers about the domain can be proved (RFC 4033). */
export const readDnssec = (dsRecords: number): Reading =>
  dsRecords > 0
    ? { verdict: 'good', text: 'The domain is signed.', evidence: `${dsRecords} DS records`, signals: { dnssec: true } }
    : { verdict: 'weak', text: 'The domain is not signed.', evidence: 'no DS record', signals: { dnssec: false } }

/** Who may issue certificates for the domain (RFC 8659): records of the domain, or of the nearest one above it. */
export const readCaa = (issuers: readonly string[]): Reading =>
  issuers.length > 0
    ? {
        verdict: 'good',
        text: 'It is named who may issue certificates.',
        evidence: asEvidence(issuers.map((issuer) => issuer || ';').join(', ')),
        signals: { caa: true },
      }
    : {
        verdict: 'weak',
        text: 'Anybody may issue certificates for the domain.',
        evidence: 'no CAA record',
        signals: { caa: false },
      }
