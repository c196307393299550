import { describe, expect, it } from 'vitest'
import { auStates } from './auStates.ts'
import { statesOfPostcode } from './postcodeStates.ts'
import { usStates } from './usStates.ts'

describe('the state that a postcode tells of', () => {
  it.each([
    ['us', '97301', ['OR']],
    ['us', '94105-1234', ['CA']],
    ['us', '02108', ['MA']],
    ['us', '06390', ['CT', 'NY']],
    ['us', '10001', ['NY']],
    ['us', '73301', ['TX']],
    ['us', '99362', ['OR', 'WA']],
    ['us', '09012', []],
    ['us', '', []],
    ['au', '2000', ['NSW']],
    ['au', '2601', ['ACT']],
    ['au', '2620', ['ACT', 'NSW']],
    ['au', '0800', ['NT']],
    ['au', '3000', ['VIC']],
    ['uk', 'LS1 4AP', []],
  ] as const)('in %s, %s: %j', (region, postcode, states) => {
    expect(statesOfPostcode(region, postcode)).toEqual(states)
  })

  it('is one that the region has, and each has some', () => {
    const all = (region: 'au' | 'us', digits: number) =>
      new Set(
        Array.from({ length: 10 ** digits }, (_, each) =>
          statesOfPostcode(
            region,
            String(each)
              .padStart(digits, '0')
              .padEnd(region === 'us' ? 5 : 4, '0'),
          ),
        ).flat(),
      )
    const known = (states: readonly { readonly abbreviation: string }[]) =>
      states.map(({ abbreviation }) => abbreviation)
    expect([...all('us', 3)]).toEqual(expect.arrayContaining(known(usStates)))
    expect([...all('au', 4)].toSorted()).toEqual(known(auStates).toSorted())
  })
})
