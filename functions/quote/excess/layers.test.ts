import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rehearsalHeader } from '#functions/_platform/http/rehearse.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler as accountHandler } from '#functions/account/index.ts'
import { agencyLicenses } from '#functions/directory/store/agencyLicenses.ts'
import { blacklistedDomains } from '#functions/directory/store/blacklistedDomains.ts'
import { documentsOn } from '#functions/docs/issue/documentsOn.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { policies } from '#functions/policy/store/policies.ts'
import { declineAccount } from '#shared/contracts/account/accounts.ts'
import { updateSecurityQuestions } from '#shared/contracts/account/questions.ts'
import { createAdhocExcess, getExcessPremium, issueExcessPolicy } from '#shared/contracts/policy/excess.ts'
import { attestSurplusNotice } from '#shared/contracts/quote/attesting.ts'
import { Rehearsal } from '#shared/contracts/webhook/foretold.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'
import { type AccountId, AgencyLicenseId } from '#shared/domain/ids/ids.ts'
import type { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import { cast, castIds, guestOf } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { soundAnswers } from '#tests/support/soundCompany.ts'
import { quotes } from '../store/quotes.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

const today = () => dateAt(new Date().toISOString(), 'America/Los_Angeles')

/** An account, and a policy of it that came of its quote. */
const insured = async (accountId: AccountId): Promise<PolicyRecord> => {
  const quote = await quotes.require(await desk.quotes.aRequestedQuote(accountId))
  const effectiveDate = today()
  return desk.aPolicy({ ...quote, effectiveDate, endDate: addMonths(effectiveDate, 12) })
}

const asAccount = callerOf(accountHandler)
const decline = (accountId: AccountId) =>
  asAccount(cast.underwriter)(declineAccount, {
    params: { accountId },
    body: { productType: 'P250', reason: 'Poor Controls', reasonSummary: 'Outside the programme' },
  })

const adhoc = (accountId: AccountId, more: object = {}, actor: (typeof cast)[keyof typeof cast] = cast.underwriter) =>
  desk.asPolicy(actor)(createAdhocExcess, {
    body: {
      accountId,
      limit: 1_000_000,
      attachmentPoint: 1_000_000,
      premium: 900_000,
      effectiveDate: addDays(today(), 10),
      ...more,
    },
  })
const over = (policy: PolicyRecord, more: object = {}, actor: (typeof cast)[keyof typeof cast] = cast.underwriter) =>
  desk.asPolicy(actor)(issueExcessPolicy, {
    body: { policyId: policy.id, limit: 1_000_000, attachmentPoint: policy.limit, ...more } as never,
  })

describe('what issuing a layer is said to make', () => {
  it('is its price, its documents and its postings, and nothing of it is written', async () => {
    const policy = await insured(await desk.quotes.anAccount())
    const rehearse = async (actor: (typeof cast)[keyof typeof cast]) => {
      const body = { policyId: policy.id, limit: 1_000_000, attachmentPoint: policy.limit } as never
      const headers = { [rehearsalHeader]: 'yes' }
      return Rehearsal.parse(answered(await desk.asPolicy(actor)(issueExcessPolicy, { body }, { headers })))
    }
    const told = await rehearse(cast.superAdmin)
    const [price] = told.prices ?? []
    expect(price?.total).toBeGreaterThan(0)
    expect(told).toMatchObject({ isComplete: true, isWholeLedger: true, answer: { total: price?.total } })
    const owed = told.postings.flatMap(({ lines }) => lines).filter(({ name }) => name === 'Premium receivable')
    expect(owed.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(price?.total)
    expect(documentsOn(told.events, told)).toEqual(expect.arrayContaining(['Policy', 'Invoice']))
    expect((await policies.require(policy.id)).excessPolicyIds ?? []).toEqual([])

    const { isWholeLedger, postings } = await rehearse(cast.underwriter)
    expect(isWholeLedger).toBe(false)
    const names = postings.flatMap(({ lines }) => lines).map(({ name }) => name)
    expect(new Set(names)).toEqual(new Set(['Premium receivable']))
  })
})

describe('whom a layer is written for', () => {
  const sanctioned = { ...soundAnswers, sanctionedTerritories: 'YES' } as const
  const answer = (accountId: AccountId, answers: QuestionnaireAnswers) =>
    asAccount(cast.producer)(updateSecurityQuestions, { params: { accountId }, body: answers })
  const noCarrier = { status: 409, problem: { code: 'policy.excessDeclined' } }
  const unsaid = { status: 409, problem: { code: 'policy.excessNeedsNote' } }
  const note = 'The loss runs are clean'

  it('is no company whose account is declined', async () => {
    const accountId = await desk.quotes.anAccount()
    answered(await decline(accountId))
    expect(await adhoc(accountId)).toMatchObject({ status: 409, problem: { code: 'account.declined' } })
  })

  it('is no company that no carrier writes, by whoever', async () => {
    const accountId = await desk.quotes.anAccount({}, sanctioned)
    expect(await adhoc(accountId, { note })).toMatchObject(noCarrier)
    expect(await adhoc(accountId, { note }, cast.superAdmin)).toMatchObject(noCarrier)
  })

  it('is no company that no carrier writes any more, whatever its policy was issued on', async () => {
    const accountId = await desk.quotes.anAccount()
    const policy = await insured(accountId)
    answered(await answer(accountId, sanctioned))
    expect(await over(policy, { note })).toMatchObject(noCarrier)
  })

  it('is no company whose domain is on the list of those that are refused', async () => {
    const accountId = await desk.quotes.anAccount({ domainName: 'refused.example' })
    const policy = await insured(accountId)
    const name = 'refused.example'
    await commit([blacklistedDomains.create({ id: name, name, created: policy.created, createdBy: 'A' } as never)])
    const refused = { status: 422, problem: { code: 'blacklist.refused' } }
    expect(await adhoc(accountId)).toMatchObject(refused)
    expect(await over(policy)).toMatchObject(refused)
  })

  it('is a company that was declined before, or is not what it was, where somebody says why, and that is kept', async () => {
    const accountId = await desk.quotes.anAccount()
    const policy = await insured(accountId)
    answered(await over(policy))
    answered(await answer(accountId, { ...soundAnswers, backupFrequency: 'NEVER' }))
    const next = { attachmentPoint: policy.limit + 1_000_000 }
    expect(await over(policy, next)).toMatchObject(unsaid)
    expect(await adhoc(accountId)).toMatchObject(unsaid)
    const { id } = answered(await over(policy, { ...next, note }))
    expect((await desk.read(id)).overridden).toMatchObject({
      reasons: ['Critical data is never backed up'],
      credit: 0,
      note,
    })
  })
})

describe('what the law asks before a layer', () => {
  it('is the surplus lines notice, attested by the insured on a quote', async () => {
    const accountId = await desk.quotes.anAccount({ state: 'LA', city: 'New Orleans', zipCode: '70112' })
    const asked = { paperType: 'SURPLUS' }
    const unattested = { status: 409, problem: { code: 'quote.noticeNotAttested' } }
    expect(await adhoc(accountId, asked)).toMatchObject(unattested)
    const quoteId = await desk.quotes.aRequestedQuote(accountId, { isSurplus: true })
    expect(await adhoc(accountId, asked)).toMatchObject(unattested)
    const policy = await desk.aPolicy(await quotes.require(quoteId))
    expect(await over(policy)).toMatchObject(unattested)
    answered(
      await desk.quotes.as(guestOf('SURPLUS_NOTICE', quoteId))(attestSurplusNotice, {
        params: { quoteId },
        body: { state: 'LA' },
      }),
    )
    expect(await adhoc(accountId, asked)).toMatchObject({ status: 409, problem: { code: 'quote.notLicensed' } })
    await desk.quotes.licenseBroker('LA')
    answered(await adhoc(accountId, asked))
  })

  it('is a diligent effort, recorded with an open quote of the account', async () => {
    const accountId = await desk.quotes.anAccount({ state: 'MT', city: 'Helena', zipCode: '59601' })
    const asked = { paperType: 'SURPLUS' }
    const unsought = { status: 409, problem: { code: 'quote.notDiligent' } }
    expect(await adhoc(accountId, asked)).toMatchObject(unsought)
    const quoteId = await desk.quotes.aRequestedQuote(accountId, { isSurplus: true })
    expect(await adhoc(accountId, asked)).toMatchObject(unsought)
    await desk.quotes.seek(quoteId)
    expect(await adhoc(accountId, asked)).toMatchObject({ problem: { code: 'quote.noticeNotAttested' } })
  })

  it('is a license of the agency, where one is on record', async () => {
    const accountId = await desk.quotes.anAccount()
    const policy = await insured(accountId)
    const license = {
      id: AgencyLicenseId.parse('agl_01JH0000000000000000000M91'),
      agencyId: castIds.agency(1),
      agencyName: 'Agency 1',
      kind: 'PRODUCER' as const,
      number: 'A 1',
      state: 'LA' as const,
      linesOfAuthority: ['CASUALTY' as const],
      expirationDate: '2099-12-31' as const,
      created: policy.created,
      updated: policy.created,
    }
    await commit([agencyLicenses.create(license)])
    const unlicensed = { status: 409, problem: { code: 'quote.notLicensed' } }
    expect(await adhoc(accountId)).toMatchObject(unlicensed)
    expect(await over(policy)).toMatchObject(unlicensed)
    await commit([agencyLicenses.remove(await agencyLicenses.require(license.id))])
  })
})

describe('what a layer costs', () => {
  const cheap = { status: 409, problem: { code: 'quote.beyondAuthority', detail: expect.stringContaining('credit') } }

  it('is below the book as far as the underwriter’s letter goes, with a note that says why', async () => {
    const policy = await insured(await desk.quotes.anAccount())
    expect(await over(policy, { premium: 100, note: 'A friend' })).toMatchObject(cheap)
    const { premium: booked } = answered(
      await desk.asPolicy(cast.underwriter)(getExcessPremium, {
        params: { policyId: policy.id },
        query: { limit: 1_000_000, attachmentPoint: policy.limit } as never,
      }),
    )
    const premium = Math.floor((booked * 0.8) / 100) * 100
    expect(await over(policy, { premium })).toMatchObject({ problem: { code: 'policy.excessNeedsNote' } })
    const { id } = answered(await over(policy, { premium, note: 'Loss control is paid for' }))
    const { overridden } = await desk.read(id)
    expect(overridden).toMatchObject({ reasons: [], note: 'Loss control is paid for' })
    expect(overridden?.credit).toBeGreaterThan(19)
  })

  it('is measured against the book over cover of others too', async () => {
    const accountId = await desk.quotes.anAccount()
    expect(await adhoc(accountId, { limit: 5_000_000, premium: 100, note: 'A friend' })).toMatchObject(cheap)
    // Beyond the book, against the least that it takes.
    const high = { limit: 5_000_000, attachmentPoint: 50_000_000, note: 'A friend' }
    expect(await adhoc(accountId, { ...high, premium: 100 })).toMatchObject(cheap)
  })
})

describe('the place of a layer ad hoc', () => {
  it('has one layer, over whatever it lies', async () => {
    const accountId = await desk.quotes.anAccount()
    answered(await adhoc(accountId))
    const full = { status: 409, problem: { code: 'policy.excessDoesNotFit' } }
    expect(await adhoc(accountId)).toMatchObject(full)
    expect(await adhoc(accountId, { limit: 3_000_000, attachmentPoint: 500_000 })).toMatchObject(full)
    // Above it there is room.
    answered(await adhoc(accountId, { attachmentPoint: 2_000_000 }))
  })

  it('is taken by one of two at once', async () => {
    const accountId = await desk.quotes.anAccount()
    const both = await Promise.all([adhoc(accountId), adhoc(accountId)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('is not where the provider’s own policy or a layer over it covers already', async () => {
    const accountId = await desk.quotes.anAccount()
    const policy = await insured(accountId)
    answered(await over(policy))
    const from = policy.limit
    const { productType } = policy
    const full = { problem: { code: 'policy.excessDoesNotFit' } }
    expect(await adhoc(accountId, { productType, attachmentPoint: from })).toMatchObject(full)
    expect(await adhoc(accountId, { productType, attachmentPoint: from / 2, limit: from / 2 })).toMatchObject(full)
    answered(await adhoc(accountId, { productType, attachmentPoint: from + 1_000_000 }))
  })
})
