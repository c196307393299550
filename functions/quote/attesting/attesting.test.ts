import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler as accountHandler } from '#functions/account/index.ts'
import { agencyById } from '#functions/directory/public.ts'
import { users } from '#functions/directory/store/users.ts'
import { updateSecurityQuestions } from '#shared/contracts/account/questions.ts'
import { attestQuote } from '#shared/contracts/quote/attesting.ts'
import { agentIssueQuote, bindQuote, issueQuote } from '#shared/contracts/quote/binding.ts'
import { getQuote, updateQuote, updateQuoteAnswers } from '#shared/contracts/quote/quotes.ts'
import { sendQuoteToPolicyHolder } from '#shared/contracts/quote/sending.ts'
import type { AccountId, QuoteId } from '#shared/domain/ids/ids.ts'
import { statedOf } from '#shared/domain/quoting/declarations.ts'
import { cast, castIds, guestOf } from '#tests/cast/actors.ts'
import { aUser } from '#tests/support/aUser.ts'
import { callerOf as callerOfService } from '#tests/support/operation.ts'
import { answered, holder, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { quotes } from '../store/quotes.ts'

let desk: QuoteDesk
let accountId: AccountId
beforeAll(async () => {
  desk = await openQuoteDesk()
  accountId = await desk.anAccount()
})
afterAll(() => desk.close())

const guest = (quoteId: QuoteId) => guestOf('QUOTE', quoteId, accountId)
const attest = async (quoteId: QuoteId, body = {}, actor: Parameters<QuoteDesk['as']>[0] = guest(quoteId)) => {
  const declarations = statedOf((await desk.read(quoteId)).declarations)
  return desk.as(actor)(
    attestQuote,
    { params: { quoteId }, body: { declarations, ...body } },
    { sourceIp: '198.51.100.7' },
  )
}
/** Bound, of a company of its own: none is covered twice. */
const bound = async () => {
  accountId = await desk.anAccount()
  const quoteId = await desk.aRequestedQuote(accountId)
  answered(await desk.as(cast.producer)(bindQuote, { params: { quoteId }, body: {} }))
  return quoteId
}
const issue = (quoteId: QuoteId) => desk.as(cast.producer)(agentIssueQuote, { params: { quoteId }, body: {} })

describe('the application of a quote', () => {
  it('is kept as it was confirmed: by whom, when, from where and what it said', async () => {
    const quoteId = await desk.aPricedQuote(accountId)
    const { application, attested } = await desk.read(quoteId, cast.producer)
    expect(attested).toBeUndefined()
    expect(await attest(quoteId, { application })).toMatchObject({ ok: true, value: { agencyStatus: 'READY' } })
    const { attestation, securityQuestions } = await quotes.require(quoteId)
    expect(attestation).toMatchObject({
      name: guest(quoteId).name,
      email: guest(quoteId).email,
      at: expect.any(String),
      address: '198.51.100.7',
      digest: application,
      application: {
        questionnaire: 'us-2',
        answers: securityQuestions,
        company: { name: 'Insured 1 Inc' },
        answered: { edr: { by: cast.producer.name } },
      },
    })
    expect((await desk.read(quoteId, cast.producer)).attested).toEqual({
      name: guest(quoteId).name,
      email: guest(quoteId).email,
      at: attestation?.at,
      declarations: attestation?.declarations,
      outdated: false,
    })
    expect((await desk.read(quoteId, cast.underwriter)).attested).toMatchObject({ address: '198.51.100.7' })
  })

  it('is confirmed once: again is no change', async () => {
    const quoteId = await desk.aPricedQuote(accountId)
    answered(await attest(quoteId))
    const { version } = await quotes.require(quoteId)
    answered(await attest(quoteId))
    expect((await quotes.require(quoteId)).version).toBe(version)
  })

  it('is not confirmed by who sells it, nor by whoever read another one', async () => {
    const quoteId = await desk.aPricedQuote(accountId)
    expect(await attest(quoteId, {}, cast.producer)).toMatchObject({ status: 403 })
    expect(await attest(quoteId, { application: 'something else' })).toMatchObject({
      problem: { code: 'quote.applicationChanged' },
    })
    const other = await desk.aPricedQuote(accountId)
    expect(await attest(quoteId, {}, guest(other))).toMatchObject({ status: 404 })
  })

  it('is not confirmed by who sells it under the name of the policy holder, nor by a colleague of the agency', async () => {
    const own = await desk.anAccount()
    const quoteId = await desk.aRequestedQuote(own)
    const colleague = aUser({ email: 'colleague@agency1.example', organizationId: cast.producer.organizationId })
    await commit([users.create(colleague)])
    const refusal = { status: 409, problem: { code: 'quote.notTheInsured' } }
    const left = aUser({
      id: 'usr_left',
      email: 'left@agency1.example',
      organizationId: cast.producer.organizationId,
      enabled: false,
    })
    const stranger = aUser({
      id: 'usr_elsewhere',
      email: 'somebody@elsewhere.example',
      organizationId: castIds.agency(2),
    })
    await commit([users.create(left), users.create(stranger)])
    const { contactEmail = '' } = (await agencyById(cast.producer.organizationId)) ?? {}
    const alias = cast.producer.email.replace('@', '+office@')
    const emails = [
      ...[cast.producer.email, ` ${cast.producer.email.toUpperCase()}`, alias, colleague.email, left.email],
      ...[stranger.email, contactEmail],
    ]
    for (const customerEmail of emails) {
      const quote = await quotes.require(quoteId)
      await commit([quotes.update(quote, { ...quote, customerEmail })])
      expect(await attest(quoteId, {}, { ...guestOf('QUOTE', quoteId, own), email: customerEmail })).toMatchObject(
        refusal,
      )
    }
    expect(await attest(quoteId, {}, cast.superAdmin)).toMatchObject(refusal)
    expect((await quotes.require(quoteId)).attestation).toBeUndefined()
    expect(await attest(quoteId, {}, guestOf('QUOTE', quoteId, own))).toMatchObject({ ok: true })
  })

  it('is not confirmed any more once it says something else', async () => {
    const own = await desk.anAccount()
    const quoteId = await desk.aPricedQuote(own)
    answered(await attest(quoteId, {}, guestOf('QUOTE', quoteId, own)))
    await callerOfService(accountHandler)(cast.producer)(updateSecurityQuestions, {
      params: { accountId: own },
      body: { vendorManagement: false },
    })
    answered(await desk.as(cast.producer)(updateQuote, { params: { quoteId }, body: { limit: 2_000_000 } }))
    await desk.workPatch(quoteId)
    expect((await desk.read(quoteId, cast.producer)).attested).toMatchObject({ outdated: true })
  })
})

describe('answers', () => {
  it('are known by who gave them, for the account and for one quote alone', async () => {
    const own = await desk.anAccount()
    const quoteId = await desk.aPricedQuote(own)
    const first = await desk.read(quoteId, cast.producer)
    expect(first.answered?.edr).toEqual({ by: cast.producer.name, at: expect.any(String), source: 'AGENCY' })
    const given = { params: { quoteId }, body: { answers: { vendorManagement: 'NO' as const } } }
    answered(await desk.as(cast.underwriter)(updateQuoteAnswers, given))
    await desk.workPatch(quoteId)
    const { answered: by } = await desk.read(quoteId, cast.producer)
    expect(by?.vendorManagement).toMatchObject({ by: 'Palisade', source: 'PROVIDER' })
    expect(by?.edr).toEqual(first.answered?.edr)
  })
})

describe('what the law has an insured state', () => {
  it('is kept with who confirmed the application, and told to who reads it', async () => {
    const quoteId = await bound()
    const before = await desk.read(quoteId, cast.producer)
    expect(before.declarations).toMatchObject([{ key: 'terrorism', text: expect.stringContaining('terrorism') }])
    for (const declarations of [[], [{ key: 'terrorism', choice: 'ACCEPTED' }]])
      expect(await attest(quoteId, { declarations })).toMatchObject({
        status: 409,
        problem: { code: 'quote.notDeclared', detail: expect.stringContaining('Terrorism cover rejected') },
      })
    expect((await desk.read(quoteId, cast.producer)).attested).toBeUndefined()
    answered(await attest(quoteId))
    const choice = before.declarations?.[0]?.choice
    expect((await desk.read(quoteId, cast.producer)).attested?.declarations).toMatchObject([
      { key: 'terrorism', choice },
    ])
  })
})

describe('a policy', () => {
  it('is not issued by a producer alone: the insured has to have confirmed the application', async () => {
    const quoteId = await bound()
    expect(await issue(quoteId)).toMatchObject({ status: 409, problem: { code: 'quote.notAttested' } })
    answered(await attest(quoteId))
    expect(await issue(quoteId)).toMatchObject({ ok: true, status: 202 })
  })

  it('is issued without it by staff who say why', async () => {
    const quoteId = await bound()
    const byStaff = (body: { note?: string }) => desk.as(cast.underwriter)(issueQuote, { params: { quoteId }, body })
    expect(await byStaff({})).toMatchObject({ problem: { code: 'quote.notAttested' } })
    expect(await byStaff({ note: 'Confirmed on paper, which is filed.' })).toMatchObject({ ok: true })
  })

  it('is asked for of the insured by sending the quote, when it is bound as well', async () => {
    const quoteId = await bound()
    const sent = await desk.as(cast.producer)(sendQuoteToPolicyHolder, {
      params: { quoteId },
      body: { ...holder, addUserToSystem: false },
    })
    expect(sent.ok).toBe(true)
    expect(answered(await desk.as(guest(quoteId))(getQuote, { params: { quoteId } })).agencyStatus).toBe('BOUND')
  })
})
