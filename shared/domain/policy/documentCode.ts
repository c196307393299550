import type { RegionCode } from '../../regions/code.ts'
import { printedCodeOf, readPrintedCode } from './printedCode.ts'

/** The letter with which the codes of a region's documents begin: none of a certificate's, so that each is known by its first. */
const regionLetters: Readonly<Record<RegionCode, string>> = { us: 'T', uk: 'M', au: 'B' }

/** The code of a document of a region, of as many random bytes as characters are drawn (rule: document-code). */
export const documentCodeOf = (region: RegionCode, random: Uint8Array): string =>
  printedCodeOf(regionLetters[region], random)

/** A document's code as somebody typed it; undefined where it can be the code of none. */
export const readDocumentCode = (typed: string): string | undefined =>
  readPrintedCode(typed, Object.values(regionLetters))
