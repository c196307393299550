import { expect, it } from 'vitest'
import { placeOutside } from './outside.ts'

it('the Crown dependencies and Gibraltar are no part of the UK, whatever their postcodes look like', () => {
  expect(placeOutside('uk', 'JE2 3AB')).toBe('Jersey')
  expect(placeOutside('uk', ' gy1 1aa')).toBe('Guernsey')
  expect(placeOutside('uk', 'IM1 1AE')).toBe('the Isle of Man')
  expect(placeOutside('uk', 'GX11 1AA')).toBe('Gibraltar')
})

it('any other postcode is of the region', () => {
  for (const postcode of ['EC3A 8BE', 'G1 1AA', 'BT1 5GS', '', undefined])
    expect(placeOutside('uk', postcode)).toBeUndefined()
  expect(placeOutside('us', '97301')).toBeUndefined()
  expect(placeOutside('au', '2000')).toBeUndefined()
})
