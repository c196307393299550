import { expect, it } from 'vitest'
import { regionCodes } from '#shared/regions/code.ts'
import { erpGivenBackUntil } from './erpFreeLook.ts'

it.each(regionCodes)('%s: extended reporting is given back for two weeks after it was issued', (region) => {
  expect(erpGivenBackUntil(region, '2028-02-20')).toBe('2028-03-05')
})
