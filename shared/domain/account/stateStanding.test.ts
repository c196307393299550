import { expect, it } from 'vitest'
import { stateOn } from './stateStanding.ts'

it('a state is quoted as is said of it on the day, and everywhere where nothing is said', () => {
  const said = { isSupported: true, next: { isSupported: false, from: '2027-03-01' } } as const
  expect(stateOn(undefined, '2027-03-01')).toEqual({ isSupported: true })
  expect(stateOn(said, '2027-02-28')).toEqual(said)
  expect(stateOn(said, '2027-03-01')).toEqual({ isSupported: false })
  expect(stateOn({ isSupported: false }, '2027-03-01').isSupported).toBe(false)
})
