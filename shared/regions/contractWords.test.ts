import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { Npn } from '../contracts/account/agencies.ts'
import { updateMgaFee } from '../contracts/quote/fees.ts'
import { AccountDetails } from '../domain/account/accountDetails.ts'
import { Revenue } from '../domain/account/firmographics.ts'
import { contractWords } from './contractWords.ts'
import { regions } from './regions.ts'

const saidOf = (schema: z.ZodType, value: unknown): string => schema.safeParse(value).error?.issues[0]?.message ?? ''

describe('what a contract says of a field', () => {
  it.each([
    ['us', 'NPN is required', 'NPN must be less than or equal to 10 digits'],
    ['uk', 'FRN is required', 'FRN must be 6 or 7 digits'],
    ['au', 'AFSL is required', 'AFSL number must be 6 digits'],
  ] as const)('is said of a registration in the words of the region (%s)', (code, missing, misspelt) => {
    expect(contractWords(saidOf(Npn, undefined), regions[code])).toBe(missing)
    expect(contractWords(saidOf(Npn, ' '), regions[code])).toBe(missing)
    expect(contractWords(saidOf(Npn, '12-34'), regions[code])).toBe(misspelt)
  })

  it.each([
    ['us', 'Zip Code is required', 'Primary Naics Percentage must be 51% or higher'],
    ['uk', 'Postal code is required', 'Primary SIC Percentage must be 51% or higher'],
    ['au', 'Postcode is required', 'Primary SIC Percentage must be 51% or higher'],
  ] as const)('is said of an address and an industry in the words of the region (%s)', (code, missing, tooLow) => {
    const { zipCode, primaryNaicsPercentage } = AccountDetails.shape
    expect(contractWords(saidOf(zipCode, ''), regions[code])).toBe(missing)
    expect(contractWords(saidOf(primaryNaicsPercentage, 50), regions[code])).toBe(tooLow)
  })

  it('is said of the postcode of a claim in the words of the region', () => {
    expect(contractWords('Zip is a required field', regions.us)).toBe('Zip is a required field')
    expect(contractWords('Zip is a required field', regions.uk)).toBe('Postal code is a required field')
  })

  it.each([
    ['us', 'must be less than or equal to $10,000', 'must be less than or equal to 1 Trillion Dollars.'],
    ['uk', 'must be less than or equal to £10,000', 'must be less than or equal to 1 Trillion Pounds.'],
    ['au', 'must be less than or equal to $10,000', 'must be less than or equal to 1 Trillion Dollars.'],
  ] as const)('is said of an amount in the currency of the region (%s)', (code, fee, revenue) => {
    expect(contractWords(saidOf(updateMgaFee.body, { mgaFee: 1_000_001 }), regions[code])).toBe(fee)
    expect(contractWords(saidOf(Revenue, 10 ** 13), regions[code])).toBe(revenue)
  })

  it('stays as it is where the regions agree', () => {
    expect(contractWords('Name is required', regions.uk)).toBe('Name is required')
  })
})
