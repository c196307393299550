import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { handler as claimsHandler } from '#functions/claims/index.ts'
import { tellOfPosition } from '#functions/messages/on/tellOfPosition.ts'
import { assignClaim, setClaimPosition } from '#shared/contracts/claims/desk.ts'
import * as contract from '#shared/contracts/docs/index.ts'
import { createClaim } from '#shared/contracts/policy/claims.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays, addYears } from '#shared/domain/calendar/moveDate.ts'
import { ClaimId, DocumentId } from '#shared/domain/ids/ids.ts'
import type { EventDetail } from '#shared/events/events.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { handOver, openOutside } from '#tests/support/outside.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { aWhilePasses } from '#tests/weather/ofTheRun.ts'
import { handler } from '../index.ts'
import { handler as worker } from '../worker.ts'

let desk: PolicyDesk
let outside: Awaited<ReturnType<typeof openOutside>>
beforeAll(async () => {
  desk = await openPolicyDesk()
  outside = await openOutside()
})
afterAll(async () => {
  await outside.close()
  await desk.close()
})

const as = callerOf(handler)
const head: Actor = { ...cast.superAdmin, role: 'Head of Claims', name: 'Head of Claims' }
const notice = {
  isFiled: true,
  reporter: { name: 'Ida Moreau', role: 'Policy Holder', email: 'ida@moreau.example', workPhone: '(415) 555-0132' },
  address: '1 Main Street',
  city: 'Portland',
  state: 'OR',
  zipCode: '97201',
  lossDescription: 'Files are locked and a note asks for money.',
} as const

it('a position on cover is a letter in the claim’s library and an e-mail, with where to complain of a denial', async () => {
  const began = addDays(dateAt(new Date().toISOString(), 'America/New_York'), -60)
  const policy = await desk.aPolicy({ effectiveDate: began, endDate: addYears(began, 1) })
  const insured: Actor = { ...cast.policyHolder, organizationId: policy.accountId, role: 'Account Admin' }
  const { id } = answered(
    await desk.asPolicy(cast.producer)(createClaim, { body: { accountId: policy.accountId, ...notice } as never }),
  )
  const claimId = ClaimId.parse(id)
  const provisions = [
    {
      formNumber: 'PAL-CY-US-001',
      edition: '01 26',
      clause: '4.2 Prior acts',
      text: 'Acts of before are not covered.',
    },
  ]
  const take = (position: 'DENIED' | 'UNDER_REVIEW', letter: string) =>
    callerOf(claimsHandler)(head)(setClaimPosition, {
      params: { claimId },
      body: { position, letter, ...(position === 'DENIED' && { provisions }) },
    })
  const unquoted = { position: 'DENIED', letter: 'It began before the policy.' } as const
  answered(await callerOf(claimsHandler)(head)(assignClaim, { params: { claimId }, body: { adjusterId: 'me' } }))
  expect(await callerOf(claimsHandler)(head)(setClaimPosition, { params: { claimId }, body: unquoted })).toMatchObject({
    status: 422,
    problem: { errors: [{ path: ['provisions'] }] },
  })
  answered(await take('DENIED', 'It began before the policy.\n\nSo no period answers for it.'))
  answered(await take('UNDER_REVIEW', 'We look at it again.'))
  const taken = (await desk.quotes.events()).filter(({ name }) => name === 'claim.positionTaken')
  expect(taken).toHaveLength(1)
  const detail = taken[0]?.detail as EventDetail<'claim.positionTaken'>
  await handOver(worker, 'claim.positionTaken', detail)
  await handOver(worker, 'claim.positionTaken', detail)
  aWhilePasses()
  for (const actor of [insured, cast.producer, head]) {
    const { content } = answered(
      await as(actor)(contract.searchOwnerDocuments, { params: { ownerId: claimId }, query: {} }),
    )
    const docName = expect.stringMatching(/^Coverage position .* denied\.pdf$/)
    expect(content).toMatchObject([{ docType: 'Correspondence', docName }])
    const { url } = answered(
      await as(actor)(contract.downloadDocument, { query: { docId: DocumentId.parse(content[0]?.docId) } }),
    )
    const file = await fetch(url)
    expect(file.headers.get('content-type')).toBe('application/pdf')
    const bytes = new Uint8Array(await file.arrayBuffer())
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
    for (const said of [
      'Verify this document at',
      'Denial of a claim',
      'So no period answers for it.',
      'Provisions of the policy that we rely on',
      'Prior acts',
      'Acts of before are not covered.',
      'department of insurance of',
      head.name,
    ])
      expect(text).toContain(said)
  }
  const before = (await desk.quotes.events()).filter(({ name }) => name === 'mail.requested').length
  const at = { at: detail.at, now: detail.at }
  const happening = { id: 'evt_1', name: 'claim.positionTaken', detail, ...at, once: 'position|1' }
  await tellOfPosition(happening as Parameters<typeof tellOfPosition>[0])
  await tellOfPosition(happening as Parameters<typeof tellOfPosition>[0])
  expect((await desk.quotes.events()).filter(({ name }) => name === 'mail.requested')).toHaveLength(before + 2)
})
