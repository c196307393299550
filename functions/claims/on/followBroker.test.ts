import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { outgoingMails } from '#functions/_platform/mail/outbox.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { accountById } from '#functions/account/public.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { personas } from '#functions/directory/store/personas.ts'
import { tellOfPosition } from '#functions/messages/on/tellOfPosition.ts'
import { handler as policyHandler } from '#functions/policy/index.ts'
import { meetDeadlines } from '#functions/policy/jobs/meetDeadlines.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { getClaim, searchClaims } from '#shared/contracts/claims/index.ts'
import type { VendorInvoiceRecord } from '#shared/contracts/claims/vendorInvoiceRecord.ts'
import { changeBrokerOfRecord } from '#shared/contracts/policy/brokerOfRecord.ts'
import { createClaim, getLossRun } from '#shared/contracts/policy/claims.ts'
import { revertPolicyRevision } from '#shared/contracts/policy/revisions.ts'
import { coverageInstant, dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addMonths } from '#shared/domain/calendar/moveDate.ts'
import { AgencyId, ClaimId, PersonaId, VendorId, VendorInvoiceId } from '#shared/domain/ids/ids.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { anOrganization } from '#tests/support/anOrganization.ts'
import { callerOf } from '#tests/support/operation.ts'
import { handOver } from '#tests/support/outside.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { wholeNotice } from '#tests/support/wholeNotice.ts'
import { handler } from '../index.ts'
import { claims } from '../store/claims.ts'
import { vendorInvoices } from '../store/vendorInvoices.ts'
import { handler as worker } from '../worker.ts'

let desk: PolicyDesk
const [present, named] = [AgencyId.parse(castIds.agency(1)), AgencyId.parse(castIds.agency(2))]
const [aboveFormer, aboveNew] = [
  PersonaId.parse('org_01JH0000000000000000000A81'),
  PersonaId.parse('org_01JH0000000000000000000A82'),
]
const vendorId = VendorId.parse('ven_01JH0000000000000000000V81')
const today = () => dateAt(new Date().toISOString(), 'America/Los_Angeles')

beforeAll(async () => {
  desk = await openPolicyDesk()
  await commit([aboveFormer, aboveNew].map((id) => personas.create(anOrganization(id, 'da'))))
  for (const [id, aggregatorId] of [
    [present, aboveFormer],
    [named, aboveNew],
  ] as const) {
    const agency = await agencies.require(id)
    await commit([agencies.update(agency, { ...agency, aggregatorId })])
  }
})
afterAll(() => desk.close())

const aRunningPolicy = async (): Promise<PolicyRecord> => {
  const effectiveDate = addMonths(today(), -6)
  const policy = await desk.aPolicy({ effectiveDate, endDate: addMonths(effectiveDate, 12), partnerIds: [aboveFormer] })
  await meetDeadlines({ now: new Date().toISOString() })
  return desk.read(policy.id)
}

const aNotice = async (actor: Actor, { accountId, id: policyId }: PolicyRecord, isFiled = true): Promise<ClaimId> => {
  const body = { ...wholeNotice, lossDate: addMonths(today(), -1), isFiled, accountId, policyId } as never
  return ClaimId.parse(answered(await callerOf(policyHandler)(actor)(createClaim, { body })).id)
}

/** The change of broker is told to the claims, twice, as messages are. */
const follow = async ({ id: policyId }: PolicyRecord, revision: number) => {
  for (const event of [`evt_${policyId}_${revision}`, `evt_${policyId}_${revision}_again`])
    await handOver(worker, 'policy.brokerChanged', { policyId, revision }, event)
}

const moved = async (policy: PolicyRecord): Promise<void> => {
  const { change } = answered(
    await desk.asPolicy(cast.underwriter)(changeBrokerOfRecord, {
      params: { policyId: policy.id },
      body: { agencyId: named, agentEmail: 'office@agency2.example', signedOn: today() },
    }),
  )
  const at = coverageInstant(change.effectiveDate, policy.timeZone)
  process.env.PALISADE_CLOCK = at
  await meetDeadlines({ now: at })
  delete process.env.PALISADE_CLOCK
}

const reads = async (actor: Actor, claimId: ClaimId) =>
  (await callerOf(handler)(actor)(getClaim, { params: { claimId } })).ok
const lists = async (actor: Actor, claimId: ClaimId) =>
  answered(await callerOf(handler)(actor)(searchClaims, { query: {} })).hits.some(({ id }) => id === claimId)
const insured = ({ accountId }: PolicyRecord): Actor => ({ ...cast.policyHolder, organizationId: accountId })
/** Who has a share in a claim by standing above an agency. */
const above = async (claimId: ClaimId) => (await claims.require(claimId)).partnerIds ?? []

const anInvoice = async (claimId: ClaimId): Promise<VendorInvoiceId> => {
  const claim = await claims.require(claimId)
  const id = VendorInvoiceId.parse('vin_01JH0000000000000000000V81')
  const invoice = {
    ...{ id, vendorId, vendorName: 'Breach Coach', claimId, claimNumber: claim.claimNumber ?? '' },
    ...{ companyName: claim.companyName, agencyId: claim.agencyId, teamIds: claim.teamIds, status: 'SUBMITTED' },
    ...{ partnerIds: [...(claim.partnerIds ?? []), vendorId], number: 'INV-81', invoicedOn: today(), lines: [] },
    ...{ workedFrom: today(), workedUntil: today(), currency: claim.currency, net: 1, tax: 0, total: 1 },
    ...{ created: claim.created, updated: claim.created },
  } as unknown as VendorInvoiceRecord // what it bills and by whom it was sent is not looked at
  await commit([vendorInvoices.create(invoice)])
  return id
}

