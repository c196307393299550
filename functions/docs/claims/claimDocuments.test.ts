import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { openArchive } from '#functions/_platform/files/archive.ts'
import { keepFile } from '#functions/_platform/files/files.ts'
import { newUploadKey } from '#functions/_platform/files/uploads.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler as claimsHandler } from '#functions/claims/index.ts'
import { claims } from '#functions/claims/store/claims.ts'
import { withVendors } from '#functions/claims/vendors/sharesOf.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { holds } from '#functions/policy/store/holds.ts'
import { policies } from '#functions/policy/store/policies.ts'
import type { BodyOf } from '#shared/contract/operation.ts'
import { assignClaim, closeClaim, setClaimPosition } from '#shared/contracts/claims/desk.ts'
import { createClaimsFile, downloadClaimsFile } from '#shared/contracts/claims/reports.ts'
import * as contract from '#shared/contracts/docs/index.ts'
import { createClaim } from '#shared/contracts/policy/claims.ts'
import type { HoldRecord } from '#shared/contracts/policy/holdRecord.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import {
  AccountId,
  AgencyId,
  ClaimId,
  DocumentId,
  HoldId,
  PersonaId,
  PolicyId,
  VendorId,
} from '#shared/domain/ids/ids.ts'
import type { EventDetail } from '#shared/events/events.ts'
import { cast, partnerOf } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { handOver, openOutside } from '#tests/support/outside.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { aWhilePasses } from '#tests/weather/ofTheRun.ts'
import { handler } from '../index.ts'
import { handler as worker } from '../worker.ts'

const as = callerOf(handler)
const asClaims = callerOf(claimsHandler)
const firm = PersonaId.parse('org_01JH0000000000000000000VND')
const head: Actor = { ...cast.superAdmin, role: 'Head of Claims', name: 'Head of Claims' }
const responder = partnerOf('VENDOR', 'Vendor Responder', firm)
const otherResponder = partnerOf('VENDOR', 'Vendor Responder', 'org_01JH0000000000000000000VNE')

let desk: PolicyDesk
let outside: Awaited<ReturnType<typeof openOutside>>
let policy: PolicyRecord
let insured: Actor
let claimId: ClaimId
const notice = {
  isFiled: true,
  reporter: { name: 'Ida Moreau' },
  address: '1 Main Street',
  city: 'Portland',
  state: 'OR',
  zipCode: '97201',
  lossDescription: 'Files are locked and a note asks for money.',
} as const

beforeAll(async () => {
  desk = await openPolicyDesk()
  outside = await openOutside()
  policy = await desk.aPolicy()
  insured = { ...cast.policyHolder, organizationId: policy.accountId, role: 'Account Admin' }
  claimId = await file(notice)
  const claim = await claims.require(claimId)
  const work = { subcategory: 'FORENSICS', scope: 'Find out.', by: head.userId, name: head.name } as const
  const vendor = {
    vendorId: VendorId.parse('ven_01JH0000000000000000000VND'),
    vendorName: 'Quarry',
    organizationId: firm,
  }
  await commit([claims.update(claim, withVendors(claim, [{ ...vendor, ...work, at: claim.created }]))])
  await desk.quotes.settle()
})
beforeEach(aWhilePasses)
afterAll(async () => {
  await outside.close()
  await desk.close()
})

const file = async (body: object) =>
  ClaimId.parse(
    answered(
      await desk.asPolicy(cast.producer)(createClaim, { body: { accountId: policy.accountId, ...body } as never }),
    ).id,
  )
