import { describe, expect, it } from 'vitest'
import { formatPhone, phoneText, readPhone } from './phone.ts'
import { regions } from './regions.ts'

const { us, uk, au } = regions
const digitsOf = (reading: ReturnType<typeof readPhone>) => (reading.ok ? reading.phone.digits : reading.message)

describe('phones', () => {
  it('stores US phones as digits with the country code', () => {
    for (const typed of ['(415) 555-0132', '4155550132', '+1 415 555 0132', '1-415-555-0132'])
      expect(digitsOf(readPhone(us, typed))).toBe('14155550132')
    expect(digitsOf(readPhone(us, '555-0132'))).toBe('Invalid phone number')
  })

  it('gives a UK national number its country code', () => {
    for (const typed of ['020 7946 0132', '44 2079 460132', '+44 (0)20 7946 0132', '0044 20 7946 0132', '2079460132'])
      expect(digitsOf(readPhone(uk, typed))).toBe('442079460132')
    expect(digitsOf(readPhone(uk, '12345'))).toBe('Phone number must be in the format 44 5555 555555')
  })

  it('reads Australian landlines and mobiles', () => {
    expect(digitsOf(readPhone(au, '+61 2 7010 4321'))).toBe('61270104321')
    expect(digitsOf(readPhone(au, '0491 578 888'))).toBe('61491578888')
    expect(digitsOf(readPhone(au, '0191 578 888'))).toBe('Invalid phone number')
  })

  it('keeps the extension apart', () => {
    expect(readPhone(us, '415-555-0132 ext. 204')).toEqual({
      ok: true,
      phone: { digits: '14155550132', extension: '204' },
    })
  })

  it('refuses letters', () => {
    expect(readPhone(us, '1-800-PALISADE').ok).toBe(false)
  })

  it('shows phones in the region’s format', () => {
    expect(formatPhone(us, '14155550132')).toBe('(415) 555-0132')
    expect(formatPhone(us, '4155550132', { extension: '9' })).toBe('(415) 555-0132 x9')
    expect(formatPhone(uk, '442079460132')).toBe('+44 20 7946 0132')
    expect(formatPhone(au, '61270104321')).toBe('+61 2 7010 4321')
    expect(formatPhone(au, '61491578888')).toBe('+61 491 578 888')
    expect(formatPhone(us, '12')).toBe('12')
  })

  it('shows a phone as people read it, however it was typed, and what is none as it is', () => {
    expect(phoneText(us, '415.555.0132 ext 9')).toBe('(415) 555-0132 x9')
    expect(phoneText(uk, '07700 900123')).toBe('+44 7700 900123')
    expect(phoneText(us, 'ask for Bo')).toBe('ask for Bo')
  })

  it.each([
    ['a big city', '442890180123', '+44 28 9018 0123'],
    ['a city', '441614960123', '+44 161 496 0123'],
    ['a city of 011x', '441134960123', '+44 113 496 0123'],
    ['a town', '441632960123', '+44 1632 960123'],
    ['a mobile', '447700900123', '+44 7700 900123'],
    ['a free number', '448081570123', '+44 808 157 0123'],
    ['a number of the whole country', '443069990123', '+44 306 999 0123'],
  ])('groups the UK number of %s as it is said', (_, digits, shown) => {
    expect(formatPhone(uk, digits)).toBe(shown)
  })
})
