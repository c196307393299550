import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler as accountHandler } from '#functions/account/index.ts'
import { applicationData } from '#functions/docs/documentData/applicationData.ts'
import { applicationDocument } from '#functions/docs/templates/applicationDocument.ts'
import { renderPdf } from '#functions/docs/templates/renderPdf.ts'
import { updateSecurityQuestions } from '#shared/contracts/account/questions.ts'
import { bindQuote } from '#shared/contracts/quote/binding.ts'
import { updateQuote } from '#shared/contracts/quote/quotes.ts'
import {
  confirmApplicationSigned,
  getSigning,
  markQuoteSigned,
  sendSignRequest,
  signApplication,
} from '#shared/contracts/quote/signing.ts'
import { releaseQuote } from '#shared/contracts/quote/underwriting.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type AccountId, EnvelopeId, type QuoteId } from '#shared/domain/ids/ids.ts'
import { cast, guestOf } from '#tests/cast/actors.ts'
import { callerOf as callerOfService } from '#tests/support/operation.ts'
import { answered, holder, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { followAnswers } from '../on/followAnswers.ts'
import { fewQuoteLetters, mostQuoteLetters } from '../sending/fewQuoteLetters.ts'
import { envelopes } from '../store/envelopes.ts'
import { quotes } from '../store/quotes.ts'
import { quoteTimeZone } from '../views/quoteTimeZone.ts'

let desk: QuoteDesk
beforeAll(async () => {
  desk = await openQuoteDesk()
})
afterAll(() => desk.close())

const signing = async (quoteId: QuoteId) =>
  answered(await desk.as(guestOf('QUOTE', quoteId))(getSigning, { params: { quoteId } }))
const sign = async (quoteId: QuoteId, body: Record<string, unknown> = {}, actor = guestOf('QUOTE', quoteId)) => {
  const { digest } = await signing(quoteId)
  return desk.as(actor)(
    signApplication,
    { params: { quoteId }, body: { name: 'Ida Moreau', intent: true, digest, ...body } as never },
    { sourceIp: '198.51.100.7' },
  )
}
const ask = (quoteId: QuoteId, signerEmail = 'ida@moreau.example', actor = cast.producer) =>
  desk.as(actor)(sendSignRequest, { params: { quoteId }, body: { signerName: 'Ida Moreau', signerEmail } })
const say = async (accountId: AccountId, body: object) =>
  answered(
    await callerOfService(accountHandler)(cast.producer)(updateSecurityQuestions, {
      params: { accountId },
      body: body as never,
    }),
  )
/** What no underwriter has looked at. */
const incident = {
  cyberEvent: 'YES',
  cyberEventComments: 'A mailbox was opened by a stranger; all have a second factor since.',
  incidentUnderWay: 'NO',
  ransomwareIncidents: 'NONE',
}
const aRequested = async () => desk.aRequestedQuote(await desk.anAccount())

describe('an application', () => {
  it('is sent to somebody of the insured, whose link opens with a code of theirs alone', async () => {
    const quoteId = await aRequested()
    const { envelopeId } = answered(await ask(quoteId))
    const { digest, request, status } = await signing(quoteId)
    expect(status).toBe('COMPLETE')
    expect(request).toMatchObject({ envelopeId, signerEmail: 'ida@moreau.example', by: cast.producer.name })
    expect(await envelopes.require(envelopeId)).toMatchObject({ quoteId, digest })
    expect((await desk.events()).map(({ name }) => name)).toContain('mail.requested')
  })

  it('is sent a hundred times an hour by one person, and then waits', async () => {
    const quoteId = await aRequested()
    const busy = { ...cast.producer, userId: 'usr_asksToSign' } as never
    await Promise.all(
      Array.from({ length: mostQuoteLetters }, () => fewQuoteLetters(busy, new Date().toISOString() as Instant)),
    )
    expect(await ask(quoteId, 'ida@moreau.example', busy)).toMatchObject({ problem: { code: 'auth.throttled' } })
  })

  it('is not sent to who sells it, nor before binding was asked for', async () => {
    const quoteId = await aRequested()
    expect(await ask(quoteId, cast.producer.email.toUpperCase())).toMatchObject({
      problem: { code: 'quote.notTheInsured' },
    })
    const early = await desk.aPricedQuote(await desk.anAccount())
    expect(await ask(early)).toMatchObject({ problem: { code: 'quote.notAllowed' } })
  })

  it('is signed with name, intent, time, address and the hash of what was read, and frozen by it', async () => {
    const quoteId = await aRequested()
    const { envelopeId } = answered(await ask(quoteId))
    const { digest, statement } = await signing(quoteId)
    const done = answered(await sign(quoteId))
    expect(done).toMatchObject({ agencyStatus: 'SIGNED', envelopeId })
    const quote = await quotes.require(quoteId)
    expect(quote.signature).toMatchObject({
      name: 'Ida Moreau',
      email: guestOf('QUOTE', quoteId).email,
      intent: statement.intent,
      at: expect.any(String),
      address: '198.51.100.7',
      digest,
    })
    expect(quote.attestation?.application.answers).toEqual(quote.securityQuestions)
    expect(await signing(quoteId)).toMatchObject({ status: 'SIGNED', signature: { name: 'Ida Moreau' } })
    expect((await signing(quoteId)).signature?.address).toBeUndefined()
    expect((await envelopes.require(envelopeId)).statement).toEqual(statement)
  })

  it('names what the insured states by law, and keeps it with who signed it', async () => {
    const quoteId = await aRequested()
    const { statement } = await signing(quoteId)
    const choice = (await desk.read(quoteId)).declarations?.[0]?.choice
    expect(statement.declarations).toMatchObject([{ key: 'terrorism', choice }])
    answered(await sign(quoteId))
    const { attestation, signature } = await quotes.require(quoteId)
    expect(signature?.declarations).toMatchObject([{ key: 'terrorism', choice }])
    expect(attestation).toMatchObject({ name: 'Ida Moreau', declarations: [{ key: 'terrorism', choice }] })
    expect((await signing(quoteId)).signature?.declarations).toHaveLength(1)
  })

  it('is signed once: again is no change', async () => {
    const quoteId = await aRequested()
    const first = answered(await sign(quoteId))
    const { version } = await quotes.require(quoteId)
    expect(answered(await sign(quoteId))).toEqual(first)
    expect((await quotes.require(quoteId)).version).toBe(version)
  })

  it('is not signed as somebody else read it, without intent, or by who sells it', async () => {
    const quoteId = await aRequested()
    expect(await sign(quoteId, { digest: 'another' })).toMatchObject({ problem: { code: 'quote.applicationChanged' } })
    expect(await sign(quoteId, { intent: false })).toMatchObject({ status: 400 })
    const { digest } = await signing(quoteId)
    const body = { name: 'P', intent: true, digest } as const
    expect(await desk.as(cast.producer)(signApplication, { params: { quoteId }, body })).toMatchObject({ status: 403 })
    expect(await sign(quoteId, {}, { ...guestOf('QUOTE', quoteId), email: cast.producer.email })).toMatchObject({
      problem: { code: 'quote.notTheInsured' },
    })
  })

  it('that was signed stays so, and a later change is an underwriter’s task and another signature', async () => {
    const accountId = await desk.anAccount()
    const quoteId = await desk.aRequestedQuote(accountId)
    answered(await sign(quoteId))
    const { signature } = await quotes.require(quoteId)
    await callerOfService(accountHandler)(cast.producer)(updateSecurityQuestions, {
      params: { accountId },
      body: { vendorManagement: false },
    })
    await followAnswers({
      name: 'account.answered',
      detail: { accountId },
      now: new Date().toISOString() as never,
      once: 'on|quote.followAnswers|evt_1',
    } as never)
    const changed = await quotes.require(quoteId)
    expect(changed).toMatchObject({ status: 'REFERRED', statusNote: { reasonSummary: 'Changed since it was signed' } })
    expect(changed.referralReasons.map(({ ruleId }) => ruleId)).toContain('referral.changedSinceSigned')
    expect(changed.signature).toEqual(signature)
    expect(await signing(quoteId)).toMatchObject({ status: 'SUPERSEDED' })
    answered(await desk.as(cast.underwriter)(releaseQuote, { params: { quoteId }, body: { note: 'seen' } as never }))
    answered(await desk.as(cast.producer)(updateQuote, { params: { quoteId }, body: holder }))
    answered(await sign(quoteId))
    expect(await signing(quoteId)).toMatchObject({ status: 'SIGNED' })
  })

  it('is signed as the company answers now: what it said otherwise since is read first', async () => {
    const accountId = await desk.anAccount()
    const quoteId = await desk.aRequestedQuote(accountId)
    const before = await desk.read(quoteId)
    await say(accountId, { encryptionAtRest: false, training: false })
    expect(await sign(quoteId)).toMatchObject({ status: 409, problem: { code: 'quote.applicationChanged' } })
    answered(await sign(quoteId))
    const signed = await quotes.require(quoteId)
    expect(signed.attestation?.application.answers).toMatchObject({ encryptionAtRest: false, training: false })
    expect(signed.totalPremium).toBeGreaterThan(before.totalPremium)
  })

  it('is not signed where an underwriter has to look at what changed, nor while its issue is held for it', async () => {
    const accountId = await desk.anAccount()
    const [quoteId, bound] = [await desk.aRequestedQuote(accountId), await aRequested()]
    await say(accountId, incident)
    const refused = { status: 409, problem: { code: 'quote.riskChanged' } }
    expect(await sign(quoteId)).toMatchObject(refused)
    expect(await quotes.require(quoteId)).toMatchObject({ status: 'REFERRED', riskChange: { at: expect.any(String) } })
    answered(await desk.as(cast.producer)(bindQuote, { params: { quoteId: bound }, body: {} }))
    await say((await quotes.require(bound)).accountId, { vendorManagement: false })
    expect(await sign(bound)).toMatchObject(refused)
    expect(await quotes.require(bound)).toMatchObject({ status: 'BOUND', riskChange: { at: expect.any(String) } })
  })

  it('is signed after cover is bound as well', async () => {
    const quoteId = await aRequested()
    answered(await desk.as(cast.producer)(bindQuote, { params: { quoteId }, body: {} }))
    expect(answered(await sign(quoteId))).toMatchObject({ agencyStatus: 'BOUND' })
  })
})

describe('the signing party', () => {
  it('is asked whether an envelope was signed before a quote is', async () => {
    const quoteId = await aRequested()
    const { envelopeId } = answered(await ask(quoteId))
    const mark = (id: EnvelopeId) => desk.as(cast.superAdmin)(markQuoteSigned, { body: { quoteId, envelopeId: id } })
    expect(await mark(envelopeId)).toMatchObject({ problem: { code: 'quote.notSigned' } })
    expect(await mark(EnvelopeId.parse('env_01JH0000000000000000000Q01'))).toMatchObject({
      problem: { code: 'quote.notSigned' },
    })
    answered(await sign(quoteId))
    expect(answered(await mark(envelopeId))).toMatchObject({ agencyStatus: 'SIGNED' })
  })

  it('is not followed where the company has answered otherwise since it had the application signed', async () => {
    const accountId = await desk.anAccount()
    const quoteId = await desk.aRequestedQuote(accountId)
    const { envelopeId } = answered(await ask(quoteId))
    const { intent } = (await signing(quoteId)).statement
    const by = {
      name: 'Ida Moreau',
      email: 'ida@moreau.example',
      intent,
      at: new Date().toISOString(),
      address: '198.51.100.7',
    }
    const { version: _, seal: __, ...state } = await envelopes.require(envelopeId)
    const signature = { ...by, envelopeId, digest: state.digest, application: state.application }
    await commit([envelopes.update(await envelopes.require(envelopeId), { ...state, signature })])
    await say(accountId, { vendorManagement: false })
    const mark = () => desk.as(cast.superAdmin)(markQuoteSigned, { body: { quoteId, envelopeId } })
    for (const _again of [1, 2])
      expect(await mark()).toMatchObject({ status: 409, problem: { code: 'quote.applicationChanged' } })
    await say(accountId, incident)
    expect(await mark()).toMatchObject({ status: 409, problem: { code: 'quote.riskChanged' } })
    expect(await quotes.require(quoteId)).toMatchObject({ status: 'REFERRED' })
  })

  it('tells who has no session whether the envelope of a reference was signed, and no more', async () => {
    const quoteId = await aRequested()
    const { envelopeId } = answered(await ask(quoteId))
    const { reference } = await envelopes.require(envelopeId)
    const asked = async (known: string) =>
      answered(await desk.as(undefined)(confirmApplicationSigned, { body: { reference: known } }))
    expect(await asked(reference)).toEqual({ signed: false })
    answered(await sign(quoteId))
    expect(await asked(reference)).toEqual({ signed: true })
    expect(await asked('nothing')).toEqual({ signed: false })
  })
})

describe('the document of a signed application', () => {
  it('says what was answered, and on its certificate who signed it, when, from where and what', async () => {
    const quoteId = await aRequested()
    const { envelopeId } = answered(await sign(quoteId))
    const { signature, statement } = await envelopes.require(envelopeId)
    if (signature === undefined) return expect.fail()
    const quote = await quotes.require(quoteId)
    const timeZone = quoteTimeZone(quote)
    const data = applicationData('us', {
      quote,
      named: { agency: undefined, insurer: 'Harbor Specialty Insurance Company' },
      statement,
      signed: signature,
      timeZone,
    })
    const { text } = await extractText(await getDocumentProxy(renderPdf(applicationDocument(data))), {
      mergePages: true,
    })
    const words = text.replace(/\s+/g, ' ')
    for (const { label } of statement.answers.slice(0, 5)) expect(words).toContain(label)
    expect(words).toContain('Certificate of signature')
    for (const said of [signature.name, signature.email, signature.address, envelopeId, signature.at])
      expect(words).toContain(said)
    expect(words.replaceAll(' ', '')).toContain(signature.digest)
  })
})

describe('an application that says something else than was signed', () => {
  it('is told to who works on it, and sent once more it says why', async () => {
    const accountId = await desk.anAccount()
    const quoteId = await desk.aRequestedQuote(accountId)
    answered(await sign(quoteId))
    await say(accountId, { vendorManagement: false })
    await followAnswers({
      name: 'account.answered',
      detail: { accountId },
      now: new Date().toISOString() as never,
      once: 'on|quote.followAnswers|evt_2',
    } as never)
    expect(await desk.events()).toContainEqual({ name: 'quote.applicationSuperseded', detail: { quoteId } })
    expect((await signing(quoteId)).changed).toEqual([
      { label: expect.stringMatching(/vendor/i), before: 'Yes', answer: 'No' },
    ])
    answered(await desk.as(cast.underwriter)(releaseQuote, { params: { quoteId }, body: { note: 'seen' } as never }))
    answered(await desk.as(cast.producer)(updateQuote, { params: { quoteId }, body: holder }))
    answered(await ask(quoteId))
    answered(await sign(quoteId))
    expect((await signing(quoteId)).changed).toBeUndefined()
  })
})