type Body = BodyOf<typeof contract.uploadDocument>
const bring = (
  actor: Actor,
  docName: string,
  more: { readonly [Field in keyof Body]?: Body[Field] | undefined } = {},
) => {
  const asked = {
    claimId,
    docType: 'Other',
    docName,
    file: { fileName: `${docName}.pdf`, bytes: new Uint8Array(Buffer.from('%PDF-1.7 note')) },
    ...more,
  } as const
  // What a form leaves out is not sent.
  const body = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
  return as(actor)(contract.uploadDocument, { body: body as unknown as Body })
}
const brought = async (actor: Actor, docName: string, more: object = {}) => {
  const { docId } = answered(await bring(actor, docName, more))
  await handOver(worker, 'document.uploaded', { documentId: docId, revision: 1 })
  return docId
}
const seen = async (actor: Actor) => {
  aWhilePasses()
  const params = { ownerId: claimId }
  const { content } = answered(await as(actor)(contract.searchOwnerDocuments, { params, query: { sort: 'docName' } }))
  return content.map(({ docName }) => docName)
}
const open = (actor: Actor, docId: string) =>
  as(actor)(contract.downloadDocument, { query: { docId: DocumentId.parse(docId) } })
const remove = (actor: Actor, docId: string) =>
  as(actor)(contract.removeDocument, { query: { docId: DocumentId.parse(docId) } })

