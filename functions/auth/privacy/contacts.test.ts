import { ulid } from 'ulid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { State } from '#functions/_platform/storage/definition.ts'
import { freshen } from '#functions/_platform/storage/freshen.ts'
import { brokenSeal } from '#functions/_platform/storage/history.ts'
import { versionOf } from '#functions/_platform/storage/stateVersion.ts'
import { accounts } from '#functions/account/store/accounts.ts'
import { claims } from '#functions/claims/store/claims.ts'
import { historyLines } from '#functions/directory/history/historyLines.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { certificates } from '#functions/docs/store/certificates.ts'
import { invoices } from '#functions/ledger/store/invoices.ts'
import { recordOfStack } from '#functions/policy/stack/recordOfStack.ts'
import { policies } from '#functions/policy/store/policies.ts'
import { envelopes } from '#functions/quote/store/envelopes.ts'
import { quotes } from '#functions/quote/store/quotes.ts'
import * as contracts from '#shared/contracts/auth/index.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import type { PrivacyKind } from '#shared/domain/identity/privacy.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { keptStates } from '#tests/kept/states.ts'
import { type Identity, startIdentity } from '#tests/support/identity.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { openOutside } from '#tests/support/outside.ts'
import { anAgency, aPerson } from '#tests/support/people.ts'
import { settlerOf } from '#tests/support/settle.ts'
import { answered, as, signedIn } from '#tests/support/signedIn.ts'
import { verifyKind } from '#tests/support/verifyKind.ts'
import { keepPrivacyToday } from '../jobs/keepPrivacy.ts'
import { privacyRequests } from '../store/privacyRequests.ts'
import { handler as worker } from '../worker.ts'
import { everythingOf } from './belongings.ts'
import { mentionsOf } from './named.ts'

let identity: Identity
let outside: Awaited<ReturnType<typeof openOutside>>
beforeAll(async () => {
  identity = await startIdentity()
  outside = await openOutside()
})
afterAll(async () => {
  await outside.close()
  await identity.stop()
})

const first = as(cast.superAdmin)
const second = as({ ...cast.superAdmin, userId: 'usr_01JH0000000000000000000V02', email: 'two@x.example' })
const of = (privacyRequestId: string) => ({ params: { privacyRequestId: privacyRequestId as never } })
const runJobs = async () => expect(await runJobsOf(identity.table, worker)).toEqual([])
const read = (id: string) => privacyRequests.require(id)

/** A state of a kind as it is kept of its last version, made somebody's. */
const kept = <Of extends { readonly id: string }>(
  records: { readonly definition: Parameters<typeof versionOf>[0] },
  fits: (state: State) => boolean,
  more: Partial<Of>,
): Of => {
  const { definition } = records
  const state = keptStates(definition.kind, versionOf(definition))?.find((each) => fits(each.state))?.state
  return { ...state, ...more } as unknown as Of
}

const ida = { firstName: 'Ida', lastName: 'Moreau', phone: '15035550142' }
const holder = (email: string) => ({
  customerEmail: email,
  customerFirstName: ida.firstName,
  customerLastName: ida.lastName,
  customerPhone: ida.phone,
})

/** A company's policy with what comes with it, all of which name one contact who is no user. */
const business = async (email: string, policyNumber: string, more: Partial<PolicyRecord> = {}) => {
  const accountId = `acc_${ulid()}`
  const theirs = { accountId, agencyId: castIds.agency(1), ...more } as never
  const was = kept<PolicyRecord>(policies, ({ status }) => status === 'ISSUED', {})
  const inWords = (changes: PolicyRecord['transactions'][number]['changes']) =>
    changes.map((change) => (change.field === 'customerEmail' ? { ...change, after: email } : change))
  const policy: PolicyRecord = {
    ...was,
    ...holder(email),
    id: `pol_${ulid()}` as never,
    status: 'IN FORCE',
    policyNumber,
    transactions: was.transactions.map((each) => ({ ...each, changes: inWords(each.changes) })),
    endorsementRequests: [wishOf(email)],
    accountId: accountId as never,
    ...more,
  }
  const account = kept<never>(accounts, ({ status }) => status === 'Active Policy', {
    ...{
      id: accountId,
      cbid: `cb-${ulid()}`,
      dunsNumber: undefined,
      hostname: undefined,
      name: `Company of ${policyNumber}`,
    },
    ...{ policyContactEmail: email, policyContactFirstName: 'Ida', policyContactLastName: 'Moreau' },
    ...{ policyContactPhone: ida.phone, agencyId: policy.agencyId },
  } as never)
  const quote = kept<never>(quotes, ({ status }) => status === 'ISSUED', {
    ...{ id: `quo_${ulid()}`, quoteNumber: `Q-${policyNumber}`, ...holder(email) },
    signature: { ...signedBy(email) },
    signRequest: { envelopeId: 'env_1', signerName: 'Ida Moreau', signerEmail: email, at: was.boundAt, by: 'Ana' },
    ...(theirs as object),
  } as never)
  const claim = kept<never>(claims, ({ status }) => status === 'UN_FILED', {
    ...{ id: `clm_${ulid()}`, reporter: { name: 'Ida Moreau', email, workPhone: ida.phone, cellPhone: ida.phone } },
    ...(theirs as object),
  } as never)
  const certificate = kept<never>(certificates, ({ status }) => status === 'ISSUED', {
    ...{ id: `crt_${ulid()}`, number: `C-${policyNumber}`, policyId: policy.id, mailTo: email.toUpperCase() },
  } as never)
  const invoice = kept<never>(invoices, ({ status }) => status === 'Processed', {
    ...{ id: policy.id.replace('pol_', 'inv_'), policyId: policy.id, customerEmail: email, policyNumber },
    ...(theirs as object),
  } as never)
  await commit([policies.create(policy), accounts.create(account), certificates.create(certificate)])
  await commit([quotes.create(quote), claims.create(claim), invoices.create(invoice)])
  return { accountId, policy, account, quote, claim, certificate, invoice } as {
    readonly accountId: string
    readonly policy: PolicyRecord
  } & Record<'account' | 'certificate' | 'claim' | 'invoice' | 'quote', { readonly id: string }>
}

