import { describe, expect, it } from 'vitest'
import { regionCodes } from '../../regions/code.ts'
import { certificateNumberOf, readCertificateNumber } from './certificateNumber.ts'
import { drawnCharacters } from './printedCode.ts'

const random = Uint8Array.from({ length: drawnCharacters }, (_, index) => (index * 37 + 201) % 256)

describe('the number of a certificate', () => {
  it('begins with its region, is in groups of four, and is read as it was made', () => {
    for (const region of regionCodes) {
      const number = certificateNumberOf(region, random)
      expect(number).toMatch(/^[SKA][0-9A-HJKMNP-TV-Z]{3}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
      expect(readCertificateNumber(number)).toBe(number)
    }
    expect(new Set(regionCodes.map((region) => certificateNumberOf(region, random))).size).toBe(3)
  })

  it('is read in small letters, without its hyphens, and with letters for figures', () => {
    const number = certificateNumberOf('us', new Uint8Array(drawnCharacters))
    expect(readCertificateNumber(` ${number.toLowerCase().replaceAll('-', ' ')} `)).toBe(number)
    expect(readCertificateNumber(number.replaceAll('-', '\u2011'))).toBe(number)
    expect(readCertificateNumber(number.replaceAll('0', 'o'))).toBe(number)
    const ones = certificateNumberOf('us', new Uint8Array(drawnCharacters).fill(1))
    expect(readCertificateNumber(ones.replaceAll('1', 'l'))).toBe(ones)
    expect(readCertificateNumber(ones.replaceAll('1', 'I'))).toBe(ones)
  })

  it('is not read with any one character wrong, nor with neighbours that changed places', () => {
    const number = certificateNumberOf('uk', random).replaceAll('-', '')
    for (const [index, character] of [...number].entries()) {
      const others = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'].filter((other) => other !== character)
      for (const other of others)
        expect(readCertificateNumber(number.replace(/./g, (each, at) => (at === index ? other : each)))).toBeUndefined()
      const next = number.charAt(index + 1)
      if (next === '' || next === character || `${character}${next}`.match(/0Z|Z0/)) continue
      const turned = [...number]
      turned[index] = next
      turned[index + 1] = character
      expect(readCertificateNumber(turned.join(''))).toBeUndefined()
    }
    for (const wrong of [
      '',
      'K',
      number.replace(/.$/, ''),
      `${number}0`,
      `U${number.replace(/^./, '')}`,
      'K7K2-M9Q*-4T3B',
    ])
      expect(readCertificateNumber(wrong)).toBeUndefined()
  })
})
