import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { users } from '#functions/directory/store/users.ts'
import { wrongsOfBooks } from '#functions/ledger/books/wrongsOfBooks.ts'
import { retainedOf } from '#functions/ledger/invoices/commissionFacts.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { postings } from '#functions/ledger/postings/postings.ts'
import { invoiceIdOf, invoiceOfPolicy, invoices, rowOfInvoice } from '#functions/ledger/store/invoices.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { applyExternalPayment } from '#shared/contracts/billing/transactions.ts'
import { changeBrokerOfRecord, previewBrokerChange } from '#shared/contracts/policy/brokerOfRecord.ts'
import { cancelPolicy } from '#shared/contracts/policy/cancellation.ts'
import { updateNonPremium } from '#shared/contracts/policy/nonPremium.ts'
import { getPolicy, listPolicyEndorsements, listPolicyRevisions } from '#shared/contracts/policy/policies.ts'
import { previewRevert, revertPolicyRevision } from '#shared/contracts/policy/revisions.ts'
import { listBorPolicies, listMidtermPolicies } from '#shared/contracts/policy/search.ts'
import { coverageInstant, dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'
import { AgencyId, PolicyId } from '#shared/domain/ids/ids.ts'
import { balanceOf, trialBalance } from '#shared/domain/ledger/trialBalance.ts'
import { earliestBrokerChange } from '#shared/domain/policy/brokerOfRecord.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { aNoticeToPost } from '#tests/support/aNoticeToPost.ts'
import { aUser } from '#tests/support/aUser.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { meetDeadlines } from '../jobs/meetDeadlines.ts'
import { paperNoticesOf } from '../store/paperNotices.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
  await commit([users.create(aUser({ id: castIds.user(82), email: agent.agentEmail, organizationId: named, ...noor }))])
})
afterAll(() => desk.close())

type Actor = (typeof cast)[keyof typeof cast]
const present = AgencyId.parse(castIds.agency(1))
const named = AgencyId.parse(castIds.agency(2))
const noor = { firstName: 'Noor', lastName: 'Haddad', phone: '' }
const agent = { agentFirstName: 'Noor', agentLastName: 'Haddad', agentEmail: 'noor@agency2.example' }
const today = () => dateAt(new Date().toISOString(), 'America/Los_Angeles')
const at = ({ id }: PolicyRecord) => ({ params: { policyId: id } })

const letter = (policy: PolicyRecord, body: object, actor: Actor = cast.underwriter) =>
  desk.asPolicy(actor)(changeBrokerOfRecord, {
    ...at(policy),
    body: { agencyId: named, ...agent, signedOn: today(), ...body },
  })

const runAt = async (now: Instant) => {
  process.env.PALISADE_CLOCK = now
  await meetDeadlines({ now })
  delete process.env.PALISADE_CLOCK
}

/** A policy that began half a year ago. */
const aRunningPolicy = async () => {
  const effectiveDate = addMonths(today(), -6)
  const policy = await desk.aPolicy({ effectiveDate, endDate: addMonths(effectiveDate, 12) })
  await meetDeadlines({ now: new Date().toISOString() })
  return desk.read(policy.id)
}
const sees = async (actor: Actor, policy: PolicyRecord) =>
  (await desk.asPolicy(actor)(getPolicy, { ...at(policy), query: {} })).ok
const listed = async (actor: Actor) =>
  answered(await desk.asPolicy(actor)(listBorPolicies, { query: {} })).hits.map(({ id }) => id)

