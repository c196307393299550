import { expect, it } from 'vitest'
import { mayUse, type Permission, type Role } from '#shared/permissions.ts'
import type { CoverStatus } from '#shared/records/policy/policyStatus.ts'
import { offeredDeeds } from './policyDeeds.ts'

const offered = (status: CoverStatus, role: Role) =>
  offeredDeeds({ status, isSurplus: false }, (needed: readonly Permission[]) =>
    needed.some((each) => mayUse(role, each)),
  ).map(({ action }) => action)

it('an agent asks for a cancellation once; an underwriter cancels', () => {
  expect(offered('IN FORCE', 'Agent')).toEqual([
    'changeDetails',
    'endorse',
    'certificate',
    'optOut',
    'muteReminders',
    'requestCancel',
  ])
  expect(offered('CANCEL REQUESTED', 'Agent')).toEqual(['certificate', 'muteReminders'])
  expect(offered('IN FORCE', 'Underwriter')).not.toContain('requestCancel')
  expect(offered('CANCEL REQUESTED', 'Underwriter')).toContain('cancel')
})

it('a binder is issued or rescinded', () => {
  expect(offered('BOUND', 'Agent')).toEqual(['generatePolicy'])
  expect(offered('BOUND', 'Underwriter')).toEqual(['generatePolicy', 'rescind'])
})

it('a binder that is being issued waits with being rescinded', () => {
  const issuing = { status: 'BOUND', isSurplus: false, issueRequestedAt: '2026-11-20T10:00:00.000Z' } as const
  expect(offeredDeeds(issuing, () => true)).toEqual([
    { action: 'generatePolicy' },
    { action: 'rescind', notNow: 'unissued' },
  ])
})

it('a cancelled policy is taken back, or its reporting is extended, after which it is not taken back', () => {
  expect(offered('CANCELLED', 'Underwriter')).toEqual(['reinstate', 'undoCancel', 'extendReporting'])
  expect(offeredDeeds({ status: 'CANCELLED', isSurplus: false, reportingUntil: '2027-01-01' }, () => true)).toEqual([
    { action: 'reinstate', notNow: 'unextended' },
    { action: 'undoCancel', notNow: 'unextended' },
    { action: 'extendReporting', notNow: 'unextended' },
  ])
  expect(offered('CANCELLED', 'Agent')).toEqual([])
})

it('an excess layer is rescinded and changed in its details, and neither endorsed nor renewed by itself', () => {
  const excess = { attachmentPoint: 1_000_000, underlying: [], notFollowed: [] }
  const actions = offeredDeeds({ status: 'IN FORCE', isSurplus: true, excess }, () => true).map(({ action }) => action)
  expect(actions).toEqual(expect.arrayContaining(['changeDetails', 'addExcess', 'rescindExcess', 'cancel']))
  expect(actions).not.toEqual(expect.arrayContaining(['endorse']))
  expect(actions).not.toContain('optOut')
  expect(offered('IN FORCE', 'Underwriter')).not.toContain('rescindExcess')
})

it('a rescission is proposed first, and decided then', () => {
  const proposal = { reason: 'Breaches were not told', by: 'usr_1', name: 'Una Writer', at: '2026-11-20T10:00:00.000Z' }
  const deeds = (more: object) =>
    offeredDeeds({ status: 'IN FORCE', isSurplus: false, ...more }, () => true).map(({ action }) => action)
  expect(deeds({})).toContain('proposeRescission')
  expect(deeds({})).not.toContain('rescindGroundUp')
  expect(deeds({ rescissionProposal: proposal })).toContain('rescindGroundUp')
  expect(deeds({ rescissionProposal: proposal })).not.toContain('proposeRescission')
})
