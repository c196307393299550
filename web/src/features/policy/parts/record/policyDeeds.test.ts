import { expect, it } from 'vitest'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { mayUse, type Permission, type Role } from '#shared/permissions.ts'
import type { CoverStatus } from '#shared/records/policy/policyStatus.ts'
import { offeredDeeds, quickDeeds } from './policyDeeds.ts'

const today = '2026-11-20' as const
const cover = { expirationDate: '2027-06-01', isSurplus: false, renewalOptOut: false } as const
const everybody = { may: () => true, userId: 'usr_2', today } as const
const mayAs = (role: Role) => ({
  ...everybody,
  may: (needed: readonly Permission[]) => needed.some((each) => mayUse(role, each)),
})
const offered = (status: CoverStatus, role: Role) =>
  offeredDeeds({ ...cover, status }, mayAs(role)).map(({ action }) => action)
const quick = (status: CoverStatus, role: Role) =>
  quickDeeds(offeredDeeds({ ...cover, status }, mayAs(role)), status).map(({ action }) => action)

it('an agent asks for a cancellation once; an underwriter cancels', () => {
  expect(offered('IN FORCE', 'Agent')).toEqual([
    'changeDetails',
    'endorse',
    'certificate',
    'optOut',
    'muteReminders',
    'noticesByPost',
    'requestCancel',
  ])
  expect(offered('CANCEL REQUESTED', 'Agent')).toEqual(['certificate', 'muteReminders', 'noticesByPost'])
  expect(offered('IN FORCE', 'Underwriter')).not.toContain('requestCancel')
  expect(offered('CANCEL REQUESTED', 'Underwriter')).toContain('cancel')
})

it('a binder is issued or rescinded', () => {
  expect(offered('BOUND', 'Agent')).toEqual(['generatePolicy'])
  expect(offered('BOUND', 'Underwriter')).toEqual(['generatePolicy', 'rescind'])
})

it('a binder that is being issued waits with being rescinded', () => {
  const issuing = { ...cover, status: 'BOUND', issueRequestedAt: '2026-11-20T10:00:00.000Z' } as const
  expect(offeredDeeds(issuing, everybody)).toEqual([
    { action: 'generatePolicy' },
    { action: 'rescind', notNow: 'unissued' },
  ])
})

it('a cancelled policy is taken back, or its reporting is extended, after which it is not taken back', () => {
  expect(offered('CANCELLED', 'Underwriter')).toEqual(['reinstate', 'undoCancel', 'extendReporting'])
  expect(offeredDeeds({ ...cover, status: 'CANCELLED', reportingUntil: '2027-01-01' }, everybody)).toEqual([
    { action: 'reinstate', notNow: 'unextended' },
    { action: 'undoCancel', notNow: 'unextended' },
    { action: 'extendReporting', notNow: 'unextended' },
  ])
  expect(offered('CANCELLED', 'Agent')).toEqual([])
})

it('an excess layer is rescinded and changed in its details, and neither endorsed nor renewed by itself', () => {
  const excess = { attachmentPoint: 1_000_000, underlying: [], notFollowed: [] }
  const actions = offeredDeeds({ ...cover, status: 'IN FORCE', isSurplus: true, excess }, everybody).map(
    ({ action }) => action,
  )
  expect(actions).toEqual(expect.arrayContaining(['changeDetails', 'addExcess', 'rescindExcess', 'cancel']))
  expect(actions).not.toEqual(expect.arrayContaining(['endorse']))
  expect(actions).not.toContain('optOut')
  expect(offered('IN FORCE', 'Underwriter')).not.toContain('rescindExcess')
})

it('a policy that is renewed is neither opted out, whatever was said before, nor reminded of', () => {
  const renewed = {
    ...cover,
    status: 'IN FORCE',
    renewedByPolicyId: PolicyId.parse('pol_01JH0000000000000000000P02'),
  } as const
  const actions = (policy: Parameters<typeof offeredDeeds>[0]) =>
    offeredDeeds(policy, everybody).map(({ action }) => action)
  expect(actions({ ...cover, status: 'IN FORCE' })).toEqual(expect.arrayContaining(['optOut', 'muteReminders']))
  for (const deed of ['optOut', 'muteReminders']) expect(actions(renewed)).not.toContain(deed)
  expect(actions({ ...renewed, renewalOptOut: true })).not.toContain('optOut')
})

it('a rescission is proposed first, and decided then', () => {
  const proposal = { reason: 'Breaches were not told', by: 'usr_1', name: 'Una Writer', at: '2026-11-20T10:00:00.000Z' }
  const deeds = (more: object) =>
    offeredDeeds({ ...cover, status: 'IN FORCE', ...more }, everybody).map(({ action }) => action)
  expect(deeds({})).toContain('proposeRescission')
  expect(deeds({})).not.toContain('rescindGroundUp')
  expect(deeds({ rescissionProposal: proposal })).toContain('rescindGroundUp')
  expect(deeds({ rescissionProposal: proposal })).not.toContain('proposeRescission')
})

it('nobody decides on a rescission that they proposed', () => {
  const at = '2026-11-20T10:00:00.000Z' as const
  const proposal = { reason: 'Breaches were not told', by: 'usr_2', name: 'Una Writer', at }
  const own = { ...cover, status: 'IN FORCE', rescissionProposal: proposal } as const
  expect(offeredDeeds(own, everybody)).toContainEqual({ action: 'rescindGroundUp', notNow: 'anothers' })
  expect(offeredDeeds(own, { ...everybody, userId: 'usr_3' })).toContainEqual({ action: 'rescindGroundUp' })
})

it('a cancellation that took effect is undone for its days, and the policy reinstated for those of that', () => {
  const cancellation = {
    reason: 'Insured elsewhere',
    effectiveDate: '2026-11-17',
    requestedBy: 'usr_1',
    requestedAt: '2026-11-10T10:00:00.000Z',
    before: 'IN FORCE',
    flat: false,
  } as const
  const cancelled = { ...cover, status: 'CANCELLED', cancellation, undoableUntil: today } as const
  const on = (day: CalendarDate, policy: Parameters<typeof offeredDeeds>[0] = cancelled) =>
    offeredDeeds(policy, { ...everybody, today: day })
  expect(on(today)).toContainEqual({ action: 'undoCancel' })
  expect(on('2026-11-21')).toContainEqual({ action: 'undoCancel', notNow: 'undoable' })
  expect(on('2026-11-21')).toContainEqual({ action: 'reinstate' })
  expect(on('2027-02-01')).toContainEqual({ action: 'reinstate', notNow: 'reinstatable' })
  const early = { ...cancelled, status: 'FLAT CANCELLED', cancellation: { ...cancellation, flat: true } } as const
  expect(on('2026-11-01', early)).toContainEqual({ action: 'reinstate', notNow: 'begun' })
})

it('what is likeliest has a button of its own', () => {
  expect(quick('IN FORCE', 'Agent')).toEqual(['endorse', 'certificate'])
  expect(quick('CANCEL REQUESTED', 'Agent')).toEqual(['certificate'])
  expect(quick('CANCEL REQUESTED', 'Underwriter')).toEqual(['cancel', 'undoCancel'])
  expect(quick('CANCELLED', 'Underwriter')).toEqual(['undoCancel', 'reinstate'])
  expect(quick('BOUND', 'Agent')).toEqual([])
})
