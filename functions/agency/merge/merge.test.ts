import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Chunk } from '#functions/_platform/jobs/defineJob.ts'
import { jobs } from '#functions/_platform/jobs/jobs.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler } from '#functions/account/index.ts'
import { accounts } from '#functions/account/store/accounts.ts'
import { handler as agencyWorker } from '#functions/agency/worker.ts'
import { handler as authHandler } from '#functions/auth/index.ts'
import { claimById } from '#functions/claims/public.ts'
import { seersOf, todayHere } from '#functions/directory/organizations/seersOf.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { personas } from '#functions/directory/store/personas.ts'
import { teams } from '#functions/directory/store/teams.ts'
import { users } from '#functions/directory/store/users.ts'
import { invoiceOfPolicy } from '#functions/ledger/store/invoices.ts'
import { policies } from '#functions/policy/store/policies.ts'
import { followHandOver } from '#functions/quote/on/followHandOver.ts'
import { cartOf } from '#functions/quote/store/carts.ts'
import { handler as quoteWorker } from '#functions/quote/worker.ts'
import { submissionById } from '#functions/submission/public.ts'
import { addAgency, getAgency } from '#shared/contracts/account/agencies.ts'
import { removeAgency } from '#shared/contracts/account/agencyFacts.ts'
import * as contract from '#shared/contracts/account/agencyMerge.ts'
import { reinstateAgency, suspendAgency } from '#shared/contracts/account/agencyStanding.ts'
import { addAgencyToAggregator, moveAgency } from '#shared/contracts/account/relationships.ts'
import { markSubmissionLost } from '#shared/contracts/account/submissionDecisions.ts'
import { createSubmission } from '#shared/contracts/account/submissions.ts'
import type { AgencyEnquiry } from '#shared/contracts/agency/enquiries.ts'
import { removePersonaRecord } from '#shared/contracts/auth/personas.ts'
import { createClaim } from '#shared/contracts/policy/claims.ts'
import { bindQuote } from '#shared/contracts/quote/binding.ts'
import { addP250CartQuote } from '#shared/contracts/quote/cart.ts'
import { overrideQuoteLicensing } from '#shared/contracts/quote/licensing.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { AccountId, AgencyId, EnquiryId, PersonaId, QuoteId } from '#shared/domain/ids/ids.ts'
import { agencyLife } from '#shared/records/agency/agencyLife.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { anOrganization } from '#tests/support/anOrganization.ts'
import { aUser } from '#tests/support/aUser.ts'
import { expectRefused } from '#tests/support/inStatus.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { wholeNotice } from '#tests/support/wholeNotice.ts'
import { closeLeavers } from '../jobs/closeLeavers.ts'
import { enquiries } from '../store/enquiries.ts'
import { goInto } from './goInto.ts'

const as = callerOf(handler)
const asStaff = as(cast.superAdmin)
const [one, other] = [AgencyId.parse(castIds.agency(1)), AgencyId.parse(castIds.agency(2))]
const aggregator = PersonaId.parse('org_01JH0000000000000000000P01')
let desk: PolicyDesk

beforeAll(async () => {
  desk = await openPolicyDesk()
  await commit([personas.create(anOrganization(aggregator, 'da'))])
})
afterAll(() => desk.close())

const now = () => Instant.parse(new Date().toISOString())

let made = 0
const anAgency = async (agencyId?: AgencyId) => {
  made += 1
  const body = {
    ...{ name: `Location ${made}`, hostname: `m${made}.agency.example`, npn: `80000${made}` },
    ...{ contactFirstName: 'Bea', contactLastName: 'Quist', contactEmail: `m${made}@agency.example` },
    ...{ contactPhone: '(541) 555-0161', ...(agencyId && { agencyId }) },
  }
  return AgencyId.parse(answered(await asStaff(addAgency, { body })).id)
}
const merge = (agencyId: AgencyId, intoId: AgencyId) =>
  asStaff(contract.mergeAgency, { params: { agencyId }, body: { intoId, reason: 'Bought' } })
const preview = (agencyId: AgencyId, intoId: AgencyId) =>
  asStaff(contract.previewAgencyMerge, { params: { agencyId }, query: { intoId } })
