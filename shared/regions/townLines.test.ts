import { expect, it } from 'vitest'
import { townLines } from './townLines.ts'

it.each([
  ['us', { city: 'Phoenix', state: 'AZ', zipCode: '85023' }, ['Phoenix, AZ 85023']],
  ['us', { state: 'AZ', zipCode: '85023' }, ['AZ 85023']],
  ['au', { city: 'Geelong', state: 'VIC', zipCode: '3220' }, ['Geelong VIC 3220']],
  ['uk', { city: 'Leeds', zipCode: 'LS1 4AP' }, ['Leeds', 'LS1 4AP']],
  ['uk', {}, []],
] as const)('the end of an address in %s is written as its post has it', (region, place, lines) => {
  expect(townLines(region, place)).toEqual(lines)
})
