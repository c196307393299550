import { describe, expect, it } from 'vitest'
import { cast, castIds, guestOf } from '#tests/cast/actors.ts'
import { isTheirs, listScopesOf, scopesOfRecord } from './relation.ts'

const [agencyId, otherAgencyId] = [castIds.agency(1), castIds.agency(2)]
const accountId = castIds.account(1)
const teamIds = [castIds.team(1)]
const record = { agencyId, accountId, teamIds, partnerIds: ['org_pool'], subjectIds: ['quo_1'] }
const guest = guestOf('QUOTE', 'quo_1')
const assigned = { ...cast.underwriter, agencyIds: [agencyId] }
const agentOfBoth = { ...cast.agent, teamIds: [castIds.team(1), castIds.team(2)] }

describe('whose a record is', () => {
  it.each([
    ['staff', cast.superAdmin, true],
    ['staff who are assigned to its agency', assigned, true],
    ['staff who are assigned to another', { ...assigned, agencyIds: [otherAgencyId] }, false],
    ['its agency', cast.producer, true],
    ['another agency', cast.otherProducer, false],
    ['an agent of its team', cast.agent, true],
    ['an agent of its team and another', agentOfBoth, true],
    ['an agent of another team', { ...cast.agent, teamIds: [castIds.team(2)] }, false],
    ['an agent of its team who works for another agency', { ...cast.agent, organizationId: otherAgencyId }, false],
    ['its insured', cast.policyHolder, true],
    ['another insured', cast.otherPolicyHolder, false],
    ['a cluster', cast.clusterViewer, false],
    ['a cluster, even one of the account’s own id', { ...cast.clusterViewer, organizationId: accountId }, false],
    ['who came with a code for it', guest, true],
    ['who came with a code for another', guestOf('QUOTE', 'quo_2'), false],
  ])('%s: %#', (_, actor, theirs) => {
    expect(isTheirs(actor, record)).toBe(theirs)
  })

  it('without teams is the whole agency’s and no agent’s; without an agency no assigned staff’s; unnamed no guest’s', () => {
    expect(isTheirs(cast.producer, { agencyId })).toBe(true)
    expect(isTheirs(cast.agent, { agencyId })).toBe(false)
    expect(isTheirs(assigned, { accountId })).toBe(false)
    expect(isTheirs(cast.superAdmin, {})).toBe(true)
    expect(isTheirs(guest, { accountId })).toBe(false)
  })
})

describe('the lists', () => {
  it('of an actor hold all that is theirs and no more', () => {
    expect(listScopesOf(cast.superAdmin)).toEqual(['all'])
    expect(listScopesOf(assigned)).toEqual([`agency:${agencyId}`])
    expect(listScopesOf(cast.producer)).toEqual([`agency:${agencyId}`])
    expect(listScopesOf(agentOfBoth)).toEqual([`team:${castIds.team(1)}`, `team:${castIds.team(2)}`])
    expect(listScopesOf(cast.policyHolder)).toEqual([`account:${accountId}`])
    expect(listScopesOf(cast.clusterViewer)).toEqual([])
    expect(listScopesOf(guest)).toEqual([])
  })

  it('of a record are its owners’ and partners’', () => {
    expect(scopesOfRecord(record)).toEqual([
      'all',
      `agency:${agencyId}`,
      `team:${castIds.team(1)}`,
      `account:${accountId}`,
      'partner:org_pool',
    ])
    expect(scopesOfRecord({})).toEqual(['all'])
  })
})
