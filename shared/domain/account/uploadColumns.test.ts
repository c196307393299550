import { expect, it } from 'vitest'
import { regionOf } from '#shared/regions/regions.ts'
import { columnName, readHeader, templateColumns } from './uploadColumns.ts'

it('a postcode is a ZIP code in the US alone; every other column is called the same everywhere', () => {
  expect(columnName('zipCode', regionOf('us'))).not.toBe('Postcode')
  expect(columnName('zipCode', regionOf('uk'))).toBe('Postcode')
  expect(columnName('zipCode', regionOf('au'))).toBe('Postcode')
  for (const code of ['us', 'uk', 'au'] as const) expect(columnName('city', regionOf(code))).toBe('City')
})

it('a file says which company a row is, and each column once', () => {
  expect(readHeader(['Company Name', 'Colour'])).toEqual({ fields: ['name', undefined] })
  expect(readHeader(['City'])).toMatchObject({ refused: expect.stringContaining('No column is called "Name"') })
  expect(readHeader(['Company Name', 'Name'])).toMatchObject({ refused: expect.stringContaining('Two columns say') })
})

it('where there are no states the template asks for none', () => {
  expect(templateColumns(regionOf('us'))).toContain('State')
  expect(templateColumns(regionOf('uk'))).not.toContain('State')
})
