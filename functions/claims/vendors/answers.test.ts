import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler as accountHandler } from '#functions/account/index.ts'
import { handler as authHandler } from '#functions/auth/index.ts'
import { users } from '#functions/directory/store/users.ts'
import { handler as messages } from '#functions/messages/worker.ts'
import { createVendor } from '#shared/contracts/account/vendors.ts'
import { createPersonaRecord } from '#shared/contracts/auth/personas.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import * as contract from '#shared/contracts/claims/index.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { ClaimId, PersonaId, type VendorId } from '#shared/domain/ids/ids.ts'
import { cast, castIds, partnerOf } from '#tests/cast/actors.ts'
import kept from '#tests/kept/states/claim.9.json' with { type: 'json' }
import { aUser } from '#tests/support/aUser.ts'
import { eventsOf } from '#tests/support/eventsOf.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/operation.ts'
import { handOver, openOutside } from '#tests/support/outside.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { settlerOf } from '#tests/support/settle.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../index.ts'
import { escalateSilence } from '../jobs/escalateSilence.ts'
import { claims } from '../store/claims.ts'
import { handler as worker } from '../worker.ts'

const hour = 3_600_000
const as = callerOf(handler)
const head: Actor = { ...cast.superAdmin, userId: castIds.user(401), role: 'Head of Claims', name: 'Maren Vale' }
const chief = aUser({
  id: castIds.user(402),
  email: 'maren@palisade.example',
  accountType: 'COWBELL',
  role: 'Head of Claims',
})
const answerOf = aUser({
  id: castIds.user(403),
  email: 'vera@bytewell.example',
  accountType: 'VENDOR',
  role: 'Vendor Responder',
})

let table: TestTable
let settle: () => Promise<void>
let outside: Awaited<ReturnType<typeof openOutside>>
let organizationId: PersonaId
let vendorId: VendorId
beforeAll(async () => {
  process.env.PUBLIC_URL = 'https://us.palisade.example'
  table = await startTable()
  settle = settlerOf(table)
  outside = await openOutside()
  const contact = { contactFirstName: 'Omar', contactLastName: 'Haddad', contactEmail: 'omar@bytewell.example' }
  const body = { name: 'Bytewell', hostname: 'bytewell', ...contact, contactPhone: '(503) 555-0199' }
  const made = answered(
    await callerOf(authHandler)(cast.superAdmin)(createPersonaRecord, { params: { type: 'vendor' }, body }),
  )
  organizationId = PersonaId.parse(made.id)
  const rates = (['FORENSICS', 'BREACH_COACH'] as const).map((subcategory) => ({ subcategory, hourly: 37_500 }))
  const panel = { name: 'Bytewell Forensics', rates, organizationId }
  vendorId = answered(await callerOf(accountHandler)(head)(createVendor, { body: panel })).id
  await commit([users.create(chief), users.create({ ...answerOf, organizationId })])
})
afterAll(async () => {
  await outside.close()
  await table.stop()
})

const responder = () => ({ ...partnerOf('VENDOR', 'Vendor Responder', organizationId), name: 'Vera Hale' })
const holder = (claim: ClaimRecord): Actor => ({ ...cast.policyHolder, organizationId: claim.accountId })
let number = 40
const aClaim = async (): Promise<ClaimRecord> => {
  number += 1
  const id = ClaimId.parse(`clm_01JH0000000000000000000W${number}`)
  const state = { ...(kept[0]?.state as unknown as ClaimRecord), id, eventId: id, status: 'OPEN' as const }
  const claim = { ...state, filedOn: '2026-11-20' as const, claimNumber: `CLM-US-${number}` }
  await commit([claims.create(claim)])
  return claim
}
const ask = async (claimId: ClaimId, more: object = {}) => {
  const body = { vendorId, subcategory: 'FORENSICS', scope: 'First response', urgency: 'EMERGENCY', ...more } as never
  const { vendors } = answered(await as(head)(contract.assignClaimVendor, { params: { claimId }, body }))
  return vendors.at(-1)
}
const answer = (actor: Actor, claimId: ClaimId, body: object) =>
  as(actor)(contract.answerClaimVendor, {
    params: { claimId, vendorId },
    body: { subcategory: 'FORENSICS', ...body } as never,
  })
const seenBy = async (actor: Actor, claimId: ClaimId) =>
  answered(await as(actor)(contract.getClaim, { params: { claimId } }))
const diaries = async (claimId: ClaimId) =>
  answered(await as(head)(contract.listClaimDiaries, { query: { claimId } })).map(({ title }) => title)
const handed = new Set<number>()
const mailed = async (email: string) => {
  for (const name of ['claim.vendorAsked', 'claim.vendorMissing', 'mail.requested'] as const)
    for (const [place, event] of (await eventsOf(table)).entries()) {
      if (event.name !== name || handed.has(place)) continue
      handed.add(place)
      await handOver(messages, name, event.detail as never)
    }
  return outside.mailTo(email).map(({ subject }) => subject)
}

