import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepFile } from '#functions/_platform/files/files.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { personas } from '#functions/directory/store/personas.ts'
import { handler as messagesWorker } from '#functions/messages/worker.ts'
import { handler as policyApi } from '#functions/policy/index.ts'
import { meetDeadlines } from '#functions/policy/jobs/meetDeadlines.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { policies } from '#functions/policy/store/policies.ts'
import { searchOwnerDocuments } from '#shared/contracts/docs/documents.ts'
import { flatCancelPolicy } from '#shared/contracts/policy/cancellation.ts'
import * as contract from '#shared/contracts/policy/certificates.ts'
import { previewEndorsement } from '#shared/contracts/policy/endorsements.ts'
import { listAdditionalInsureds } from '#shared/contracts/policy/policies.ts'
import { createEndorsementQuote } from '#shared/contracts/quote/endorsements.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'
import { AccountId, CertificateId, DocumentId, PersonaId } from '#shared/domain/ids/ids.ts'
import { certificateNumberOf, readCertificateNumber } from '#shared/domain/policy/certificateNumber.ts'
import { drawnCharacters } from '#shared/domain/policy/printedCode.ts'
import { certificateLife } from '#shared/records/certificate/certificateLife.ts'
import { cast } from '#tests/cast/actors.ts'
import { eventsOf } from '#tests/support/eventsOf.ts'
import { expectRefused } from '#tests/support/inStatus.ts'
import { callerOf } from '#tests/support/operation.ts'
import { handOver, openOutside } from '#tests/support/outside.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { aWhilePasses } from '#tests/weather/ofTheRun.ts'
import { handler as docs } from '../index.ts'
import { drawCertificate } from '../on/makeCertificate.ts'
import { certificates } from '../store/certificates.ts'
import { documents } from '../store/documents.ts'
import { handler as worker } from '../worker.ts'

type Actor = (typeof cast)[keyof typeof cast]

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

const today = () => dateAt(new Date().toISOString(), 'America/Los_Angeles')
const holder = { organizationName: 'Arden Property Trust', address1: '500 Main Street', city: 'Salem', state: 'Oregon' }
const neighbour = {
  businessName: 'Pine Street Dental LLC',
  address1: '12 Pine Street',
  city: 'Portland',
  state: 'OR',
  zipCode: '97201',
  naicsCode: '621210',
  naicsDescription: 'Offices of Dentists',
}

/** A policy that began half a year ago. */
const aRunningPolicy = async (more: object = {}): Promise<PolicyRecord> => {
  const effectiveDate = addMonths(today(), -6)
  const policy = await desk.aPolicy({ effectiveDate, endDate: addMonths(effectiveDate, 12), ...more })
  await meetDeadlines({ now: new Date().toISOString() })
  return desk.read(policy.id)
}

const ask = (policy: PolicyRecord, whom: object = holder, actor: Actor = cast.producer) =>
  desk.asPolicy(actor)(contract.createCertificate, {
    params: { productType: policy.productType },
    body: { policyId: policy.id, docType: 'Certificate', ...whom },
  })
const send = (policy: PolicyRecord, more: object = {}, actor: Actor = cast.producer) =>
  desk.asPolicy(actor)(contract.emailCertificate, {
    query: { productType: policy.productType },
    body: { policyId: policy.id, docType: 'Certificate', ...holder, ...more },
  })
const fetched = (policy: PolicyRecord, created?: `${string}Z`, actor: Actor = cast.producer) =>
  desk.asPolicy(actor)(contract.downloadCertificate, {
    params: { policyId: policy.id },
    query: { accountId: AccountId.parse(policy.accountId), ...(created && { created }) },
  })

/** Makes what was asked for last, as its queue has it made. */
const make = async () => {
  const asked = (await eventsOf(desk.quotes.table)).filter(({ name }) => name === 'policy.certificateRequested').at(-1)
  if (asked?.name !== 'policy.certificateRequested') throw new Error('No certificate was asked for.')
  await handOver(worker, 'policy.certificateRequested', asked.detail, asked.detail.certificateId)
  await desk.quotes.settle()
  return asked.detail
}

