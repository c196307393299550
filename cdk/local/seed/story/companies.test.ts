import { expect, it } from 'vitest'
import { regionCodes } from '#shared/regions/code.ts'
import { storyCompanies } from './companies.ts'
import { diceOf } from './dice.ts'

it.each(regionCodes)('companies of the story stand at a house of a street in %s', (region) => {
  for (const { address1 } of storyCompanies(region, diceOf('addresses'), 120))
    expect(address1).toMatch(/^([A-Z][a-z]+ \w+, )?\d+ [A-Z0-9]\D*$|^\d+ \d+(st|nd|rd|th) \D+$/)
})