describe('claims of a policy whose broker of record changes', () => {
  it('are read by the new broker and by who stands above it, begun and over alike, and by the former no more', async () => {
    const policy = await aRunningPolicy()
    const [filed, begun, over] = [
      await aNotice(cast.producer, policy),
      await aNotice(cast.producer, policy, false),
      await aNotice(cast.producer, policy),
    ]
    const closed = await claims.require(over)
    await commit([claims.update(closed, { ...closed, status: 'CLOSED' })])
    const invoiceId = await anInvoice(filed)
    expect(await reads(cast.producer, filed)).toBe(true)
    expect(await above(filed)).toEqual([aboveFormer])
    await moved(policy)
    await follow(policy, 2)
    for (const claimId of [filed, begun, over]) {
      const who = [cast.otherProducer, insured(policy), cast.producer]
      expect(await Promise.all(who.map((each) => reads(each, claimId)))).toEqual([true, true, false])
      // Of a notice that is not filed yet nobody knows who stands above.
      expect(await above(claimId)).toEqual(claimId === begun ? [] : [aboveNew])
      expect(await Promise.all([cast.otherProducer, cast.producer].map((each) => lists(each, claimId)))).toEqual([
        true,
        false,
      ])
    }
    const { agencyId, partnerIds, teamIds } = await desk.read(policy.id)
    expect(await claims.require(filed)).toMatchObject({ agencyId, teamIds, partnerIds })
    expect(await vendorInvoices.byId(invoiceId)).toMatchObject({ agencyId, partnerIds: [aboveNew, vendorId] })
  })

  it('are told to the new broker’s agent, and to nobody at the former', async () => {
    const policy = await aRunningPolicy()
    const claimId = await aNotice(cast.producer, policy)
    await moved(policy)
    await follow(policy, 2)
    const claim = await claims.require(claimId)
    const now = new Date().toISOString()
    const position = { position: 'ACCEPTED' as const, by: cast.underwriter.userId, name: 'Una', at: now, text: 'Yes' }
    await commit([claims.update(claim, { ...claim, positions: [...claim.positions, position] as never })])
    await tellOfPosition({
      ...{ id: 'evt_position', at: now, now, name: 'claim.positionTaken', once: 'position|broker' },
      detail: { claimId, at: now },
    } as Parameters<typeof tellOfPosition>[0])
    const asked = (await desk.quotes.events()).flatMap((each) =>
      each.name === 'mail.requested' ? [each.detail.mailId] : [],
    )
    const mails = (await outgoingMails.byIds(asked)).filter(({ data }) => data.claimNumber === claim.claimNumber)
    const told = mails.filter(({ template }) => template === 'coveragePosition').map(({ to }) => to)
    expect(told.sort()).toEqual([policy.customerEmail ?? '', 'office@agency2.example'].sort())
  })

  it('are filed by the new broker from then on, though the client is not handed over to it, with its losses at hand', async () => {
    const policy = await aRunningPolicy()
    const early = await aNotice(cast.producer, policy)
    await moved(policy)
    await follow(policy, 2)
    expect((await accountById(policy.accountId))?.agencyId).toBe(present)
    const late = await aNotice(cast.otherProducer, policy)
    const byInsured = await aNotice(insured(policy), policy)
    for (const claimId of [late, byInsured])
      expect(await Promise.all([cast.otherProducer, cast.producer].map((each) => reads(each, claimId)))).toEqual([
        true,
        false,
      ])
    const run = answered(
      await desk.asPolicy(cast.otherProducer)(getLossRun, { query: { policyNumber: policy.policyNumber } }),
    )
    const numbers = await Promise.all(
      [early, late, byInsured].map(async (id) => (await claims.require(id)).claimNumber),
    )
    expect(run.policies[0]?.claims.map(({ claimNumber }) => claimNumber).sort()).toEqual(numbers.sort())
    expect(
      await desk.asPolicy(cast.producer)(getLossRun, { query: { policyNumber: policy.policyNumber } }),
    ).toMatchObject({ problem: { code: 'policy.notFound' } })
  })

  it('are the former broker’s again, those of meanwhile too, when the change is taken back', async () => {
    const policy = await aRunningPolicy()
    const early = await aNotice(cast.producer, policy)
    await moved(policy)
    await follow(policy, 2)
    const late = await aNotice(cast.otherProducer, policy)
    const body = { revision: 2, note: 'The letter was for another policy' }
    answered(await desk.asPolicy(cast.underwriter)(revertPolicyRevision, { params: { policyId: policy.id }, body }))
    await follow(policy, 3)
    for (const claimId of [early, late]) {
      const who = [cast.producer, cast.otherProducer]
      expect(await Promise.all(who.map((each) => reads(each, claimId)))).toEqual([true, false])
      expect(await above(claimId)).toEqual([aboveFormer])
    }
  })

  it('of an earlier term stay with the broker of that term', async () => {
    const policy = await aRunningPolicy()
    const claimId = await aNotice(cast.producer, policy)
    const claim = await claims.require(claimId)
    const other = await aRunningPolicy()
    await commit([claims.update(claim, { ...claim, policyId: other.id })])
    await moved(policy)
    await follow(policy, 2)
    expect(await Promise.all([cast.producer, cast.otherProducer].map((each) => reads(each, claimId)))).toEqual([
      true,
      false,
    ])
  })
})
