import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { AccountRecord } from '#functions/account/public.ts'
import { accounts } from '#functions/account/store/accounts.ts'
import { requireAccount } from '#functions/account/store/reach.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { cast, castIds, guestOf } from '#tests/cast/actors.ts'
import kept from '#tests/kept/states/account.1.json' with { type: 'json' }
import { bookAgencies } from '#tests/support/agencyBook.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { agencyScopesOf, figuresOf, ownAgencyId, requireAgency, requireServingAgency } from './agencyReach.ts'

const [agencyId, otherAgencyId] = [castIds.agency(1), castIds.agency(2)]
const accountId = castIds.account(1)
const assigned: Actor = { ...cast.underwriter, agencyIds: [agencyId] }
const cluster: Actor = { ...cast.clusterViewer, organizationId: 'clu_1' }

let table: TestTable
beforeAll(async () => {
  table = await startTable()
  await bookAgencies()
  const agency = await agencies.require(agencyId)
  await commit([agencies.update(agency, { ...agency, clusterId: 'clu_1' })])
  // A state as it was kept is what the store reads.
  const state = kept[0]?.state as unknown as AccountRecord
  await commit([accounts.create({ ...state, id: accountId, agencyId, teams: [] } as AccountRecord)])
})
afterAll(() => table.stop())

/** What is found, or the code of the problem. */
const found = (work: Promise<unknown>): Promise<unknown> => work.then(() => 'found').catch(({ code }) => code)

describe('an agency', () => {
  it.each<[string, Actor, string, string]>([
    ['staff', cast.superAdmin, agencyId, 'found'],
    ['staff who are assigned to it', assigned, agencyId, 'found'],
    ['no staff who are assigned to another', assigned, otherAgencyId, 'agency.notFound'],
    ['its own people', cast.producer, agencyId, 'found'],
    ['nobody of another agency', cast.otherProducer, agencyId, 'agency.notFound'],
    ['whom it belongs to', cluster, agencyId, 'found'],
    ['nobody whom it does not belong to', cluster, otherAgencyId, 'agency.notFound'],
    ['no insured', cast.policyHolder, agencyId, 'agency.notFound'],
  ])('is reached by %s: %#', async (_, actor, id, answer) => {
    expect(await found(requireAgency(id, actor))).toBe(answer)
  })

  it('is spoken to by the insured it has, and by whom it is reached', async () => {
    expect(await found(requireServingAgency(agencyId, cast.policyHolder))).toBe('found')
    expect(await found(requireServingAgency(otherAgencyId, cast.policyHolder))).toBe('agency.notFound')
    expect(await found(requireServingAgency(agencyId, cast.otherPolicyHolder))).toBe('agency.notFound')
    expect(await found(requireServingAgency(agencyId, cast.producer))).toBe('found')
    expect(await found(requireServingAgency(agencyId, cast.otherProducer))).toBe('agency.notFound')
  })

  it('has figures of all of it for most, and of their own teams for those who are bound to teams', async () => {
    expect(await figuresOf(agencyId, cast.producer)).toEqual([`agency:${agencyId}`])
    expect(await figuresOf(agencyId, cast.underwriter), 'staff of a team').toEqual([`agency:${agencyId}`])
    expect(await figuresOf(agencyId, cast.agent)).toEqual([`team:${castIds.team(1)}`])
    expect(await found(figuresOf(otherAgencyId, cast.producer))).toBe('agency.notFound')
    const below: Actor = { ...cast.agent, organizationId: 'clu_1' }
    expect(await found(figuresOf(agencyId, below)), 'one below their own').toBe('agency.notFound')
  })

  it('is looked for among those that are theirs', () => {
    expect(agencyScopesOf(cast.superAdmin)).toEqual(['all'])
    expect(agencyScopesOf(assigned)).toEqual([`organization:${agencyId}`])
    expect(agencyScopesOf(cast.producer)).toEqual([`organization:${agencyId}`])
  })

  it('is one’s own for its people alone', () => {
    expect([cast.producer, cast.superAdmin, cast.policyHolder].map(ownAgencyId)).toEqual([
      agencyId,
      undefined,
      undefined,
    ])
  })
})

describe('an account', () => {
  it.each<[string, Actor, string]>([
    ['its agency', cast.producer, 'found'],
    ['nobody of another', cast.otherProducer, 'account.notFound'],
    ['its insured', cast.policyHolder, 'found'],
    ['no other insured', cast.otherPolicyHolder, 'account.notFound'],
    ['who came with a code for a quote of it', guestOf('QUOTE', 'quo_1', accountId), 'found'],
    ['nobody with a code for another’s', guestOf('QUOTE', 'quo_1', castIds.account(2)), 'account.notFound'],
    ['nobody with a code for a payment', guestOf('E_PAY', 'pol_1'), 'account.notFound'],
  ])('is reached by %s', async (_, actor, answer) => {
    expect(await found(requireAccount(accountId, actor))).toBe(answer)
  })
})
