import { afterAll, beforeAll, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler as account } from '#functions/account/index.ts'
import { handler as claimsHandler } from '#functions/claims/index.ts'
import { claims } from '#functions/claims/store/claims.ts'
import { vendorInvoices } from '#functions/claims/store/vendorInvoices.ts'
import { handler as claimsWorker } from '#functions/claims/worker.ts'
import { personas } from '#functions/directory/store/personas.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { shareBook } from '#functions/quote/tasks/shareBook.ts'
import { addPersonaToProgramme, removePersonaFromProgramme } from '#shared/contracts/account/relationships.ts'
import { getClaim } from '#shared/contracts/claims/index.ts'
import type { VendorInvoiceRecord } from '#shared/contracts/claims/vendorInvoiceRecord.ts'
import { downloadDocument, searchDocuments } from '#shared/contracts/docs/documents.ts'
import { createClaim } from '#shared/contracts/policy/claims.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addMonths } from '#shared/domain/calendar/moveDate.ts'
import { ClaimId, DocumentId, PersonaId } from '#shared/domain/ids/ids.ts'
import { cast, partnerOf } from '#tests/cast/actors.ts'
import { anOrganization } from '#tests/support/anOrganization.ts'
import { eventsOf } from '#tests/support/eventsOf.ts'
import { callerOf } from '#tests/support/operation.ts'
import { handOver, openOutside } from '#tests/support/outside.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { wholeNotice } from '#tests/support/wholeNotice.ts'
import { handler } from './index.ts'
import { documents } from './store/documents.ts'
import { handler as worker } from './worker.ts'

let desk: PolicyDesk
let outside: Awaited<ReturnType<typeof openOutside>>
let policy: PolicyRecord
let claimId: ClaimId
const personaId = PersonaId.parse('org_01JH0000000000000000000P12')
const carrier = partnerOf('CARRIER', 'Carrier Admin', personaId)
beforeAll(async () => {
  desk = await openPolicyDesk()
  outside = await openOutside()
  await commit([personas.create(anOrganization(personaId, 'carrier'))])
  const effectiveDate = addMonths(dateAt(new Date().toISOString(), 'America/Los_Angeles'), -6)
  policy = await desk.aPolicy({ effectiveDate, endDate: addMonths(effectiveDate, 12) })
  await worker({ task: 'makePolicyDocument', input: { policyId: policy.id }, executionName: 'x' })
  const body = { ...wholeNotice, lossDate: effectiveDate, isFiled: true, accountId: policy.accountId } as never
  claimId = ClaimId.parse(answered(await desk.asPolicy(cast.producer)(createClaim, { body })).id)
})
afterAll(async () => {
  await outside.close()
  await desk.close()
})

let met = 0
/** What changed partners set off, and the jobs that follow from it. */
const follow = async () => {
  for (;;) {
    const due = (await eventsOf(desk.quotes.table)).filter(
      ({ name }) => name === 'partners.changed' || name === 'job.due',
    )
    const fresh = due.slice(met)
    met = due.length
    if (fresh.length === 0) break
    for (const { name, detail } of fresh)
      for (const each of [worker, claimsWorker])
        await handOver(each, name as never, detail as never, `evt_${met}_${name}`)
  }
  await desk.quotes.settle()
}
const staff = callerOf(account)(cast.superAdmin)
const join = async () => {
  answered(await staff(addPersonaToProgramme, { params: { personaId }, body: {} }))
  await follow()
}
const leave = async () => {
  answered(await staff(removePersonaFromProgramme, { params: { personaId }, body: {} }))
  await follow()
}
const seen = async () => {
  const [document] = await documents.byIds(
    (await documents.every({ scopes: [`policy:${policy.id}`] })).map(({ docId }) => docId),
  )
  const query = { docId: DocumentId.parse(document?.id ?? '') }
  const listed = answered(await callerOf(handler)(carrier)(searchDocuments, { query: {} as never })).content
  return {
    document: (await callerOf(handler)(carrier)(downloadDocument, { query })).ok,
    listed: listed.map(({ policyId }) => policyId),
    claim: (await callerOf(claimsHandler)(carrier)(getClaim, { params: { claimId } })).ok,
  }
}
const nothing = { document: false, listed: [], claim: false }

it('a carrier that joins the programme later sees documents and claims of before, until it leaves', async () => {
  expect(await seen()).toEqual(nothing)
  await join()
  expect(await seen()).toEqual({ document: true, listed: [policy.id], claim: true })
  await leave()
  expect(await seen()).toEqual(nothing)
})

it('what vendors invoiced on a claim follows it, and vendors keep what they have', async () => {
  const claim = await claims.require(claimId)
  const at = '2026-11-20T10:00:00.000Z'
  const vendorId = 'ven_01JH0000000000000000000V01'
  const { companyName, currency } = claim
  const of = { vendorId, vendorName: 'Bytewell', claimId, claimNumber: 'CLM-1', companyName, currency }
  const amounts = { lines: [], net: 0, tax: 0, total: 0 }
  const days = { invoicedOn: '2026-11-20', workedFrom: '2026-11-01', workedUntil: '2026-11-19' } as const
  const told = { submitted: { by: 'usr_1', name: 'Dalia', at }, created: at, updated: at }
  const owned = { agencyId: claim.agencyId, teamIds: [], partnerIds: [vendorId] }
  const id = 'vin_01JH0000000000000000000A01'
  const invoice = { id, ...of, ...amounts, ...days, ...told, ...owned, status: 'SUBMITTED', number: '7' }
  await commit([vendorInvoices.create({ ...invoice, document: { docId: 'doc_1', docName: '7.pdf' } } as never)])
  await join()
  const sharing = async (): Promise<VendorInvoiceRecord['partnerIds']> => (await vendorInvoices.require(id)).partnerIds
  expect(await sharing()).toEqual([personaId, vendorId])
  expect((await claims.require(claimId)).partnerIds).toContain(personaId)
  await leave()
  expect(await sharing()).toEqual([vendorId])
})

it('what was filed before any of this is told by the task that shares the book', async () => {
  answered(await staff(addPersonaToProgramme, { params: { personaId }, body: {} }))
  met = (await eventsOf(desk.quotes.table)).filter(
    ({ name }) => name === 'partners.changed' || name === 'job.due',
  ).length
  expect(await seen()).toEqual(nothing)
  await shareBook({}, { name: 'x', now: new Date().toISOString() as never })
  await follow()
  expect(await seen()).toEqual({ document: true, listed: [policy.id], claim: true })
})