/** An endorsement that an underwriter looked at, by which somebody was to be the policy holder. */
const wishOf = (email: string): NonNullable<PolicyRecord['endorsementRequests']>[number] => ({
  ...{ id: 'end_01JH0000000000000000000E01' as never, status: 'DECLINED', effectiveDate: '2026-12-01' },
  ...{
    terms: holder(email),
    total: 0,
    reasons: [],
    requestedBy: 'Ana',
    requestedAt: '2026-11-20T09:00:00.000Z' as never,
  },
})

const signedBy = (email: string) => ({
  ...{ envelopeId: 'env_1', name: 'Ida Moreau', email, intent: 'I sign', at: '2026-01-05T09:00:00.000Z' },
  ...{ address: '192.0.2.1', digest: 'd', application: 'a' },
})

const entered = async (email: string, kind: PrivacyKind) => {
  const body = { kind, name: 'Ida Moreau', email, receivedOn: '2026-01-10', details: 'Please' } as const
  const { id } = await answered(first(contracts.createPrivacyRequest, { body }))
  await answered(
    first(contracts.checkPrivacyIdentity, { ...of(id), body: { how: 'ADDRESS_ON_FILE', note: 'Letter answered' } }),
  )
  return id
}

describe('somebody who is no user and named in records of business', () => {
  it('is held while a policy of theirs is in force, and once it is not, erased with a certificate', async () => {
    const email = 'ida.held@moreau.example'
    const { policy, account, quote, claim, certificate, invoice } = await business(email, 'NAMED-1')
    await business('another@moreau.example', 'NAMED-1-OTHER')
    const id = await entered(email, 'ERASURE')
    const preview = await answered(first(contracts.getPrivacyPreview, of(id)))
    expect(preview.parts).toContainEqual({ part: 'CONTACTS', count: 6, becomes: 'PSEUDONYMISED' })
    expect(preview.parts.find(({ part }) => part === 'EVIDENCE')).toMatchObject({
      ...{ count: 2, becomes: 'KEPT' },
      source: expect.stringContaining('NYCRR'),
    })
    expect(preview.named).toContainEqual({
      ...{ as: 'POLICY_HOLDER', kind: 'policy', recordId: policy.id, number: 'NAMED-1' },
      ...{ company: policy.companyName, becomes: 'PSEUDONYMISED' },
    })
    expect(preview.named).toContainEqual(expect.objectContaining({ as: 'REPORTER', kind: 'claim', recordId: claim.id }))
    const held = await answered(first(contracts.proposeErasure, of(id)))
    expect(held.status).toBe('HELD')
    expect(held.holds).toContainEqual({
      ...{ reason: 'POLICY_IN_FORCE', of: ['NAMED-1'], passable: true },
      decidedBy: ['Super Admin', 'Power User', 'Underwriter'],
    })

    // Never any cover after all: nothing is left that holds it.
    const before = await policies.require(policy.id)
    await commit([policies.update(before, { ...before, status: 'FLAT CANCELLED' })])
    await keepPrivacyToday({ now: Instant.parse(new Date().toISOString()) })
    await runJobs()
    expect((await read(id)).status).toBe('OPEN')
    await answered(first(contracts.proposeErasure, of(id)))
    await answered(second(contracts.approveErasure, of(id)))
    await runJobs()

    const done = await read(id)
    const name = `Former contact ${id.slice(-6)}`
    expect(done).toMatchObject({ status: 'DONE', subject: { name, email: '' }, details: '' })
    const after = await policies.require(policy.id)
    const pseudonym = { customerFirstName: 'Former contact', customerLastName: id.slice(-6) }
    expect(after).toMatchObject({ ...pseudonym, customerEmail: `${id.toLowerCase()}@erased.invalid` })
    expect(after.customerPhone).toBeUndefined()
    expect(recordOfStack(after)).toMatchObject(pseudonym)
    for (const state of [
      after,
      await accounts.require(account.id),
      await claims.require(claim.id),
      await certificates.require(certificate.id),
    ])
      expect(JSON.stringify(state)).not.toMatch(/"Ida|Moreau"|ida\.held|15035550142/i)
    expect(await quotes.require(quote.id)).toMatchObject({
      ...pseudonym,
      signRequest: { signerName: name },
      signature: { name: 'Ida Moreau', email },
    })
    expect(await invoices.require(invoice.id)).toMatchObject({ customerEmail: email })
    expect(await identity.lastMail(email)).toMatchObject({
      data: {
        what: 'erased',
        parts: [
          { part: 'CONTACTS', count: 6 },
          { part: 'EVIDENCE', count: 2 },
        ],
      },
    })
    expect((await mentionsOf(email)).filter(({ isProof }) => !isProof)).toEqual([])

    // What was said of them is told no more, and the chain of seals is whole.
    const { hits } = await historyLines(policy.id, cast.superAdmin)
    expect(JSON.stringify(hits)).not.toMatch(/ida\.held|"Moreau"/)
    expect(hits[0]?.changes).toContainEqual({ field: 'customerEmail', hidden: true })
    for (const [records, recordId] of [
      [policies, policy.id],
      [accounts, account.id],
      [quotes, quote.id],
      [claims, claim.id],
      [invoices, invoice.id],
    ] as const)
      expect(await brokenSeal({ recordId, last: (await records.require(recordId)).seal })).toBeUndefined()
    await settlerOf(identity.table)()
    for (const { definition } of [policies, accounts, quotes, claims, certificates, invoices])
      expect((await verifyKind(definition)).differences).toEqual([])

    // A later write of the record keeps what is told no more.
    const once = await policies.require(policy.id)
    const { customerEmail: _, ...anew } = once
    await commit([policies.update(once, { ...anew, ...holder('noor@moreau.example') })])
    expect(JSON.stringify((await historyLines(policy.id, cast.superAdmin)).hits)).not.toContain('ida.held')
  })

  it('gets a copy that says where they are named, as what and how', async () => {
    const email = 'ida.copy@moreau.example'
    const { policy } = await business(email, 'NAMED-2')
    const id = await entered(email, 'ACCESS')
    const { contacts, evidence } = await everythingOf(undefined, email)
    expect(contacts).toContainEqual({
      ...{ record: 'Policy NAMED-2', company: policy.companyName, namedAs: 'Policy holder' },
      ...{ name: 'Ida Moreau', email, phone: ida.phone },
    })
    expect(contacts.map(({ namedAs }) => namedAs).sort()).toEqual([
      'Policy contact',
      'Policy holder',
      'Policy holder',
      'Recipient',
      'Reporter',
      'Signatory',
    ])
    expect(evidence.map(({ namedAs }) => namedAs).sort()).toEqual(['Payer', 'Signed'])
    await answered(first(contracts.fulfilPrivacyRequest, { ...of(id), body: {} }))
    await runJobs()
    expect((await read(id)).status).toBe('DONE')
    expect((await answered(first(contracts.downloadPrivacyFile, of(id)))).url).toContain('privacy')
  })

  it('is corrected wherever they are named, and told of it; what they signed stays', async () => {
    const email = 'ida.wrong@moreau.example'
    const { policy, quote, claim } = await business(email, 'NAMED-3')
    const id = await entered(email, 'CORRECTION')
    const contact = { firstName: 'Aida', lastName: 'Moreau-Lund', email: 'aida@moreau.example', phone: '503 555 0199' }
    expect(
      await first(contracts.fulfilPrivacyRequest, {
        ...of(id),
        body: { answer: 'x', contact: { ...contact, phone: '1' } },
      }),
    ).toMatchObject({ problem: { code: 'user.phoneInvalid' } })
    const body = { answer: 'You are Aida now', contact }
    expect(await answered(first(contracts.fulfilPrivacyRequest, { ...of(id), body }))).toMatchObject({
      status: 'RUNNING',
    })
    await runJobs()
    expect(await read(id)).toMatchObject({ status: 'DONE' })
    expect(await policies.require(policy.id)).toMatchObject({
      ...{ customerFirstName: 'Aida', customerLastName: 'Moreau-Lund' },
      ...{ customerEmail: 'aida@moreau.example', customerPhone: '15035550199' },
    })
    expect(recordOfStack(await policies.require(policy.id))).toMatchObject({ customerEmail: 'aida@moreau.example' })
    expect(await claims.require(claim.id)).toMatchObject({
      reporter: { name: 'Aida Moreau-Lund', cellPhone: ida.phone },
    })
    expect(await quotes.require(quote.id)).toMatchObject({ signature: { name: 'Ida Moreau' } })
    expect(await identity.lastMail(email)).toMatchObject({ data: { what: 'corrected', answer: body.answer } })
    expect(JSON.stringify((await historyLines(policy.id, cast.superAdmin)).hits)).toContain('Aida')
  })

  it('is found for staff who enter a request, and by nobody else', async () => {
    const email = 'ida.found@moreau.example'
    const { policy } = await business(email, 'NAMED-4')
    const body = { email: 'Ida.Found@moreau.example' }
    const found = await answered(first(contracts.searchPrivacySubjects, { body }))
    expect(found).toMatchObject({ name: 'Ida Moreau', count: 8 })
    expect(found.user).toBeUndefined()
    expect(found.named).toContainEqual(expect.objectContaining({ kind: 'policy', number: policy.policyNumber }))
    const user = await aPerson('ida.user@moreau.example', { firstName: 'Ida', lastName: 'Lund' })
    expect(await answered(first(contracts.searchPrivacySubjects, { body: { email: user.email } }))).toMatchObject({
      ...{ name: 'Ida Lund', user: { userId: user.id, role: 'Super Admin' }, count: 0, named: [] },
    })
    expect(await answered(first(contracts.searchPrivacySubjects, { body: { email: 'no@where.example' } }))).toEqual({
      ...{ count: 0, named: [] },
    })
    for (const actor of [cast.producer, cast.policyHolder, { ...cast.superAdmin, agencyIds: [castIds.agency(1)] }])
      expect(await as(actor)(contracts.searchPrivacySubjects, { body })).toMatchObject({ status: 403 })
  })

  it('of two companies of two agencies is held by both, and neither learns of the other', async () => {
    const email = 'office@shared.example'
    const one = await business(email, 'NAMED-5')
    const other = await business(email, 'NAMED-6', {
      agencyId: castIds.agency(2) as never,
      companyName: 'Elsewhere Ltd',
    })
    const id = await entered(email, 'ERASURE')
    const held = await answered(first(contracts.proposeErasure, of(id)))
    const inForce = held.holds.find(({ reason }) => reason === 'POLICY_IN_FORCE')
    expect([...(inForce?.of ?? [])].sort()).toEqual(['NAMED-5', 'NAMED-6'])
    for (const actor of [cast.producer, cast.policyHolder]) {
      expect(await as(actor)(contracts.getPrivacyPreview, of(id))).toMatchObject({ status: 403 })
      expect(await as(actor)(contracts.getPrivacyRequest, of(id))).toMatchObject({ status: 403 })
    }
    // One of them is erased where a user of it asks: what is held of the other's own people is theirs.
    const user = await aPerson('clerk@shared.example', { role: 'Risk Manager', organizationId: one.accountId })
    const { me } = await signedIn(user.email)
    expect(await me(contracts.listMyPrivacyRequests, {})).toMatchObject({ value: [] })
    expect(JSON.stringify(await everythingOf(user, user.email))).not.toMatch(/NAMED-6|Elsewhere/)
    expect(other.accountId).not.toBe(one.accountId)
  })

  it('who is the contact of an organization at work is held until somebody else is', async () => {
    const agencyId = await anAgency()
    const email = 'only@contact.example'
    const agency = await agencies.require(agencyId)
    await commit([agencies.update(agency, { ...agency, contactEmail: email })])
    const id = await entered(email, 'ERASURE')
    expect(await answered(first(contracts.proposeErasure, of(id)))).toMatchObject({
      ...{ status: 'HELD', holds: [{ reason: 'ONLY_CONTACT', of: [agency.name], passable: false }] },
    })
    const named = await agencies.require(agencyId)
    await commit([agencies.update(named, { ...named, contactEmail: 'next@contact.example' })])
    expect(await answered(first(contracts.proposeErasure, of(id)))).toMatchObject({ status: 'PROPOSED' })
  })

  it('is found in records of before once they are made new', async () => {
    const email = 'ida.before@moreau.example'
    const id = `env_${ulid()}`
    const envelope = kept<never>(envelopes, () => true, { id, reference: ulid(), signature: signedBy(email) } as never)
    const { version: _, from: __, names: ___, ...first } = envelopes.definition
    await commit([{ definition: first as never, before: undefined, after: envelope }])
    expect(await envelopes.naming(email)).toEqual([])
    await freshen(envelopes.definition, id)
    expect(await envelopes.naming(email)).toMatchObject([{ id }])
    expect((await verifyKind(envelopes.definition)).differences).toEqual([])
  })
})
