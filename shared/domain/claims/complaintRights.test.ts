import { expect, it } from 'vitest'
import { complaintRights } from './complaintRights.ts'

it('a denial and a reservation of rights say where to complain, by the law of the region', () => {
  for (const position of ['DENIED', 'RESERVATION_OF_RIGHTS'] as const) {
    const bodyOf = (region: 'au' | 'uk' | 'us', state?: string) => complaintRights(position, { region, state })?.body
    expect(bodyOf('us', 'CA')).toContain('California Department of Insurance')
    expect(bodyOf('us', 'NY')).toContain('New York State Department of Financial Services')
    expect(bodyOf('us', 'IL')).toContain('Part 919')
    expect(bodyOf('us', 'OR')).toContain('department of insurance of Oregon')
    expect(bodyOf('us')).toContain('department of insurance of your home state')
    expect(bodyOf('uk')).toContain('Financial Ombudsman Service')
    expect(bodyOf('uk')).not.toContain('department of insurance')
    expect(bodyOf('au', 'NSW')).toContain('Australian Financial Complaints Authority')
  }
})

it('a claim that is accepted or still looked at needs no such words', () => {
  expect(complaintRights('ACCEPTED', { region: 'uk' })).toBeUndefined()
  expect(complaintRights('UNDER_REVIEW', { region: 'us', state: 'CA' })).toBeUndefined()
})