describe('a broker-of-record letter', () => {
  it('is shown first with what commission goes over, and who is told', async () => {
    const policy = await aRunningPolicy()
    const preview = (actor: Actor, query: object = {}) =>
      desk.asPolicy(actor)(previewBrokerChange, { ...at(policy), query })
    const shown = answered(await preview(cast.underwriter))
    const written = policy.transactions.reduce((sum, { money }) => sum + money.commission, 0)
    expect(shown.commissionKept + shown.commissionMoved).toBe(written)
    expect(shown).toMatchObject({
      agencyName: policy.agencyName,
      effectiveDate: earliestBrokerChange(today(), { region: 'us' }),
    })
    expect(shown.toldTo).toContain(policy.customerEmail)
    expect(await preview(cast.underwriter, { effectiveDate: today() })).toMatchObject({
      problem: { code: 'policy.brokerDate' },
    })
    const { change } = answered(await letter(policy, {}))
    await runAt(coverageInstant(change.effectiveDate, policy.timeZone))
    const moved = (await postings.list({ scopes: [`policy:${policy.id}`], size: 100 })).hits.filter(
      ({ cause }) => cause.kind === 'brokerChange',
    )
    expect(moved.flatMap(({ lines }) => lines.map(({ debit }) => debit))).toContain(shown.commissionMoved)
  })

  it('waits for five working days, and nothing changes meanwhile', async () => {
    const policy = await aRunningPolicy()
    const { agencyId, change } = answered(await letter(policy, {}))
    expect(agencyId).toBe(present)
    expect(change).toMatchObject({
      status: 'PENDING',
      effectiveDate: earliestBrokerChange(today(), { region: 'us' }),
      objectUntil: addDays(earliestBrokerChange(today(), { region: 'us' }), -1),
      from: { agencyId: present },
      to: { agencyId: named, ...agent },
    })
    expect(await desk.events('policy.brokerNoticed', policy.id)).toHaveLength(1)
    expect(await Promise.all([sees(cast.producer, policy), sees(cast.otherProducer, policy)])).toEqual([true, false])
    expect(await listed(cast.producer)).toContain(policy.id)
    expect(await listed(cast.otherProducer)).not.toContain(policy.id)
    await runAt(coverageInstant(change.objectUntil, policy.timeZone))
    expect(await desk.read(policy.id)).toMatchObject({ agencyId: present, brokerChange: { status: 'PENDING' } })
  })

  it('gives the policy to the new agency on its day, with its invoice and the commission of the days that are left', async () => {
    const policy = await aRunningPolicy()
    await aNoticeToPost(desk, PolicyId.parse(policy.id))
    const { change } = answered(await letter(policy, {}))
    await runAt(coverageInstant(change.effectiveDate, policy.timeZone))
    const moved = await desk.read(policy.id)
    expect(moved).toMatchObject({ agencyId: named, ...agent, brokerChange: { status: 'CHANGED' } })
    // What waits to be posted is the new agency's as well, and no more the former's.
    const { agencyId, teamIds } = moved
    expect(await paperNoticesOf(policy.id)).toMatchObject([{ agencyId, teamIds, status: 'TO_POST' }])
    expect(moved.rated).toEqual(policy.rated)
    expect(moved.transactions.at(-1)).toMatchObject({
      kind: 'BROKER_OF_RECORD',
      effectiveDate: change.effectiveDate,
      by: cast.underwriter.userId,
      money: { total: 0, commission: 0 },
    })
    expect(await invoiceOfPolicy(policy.id)).toMatchObject({ agencyId: named })
    expect(await desk.events('policy.brokerChanged', policy.id)).toHaveLength(1)

    const entries = (await postings.list({ scopes: [`policy:${policy.id}`], size: 100 })).hits
    const sheet = trialBalance(entries)
    expect(sheet.difference).toBe(0)
    const payable = (agencyId: string) =>
      sheet.rows.find(({ account, authority }) => account === 'commissionPayable' && authority === agencyId)?.balance
    const rest = 0 - (payable(named) ?? 0)
    const commission = policy.transactions[0]?.money.commission ?? 0
    expect(rest / commission).toBeGreaterThan(0.4)
    expect(rest / commission).toBeLessThan(0.5)
    expect(payable(present)).toBe(rest)

    expect(await Promise.all([sees(cast.producer, moved), sees(cast.otherProducer, moved)])).toEqual([false, true])
    expect(await listed(cast.otherProducer)).toContain(policy.id)
    expect(await listed(cast.producer)).not.toContain(policy.id)
    const revisions = answered(await desk.asPolicy(cast.otherProducer)(listPolicyRevisions, at(moved)))
    expect(revisions.at(-1)).toMatchObject({ type: 'Broker of record change', premium: 0 })
    expect(answered(await desk.asPolicy(cast.otherProducer)(listPolicyEndorsements, at(moved)))).toHaveLength(1)
  })

  it('bills the new agency net of the commission that went over to it alone, and leaves the former’s to be paid to it', async () => {
    const effectiveDate = addMonths(today(), -6)
    const endDate = addMonths(effectiveDate, 12)
    const policy = await desk.aPolicy({ effectiveDate, endDate, agencyBilled: true })
    await meetDeadlines({ now: new Date().toISOString() })
    const { commissionKept, commissionMoved } = answered(
      await desk.asPolicy(cast.underwriter)(previewBrokerChange, { ...at(policy), query: {} }),
    )
    const { change } = answered(await letter(policy, {}))
    await runAt(coverageInstant(change.effectiveDate, policy.timeZone))
    const invoice = await invoices.require(invoiceIdOf(policy.id), () => true)
    const { amount, commission, gross } = rowOfInvoice(invoice)
    expect({ agencyId: invoice.agencyId, gross, commission, amount }).toEqual({
      agencyId: named,
      gross: policy.totalPremium,
      commission: commissionMoved,
      amount: policy.totalPremium - commissionMoved,
    })

    const paid = { paymentMethod: 'Wire', paymentDate: bookDate(new Date().toISOString()), reference: 'NET-B' } as const
    const body = { policyId: policy.id, amount, netOfCommission: true, ...paid }
    answered(await desk.asBilling(cast.superAdmin)(applyExternalPayment, { body }))
    const settled = await invoices.require(invoice.id, () => true)
    expect({ status: settled.status, retained: retainedOf(settled) }).toEqual({
      status: 'Paid',
      retained: commissionMoved,
    })
    const entries = await postings.every({ scopes: [`policy:${policy.id}`] })
    expect(wrongsOfBooks(settled, entries, undefined)).toEqual([])
    expect(balanceOf(entries, 'commissionPayable')).toBe(0 - commissionKept)

    const note = 'The letter was for another policy'
    const taken = { revision: 2, note, expectedTotal: 0, expectedCommission: commissionMoved }
    answered(await desk.asPolicy(cast.underwriter)(revertPolicyRevision, { ...at(policy), body: taken }))
    const back = await invoiceOfPolicy(policy.id)
    expect(back).toMatchObject({ agencyId: present, formerBrokers: [] })
  })

  it('is stopped by a newer one that keeps the agency, which the agency itself may bring', async () => {
    const policy = await aRunningPolicy()
    const { change } = answered(await letter(policy, { signedOn: addDays(today(), -2) }))
    expect(await letter(policy, { agencyId: present, signedOn: addDays(today(), -3) }, cast.agencyAdmin)).toMatchObject(
      {
        ok: false,
        problem: { code: 'policy.brokerLetterOlder' },
      },
    )
    const kept = answered(await letter(policy, { agencyId: present, signedOn: addDays(today(), -2) }, cast.agencyAdmin))
    expect(kept.change).toMatchObject({ status: 'KEPT', to: { agencyId: named } })
    await runAt(coverageInstant(change.effectiveDate, policy.timeZone))
    const after = await desk.read(policy.id)
    expect(after.agencyId).toBe(present)
    expect(after.transactions).toHaveLength(1)
    expect(await letter(policy, { agencyId: present }, cast.agencyAdmin)).toMatchObject({
      problem: { code: 'policy.nothingChanges' },
    })
  })

  it('gives way to a newer one', async () => {
    const policy = await aRunningPolicy()
    answered(await letter(policy, { signedOn: addDays(today(), -2) }))
    expect(await letter(policy, { signedOn: addDays(today(), -2) })).toMatchObject({
      problem: { code: 'policy.brokerLetterOlder' },
    })
    // Who is named sells under their own name.
    const body = { agentFirstName: 'Ola', agentPhone: '(503) 555-0142', signedOn: today() }
    expect(answered(await letter(policy, body)).change).toMatchObject({
      status: 'PENDING',
      from: { agencyId: present },
      to: { agencyId: named, ...agent, agentPhone: '15035550142' },
    })
  })

  it('is taken down by the provider, for an agency there is, on a day after the days to object, signed by then', async () => {
    const policy = await aRunningPolicy()
    const codeOf = async (body: object, actor?: Actor) => {
      const answer = await letter(policy, body, actor)
      return answer.ok ? undefined : answer.problem.code
    }
    expect(await codeOf({}, cast.agencyAdmin)).toBe('policy.brokerByStaff')
    expect(await codeOf({}, cast.agent)).toBe('permission.denied')
    expect(await codeOf({}, cast.otherProducer)).toBe('policy.notFound')
    expect(await codeOf({ agencyId: castIds.agency(99) })).toBe('agency.notFound')
    expect(await codeOf({ effectiveDate: addDays(earliestBrokerChange(today(), { region: 'us' }), -1) })).toBe(
      'policy.brokerDate',
    )
    expect(await codeOf({ effectiveDate: policy.expirationDate })).toBe('policy.brokerDate')
    expect(await codeOf({ signedOn: addDays(today(), 1) })).toBe('account.invalidDetails')
    expect(await codeOf({ agentPhone: '1234567' })).toBe('account.invalidDetails')
    for (const agentEmail of ['stranger@nowhere.example', 'office@agency1.example'])
      expect(await codeOf({ agentEmail })).toBe('agency.agentUnknown')
    expect(answered(await letter(policy, { agentEmail: 'office@agency2.example' })).change.to).toMatchObject({
      agentFirstName: 'Ada',
      agentEmail: 'office@agency2.example',
    })
  })

  it('that was carried out by mistake is taken back: policy, invoice and all commission since then are the former’s again', async () => {
    const policy = await aRunningPolicy()
    const { change } = answered(await letter(policy, {}))
    await runAt(coverageInstant(change.effectiveDate, policy.timeZone))
    const asStaff = desk.asPolicy(cast.underwriter)
    const preview = (revision: number) => asStaff(previewRevert, { ...at(policy), query: { revision } })
    const revert = (body: object, actor: Actor = cast.underwriter) =>
      desk.asPolicy(actor)(revertPolicyRevision, { ...at(policy), body: { revision: 2, ...body } })
    const commission = policy.transactions[0]?.money.commission ?? 0
    const moved = await desk.read(policy.id)
    const shown = answered(await preview(2))
    expect(shown).toMatchObject({
      total: 0,
      isNoteNeeded: true,
      effectiveDate: change.effectiveDate,
      broker: { from: moved.agencyName, to: policy.agencyName },
    })
    expect(shown.toldTo).toEqual(expect.arrayContaining([policy.customerEmail, policy.agentEmail, agent.agentEmail]))
    const back = shown.broker?.commission ?? 0
    expect(back).toBeGreaterThan(0)
    expect(await revert({})).toMatchObject({ status: 422, problem: { code: 'account.invalidDetails' } })
    const note = 'The letter was for another policy'
    expect(await revert({ note, expectedCommission: back + 1 })).toMatchObject({
      problem: { code: 'policy.commissionMoved' },
    })
    expect(await revert({ note }, cast.otherProducer)).toMatchObject({ status: 403 })
    expect(answered(await revert({ note, expectedTotal: 0, expectedCommission: back }))).toMatchObject({ revision: 3 })

    const { agentEmail, agencyId, teamIds, brokerChange, transactions } = await desk.read(policy.id)
    expect({ agentEmail, agencyId, teamIds }).toEqual({
      agentEmail: policy.agentEmail,
      agencyId: present,
      teamIds: policy.teamIds,
    })
    expect(brokerChange).toMatchObject({ status: 'REVERSED', from: { agencyId: present }, to: { agencyId: named } })
    expect(transactions.at(-1)).toMatchObject({
      kind: 'REVERSAL',
      reverses: 2,
      reason: note,
      by: cast.underwriter.userId,
      money: { total: 0, commission: 0 },
    })
    expect(await invoiceOfPolicy(policy.id)).toMatchObject({ agencyId: present, teamIds: policy.teamIds })
    const entries = (await postings.list({ scopes: [`policy:${policy.id}`], size: 100 })).hits
    const sheet = trialBalance(entries)
    expect(sheet.difference).toBe(0)
    const payable = sheet.rows.filter(({ account }) => account === 'commissionPayable')
    expect(payable.reduce((sum, { balance }) => sum + balance, 0)).toBe(0 - commission)
    expect(payable.find(({ authority }) => authority === named)?.balance ?? 0).toBe(0)
    expect(await desk.events('policy.brokerChanged', policy.id)).toHaveLength(2)
    expect(await Promise.all([sees(cast.producer, policy), sees(cast.otherProducer, policy)])).toEqual([true, false])
    const types = answered(await desk.asPolicy(cast.producer)(listPolicyRevisions, at(policy)))
    expect(types.map(({ type, reverted }) => [type, reverted])).toEqual([
      ['New Business', false],
      ['Broker of record change', true],
      ['Broker of record change reversed', false],
    ])
    // What was taken back is neither taken back twice nor brought back but by a letter.
    for (const revision of [2, 3])
      expect(await preview(revision)).toMatchObject({ problem: { code: 'policy.notRevertible' } })
    expect(await revert({ note })).toMatchObject({ problem: { code: 'policy.notRevertible' } })
    expect(answered(await letter(policy, {})).change.status).toBe('PENDING')
  })

  it('is not taken back once another letter waits or was carried out, nor of a policy that is over', async () => {
    const policy = await aRunningPolicy()
    const preview = (revision: number) =>
      desk.asPolicy(cast.underwriter)(previewRevert, { ...at(policy), query: { revision } })
    const first = answered(await letter(policy, {})).change
    await runAt(coverageInstant(first.effectiveDate, policy.timeZone))
    const again = { agencyId: present, agentEmail: undefined, agentFirstName: undefined, agentLastName: undefined }
    const effectiveDate = addDays(first.effectiveDate, 10)
    const second = answered(await letter(policy, { ...again, effectiveDate })).change
    expect(await preview(2)).toMatchObject({ problem: { detail: expect.stringContaining('another letter waits') } })
    await runAt(coverageInstant(second.effectiveDate, policy.timeZone))
    expect(await preview(2)).toMatchObject({ problem: { detail: expect.stringContaining('has changed again') } })
    answered(await preview(3))
    const body = { reason: 'Insured elsewhere', effectiveDate: today() }
    answered(await desk.asPolicy(cast.underwriter)(cancelPolicy, { ...at(policy), body }))
    expect(await preview(3)).toMatchObject({ problem: { code: 'policy.notAllowed' } })
  })

  it('takes place before the policy ends, however late that is met, and not once the policy has been cancelled', async () => {
    const effectiveDate = addMonths(today(), -11)
    const policy = await desk.aPolicy({ effectiveDate, endDate: addMonths(effectiveDate, 12) })
    await meetDeadlines({ now: new Date().toISOString() })
    answered(await letter(await desk.read(policy.id), { effectiveDate: addDays(policy.expirationDate, -1) }))
    await runAt(coverageInstant(addDays(policy.expirationDate, 5), policy.timeZone))
    expect(await desk.read(policy.id)).toMatchObject({ status: 'EXPIRED', agencyId: named })

    const cancelled = await aRunningPolicy()
    const { change } = answered(await letter(cancelled, {}))
    const body = { reason: 'Insured elsewhere', effectiveDate: today() }
    answered(await desk.asPolicy(cast.underwriter)(cancelPolicy, { ...at(cancelled), body }))
    await runAt(coverageInstant(change.effectiveDate, cancelled.timeZone))
    expect(await desk.read(cancelled.id)).toMatchObject({ status: 'CANCELLED', agencyId: present })
  })
})

it('a policy that was changed within its term is in the list of those, another is not', async () => {
  const [changed, other] = [await aRunningPolicy(), await aRunningPolicy()]
  answered(await desk.asPolicy(cast.producer)(updateNonPremium, { ...at(changed), body: { city: 'Eugene' } }))
  const ids = answered(await desk.asPolicy(cast.producer)(listMidtermPolicies, { query: {} })).hits.map(({ id }) => id)
  expect(ids).toContain(changed.id)
  expect(ids).not.toContain(other.id)
})