const textAt = async (url: string): Promise<string> => {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer())
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

const madeFor = async (policy: PolicyRecord, whom?: object): Promise<string> => {
  const { created } = answered(await ask(policy, whom))
  await make()
  return textAt(answered(await fetched(policy, created)).url)
}

describe('a certificate of insurance', () => {
  it('is filed under a long name without a character cut in two', async () => {
    const policy = await aRunningPolicy()
    const organizationName = `${'A'.repeat(79)}🏛🏛 Trust`
    const { docId } = answered(await ask(policy, { ...holder, organizationName }))
    await make()
    const { docName } = await documents.require(docId)
    expect(docName).toContain('AAA')
    expect(docName.isWellFormed()).toBe(true)
  })

  it('shows the logo of the agency as it is when it is drawn', async () => {
    const policy = await aRunningPolicy()
    answered(await ask(policy))
    const { certificateId } = await make()
    const certificate = await certificates.require(certificateId)
    expect(JSON.stringify(await drawCertificate(certificate, policy))).not.toContain('data:image/png')
    const agency = await agencies.require(policy.agencyId)
    const version = '01JH0000000000000000000M02'
    const key = `logos/${agency.id}/medium-${version}.png`
    await keepFile({ key, body: new Uint8Array([137, 80, 78, 71]), contentType: 'image/png' })
    await commit([agencies.update(agency, { ...agency, logos: { medium: version } })])
    expect(JSON.stringify(await drawCertificate(certificate, policy))).toContain('data:image/png;base64,iVBORw==')
    await commit([agencies.update(await agencies.require(agency.id), agency)])
  })

  it('is made in the background for a holder, says what is covered and not what it costs, and is kept with the policy', async () => {
    const policy = await aRunningPolicy()
    const { docId, created } = answered(await ask(policy))
    expect(await fetched(policy, created)).toMatchObject({ status: 409, problem: { code: 'document.notReady' } })
    await make()
    await make()
    const text = await textAt(answered(await fetched(policy, created)).url)
    for (const said of [holder.organizationName, 'Salem, OR', policy.policyNumber, policy.companyName, '$1,000,000'])
      expect(text).toContain(said)
    expect(text).toContain('Arden Property Trust is not insured by this policy')
    expect(text).not.toContain('Total')
    aWhilePasses()
    const { content } = answered(
      await callerOf(docs)(cast.producer)(searchOwnerDocuments, {
        params: { ownerId: policy.id },
        query: { docType: 'Certificate' },
      }),
    )
    expect(content).toMatchObject([{ docId, created, docName: expect.stringContaining('Arden Property Trust') }])
  })

  it('names the insurer that bears the policy: the carrier on whose paper it is, else the programme’s own', async () => {
    const at = new Date().toISOString()
    const carrier = (id: string, name: string) =>
      personas.create({
        ...{ id: PersonaId.parse(id), name, type: 'carrier', status: 'ACTIVE', enforceMfa: false, states: [] },
        ...{
          contactFirstName: 'Dana',
          contactLastName: 'Webb',
          contactEmail: 'dana@example.com',
          created: at,
          updated: at,
        },
      })
    const [granite, alpine] = ['org_01JH0000000000000000000P71', 'org_01JH0000000000000000000P72']
    await commit([carrier(granite, 'Granite Ledge Insurance'), carrier(alpine, 'Alpine Mutual')])
    expect(await madeFor(await aRunningPolicy())).toContain('Harbor Casualty Insurance Company')
    const ofBefore = await aRunningPolicy({ partnerIds: [granite] })
    const said = await madeFor(ofBefore)
    expect(said).toContain('Granite Ledge Insurance')
    expect(said).not.toContain('Harbor Casualty')
    // Another carrier has the programme since.
    const kept = await policies.require(ofBefore.id)
    await commit([policies.update(kept, { ...kept, carrierId: granite, partnerIds: [alpine] })])
    const later = await madeFor(kept, { ...holder, organizationName: 'Later Trust' })
    expect(later).toContain('Granite Ledge Insurance')
    expect(later).not.toContain('Alpine Mutual')
  })

  it('shows the policy as it is on its day: what an endorsement changes tomorrow is not on it, what changed before is', async () => {
    const endorsed = async (effectiveDate: CalendarDate) => {
      const policy = await aRunningPolicy()
      const asked = { limit: 2_000_000, effectiveDate }
      const params = { policyId: policy.id }
      const { total } = answered(await desk.asPolicy(cast.producer)(previewEndorsement, { params, body: asked }))
      const body = { policyId: policy.id, ...asked, expectedTotal: total }
      answered(await desk.quotes.as(cast.producer)(createEndorsementQuote, { body }))
      return desk.read(policy.id)
    }
    const later = await endorsed(addDays(today(), 1))
    expect(later.limit).toBe(2_000_000)
    expect(await madeFor(later)).not.toContain('$2,000,000')
    expect(await madeFor(await endorsed(today()))).toContain('$2,000,000')
  })

  it('names an additional insured as the policy has it, and nobody whom it does not name', async () => {
    const policy = await aRunningPolicy({ additionalInsureds: [neighbour] })
    const [insured] = answered(
      await desk.asPolicy(cast.producer)(listAdditionalInsureds, { params: { policyId: policy.id } }),
    )
    const text = await madeFor(policy, { additionalInsuredId: insured?.id })
    expect(text).toContain('Pine Street Dental LLC is an additional insured')
    expect(text).toContain('12 Pine Street')
    expect(await ask(policy, { additionalInsuredId: 'somebody' })).toMatchObject({
      status: 422,
      problem: { code: 'certificate.noSuchInsured' },
    })
  })

  it('is of a policy yet to begin what it will be on its first day', async () => {
    const effectiveDate = addDays(today(), 20)
    const policy = await desk.aPolicy({ effectiveDate, endDate: addMonths(effectiveDate, 12) })
    expect(policy.status).toBe('ISSUED')
    expect(await madeFor(policy)).toContain(policy.policyNumber)
  })

  it('is refused in words of a binder, of what is cancelled, and of what is over', async () => {
    expect(await ask(await desk.aBinder())).toMatchObject({
      status: 409,
      problem: { detail: expect.stringContaining('The policy is BOUND') },
    })
    const policy = await aRunningPolicy()
    answered(
      await desk.asPolicy(cast.superAdmin)(flatCancelPolicy, {
        params: { policyId: policy.id },
        body: { reason: 'Duplicate policy' },
      }),
    )
    expect(await ask(policy)).toMatchObject({
      status: 409,
      problem: { detail: expect.stringContaining('The policy is FLAT CANCELLED') },
    })
    const begun = addMonths(today(), -14)
    const over = await desk.aPolicy({ effectiveDate: begun, endDate: addMonths(begun, 12) })
    expect(await ask(over)).toMatchObject({
      status: 409,
      problem: { code: 'certificate.notCovered', detail: expect.stringContaining('covers nothing on') },
    })
  })

  it('asks for the holder field by field', async () => {
    const policy = await aRunningPolicy()
    expect(await ask(policy, { zip: '1' })).toMatchObject({
      status: 422,
      problem: {
        errors: [
          { path: ['organizationName'], detail: 'Please enter a Orginization.' },
          { path: ['address1'], detail: 'Please enter a Address' },
          { path: ['city'], detail: 'Please enter a City' },
          { path: ['state'], detail: 'Please select a State' },
          { path: ['zip'] },
        ],
      },
    })
  })

  it('is for those whose policy it is, of the product that they name', async () => {
    const policy = await aRunningPolicy()
    expect(await ask(policy, holder, cast.otherProducer)).toMatchObject({ status: 404 })
    expect(await ask({ ...policy, productType: 'P100' })).toMatchObject({ problem: { code: 'policy.notFound' } })
    expect(await fetched(policy)).toMatchObject({ status: 404, problem: { code: 'document.notFound' } })
    expect(await fetched(policy, undefined, cast.otherProducer)).toMatchObject({ problem: { code: 'policy.notFound' } })
  })
})

