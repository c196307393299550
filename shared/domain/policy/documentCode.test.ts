import { expect, it } from 'vitest'
import { regionCodes } from '../../regions/code.ts'
import { certificateNumberOf, readCertificateNumber } from './certificateNumber.ts'
import { documentCodeOf, readDocumentCode } from './documentCode.ts'
import { drawnCharacters } from './printedCode.ts'

const random = Uint8Array.from({ length: drawnCharacters }, (_, index) => (index * 53 + 7) % 256)

it('a document’s code is read as it was made or as people type it, and never as a certificate’s number', () => {
  for (const region of regionCodes) {
    const code = documentCodeOf(region, random)
    expect(code).toMatch(/^[TMB][0-9A-HJKMNP-TV-Z]{3}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(readDocumentCode(` ${code.toLowerCase().replaceAll('-', '')} `)).toBe(code)
    expect(readCertificateNumber(code)).toBeUndefined()
    expect(readDocumentCode(certificateNumberOf(region, random))).toBeUndefined()
    expect(readDocumentCode(code.replace(/.$/, (last) => (last === '7' ? '8' : '7')))).toBeUndefined()
  }
  expect(new Set(regionCodes.map((region) => documentCodeOf(region, random))).size).toBe(3)
})