const aSubmission = async (name: string) => {
  const firmographics = {
    ...{ name, noOfEmployeesAll: 12, yearEstablished: 2004, ownershipType: 'Private' as const, naicsCode: '541110' },
    ...{ entityType: 'Independent' as const, phoneNumber: '(503) 555-0117', domesticRevenue: 2_000_000 },
    ...{ domainName: `${name.toLowerCase().replaceAll(' ', '-')}.example` },
    policyContact: { firstName: 'Ida', lastName: 'Moreau', email: 'ida@moreau.example' },
    address: { address1: `1 ${name} Lane`, city: 'Salem', state: 'OR', zipCode: '97301' },
  }
  return answered(await as(cast.producer)(createSubmission, { body: { firmographics } })).id
}
interface Answer {
  readonly batchItemFailures: readonly object[]
}
const through = async () => {
  const both = async (event: never) => {
    const ours = (await agencyWorker(event)) as Answer
    const theirs = (await quoteWorker(event)) as Answer
    return { batchItemFailures: [ours, theirs].flatMap(({ batchItemFailures }) => batchItemFailures) }
  }
  expect(await runJobsOf(desk.quotes.table, both as never)).toEqual([])
  await desk.deliver()
  for (const [index, { name, detail }] of (await desk.quotes.events()).entries())
    if (name === 'account.handedOver')
      await followHandOver({ name, detail, id: `evt_${index}`, at: now(), now: now(), once: `on|${index}` })
  await desk.deliver()
}