describe('a certificate that is sent', () => {
  it('goes to the holder once, with the document', async () => {
    const policy = await aRunningPolicy()
    answered(await send(policy, { email: 'leases@arden.example' }))
    await make()
    await make()
    const mails = (await eventsOf(desk.quotes.table)).flatMap((event) =>
      event.name === 'mail.requested' ? [event.detail] : [],
    )
    for (const mail of mails) await handOver(messagesWorker, 'mail.requested', mail)
    const [mail, ...others] = outside.mailTo('leases@arden.example')
    expect(others).toEqual([])
    expect(mail?.subject).toBe(`Certificate of insurance of ${policy.companyName}`)
    expect(mail?.attachments).toMatchObject([{ fileName: expect.stringMatching(/\.pdf$/) }])
  })

  it('goes to whoever asks where no address is given, and to strangers only so often', async () => {
    const policy = await aRunningPolicy()
    for (let sent = 0; sent < 30; sent += 1)
      answered(await send(policy, { email: `tenant${sent}@arden.example` }, cast.underwriter))
    expect(await send(policy, { email: 'one@arden.example' }, cast.underwriter)).toMatchObject({ status: 429 })
    expect(await send(policy, {}, cast.underwriter)).toMatchObject({ ok: true })
  })
})

describe('the number of a certificate', () => {
  const verify = (number: string, sourceIp = '203.0.113.9') =>
    callerOf(policyApi)(undefined)(contract.verifyCertificate, { params: { number } }, { sourceIp })
  const list = (policy: PolicyRecord, actor: Actor = cast.producer) =>
    desk.asPolicy(actor)(contract.listPolicyCertificates, { params: { policyId: policy.id } })
  const withdraw = (certificateId: CertificateId, reason: string, actor: Actor = cast.producer) =>
    desk.asPolicy(actor)(contract.withdrawCertificate, { params: { certificateId }, body: { reason } })

  it('is on the paper with the page that verifies it, and tells anybody what the paper says and no more', async () => {
    const policy = await aRunningPolicy()
    const { number, created } = answered(await ask(policy))
    expect(readCertificateNumber(number)).toBe(number)
    await make()
    const text = await textAt(answered(await fetched(policy, created)).url)
    expect(text).toContain(`Certificate ${number}`)
    expect(text).toContain('/verify')
    const told = answered(await verify(number.toLowerCase().replaceAll('-', ' ')))
    expect(told).toEqual({
      number,
      standing: 'IN_FORCE',
      namedInsured: policy.companyName,
      holder: holder.organizationName,
      policyNumber: policy.policyNumber,
      productType: policy.productType,
      limit: policy.limit,
      currency: 'USD',
      effectiveDate: policy.effectiveDate,
      expirationDate: policy.expirationDate,
      day: today(),
    })
  })

  it('tells what has become of the cover: changed, or cancelled since', async () => {
    const policy = await aRunningPolicy()
    const { number } = answered(await ask(policy))
    const asked = { limit: 2_000_000, effectiveDate: today() }
    const params = { policyId: policy.id }
    const { total } = answered(await desk.asPolicy(cast.producer)(previewEndorsement, { params, body: asked }))
    const body = { policyId: policy.id, ...asked, expectedTotal: total }
    answered(await desk.quotes.as(cast.producer)(createEndorsementQuote, { body }))
    expect(answered(await verify(number))).toMatchObject({ standing: 'REVISED', limit: 1_000_000 })
    expect(answered(await list(policy))).toMatchObject([{ number, standing: 'REVISED', status: 'ISSUED' }])
    const flat = { params, body: { reason: 'Duplicate policy' } }
    answered(await desk.asPolicy(cast.superAdmin)(flatCancelPolicy, flat))
    expect(answered(await verify(number))).toMatchObject({ standing: 'CANCELLED', endsOn: policy.effectiveDate })
  })

  it('is told as withdrawn once somebody of the policy took the certificate back, and never why', async () => {
    const policy = await aRunningPolicy()
    const { number } = answered(await ask(policy))
    const [listed] = answered(await list(policy))
    const id = CertificateId.parse(listed?.id)
    expect(listed).toMatchObject({ number, holder: holder.organizationName, standing: 'IN_FORCE' })
    expect(listed?.verifyUrl).toMatch(new RegExp(`/verify/${number}$`))
    const reason = 'Made for the wrong landlord'
    expect(await withdraw(id, reason, cast.otherProducer)).toMatchObject({ problem: { code: 'certificate.notFound' } })
    expect(await list(policy, cast.otherProducer)).toMatchObject({ problem: { code: 'policy.notFound' } })
    expect(await withdraw(id, ' ')).toMatchObject({ status: 400 })
    const withdrawn = { status: 'WITHDRAWN', standing: 'WITHDRAWN', withdrawal: { name: cast.producer.name, reason } }
    expect(answered(await withdraw(id, reason))).toMatchObject(withdrawn)
    expect(answered(await list(policy))).toMatchObject([withdrawn])
    expect(answered(await verify(number))).toMatchObject({ standing: 'WITHDRAWN' })
    expect(JSON.stringify(await verify(number))).not.toContain('landlord')
  })

  it('may be withdrawn as its life has it', async () => {
    const policy = await aRunningPolicy()
    answered(await ask(policy))
    const [listed] = answered(await list(policy))
    const id = CertificateId.parse(listed?.id)
    answered(await withdraw(id, 'Not wanted'))
    await expectRefused({
      records: certificates,
      id,
      life: certificateLife,
      by: 'withdrawCertificate',
      send: () => withdraw(id, 'Not wanted'),
      problemIn: (status) => ({ code: 'certificate.notAllowed', data: { status } }),
    })
  })

  it('of no certificate says nothing, and waits after as many as nobody mistypes; a right one never does', async () => {
    const { number } = answered(await ask(await aRunningPolicy()))
    const nobodys = certificateNumberOf('us', new Uint8Array(drawnCharacters).fill(7))
    const unknown = { status: 404, problem: { code: 'certificate.unknown' } }
    const from = '203.0.113.77'
    for (const wrong of [nobodys, number.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), 'x'])
      expect(await verify(wrong, from)).toMatchObject(unknown)
    for (let index = 3; index < 30; index += 1) expect(await verify(nobodys, from)).toMatchObject(unknown)
    expect(await verify(nobodys, from)).toMatchObject({ status: 429, problem: { code: 'auth.throttled' } })
    expect(await verify(number, from)).toMatchObject({ ok: true })
    expect(await verify(nobodys, '203.0.113.78')).toMatchObject(unknown)
  })

  it('is missing from certificates of before, which are listed and withdrawn all the same', async () => {
    const policy = await aRunningPolicy()
    const id = CertificateId.parse('crt_01JH0000000000000000000C09')
    const docId = DocumentId.parse('doc_01JH0000000000000000000D01')
    const before = { id, policyId: policy.id, docId, day: today(), holder: { name: 'Arden', addressLines: [] } }
    const created = Instant.parse(new Date().toISOString())
    await commit([certificates.create({ ...before, status: 'ISSUED', created, createdBy: 'Dana' })])
    const [listed] = answered(await list(policy))
    expect(listed).toMatchObject({ id, holder: 'Arden', standing: 'IN_FORCE' })
    expect(listed).not.toHaveProperty('verifyUrl')
    expect(answered(await withdraw(id, 'Old'))).toMatchObject({ status: 'WITHDRAWN' })
  })
})
