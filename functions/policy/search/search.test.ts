import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { getPolicy } from '#shared/contracts/policy/policies.ts'
import * as contract from '#shared/contracts/policy/search.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { monthAt } from '#shared/domain/calendar/months.ts'
import { addDays, addYears } from '#shared/domain/calendar/moveDate.ts'
import { AgencyId, TeamId } from '#shared/domain/ids/ids.ts'
import { binderStatusGroups } from '#shared/domain/policy/policyStatusGroups.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { putIn } from '#tests/support/inStatus.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { binderAction } from '../binders/binderAction.ts'
import { policySubjectivities } from '../binders/policySubjectivities.ts'
import { meetDeadlines } from '../jobs/meetDeadlines.ts'
import { policies } from '../store/policies.ts'

let desk: PolicyDesk
let paid: PolicyRecord
let unpaid: PolicyRecord
let binder: PolicyRecord
let rescinded: PolicyRecord
let foreign: PolicyRecord
let ofTeam: PolicyRecord
/** After the others begin. */
const begins = addDays(dateAt(new Date().toISOString(), 'America/New_York'), 45)
const stored = async (id: string) => policies.require(id)

beforeAll(async () => {
  desk = await openPolicyDesk()
  paid = await desk.aPolicy({ companyName: 'Alder Mills' })
  await desk.record(paid, await desk.pay(paid))
  unpaid = await desk.aPolicy({ companyName: 'Birch & Sons', effectiveDate: begins, endDate: addYears(begins, 1) })
  binder = await desk.aBinder({ companyName: 'Cedar Works' })
  rescinded = await desk.aBinder({ companyName: 'Dogwood Ltd' })
  await commit([binderAction(await stored(rescinded.id), 'rescind', new Date().toISOString())])
  foreign = await desk.aPolicy({
    companyName: 'Elm Trading',
    agencyId: AgencyId.parse(castIds.agency(2)),
    teamIds: [TeamId.parse(castIds.team(3))],
  })
  ofTeam = await desk.aBinder({ companyName: 'Fir Group', teamIds: [TeamId.parse(castIds.team(2))] })
  await desk.deliver()
})
afterAll(() => desk.close())

type Actor = (typeof cast)[keyof typeof cast]
const policiesOf = async (query: object, actor: Actor = cast.producer) =>
  answered(await desk.asPolicy(actor)(contract.searchPolicies, { query }))
const bindersOf = async (query: object, actor: Actor = cast.producer) =>
  answered(await desk.asPolicy(actor)(contract.searchBinders, { query }))
const names = ({ hits }: { hits: { companyName: string }[] }) => hits.map(({ companyName }) => companyName)

