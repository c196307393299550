import { describe, expect, it } from 'vitest'
import { cast, castIds } from '#tests/cast/actors.ts'
import { aUser } from '#tests/support/aUser.ts'
import { isColleague, isInCharge, mayGiveRole, mayGiveRoleIn } from './reach.ts'

const [home, away] = [castIds.agency(1), castIds.agency(2)]
const membership = { accountType: 'AGENCY', role: 'Agent', teamIds: [], organizationId: away } as const
const user = aUser({ organizationId: home })
const ofBoth = aUser({ organizationId: home, otherMemberships: [membership] })

describe('a user', () => {
  it.each([
    ['staff', cast.underwriter, user, true, true],
    ['staff of its agency', { ...cast.underwriter, agencyIds: [home] }, user, true, true],
    ['staff of another', { ...cast.underwriter, agencyIds: [away] }, user, true, false],
    ['people of the same agency', cast.producer, user, true, true],
    ['people of another', cast.otherProducer, user, false, false],
    ['people of an agency the user works for besides', cast.otherProducer, ofBoth, true, false],
  ])('is seen and changed by %s: %#', (_, actor, whom, sees, changes) => {
    expect(isColleague(actor, whom)).toBe(sees)
    expect(isInCharge(actor, whom)).toBe(changes)
  })
})

describe('a role', () => {
  it.each([
    ['of the agency by its administrator', cast.agencyAdmin, 'Agent', true],
    ['of an insured by an agency’s administrator: never', cast.agencyAdmin, 'Policy Holder', false],
    ['of the agency by staff', cast.underwriter, 'Agent', true],
    ['of staff by staff', cast.underwriter, 'Underwriter', true],
    ['an administrator’s by one', cast.superAdmin, 'Power User', true],
    ['an administrator’s by other staff: never', cast.underwriter, 'Power User', false],
  ] as const)('is given: %s', (_, actor, role, may) => {
    expect(mayGiveRole(actor, role)).toBe(may)
  })

  it('is given in an organization of its own kind alone', () => {
    const agency = { id: home, name: 'Agency 1', accountType: 'AGENCY', enforceMfa: false } as const
    const provider = { id: 'provider', name: 'Provider', accountType: 'COWBELL', enforceMfa: false } as const
    expect(mayGiveRoleIn(cast.underwriter, 'Agent', agency)).toBe(true)
    expect(mayGiveRoleIn(cast.underwriter, 'Underwriter', agency)).toBe(false)
    expect(mayGiveRoleIn(cast.superAdmin, 'Power User', provider)).toBe(true)
    expect(mayGiveRoleIn(cast.underwriter, 'Power User', provider)).toBe(false)
  })
})
