import { describe, expect, it } from 'vitest'
import { cast, castIds, guestOf } from '#tests/cast/actors.ts'
import { type Actor, actorOf, type Claims, claimsOf, hasJumped } from './actor.ts'

/** What the gateway makes of claims: texts. */
const asText = (claims: Claims): Claims =>
  Object.fromEntries(
    Object.entries(claims)
      .filter(([, claim]) => claim !== undefined)
      .map(([name, claim]) => [name, String(claim)]),
  )

const jumped: Actor = {
  ...cast.agencyAdmin,
  subscriberType: 'COWBELL',
  ownRole: 'Underwriter',
  sessionId: 'ses_1',
  amr: ['pwd', 'otp'],
}

describe('an actor', () => {
  it.each<[string, Actor]>([
    ['staff', cast.superAdmin],
    ['an agent of two teams', { ...cast.agent, teamIds: [castIds.team(1), castIds.team(2)] }],
    ['staff of some agencies', { ...cast.underwriter, agencyIds: [castIds.agency(1), castIds.agency(2)] }],
    ['staff of no agency', { ...cast.underwriter, agencyIds: [] }],
    ['who has jumped', jumped],
    ['who has still to set up a factor', { ...cast.producer, mustSetUpFactor: true }],
    ['who came with a code for a quote', guestOf('QUOTE', 'quo_1', castIds.account(1))],
    ['who came with a code for a policy', guestOf('E_PAY', 'pol_1')],
  ])('is the same after a token and the gateway: %s', (_, actor) => {
    expect(actorOf(asText(claimsOf(actor)))).toStrictEqual(actor)
  })

  it('of a token that says little is nobody’s, of no team and no scope', () => {
    const { stepUpAt: _, issuedAt: __, ...bare } = cast.clusterViewer
    expect(actorOf(asText(claimsOf(bare)))).toStrictEqual(bare)
    expect(actorOf({})).toStrictEqual({
      userId: '',
      name: '',
      email: '',
      accountType: '',
      subscriberType: '',
      role: '',
      realm: 'ACCOUNT',
      organizationId: '',
      teamIds: [],
      scopes: [],
    })
  })

  it('says in the token that a factor is still to be set up, and nothing where it is', () => {
    expect(claimsOf({ ...cast.producer, mustSetUpFactor: true }).mustSetUpFactor).toBe(true)
    expect(claimsOf(cast.producer)).not.toHaveProperty('mustSetUpFactor')
  })

  it('has lists as the gateway writes them too', () => {
    expect(actorOf({ teamIds: '[tea_1 tea_2]', scopes: ['role:admin'] })).toMatchObject({
      teamIds: ['tea_1', 'tea_2'],
      scopes: ['role:admin'],
    })
    expect(actorOf({ teamIds: 'tea_1, tea_2', amr: 7 })).toMatchObject({ teamIds: ['tea_1', 'tea_2'], amr: [] })
  })

  it('has jumped who acts for another kind of account than their own', () => {
    expect(hasJumped(jumped)).toBe(true)
    expect(hasJumped(cast.agencyAdmin)).toBe(false)
  })
})