describe('the lists of policies and binders', () => {
  it('hold what is the caller’s, sorted and counted', async () => {
    expect(names(await policiesOf({ sort: 'companyName' }))).toEqual(['Alder Mills', 'Birch & Sons'])
    expect(names(await policiesOf({ sort: '-companyName' }))).toEqual(['Birch & Sons', 'Alder Mills'])
    expect(names(await policiesOf({}))).toEqual(['Birch & Sons', 'Alder Mills'])
    expect(names(await policiesOf({ sort: 'companyName' }, cast.underwriter))).toEqual([
      'Alder Mills',
      'Birch & Sons',
      'Elm Trading',
    ])
    expect(names(await policiesOf({}, cast.otherProducer))).toEqual(['Elm Trading'])
    expect(await desk.asPolicy(cast.clusterViewer)(contract.searchPolicies, { query: {} })).toMatchObject({
      status: 403,
    })
    expect(await policiesOf({}, cast.underwriter)).toMatchObject({ totalHits: 3 })
    const [row] = (await policiesOf({ search: 'alder' })).hits
    expect(row).toMatchObject({
      id: paid.id,
      policyNumber: paid.policyNumber,
      status: 'ISSUED',
      premium: paid.rated.premium,
      totalPremium: paid.totalPremium,
      currency: 'USD',
      paymentStatus: 'Paid',
    })
  })

  it('are narrowed by staff to the paper of a carrier, at the cost of a page', async () => {
    const [oak, elm] = ['org_01JH0000000000000000000AK1', 'org_01JH0000000000000000000E11'] as const
    const [onOak, stays] = [await stored(unpaid.id), await stored(paid.id)]
    await commit([
      policies.update(onOak, { ...onOak, carrierId: oak }),
      policies.update(stays, { ...stays, carrierId: elm }),
    ])
    await desk.deliver()
    const ofOak = { carrierId: oak }
    expect(await policiesOf(ofOak, cast.underwriter)).toMatchObject({
      hits: [{ companyName: 'Birch & Sons' }],
      totalHits: 1,
    })
    expect(names(await policiesOf({ carrierId: elm }, cast.underwriter))).toEqual(['Alder Mills'])
    expect(names(await policiesOf({ ...ofOak, status: ['Inactive'] }, cast.underwriter))).toEqual([])
    expect(names(await policiesOf({ ...ofOak, payment: 'Need Payment' }, cast.underwriter))).toEqual(['Birch & Sons'])
    expect(names(await policiesOf({ ...ofOak, search: '*alder*' }, cast.underwriter))).toEqual([])
    expect(names(await policiesOf({ ...ofOak, agencyId: castIds.agency(2) }, cast.underwriter))).toEqual([])
    const refused = await desk.asPolicy(cast.producer)(contract.searchPolicies, {
      query: { carrierId: oak },
    })
    expect(refused).toMatchObject({ status: 403, problem: { code: 'permission.denied' } })
  })

  it('are narrowed by status, group, owner and words', async () => {
    expect(names(await policiesOf({ status: ['Active'], sort: 'companyName' }))).toEqual([
      'Alder Mills',
      'Birch & Sons',
    ])
    expect(names(await policiesOf({ status: ['Cancellations', 'EXPIRED'] }))).toEqual([])
    expect(names(await policiesOf({ search: '*irch*' }))).toEqual(['Birch & Sons'])
    expect(names(await policiesOf({ search: unpaid.policyNumber }))).toEqual(['Birch & Sons'])
    // What is found comes newest first among equal matches, whatever the order of the list.
    expect(names(await policiesOf({ search: 'pal', sort: 'companyName' }))).toEqual(['Birch & Sons', 'Alder Mills'])
    expect(names(await policiesOf({ agencyId: castIds.agency(2) }, cast.underwriter))).toEqual(['Elm Trading'])
    expect(names(await policiesOf({ agencyId: castIds.agency(2) }))).toEqual([])
    expect(names(await policiesOf({ accountId: paid.accountId, sort: 'companyName' }))).toEqual([
      'Alder Mills',
      'Birch & Sons',
    ])
    expect(await policiesOf({ accountId: castIds.account(2) })).toMatchObject({ hits: [], totalHits: 0 })
  })

  it('hold what a figure counts: by month bound, year, limit and state', async () => {
    const { boundAt, aggLimit, effectiveDate } = await stored(paid.id)
    const month = monthAt(boundAt, 'America/New_York')
    expect(await policiesOf({ bound: month })).toMatchObject({ totalHits: 2 })
    expect(names(await policiesOf({ bound: '2019-01' }))).toEqual([])
    const year = effectiveDate.slice(0, 4)
    expect(names(await policiesOf({ began: year }))).toContain('Alder Mills')
    expect(names(await policiesOf({ began: '2019' }))).toEqual([])
    expect(names(await policiesOf({ limit: String(aggLimit), sort: 'companyName' }))).toEqual([
      'Alder Mills',
      'Birch & Sons',
    ])
    expect(names(await policiesOf({ limit: '1' }))).toEqual([])
    const { state = '' } = (await stored(paid.id)).firmographicData
    expect(names(await policiesOf({ state, sort: 'companyName' }))).toEqual(['Alder Mills', 'Birch & Sons'])
    expect(names(await policiesOf({ state: 'Atlantis' }))).toEqual([])
    expect(names(await policiesOf({ bound: month, payment: 'Need Payment', state }))).toEqual(['Birch & Sons'])
  })

  it('tell how many there are of a team, to those whose team it is', async () => {
    const team = { teamId: castIds.team(1), size: 1 }
    expect(await policiesOf(team)).toMatchObject({ hits: [{}], totalHits: 2 })
    expect(await policiesOf(team, cast.underwriter)).toMatchObject({ totalHits: 2 })
    expect(await policiesOf(team, cast.otherProducer)).toMatchObject({ hits: [], totalHits: 0 })
    expect(await policiesOf({ ...team, agencyId: castIds.agency(1) }, cast.underwriter)).toMatchObject({ totalHits: 1 })
  })

  it('tell in no token where a policy stands that is not theirs', async () => {
    const owners = [{ agencyId: castIds.agency(1) }, { teamId: castIds.team(1) }]
    for (const owner of owners)
      for (const actor of [cast.otherProducer, { ...cast.underwriter, agencyIds: [castIds.agency(2)] }]) {
        const page = await policiesOf({ ...owner, sort: 'companyName', size: 1 }, actor)
        expect([page.hits, page.nextToken, page.prevToken]).toEqual([[], undefined, undefined])
        const beyond = { after: Buffer.from('a').toString('base64url') }
        expect(await policiesOf({ ...owner, ...beyond, sort: 'companyName', size: 1 }, actor)).toEqual({
          hits: [],
          totalHits: 0,
        })
      }
  })

  it('page by tokens in both directions', async () => {
    const first = await policiesOf({ sort: 'companyName', size: 1 })
    expect(names(first)).toEqual(['Alder Mills'])
    const second = await policiesOf({ sort: 'companyName', size: 1, after: first.nextToken })
    expect(names(second)).toEqual(['Birch & Sons'])
    expect(second.nextToken).toBeUndefined()
    expect(names(await policiesOf({ sort: 'companyName', size: 1, before: second.prevToken }))).toEqual(['Alder Mills'])
  })

  it('have binders by status and payment', async () => {
    expect(names(await bindersOf({ sort: 'companyName' }))).toEqual(['Cedar Works', 'Dogwood Ltd', 'Fir Group'])
    expect(names(await bindersOf({ status: [...binderStatusGroups.Rescinded] }))).toEqual(['Dogwood Ltd'])
    expect(names(await bindersOf({ status: [...binderStatusGroups['Binder Expired']] }))).toEqual([])
    expect(Object.keys(binderStatusGroups)).toEqual(['Bound', 'Rescinded', 'Binder Expired'])
    expect(names(await bindersOf({ status: ['BOUND'], payment: 'Need Payment', sort: 'companyName' }))).toEqual([
      'Cedar Works',
      'Fir Group',
    ])
    expect(await bindersOf({ status: ['BOUND', 'BOUND'] })).toEqual(await bindersOf({ status: ['BOUND'] }))
    expect(names(await bindersOf({ payment: 'Paid' }))).toEqual([])
    expect((await bindersOf({ search: 'cedar' })).hits[0]).toMatchObject({ id: binder.id, isPaid: false })
  })

  it('have active policies that need payment', async () => {
    const needing = async (query: object) => names(await policiesOf({ ...query, payment: 'Need Payment' }))
    expect(await needing({})).toEqual(['Birch & Sons'])
    expect(await needing({ status: ['Active'] })).toEqual(['Birch & Sons'])
    expect(await needing({ status: ['Inactive'] })).toEqual([])
    expect(await needing({ status: ['Inactive'], search: 'birch' })).toEqual([])
    expect(await needing({ type: 'Open for Renewal' })).toEqual([])
    expect(await needing({ search: 'birch' })).toEqual(['Birch & Sons'])
    expect(await needing({ search: 'alder' })).toEqual([])
    expect(await policiesOf({ payment: 'Need Payment' }, cast.underwriter)).toMatchObject({ totalHits: 2 })
  })

  it('have what waits for something that did not come by its day, as long as cover stands', async () => {
    const late = { id: 'sub_1', text: 'Loss runs', stage: 'POST_BIND', owner: 'AGENCY', status: 'OVERDUE' } as const
    const isLate = async ({ id }: PolicyRecord, status: 'ACCEPTED' | 'OVERDUE') =>
      commit([policySubjectivities(await stored(id), [{ ...late, status }], new Date().toISOString())])
    for (const each of [paid, unpaid, binder, rescinded]) await isLate(each, 'OVERDUE')
    await desk.deliver()
    const overdue = { subjectivities: 'Overdue', sort: 'companyName' }
    expect(await policiesOf(overdue)).toMatchObject({ totalHits: 2, hits: [{ overdue: true }, { overdue: true }] })
    expect(names(await policiesOf({ ...overdue, payment: 'Need Payment' }))).toEqual(['Birch & Sons'])
    expect(names(await policiesOf({ ...overdue, status: ['Inactive'] }))).toEqual([])
    expect(names(await policiesOf({ ...overdue, type: 'Open for Renewal' }))).toEqual([])
    expect(names(await policiesOf({ ...overdue, search: 'alder' }))).toEqual(['Alder Mills'])
    expect(names(await policiesOf(overdue, cast.otherProducer))).toEqual([])
    expect(names(await bindersOf(overdue))).toEqual(['Cedar Works'])
    expect(names(await bindersOf({ ...overdue, payment: 'Paid' }))).toEqual([])
    expect(names(await bindersOf({ ...overdue, status: ['RESCIND'] }))).toEqual([])
    await isLate(unpaid, 'ACCEPTED')
    await desk.deliver()
    expect(names(await policiesOf(overdue))).toEqual(['Alder Mills'])
  })

  it('show a team-bound agent the team’s alone', async () => {
    expect(names(await bindersOf({ sort: 'companyName' }, cast.agent))).toEqual(['Cedar Works', 'Dogwood Ltd'])
    expect(names(await bindersOf({ teamId: castIds.team(2) }, cast.agent))).toEqual([])
    expect(names(await bindersOf({ teamId: castIds.team(2) }))).toEqual(['Fir Group'])
    expect(ofTeam.teamIds).toEqual([castIds.team(2)])
  })

  it('show what is open for renewal in its last 90 days', async () => {
    expect(names(await policiesOf({ type: 'Open for Renewal' }))).toEqual([])
    await meetDeadlines({ now: `${paid.effectiveDate}T12:00:00.000Z` })
    const lateInTerm = new Date(Date.parse(`${paid.expirationDate}T12:00:00Z`) - 80 * 86_400_000).toISOString()
    await meetDeadlines({ now: lateInTerm })
    expect(names(await policiesOf({ type: 'Open for Renewal' }))).toContain('Alder Mills')
    expect(names(await policiesOf({ type: 'Open for Renewal', status: ['Inactive'] }))).toEqual([])
    expect(foreign.agencyId).toBe(castIds.agency(2))
  })

  it('show none as open for renewal that is to be cancelled, until that is taken back', async () => {
    const params = { policyId: paid.id }
    const isListed = async () => names(await policiesOf({ type: 'Open for Renewal' })).includes('Alder Mills')
    expect(await isListed()).toBe(true)
    for (const status of ['CANCEL REQUESTED', 'CANCEL PENDING'] as const) {
      await putIn(policies, paid.id, status)
      expect(await isListed()).toBe(false)
      expect(answered(await desk.asPolicy(cast.producer)(getPolicy, { params }))).toMatchObject({
        openForRenewal: false,
      })
    }
    await putIn(policies, paid.id, 'IN FORCE')
    expect(await isListed()).toBe(true)
  })
})
