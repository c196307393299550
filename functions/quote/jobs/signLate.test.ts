import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { moveClock, now } from '#functions/_platform/clock/clock.ts'
import { letGo } from '#functions/_platform/held/held.ts'
import { jobs } from '#functions/_platform/jobs/jobs.ts'
import { sandboxes, sandboxId } from '#functions/_platform/sandbox/sandboxes.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler as accountHandler } from '#functions/account/index.ts'
import { updateSecurityQuestions } from '#shared/contracts/account/questions.ts'
import { bindQuote } from '#shared/contracts/quote/binding.ts'
import { sendSignRequest, signApplication } from '#shared/contracts/quote/signing.ts'
import type { QuoteId } from '#shared/domain/ids/ids.ts'
import { cast, guestOf } from '#tests/cast/actors.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/operation.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { statementDigest, statementOf } from '../signing/statementOf.ts'
import { envelopes } from '../store/envelopes.ts'
import { quotes } from '../store/quotes.ts'
import { handler as worker } from '../worker.ts'

let desk: QuoteDesk
beforeAll(async () => {
  desk = await openQuoteDesk()
})
afterAll(() => desk.close())
beforeEach(() => {
  process.env.PALISADE_SANDBOX = 'yes'
})
afterEach(async () => {
  delete process.env.PALISADE_SANDBOX
  await moveTo(0)
})

const day = 86_400_000
const ask = async (quoteId: QuoteId, signerEmail = 'ida+signs.late@moreau.example') =>
  answered(
    await desk.as(cast.producer)(sendSignRequest, {
      params: { quoteId },
      body: { signerName: 'Ida Moreau', signerEmail },
    }),
  )
const asked = async (signerEmail?: string) => {
  const quoteId = await desk.aRequestedQuote(await desk.anAccount())
  return { quoteId, ...(await ask(quoteId, signerEmail)) }
}
/** Moves the sandbox's clock, as the functions follow it. */
const moveTo = async (days: number): Promise<void> => {
  const before = await sandboxes.byId(sandboxId)
  const next = { id: sandboxId, status: 'OPEN', turn: 0, writtenAt: 0, ahead: days * day } as const
  await commit([before === undefined ? sandboxes.create(next) : sandboxes.update(before, next)])
  letGo()
  moveClock(days * day)
}
/** What comes due in an hour is done, so many days from now by the sandbox's clock. */
const after = async (days: number) => {
  await moveTo(days)
  const met = await worker({ job: 'signLate' } as never)
  expect(await runJobsOf(desk.table, worker)).toEqual([])
  return met as { readonly jobId?: string }
}
const signedEvents = async (quoteId: QuoteId) =>
  (await desk.events()).filter(({ name, detail }) => name === 'quote.signed' && detail.quoteId === quoteId)

describe('who signs late', () => {
  it('has the application signed five days after it was asked for, once, as a program is told', async () => {
    const { quoteId, envelopeId } = await asked()
    await after(4.9)
    expect(await quotes.require(quoteId)).toMatchObject({ status: 'REQUESTED' })
    await after(5.1)
    const quote = await quotes.require(quoteId)
    expect(quote).toMatchObject({
      status: 'SIGNED',
      signature: { envelopeId, name: 'Ida Moreau', email: 'ida+signs.late@moreau.example' },
      attestation: { name: 'Ida Moreau' },
    })
    expect(quote.signature?.at.slice(0, 10)).toBe(now().slice(0, 10))
    expect((await envelopes.require(envelopeId)).signature).toEqual(quote.signature)
    await after(6)
    expect((await quotes.require(quoteId)).version).toBe(quote.version)
    expect(await signedEvents(quoteId)).toHaveLength(1)
  })

  it('is nobody else, and nobody where business is done', async () => {
    const [others, late] = [await asked('ida@moreau.example'), await asked()]
    delete process.env.PALISADE_SANDBOX
    expect(await after(6)).toEqual({ met: 0 })
    expect(await quotes.require(late.quoteId)).toMatchObject({ status: 'REQUESTED' })
    process.env.PALISADE_SANDBOX = 'yes'
    await after(6)
    expect(await quotes.require(late.quoteId)).toMatchObject({ status: 'SIGNED' })
    expect(await quotes.require(others.quoteId)).toMatchObject({ status: 'REQUESTED' })
  })

  it('is waited for anew when asked again, and not where the page was opened first', async () => {
    const [again, opened] = [await asked(), await asked()]
    const actor = guestOf('QUOTE', opened.quoteId)
    const digest = statementDigest(statementOf(await quotes.require(opened.quoteId)))
    const body = { name: 'Ida Moreau', intent: true, digest } as const
    answered(await desk.as(actor)(signApplication, { params: { quoteId: opened.quoteId }, body }))
    await moveTo(3)
    await ask(again.quoteId)
    await after(6)
    expect(await quotes.require(again.quoteId)).toMatchObject({ status: 'REQUESTED' })
    expect(await signedEvents(opened.quoteId)).toHaveLength(1)
    await after(8.1)
    expect(await quotes.require(again.quoteId)).toMatchObject({ status: 'SIGNED' })
  })

  it('signs after cover is bound as well, and nothing of a quote or a binder that has expired meanwhile', async () => {
    const [bound, quoted, lapsed] = [await asked(), await asked(), await asked()]
    for (const { quoteId } of [bound, lapsed])
      answered(await desk.as(cast.producer)(bindQuote, { params: { quoteId }, body: {} }))
    await after(6)
    expect(await quotes.require(bound.quoteId)).toMatchObject({ status: 'BOUND', signature: { name: 'Ida Moreau' } })
    const late = await asked()
    const binder = await asked()
    answered(await desk.as(cast.producer)(bindQuote, { params: { quoteId: binder.quoteId }, body: {} }))
    await moveTo(60)
    for (const job of ['expireQuotes', 'expireBinders']) await worker({ job } as never)
    expect(await runJobsOf(desk.table, worker)).toEqual([])
    await after(60)
    for (const [{ quoteId }, status] of [
      [late, 'EXPIRED'],
      [binder, 'BINDER EXPIRED'],
    ] as const) {
      const quote = await quotes.require(quoteId)
      expect(quote.status).toBe(status)
      expect(quote.signature).toBeUndefined()
    }
    expect((await quotes.require(quoted.quoteId)).signature).toBeDefined()
  })

  it('is refused what the company says otherwise by then, reads it, and signs that the next hour', async () => {
    const { quoteId } = await asked()
    const { accountId } = await quotes.require(quoteId)
    answered(
      await callerOf(accountHandler)(cast.producer)(updateSecurityQuestions, {
        params: { accountId },
        body: { encryptionAtRest: false },
      }),
    )
    const { jobId = '' } = await after(5.1)
    expect((await jobs.require(jobId)).notes.join()).toContain((await quotes.require(quoteId)).quoteNumber)
    expect((await quotes.require(quoteId)).signature).toBeUndefined()
    await after(5.2)
    expect((await quotes.require(quoteId)).attestation?.application.answers).toMatchObject({ encryptionAtRest: false })
  })
})
