import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler as accountHandler } from '#functions/account/index.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { declineAccount } from '#shared/contracts/account/accounts.ts'
import { updateSecurityQuestions } from '#shared/contracts/account/questions.ts'
import type { EndorsedTerms } from '#shared/contracts/policy/endorsedTerms.ts'
import * as contract from '#shared/contracts/policy/endorsements.ts'
import * as revisions from '#shared/contracts/policy/revisions.ts'
import { createEndorsementQuote } from '#shared/contracts/quote/endorsements.ts'
import { listQuoteNotes } from '#shared/contracts/quote/notes.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'
import { coverageId } from '#shared/domain/coverage/coverageId.ts'
import { EndorsementId, QuoteId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { quotes } from '../store/quotes.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

type Actor = (typeof cast)[keyof typeof cast]
const office = callerOf(accountHandler)
const today = () => dateAt(new Date().toISOString(), 'America/Los_Angeles')
const at = ({ id }: PolicyRecord) => ({ params: { policyId: id } })

/** A policy of a company of its own that began half a year ago. */
const aPolicyOf = async (company: object = {}): Promise<PolicyRecord> => {
  const quoteId = await desk.quotes.aPricedQuote(await desk.quotes.anAccount(company as never))
  const effectiveDate = addMonths(today(), -6)
  return desk.aPolicy({
    ...(await quotes.require(quoteId)),
    effectiveDate,
    endDate: addMonths(effectiveDate, 12),
  })
}
const say = async ({ accountId }: PolicyRecord, body: object) =>
  answered(await office(cast.producer)(updateSecurityQuestions, { params: { accountId }, body: body as never }))
const preview = (policy: PolicyRecord, asked: EndorsedTerms, actor: Actor = cast.producer) =>
  desk.asPolicy(actor)(contract.previewEndorsement, { ...at(policy), body: { effectiveDate: today(), ...asked } })
const endorse = (policy: PolicyRecord, asked: EndorsedTerms, expectedTotal: number, actor: Actor = cast.producer) =>
  desk.quotes.as(actor)(createEndorsementQuote, {
    body: { policyId: policy.id, effectiveDate: today(), ...asked, expectedTotal },
  })
/** Endorses at the price that is shown first. */
const endorsed = async (policy: PolicyRecord, asked: EndorsedTerms, actor?: Actor) => {
  const shown = answered(await preview(policy, asked, actor))
  return { shown, made: answered(await endorse(policy, asked, shown.total, actor)) }
}
const issue = (
  policy: PolicyRecord,
  { endorsementId, expectedTotal, note = 'Seen.' }: { endorsementId: string; expectedTotal: number; note?: string },
  actor: Actor = cast.underwriter,
) =>
  desk.asPolicy(actor)(contract.issueEndorsement, {
    ...at(policy),
    body: { endorsementId: EndorsementId.parse(endorsementId), expectedTotal, note },
  })

const cyberCrime = coverageId('CYBER_CRIME_LOSS')
const neighbour = {
  businessName: 'Rowan Holdings',
  address1: '2 Main Street',
  city: 'Salem',
  state: 'OR',
  zipCode: '97301',
  naicsCode: '541110',
  naicsDescription: 'Offices of Lawyers',
}

describe('an endorsement to more exposure', () => {
  it('is declined where a rule declines the company as it is now, and the preview says so too', async () => {
    const policy = await aPolicyOf()
    await say(policy, { cyberEvent: true, cyberEventComments: 'Ransomware', incidentUnderWay: true })
    const refused = {
      status: 409,
      problem: { code: 'policy.endorsementDeclined', detail: expect.stringContaining('not yet contained') },
    }
    for (const asked of [{ limit: 2_000_000 }, { deductible: 10_000 }, { additionalInsureds: [neighbour] }]) {
      expect(await preview(policy, asked)).toMatchObject(refused)
      expect(await endorse(policy, asked, 0)).toMatchObject(refused)
      expect(await endorse(policy, asked, 0, cast.superAdmin)).toMatchObject(refused)
    }
    expect((await desk.read(policy.id)).transactions).toHaveLength(1)
  })

  it('is referred with all reasons of today, also those that were released for less', async () => {
    const policy = await aPolicyOf()
    await say(policy, {
      cyberEvent: true,
      cyberEventComments: 'Phishing',
      ransomwareIncidents: 'ONE',
      incidentUnderWay: false,
    })
    const { shown, made } = await endorsed(policy, { limit: 2_000_000 })
    expect(shown.reasons).toMatchObject([{ ruleId: 'referral.cyberEvent', outcome: 'REFERRED' }])
    expect(made.status).toBe('REFERRED')
    expect(await desk.read(policy.id)).toMatchObject({ limit: 1_000_000 })
    const another = await endorsed(policy, { deductible: 10_000 })
    expect(another.made.status).toBe('REFERRED')
  })

  it('is refused while the account is declined', async () => {
    const policy = await aPolicyOf()
    const { accountId } = policy
    answered(
      await office(cast.underwriter)(declineAccount, {
        params: { accountId },
        body: { productType: 'P250', reason: 'Poor Controls', reasonSummary: 'Poor controls' },
      }),
    )
    expect(await preview(policy, { limit: 2_000_000 })).toMatchObject({ problem: { code: 'account.declined' } })
    expect(await preview(policy, { deductible: 50_000 })).toMatchObject({ ok: true })
  })

  it('is judged again when it is issued', async () => {
    const policy = await aPolicyOf()
    const { shown, made } = await endorsed(policy, { limit: 5_000_000 })
    expect(made.status).toBe('REFERRED')
    await say(policy, { sanctionedTerritories: true })
    expect(await issue(policy, { endorsementId: made.id, expectedTotal: shown.total })).toMatchObject({
      problem: { code: 'policy.endorsementDeclined' },
    })
  })

  it('with a lower retention for days that are over is referred, as with a higher limit', async () => {
    const policy = await aPolicyOf()
    const shown = answered(await preview(policy, { deductible: 10_000, effectiveDate: addDays(today(), -7) } as never))
    expect(shown.reasons).toMatchObject([{ ruleId: 'endorsement.backdatedCover' }])
  })
})

describe('an endorsement to less exposure, or of what is written', () => {
  it('stays possible whatever has happened to the company', async () => {
    const policy = await aPolicyOf()
    await say(policy, { sanctionedTerritories: true })
    const lower = await endorsed(policy, { deductible: 50_000 })
    expect(lower.made.status).toBe('ISSUED')
    expect(lower.shown.total).toBeLessThan(0)
    expect((await endorsed(await desk.read(policy.id), { address1: '9 Court Street' })).made.status).toBe('ISSUED')
    expect(await preview(await desk.read(policy.id), { deductible: 25_000 })).toMatchObject({
      problem: { code: 'policy.endorsementDeclined' },
    })
    const back = await desk.asPolicy(cast.underwriter)(revisions.previewRevert, {
      ...at(policy),
      query: { revision: 2 },
    })
    expect(back).toMatchObject({ problem: { code: 'policy.endorsementDeclined' } })
  })
})

describe('whoever settles an endorsement', () => {
  it('is held to a letter of authority, measured on the facts of the company', async () => {
    const policy = await aPolicyOf({ revenue: 2_000_000_000 })
    const asked = { limit: 3_000_000 }
    const { shown, made } = await endorsed(policy, asked)
    expect(made.status).toBe('REFERRED')
    expect(shown.reasons.map(({ ruleId }) => ruleId)).toContain('referral.revenue')
    const order = { endorsementId: made.id, expectedTotal: shown.total }
    expect(await issue(policy, order)).toMatchObject({
      status: 409,
      problem: {
        code: 'quote.beyondAuthority',
        data: { measure: 'revenue', roles: expect.stringContaining('Power User') },
      },
    })
    expect(await desk.read(policy.id)).toMatchObject({ limit: 1_000_000 })
    expect(await issue(policy, order, cast.superAdmin)).toMatchObject({
      value: { status: 'ISSUED', decision: 'Seen.' },
    })
  })

  it('says why in a note, which is kept with the policy’s quote', async () => {
    const policy = await aPolicyOf()
    const { shown, made } = await endorsed(policy, { limit: 5_000_000 })
    const order = { endorsementId: made.id, expectedTotal: shown.total }
    expect(await issue(policy, { ...order, note: ' ' })).toMatchObject({
      status: 400,
      problem: { errors: [{ path: ['note'] }] },
    })
    expect(await issue(policy, { ...order, note: 'A board that asks.' })).toMatchObject({ ok: true })
    const quoteId = QuoteId.parse(policy.quoteId)
    const notes = answered(await desk.quotes.as(cast.underwriter)(listQuoteNotes, { query: { quoteId } }))
    expect(notes.map(({ text }) => text)).toEqual(['A board that asks.'])
    expect((await quotes.require(quoteId)).notes).toBe(1)
  })

  it('did not ask for it: what a rule refers is seen by two people', async () => {
    const policy = await aPolicyOf()
    const { shown, made } = await endorsed(policy, { limit: 5_000_000 }, cast.underwriter)
    expect(made.status).toBe('REFERRED')
    const order = { endorsementId: made.id, expectedTotal: shown.total }
    expect(await issue(policy, order)).toMatchObject({ status: 409, problem: { code: 'policy.ownEndorsement' } })
    expect(await issue(policy, order, cast.superAdmin)).toMatchObject({ ok: true })
  })

  it('takes a revision back to more exposure within the letter and with a note alone', async () => {
    const policy = await aPolicyOf()
    await endorsed(policy, { deductible: 50_000 })
    await say(policy, {
      cyberEvent: true,
      cyberEventComments: 'Phishing',
      ransomwareIncidents: 'ONE',
      incidentUnderWay: false,
    })
    const revert = (note?: string) =>
      desk.asPolicy(cast.underwriter)(revisions.revertPolicyRevision, {
        ...at(policy),
        body: { revision: 2, ...(note !== undefined && { note }) },
      })
    expect(await revert()).toMatchObject({ status: 422, problem: { errors: [{ path: ['note'] }] } })
    expect(await revert('It was contained.')).toMatchObject({ value: { revision: 3 } })
    expect((await quotes.require(policy.quoteId ?? '')).notes).toBe(1)
  })

  it('does so with a credit that was given, which is theirs to give', async () => {
    const policy = await aPolicyOf()
    const quote = await quotes.require(policy.quoteId ?? '')
    await commit([quotes.update(quote, { ...quote, revenueFactor: 0.1 })])
    const shown = answered(await preview(policy, { limit: 2_000_000 }, cast.underwriter))
    expect(await endorse(policy, { limit: 2_000_000 }, shown.total, cast.underwriter)).toMatchObject({
      problem: { code: 'quote.beyondAuthority', data: { measure: 'credit in percent' } },
    })
  })
})

describe('terms that are not on offer', () => {
  it('are refused by field with what is, in the preview as in the act', async () => {
    const policy = await aPolicyOf()
    const asking = async (asked: EndorsedTerms) => {
      const [shown, made] = [await preview(policy, asked), await endorse(policy, asked, 0)]
      const errors = [shown, made].map((each) => (each.ok ? 'taken' : each.problem.errors))
      expect(errors[0]).toEqual(errors[1])
      return errors[0]
    }
    const range = 'Choose $1,000,000 to $5,000,000 in steps of $500,000'
    for (const limit of [10_000_000, 123_456_789, 1, 1_250_000])
      expect(await asking({ limit })).toEqual([{ path: ['limit'], detail: range }])
    expect(await asking({ deductible: 7_000 })).toMatchObject([
      { path: ['deductible'], detail: expect.stringContaining('$5,000, $10,000') },
    ])
    expect(await asking({ coverages: { [cyberCrime]: { selected: true, limit: 123_000 } } })).toMatchObject([
      { path: ['coverages', String(cyberCrime), 'limit'], detail: expect.stringContaining('$100,000') },
    ])
    expect(await asking({ coverages: { 99: { selected: true } } })).toMatchObject([
      { path: ['coverages', '99', 'selected'] },
    ])
    expect((await desk.read(policy.id)).transactions).toHaveLength(1)
  })

  it('are so by what the company is today, where they are more', async () => {
    const policy = await aPolicyOf({ revenue: 2_000_000_000 })
    expect(await preview(policy, { limit: 4_000_000 })).toMatchObject({
      problem: { errors: [{ path: ['limit'], detail: expect.stringContaining('$3,000,000') }] },
    })
    expect(await preview(policy, { deductible: 10_000 })).toMatchObject({
      problem: { errors: [{ path: ['deductible'], detail: expect.stringContaining('$250,000') }] },
    })
  })

  it('insures nobody besides who may be on a sanctions list, but by a chief', async () => {
    const policy = await aPolicyOf()
    const asked = { additionalInsureds: [{ ...neighbour, businessName: 'Lazarus Group' }] }
    const { shown, made } = await endorsed(policy, asked)
    expect(shown.reasons).toContainEqual(
      expect.objectContaining({ ruleId: 'referral.sanctions', input: 'Lazarus Group' }),
    )
    expect(made).toMatchObject({ status: 'REFERRED' })
    const it = { endorsementId: made.id, expectedTotal: shown.total }
    expect(await issue(policy, it)).toMatchObject({ status: 409, problem: { code: 'quote.sanctioned' } })
    expect(await issue(policy, it, cast.superAdmin)).toMatchObject({ value: { status: 'ISSUED' } })
  })
})
