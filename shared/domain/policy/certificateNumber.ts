import type { RegionCode } from '../../regions/code.ts'
import { printedCodeOf, readPrintedCode } from './printedCode.ts'

/** The letter with which the numbers of a region begin. */
const regionLetters: Readonly<Record<RegionCode, string>> = { us: 'S', uk: 'K', au: 'A' }

/** The number of a certificate of a region, of as many random bytes as characters are drawn (rule: certificate-number). */
export const certificateNumberOf = (region: RegionCode, random: Uint8Array): string =>
  printedCodeOf(regionLetters[region], random)

/** A certificate's number as somebody typed it; undefined where it can be the number of none. */
export const readCertificateNumber = (typed: string): string | undefined =>
  readPrintedCode(typed, Object.values(regionLetters))