describe('a document of a claim', () => {
  it('is seen by those in its circle alone, and stands in no library but the claim’s', async () => {
    await brought(insured, 'a ransom note')
    await brought(cast.producer, 'b letter')
    const report = await brought(responder, 'c report')
    await brought(head, 'd reserve memo')
    await brought(head, 'e position', { sharedWith: 'EVERYBODY' })
    const [note, letter, found, memo, position] = [
      'a ransom note',
      'b letter',
      'c report',
      'd reserve memo',
      'e position',
    ].map((name) => `${name}.pdf`)
    expect(await seen(head)).toEqual([note, letter, found, memo, position])
    expect(await seen(responder)).toEqual([note, letter, found, position])
    expect(await seen(insured)).toEqual([note, letter, position])
    expect(await seen(cast.producer)).toEqual([letter, position])
    expect(await seen(cast.underwriter)).toEqual([letter, position])
    const params = { ownerId: claimId }
    for (const other of [cast.otherProducer, cast.otherPolicyHolder, otherResponder]) {
      const asked = await as(other)(contract.searchOwnerDocuments, { params, query: {} })
      expect(asked).toMatchObject({ problem: { code: 'claim.notFound' } })
      expect(await open(other, report)).toMatchObject({ problem: { code: 'document.notFound' } })
    }
    for (const other of [insured, cast.producer, cast.underwriter])
      expect(await open(other, report)).toMatchObject({ status: 404 })
    expect(answered(await open(responder, report)).fileName).toBe(found)
    const ofAccount = { params: { ownerId: policy.accountId }, query: {} }
    const { content } = answered(await as(cast.superAdmin)(contract.searchOwnerDocuments, ofAccount as never))
    expect(content.filter((row) => row.claimId !== undefined)).toEqual([])
  })

  it('is changed by who brought it and the desk, which says who sees it', async () => {
    const docId = await brought(insured, 'f inventory')
    const body = { docId, docName: 'f inventory of losses', docType: 'Other', sharedWith: 'EVERYBODY' } as const
    expect(await as(responder)(contract.updateDocument, { body })).toMatchObject({
      problem: { code: 'claim.deskOnly' },
    })
    expect(answered(await as(insured)(contract.updateDocument, { body }))).toMatchObject({ sharedWith: 'INSURED' })
    expect(answered(await as(head)(contract.updateDocument, { body }))).toMatchObject({ sharedWith: 'EVERYBODY' })
    expect(await seen(cast.producer)).toContain('f inventory of losses.pdf')
  })

  it('is brought to a claim that was filed', async () => {
    const draft = await file({})
    expect(await bring(insured, 'too early', { claimId: draft })).toMatchObject({ problem: { code: 'claim.notFiled' } })
  })

  it('goes into the claim’s file, and its index', async () => {
    const { url } = answered(await asClaims(head)(downloadClaimsFile, { query: { claimsFileId: claimId } }))
    const { entries = [] } = openArchive(new Uint8Array(await (await fetch(url)).arrayBuffer()))
    const index = Buffer.from(entries[0]?.bytes ?? []).toString()
    const found = entries.find(({ name }) => name === '10 Documents/1 a ransom note.pdf')
    expect(Buffer.from(found?.bytes ?? []).toString()).toBe('%PDF-1.7 note')
    expect(index).toContain('10 Documents/1 a ransom note.pdf')
  })

  it('is in the file with the versions that newer ones replaced, and in its index where it is held back or waits', async () => {
    const newer = await brought(insured, 'h ledger')
    const objectKey = newUploadKey('document', insured.userId)
    const bytes = new Uint8Array(Buffer.from('%PDF-1.7 newer'))
    await keepFile({ key: objectKey, body: bytes, contentType: 'application/octet-stream' })
    const again = { docId: newer, docName: 'h ledger', docType: 'Other', objectKey, fileName: 'h ledger.pdf' } as const
    answered(await as(insured)(contract.updateDocument, { body: again as never }))
    await handOver(worker, 'document.uploaded', { documentId: newer, revision: 2 })
    const held = { fileName: 'i tool.pdf', bytes: new Uint8Array(Buffer.from('MZ, a program')) }
    await brought(insured, 'i tool', { file: held })
    answered(await bring(insured, 'j photo'))
    aWhilePasses()
    const { url } = answered(await asClaims(head)(downloadClaimsFile, { query: { claimsFileId: claimId } }))
    const { entries = [] } = openArchive(new Uint8Array(await (await fetch(url)).arrayBuffer()))
    const bodies = new Map(
      entries.map(({ name, bytes }) => [name.replace(/\/\d+ /, '/n '), Buffer.from(bytes ?? []).toString()]),
    )
    expect(bodies.get('10 Documents/n h ledger.pdf')).toBe('%PDF-1.7 newer')
    expect(bodies.get('10 Documents/n version 1, h ledger.pdf')).toBe('%PDF-1.7 note')
    const index = Buffer.from(entries[0]?.bytes ?? []).toString()
    expect(index).toMatch(/i tool\.pdf \(held back: .+\)/)
    expect(index).toContain('j photo.pdf (not looked at yet)')
    expect([...bodies.keys()].filter((name) => /tool|photo/.test(name))).toEqual([])
  })

  it('is beside the claim’s file that is printed as one document, with a cover and an index by page, for the desk alone', async () => {
    const { at } = answered(await asClaims(head)(createClaimsFile, { body: { claimId } }))
    const asked = (await desk.quotes.events()).findLast(({ name }) => name === 'claim.fileRequested')
    expect(asked?.detail).toEqual({ claimId, at, userId: head.userId })
    await handOver(worker, 'claim.fileRequested', asked?.detail as EventDetail<'claim.fileRequested'>)
    aWhilePasses()
    const listed = async (actor: Actor) =>
      answered(await as(actor)(contract.searchOwnerDocuments, { params: { ownerId: claimId }, query: {} })).content
    const printed = (await listed(head)).find(({ created }) => created === at)
    expect(printed).toMatchObject({ docName: expect.stringMatching(/^Claim file CLM-.*\.pdf$/), sharedWith: 'DESK' })
    for (const actor of [cast.producer, insured])
      expect((await listed(actor)).map(({ docId }) => docId)).not.toContain(printed?.docId)
    const { url } = answered(
      await as(head)(contract.downloadDocument, { query: { docId: DocumentId.parse(printed?.docId) } }),
    )
    const pdf = await getDocumentProxy(new Uint8Array(await (await fetch(url)).arrayBuffer()))
    const { text } = await extractText(pdf)
    for (const said of ['Claim file', 'Index', 'Positions on cover', 'Documents beside this file'])
      expect(text[0]).toContain(said)
    expect(text[1]).toContain('Notice')
    expect(text.at(-1)).toContain('a ransom note.pdf')
    expect(await asClaims(cast.producer)(createClaimsFile, { body: { claimId } })).toMatchObject({ status: 403 })
  })

  it('goes into the claim’s file with the letters that were written, which nobody had to examine', async () => {
    const body = {
      position: 'DENIED' as const,
      letter: 'It began before the policy.',
      provisions: [{ formNumber: 'PAL-CY-US-001', text: 'Acts of before are not covered.' }],
    }
    answered(await asClaims(head)(assignClaim, { params: { claimId }, body: { adjusterId: 'me' } }))
    answered(await asClaims(head)(setClaimPosition, { params: { claimId }, body }))
    const taken = (await claims.require(claimId)).positions.at(-1)
    if (taken === undefined) throw new Error('No position was taken.')
    await handOver(worker, 'claim.positionTaken', { claimId, at: taken.at })
    aWhilePasses()
    const { url } = answered(await asClaims(head)(downloadClaimsFile, { query: { claimsFileId: claimId } }))
    const { entries = [] } = openArchive(new Uint8Array(await (await fetch(url)).arrayBuffer()))
    const letter = entries.find(({ name }) => name.includes('Coverage position'))
    expect(Buffer.from(letter?.bytes ?? []).toString('latin1')).toMatch(/^%PDF-/)
    // Insured and agency read the letter; a vendor at work on the claim is told nothing on cover (rule: vendor-share).
    const letters = async (actor: Actor) => (await seen(actor)).filter((name) => name.startsWith('Coverage position'))
    for (const actor of [head, insured, cast.producer]) expect(await letters(actor)).toHaveLength(1)
    expect(await letters(responder)).toEqual([])
  })

  it('is not deleted while a claim of the account is open or its policy on hold, nor is what the account has', async () => {
    const docId = await brought(insured, 'g forgotten')
    const ofAccount = await brought(cast.producer, 'h application', { claimId: undefined, accountId: policy.accountId })
    for (const [actor, id] of [
      [insured, docId],
      [cast.producer, ofAccount],
    ] as const)
      expect(await remove(actor, id)).toMatchObject({ status: 409, problem: { code: 'document.underHold' } })
    const body = { reason: 'Nothing was lost.' } as never
    answered(await asClaims(head)(closeClaim, { params: { claimId }, body }))
    expect(await remove(responder, docId)).toMatchObject({ status: 403 })
    const at = Instant.parse('2026-11-20T10:00:00Z')
    const put = { by: cast.superAdmin.userId, name: 'Super Admin', at }
    const hold: HoldRecord = {
      id: HoldId.parse('hol_01JH0000000000000000000H02'),
      policyId: PolicyId.parse(policy.id),
      policyNumber: policy.policyNumber,
      accountId: AccountId.parse(policy.accountId),
      agencyId: AgencyId.parse(policy.agencyId),
      teamIds: [],
      kind: 'LITIGATION',
      reason: 'A court has asked for it',
      acts: ['nonRenewal'],
      status: 'STANDING',
      from: policy.effectiveDate,
      put,
      created: at,
      lastUpdated: at,
    }
    await commit([holds.create(hold)])
    for (const [actor, id] of [
      [insured, docId],
      [cast.producer, ofAccount],
    ] as const)
      expect(await remove(actor, id)).toMatchObject({ status: 409, problem: { code: 'document.onHold' } })
    // Of a policy that counts as never made as well: what the account has is evidence of that.
    const stored = await policies.require(policy.id)
    await commit([policies.update(stored, { ...stored, status: 'VOID' })])
    const evidence = await remove(cast.producer, ofAccount)
    expect(evidence).toMatchObject({ status: 409, problem: { data: { policyNumber: policy.policyNumber } } })
    const voided = await policies.require(policy.id)
    await commit([policies.update(voided, { ...voided, status: stored.status })])
    await commit([holds.update(await holds.require(hold.id), { ...hold, status: 'LIFTED' })])
    for (const [actor, id] of [
      [insured, docId],
      [cast.producer, ofAccount],
    ] as const)
      expect(await remove(actor, id)).toMatchObject({ status: 204 })
  })
})
