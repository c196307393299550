import { describe, expect, it } from 'vitest'
import { Npn } from '../contracts/account/agencies.ts'
import { regions } from './regions.ts'
import { registrationWords } from './registrationWords.ts'

const wrong = (value: unknown): string => Npn.safeParse(value).error?.issues[0]?.message ?? ''

describe('what is wrong with a registration', () => {
  it.each([
    ['us', 'NPN is required', 'NPN must be less than or equal to 10 digits'],
    ['uk', 'FRN is required', 'FRN must be 6 or 7 digits'],
    ['au', 'AFSL is required', 'AFSL number must be 6 digits'],
  ] as const)('is said in the words of the region (%s)', (code, missing, misspelt) => {
    expect(registrationWords(wrong(undefined), regions[code])).toBe(missing)
    expect(registrationWords(wrong(' '), regions[code])).toBe(missing)
    expect(registrationWords(wrong('12-34'), regions[code])).toBe(misspelt)
  })

  it('leaves what is said of other fields alone', () => {
    expect(registrationWords('Name is required', regions.uk)).toBe('Name is required')
  })
})
