import { expect, it } from 'vitest'
import { regionCodes } from '../../regions/code.ts'
import { reservedRights } from './reservedRights.ts'

it.each(regionCodes)(
  'a reservation of rights in %s waives nothing, and gives no ground up that it does not name',
  (region) => {
    const said = reservedRights('RESERVATION_OF_RIGHTS', { region })?.body ?? ''
    expect(said).toContain('a waiver of')
    expect(said).toContain('does not give up others')
  },
)

it('speaks by the law of the region', () => {
  const bodyOf = (region: 'au' | 'uk' | 'us', state?: string) =>
    reservedRights('RESERVATION_OF_RIGHTS', { region, state })?.body
  expect(bodyOf('us', 'TX')).toContain('estops')
  expect(bodyOf('us', 'TX')).not.toContain('independent counsel')
  expect(bodyOf('us', 'CA')).toContain('Civil Code section 2860')
  expect(bodyOf('uk')).toContain('Insurance Act 2015')
  expect(bodyOf('au', 'NSW')).toContain('Insurance Contracts Act 1984')
})

it('no other position reserves anything', () => {
  for (const position of ['ACCEPTED', 'DENIED', 'UNDER_REVIEW'] as const)
    expect(reservedRights(position, { region: 'us' })).toBeUndefined()
})