describe('an agency that goes into another', () => {
  it('is refused with the reason', async () => {
    const codes = async (agencyId: AgencyId, intoId: AgencyId) => {
      const [asked, done] = [await preview(agencyId, intoId), await merge(agencyId, intoId)]
      expect(asked.ok ? undefined : asked.problem.code).toBe(done.ok ? undefined : done.problem.code)
      return done.ok ? undefined : done.problem.code
    }
    const location = await anAgency(one)
    expect(await codes(one, one)).toBe('relationship.itself')
    expect(await codes(one, location)).toBe('relationship.cycle')
    const wholesaler = await anAgency()
    const kept = await agencies.require(wholesaler)
    await commit([agencies.update(kept, { ...kept, wholesale: true })])
    expect(await codes(one, wholesaler)).toBe('agency.otherType')
    const reason = 'License withdrawn'
    answered(await asStaff(suspendAgency, { params: { agencyId: wholesaler }, body: { reason } }))
    expect(await codes(one, wholesaler)).toBe('agency.takesNobody')
    for (const actor of [cast.agencyAdmin, cast.underwriter])
      expect(
        await as(actor)(contract.mergeAgency, { params: { agencyId: one }, body: { intoId: other, reason } }),
      ).toMatchObject({ status: 403 })
    await expectRefused({
      ...{ records: agencies, id: location, life: agencyLife, by: 'mergeAgency' },
      send: () => merge(location, other),
      problemIn: (status) => ({ code: 'agency.notAllowed', data: { status } }),
    })
  })

  it('takes people, policies in force, clients with open quotes and locations along, and leaves its past', async () => {
    const location = await anAgency(one)
    answered(await asStaff(addAgencyToAggregator, { params: { agencyId: one }, body: { id: aggregator } }))
    const ofTeam = aUser({
      ...{ id: castIds.user(70), email: 'mary@agency1.example', role: 'Agent' },
      teamIds: [castIds.team(2)],
    } as never)
    const narrowed = aUser({ id: castIds.user(71), email: 'ines@agency1.example', roleTemplateId: 'rtp_1' } as never)
    await commit([users.create(ofTeam), users.create(narrowed)])
    const binder = await desk.aBinder()
    expect(await merge(one, other)).toMatchObject({
      status: 409,
      problem: { code: 'agency.hasBinders', data: { binders: 1 } },
    })
    await desk.issue(binder)
    const policy = await desk.read(binder.id)
    const quoted = AccountId.parse(await desk.quotes.anAccount())
    const quoteId = await desk.quotes.aRequestedQuote(quoted)
    const variation = { calculatorGeneratedData: { presets: 2 as const, aggregateLimit: 1_000_000 } }
    const inCart = answered(
      await desk.quotes.as(cast.producer)(addP250CartQuote, { body: { accountId: quoted, ...variation } }),
    ).id
    const notice = { ...wholeNotice, isFiled: true, accountId: quoted } as never
    const claimId = answered(await desk.asPolicy(cast.producer)(createClaim, { body: notice })).id
    const asked: AgencyEnquiry = {
      ...{
        id: EnquiryId.parse('enq_01JH0000000000000000000E01'),
        agencyId: one,
        status: 'OPEN',
        company: 'Kiln Works',
      },
      ...{ contact: { firstName: 'Ida', lastName: 'Moreau', email: 'ida@kiln.example' }, received: now() },
    }
    await commit([enquiries.create(asked)])
    const declined = AccountId.parse(await desk.quotes.anAccount())
    const over = await accounts.require(declined)
    const insured = await accounts.require(policy.accountId)
    await commit([
      accounts.update(over, { ...over, status: 'Declined' }),
      accounts.update(insured, { ...insured, status: 'Active Policy' }),
    ])
    const [open, lost] = [await aSubmission('Quarry Works'), await aSubmission('Kiln Works')]
    const why = { reason: 'They stay where they are', reasonSummary: 'Price is High' as const }
    answered(await as(cast.producer)(markSubmissionLost, { params: { submissionId: lost }, body: why }))
    await desk.deliver()

    const seen = answered(await preview(one, other))
    expect(seen).toMatchObject({
      into: { id: other, name: 'Agency 2' },
      memberships: [expect.any(String)],
      narrowed: [`${narrowed.firstName} ${narrowed.lastName}`],
      teams: ['Team 2'],
    })
    expect(seen.locations).toContain((await agencies.require(location)).name)
    expect(seen).toMatchObject({ policies: 1, submissions: 1 })
    const before = await policies.require(policy.id)
    await commit([policies.update(before, { ...before, partnerIds: [aggregator] })])
    const { jobId } = answered(await merge(one, other))
    expect(await agencies.require(one)).toMatchObject({ status: 'OFFBOARDING', mergesIntoId: other })
    // Nothing comes between, and nothing is offered that would.
    for (const agencyId of [one, other])
      expect(answered(await asStaff(getAgency, { params: { agencyId } })).allowedActions).toEqual([])
    for (const refused of [
      await merge(one, other),
      await asStaff(reinstateAgency, { params: { agencyId: one }, body: { reason: 'No' } }),
      await asStaff(suspendAgency, { params: { agencyId: other }, body: { reason: 'No' } }),
      await asStaff(moveAgency, { params: { agencyId: other }, body: { parentId: location } }),
    ])
      expect(refused).toMatchObject({ status: 409, problem: { code: 'agency.merging' } })
    // A worker dies with what it did beside the job done, and its place not kept.
    const job = { from: one, into: other, by: cast.superAdmin.userId }
    await goInto.chunk(job, { cursor: '1|', now: `${todayHere()}T18:00:00.000Z` })
    await through()
    expect(await jobs.require(jobId)).toMatchObject({
      status: 'DONE',
      notes: [expect.stringContaining('has a role that Agency 1 narrowed')],
    })

    const merged = await agencies.require(one)
    expect(merged).toMatchObject({
      status: 'CLOSED',
      mergedInto: 'Agency 2',
      mergedIntoId: other,
      statusReason: 'Bought',
    })
    expect(merged).not.toHaveProperty('mergesIntoId')
    expect(await agencies.require(other)).not.toHaveProperty('takesInId')
    const mary = await users.require(ofTeam.id)
    const [team] = await teams.byIds(mary.teamIds)
    expect(mary).toMatchObject({ organizationId: other, role: 'Agent' })
    expect(team).toMatchObject({ name: 'Team 2', agencyId: other })
    expect((await users.require(narrowed.id)).organizationId).toBe(one)
    const moved = await desk.read(policy.id)
    // Who stood above the one sees its past alone.
    for (const shared of [moved, await invoiceOfPolicy(policy.id)])
      expect(shared?.partnerIds ?? []).not.toContain(aggregator)
    expect(moved).toMatchObject({ agencyId: other, brokerChange: { status: 'CHANGED', from: { agencyId: one } } })
    expect(moved.transactions.filter(({ kind }) => kind === 'BROKER_OF_RECORD')).toHaveLength(1)
    expect(await invoiceOfPolicy(policy.id)).toMatchObject({ agencyId: other })
    expect(await accounts.require(policy.accountId)).toMatchObject({ agencyId: other, status: 'Active Policy' })
    expect(await accounts.require(quoted)).toMatchObject({ agencyId: other, agencyName: 'Agency 2' })
    expect(await desk.quotes.read(quoteId)).toMatchObject({ agencyId: other })
    // What a client waits for lives on: its cart, its open claims, and what strangers asked.
    expect(await desk.quotes.read(QuoteId.parse(inCart))).toMatchObject({ agencyId: other, agencyStatus: 'DRAFT' })
    expect((await cartOf(quoted, other)).cart.quoteIds).toEqual([inCart])
    expect((await cartOf(quoted, one)).cart.quoteIds).toEqual([])
    expect(await claimById(claimId)).toMatchObject({ agencyId: other })
    expect(await enquiries.byId(asked.id)).toMatchObject({ agencyId: other, status: 'OPEN' })
    expect((await desk.quotes.events()).filter(({ name }) => name === 'agency.closed')).toHaveLength(1)
    expect(await accounts.require(declined)).toMatchObject({ agencyId: one })
    expect(await submissionById(open)).toMatchObject({ agencyId: other, agencyName: 'Agency 2' })
    expect(await submissionById(lost)).toMatchObject({ agencyId: one })
    expect(await seersOf(location)).toEqual(new Set([location, other]))
    expect(await seersOf(location, addDays(todayHere(), -1))).toContain(one)
    expect(await seersOf(one)).toEqual(new Set([one]))
    expect(
      answered(await asStaff(reinstateAgency, { params: { agencyId: one }, body: { reason: 'Anew' } })).status,
    ).toBe('ACTIVE')
    // Closed once more it would be for another reason.
    const anew = await agencies.require(one)
    for (const field of ['mergedInto', 'mergedIntoId']) expect(anew).not.toHaveProperty(field)
  })

  it('sells nothing meanwhile, and what comes to it while it goes is gone for once more', async () => {
    const quoteId = await desk.quotes.aRequestedQuote(await desk.quotes.anAccount())
    answered(await merge(one, other))
    const job = { from: one, into: other, by: cast.superAdmin.userId }
    const late = aUser({ id: castIds.user(72), email: 'late@agency1.example', role: 'Agent' } as never)
    let [cursor, client]: (string | undefined)[] = ['0|']
    while (cursor !== undefined) {
      const chunk: Chunk = await goInto.chunk(job, { cursor, now: now() })
      for (const { writes, events = [] } of chunk.effects ?? []) await commit(writes, { events })
      cursor = chunk.cursor
      if (!cursor?.startsWith('3|') || client !== undefined) continue
      client = await desk.quotes.anAccount()
      await commit([users.create(late)])
      for (const forced of [false, true]) {
        if (forced)
          answered(
            await desk.quotes.as(cast.superAdmin)(overrideQuoteLicensing, {
              params: { quoteId },
              body: { reason: 'Now' },
            }),
          )
        expect(await desk.quotes.as(cast.superAdmin)(bindQuote, { params: { quoteId }, body: {} })).toMatchObject({
          status: 409,
          problem: { code: 'quote.notLicensed', detail: expect.stringContaining('Agency 1 is being merged') },
        })
      }
    }
    expect(await agencies.require(one)).toMatchObject({ status: 'CLOSED', mergedInto: 'Agency 2' })
    expect((await users.require(late.id)).organizationId).toBe(other)
    expect(await accounts.require(client ?? '')).toMatchObject({ agencyId: other })
  })

  it('is neither taken away nor closed before it is through, nor is the other taken away', async () => {
    const [small, large] = [await anAgency(), await anAgency()]
    answered(await merge(small, large))
    for (const agencyId of [small, large]) {
      const refused = { status: 409, problem: { code: 'agency.merging' } }
      expect(await asStaff(removeAgency, { params: { agencyId } })).toMatchObject(refused)
      expect(
        await callerOf(authHandler)(cast.superAdmin)(removePersonaRecord, { params: { type: 'agency', id: agencyId } }),
      ).toMatchObject(refused)
    }
    await closeLeavers({ now: `${addDays(todayHere(), 3)}T20:00:00.000Z` })
    await through()
    expect(await agencies.require(small)).toMatchObject({
      status: 'CLOSED',
      mergedInto: (await agencies.require(large)).name,
    })
  })
})