it('a vendor is asked by when it is urgent, accepts in its portal, and desk and insured see who and when', async () => {
  const claim = await aClaim()
  const before = Date.now()
  const asked = await ask(claim.id)
  expect(Date.parse(asked?.answerBy ?? '') - before).toBeGreaterThanOrEqual(hour)
  expect(Date.parse(asked?.answerBy ?? '') - Date.now()).toBeLessThanOrEqual(hour)
  expect(await mailed('vera@bytewell.example')).toEqual([`This is an emergency: claim ${claim.claimNumber}`])
  expect((await seenBy(holder(claim), claim.id)).helpers).toMatchObject([
    { name: 'Bytewell Forensics', subcategory: 'FORENSICS', isAsked: true, answerBy: asked?.answerBy },
  ])
  expect(await ask(claim.id).catch((error) => String(error))).toContain('vendor.askedAlready')
  // Whoever is none of it and not of the desk answers nothing.
  const stranger = partnerOf('VENDOR', 'Vendor Responder', PersonaId.parse('org_01JH0000000000000000000P99'))
  expect(await answer(stranger, claim.id, { accepts: true })).toMatchObject({ status: 404 })
  expect(await answer(responder(), claim.id, { subcategory: 'BREACH_COACH', accepts: true })).toMatchObject({
    problem: { code: 'vendor.notFound' },
  })
  answered(await answer(responder(), claim.id, { accepts: true }))
  expect(await answer(responder(), claim.id, { accepts: true })).toMatchObject({
    status: 409,
    problem: { code: 'vendor.answered' },
  })
  const { vendors } = answered(await as(head)(contract.getClaimFile, { params: { claimId: claim.id } }))
  expect(vendors).toMatchObject([{ accepted: { name: 'Vera Hale' } }])
  expect((await seenBy(responder(), claim.id)).broughtInFor).toMatchObject([{ accepted: { name: 'Vera Hale' } }])
  expect((await seenBy(holder(claim), claim.id)).helpers).toMatchObject([{ isAsked: false }])
})

it('what a vendor has to answer is a queue of its own, with the hour, until it has', async () => {
  const claim = await aClaim()
  const asked = await ask(claim.id)
  const toAnswer = async () => {
    await settle()
    const query = { toAnswer: 'true' } as const
    return answered(await as(responder())(contract.searchClaimQueue, { query })).hits.filter(
      ({ id }) => id === claim.id,
    )
  }
  expect(await toAnswer()).toMatchObject([{ id: claim.id, answerBy: asked?.answerBy }])
  answered(await answer(responder(), claim.id, { accepts: true }))
  expect(await toAnswer()).toEqual([])
})

it('the breach coach calls once it has accepted, not when it was asked', async () => {
  const claim = await aClaim()
  await ask(claim.id, { subcategory: 'BREACH_COACH' })
  const call = async () => (await seenBy(holder(claim), claim.id)).steps.find(({ step }) => step === 'CALL')
  expect(await call()).toMatchObject({ done: false })
  answered(await answer(head, claim.id, { subcategory: 'BREACH_COACH', accepts: true }))
  expect(await call()).toMatchObject({ done: true })
})

it('who declines says why and sees the claim no more, and the desk has a note, a diary of today and a mail', async () => {
  const claim = await aClaim()
  await ask(claim.id)
  expect(await answer(responder(), claim.id, { accepts: false, reason: ' ' })).toMatchObject({
    problem: { code: 'request.unfit', errors: [{ path: ['reason'] }] },
  })
  answered(await answer(responder(), claim.id, { accepts: false, reason: 'We work for the other side.' }))
  expect(await as(responder())(contract.getClaim, { params: { claimId: claim.id } })).toMatchObject({ status: 404 })
  const notes = answered(await as(head)(contract.listClaimNotes, { query: { claimId: claim.id } }))
  expect(notes[0]?.text).toBe(
    'Bytewell Forensics does not take the work (Digital forensics): We work for the other side.',
  )
  expect(await diaries(claim.id)).toEqual(['Bring in another vendor: Bytewell Forensics declined (Digital forensics)'])
  const told = (await eventsOf(table)).find(({ name }) => name === 'claim.vendorMissing')
  expect(told?.detail).toEqual({ claimId: claim.id, vendorId, subcategory: 'FORENSICS', noteId: notes[0]?.id })
  expect(await mailed(chief.email)).toContain(`Bytewell Forensics does not take the work on claim ${claim.claimNumber}`)
  expect(outside.mailTo(chief.email).at(-1)?.text).toContain('We work for the other side.')
  expect(answered(await as(head)(contract.getClaimFile, { params: { claimId: claim.id } })).vendors).toEqual([])
})

it('who does not answer in time is a diary of the desk, told of once, and may answer all the same', async () => {
  const [silent, answering] = [await aClaim(), await aClaim()]
  await ask(silent.id)
  await ask(answering.id)
  answered(await answer(responder(), answering.id, { accepts: true }))
  const run = async (later: number) => {
    await escalateSilence({ now: Instant.parse(new Date(Date.now() + later).toISOString()) })
    expect(await runJobsOf(table, worker)).toEqual([])
  }
  const title = 'Call Bytewell Forensics (Digital forensics): not answered in time'
  await run(hour / 2)
  expect(await diaries(silent.id)).toEqual([])
  await run(2 * hour)
  await run(3 * hour)
  expect([await diaries(silent.id), await diaries(answering.id)]).toEqual([[title], []])
  const subject = `Bytewell Forensics has not answered on claim ${silent.claimNumber}`
  expect((await mailed(chief.email)).filter((each) => each === subject)).toHaveLength(1)
  answered(await answer(responder(), silent.id, { accepts: true }))
})
