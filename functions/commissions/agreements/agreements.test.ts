import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { wrongsOfBooks } from '#functions/ledger/books/wrongsOfBooks.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { postings } from '#functions/ledger/postings/postings.ts'
import { invoiceOfPolicy } from '#functions/ledger/store/invoices.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { getStatement } from '#shared/contracts/billing/statements.ts'
import { applyExternalPayment } from '#shared/contracts/billing/transactions.ts'
import * as contract from '#shared/contracts/commissions/index.ts'
import { cancelPolicy, flatCancelPolicy } from '#shared/contracts/policy/cancellation.ts'
import { getPolicyCommission } from '#shared/contracts/policy/commission.ts'
import { bindQuote } from '#shared/contracts/quote/binding.ts'
import { updateQuoteCommission } from '#shared/contracts/quote/fees.ts'
import { type Month, monthOf } from '#shared/domain/calendar/months.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { trialBalance } from '#shared/domain/ledger/trialBalance.ts'
import type { CommissionAgreementTerms } from '#shared/domain/quoting/commissionAgreement.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { aWhilePasses } from '#tests/weather/ofTheRun.ts'
import { handler } from '../index.ts'
import { stateLastMonth } from '../jobs/dueCommissions.ts'
import { handler as worker } from '../worker.ts'

let desk: PolicyDesk
const ask = callerOf(handler)
const now = () => new Date().toISOString()
const staff = cast.superAdmin
const wholesalersAdmin = { ...cast.agencyAdmin, organizationId: castIds.agency(2), userId: cast.otherProducer.userId }
const [agencyId, wholesalerId] = [AgencyId.parse(castIds.agency(1)), AgencyId.parse(castIds.agency(2))]
const params = { agencyId }

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-09-10T15:00:00.000Z') })
  desk = await openPolicyDesk()
})
afterAll(async () => {
  await desk.close()
  vi.useRealTimers()
})

const terms = (more: Partial<CommissionAgreementTerms> = {}): CommissionAgreementTerms => ({
  product: null,
  newPercent: 16,
  renewalPercent: 12,
  effectiveFrom: '2026-09-01',
  effectiveUntil: null,
  manner: 'AS_PAID',
  shares: [],
  ...more,
})
const agree = (more: Partial<CommissionAgreementTerms> = {}, actor = staff) =>
  ask(actor)(contract.createCommissionAgreement, { params, body: { ...terms(more), note: 'Annual review' } })
const change = (agreementId: never, revision: number, more: Partial<CommissionAgreementTerms> = {}) =>
  ask(staff)(contract.updateCommissionAgreement, {
    params: { agencyId, agreementId },
    body: { ...terms(more), note: 'Corrected', revision },
  })
const ownOf = async (actor: typeof staff, id = agencyId) =>
  answered(await ask(actor)(contract.listOwnCommissionAgreements, { params: { agencyId: id } }))
const commissionOn = async (policy: PolicyRecord, actor = staff) =>
  answered(await desk.asPolicy(actor)(getPolicyCommission, { params: { policyId: policy.id } }))
const pays = async (policy: PolicyRecord, amount: number, reference: string) =>
  answered(
    await desk.asBilling(staff)(applyExternalPayment, {
      body: { policyId: policy.id, amount, paymentMethod: 'Wire', paymentDate: bookDate(now()), reference },
    }),
  )
const monthEnds = async () => {
  const next = addMonths(`${monthOf(bookDate(now()))}-01`, 1)
  vi.setSystemTime(Date.parse(`${next}T16:05:00.000Z`))
  await stateLastMonth({ now: now(), once: 'test' } as never)
  expect(await runJobsOf(desk.quotes.table, worker)).toEqual([])
  await desk.deliver()
  aWhilePasses()
}
const statementsOf = async (actor: typeof staff) =>
  answered(await ask(actor)(contract.listCommissionStatements, { query: { year: 2026 } }))
/** The lines of a statement, each of which comes to its commission by its own premium and rate, but for a cent. */
const linesOf = async (actor: typeof staff, month = 0, of = agencyId, year = 2026) => {
  const query = { year, month, agencyId: of }
  const { lines } = answered(await ask(actor)(contract.getCommissionStatementLines, { query }))
  for (const { clawedBack, earned, percent = 0, premium = 0 } of lines)
    expect(Math.abs((premium * percent) / 100 - earned - clawedBack)).toBeLessThanOrEqual(1)
  return lines
}
const booksBalance = async ({ id }: PolicyRecord) => {
  const invoice = await invoiceOfPolicy(id)
  if (invoice === undefined) throw new Error('no invoice')
  const entries = await postings.every({ scopes: [`policy:${id}`] })
  expect(wrongsOfBooks(invoice, entries, undefined)).toEqual([])
  expect(trialBalance(entries).difference).toBe(0)
}

describe('an agreement on commission', () => {
  it('is made by those who manage commission, within floor and cap, and by nobody of the agency', async () => {
    expect(await agree({ newPercent: 25 })).toMatchObject({ problem: { errors: [{ detail: 'must be at most 20%' }] } })
    expect(await agree({}, cast.agencyAdmin)).toMatchObject({ status: 403 })
    expect(await agree({ effectiveUntil: '2026-08-01' })).toMatchObject({
      status: 422,
      problem: { code: 'commission.invalidAgreement', errors: [{ path: ['effectiveUntil'] }] },
    })
    expect(answered(await agree({ effectiveUntil: '2027-09-01' }))).toMatchObject({
      revision: 1,
      newPercent: 16,
      versions: [{ note: 'Annual review' }],
    })
  })

  it('is refused beside another of the product on one day, with the reason', async () => {
    expect(await agree({ effectiveFrom: '2027-08-31' })).toMatchObject({
      status: 409,
      problem: {
        code: 'commission.agreementOverlaps',
        detail: expect.stringContaining('all products holds from Sep 1, 2026 until Sep 1, 2027'),
      },
    })
    const [one, other] = await Promise.all([
      agree({ effectiveFrom: '2027-09-01' }),
      agree({ effectiveFrom: '2028-01-01' }),
    ])
    expect([one.ok, other.ok].sort()).toEqual([false, true])
  })

  it('is shared with who stands above the agency or below it alone', async () => {
    const shares = [{ agencyId: wholesalerId, basis: 'COMMISSION' as const, percent: 25 }]
    expect(await agree({ product: 'P250', shares })).toMatchObject({ problem: { code: 'commission.notRelated' } })
    const agency = await agencies.require(agencyId)
    await commit([agencies.update(agency, { ...agency, parentId: wholesalerId })])
    expect(answered(await agree({ product: 'P250', shares }))).toMatchObject({
      shares: [{ agencyId: wholesalerId, percent: 25, agencyName: expect.any(String) }],
    })
  })

  it('keeps every version; who comes second is told, and what has begun is ended, not removed', async () => {
    const { agreements } = answered(await ask(staff)(contract.listCommissionAgreements, { params }))
    const [later] = agreements
    if (later === undefined) throw new Error('no agreement')
    const id = later.id as never
    expect(answered(await change(id, 1, { effectiveFrom: later.effectiveFrom, newPercent: 18 }))).toMatchObject({
      revision: 2,
      versions: [{ terms: { newPercent: 16 } }, { terms: { newPercent: 18 }, note: 'Corrected' }],
    })
    expect(await change(id, 1)).toMatchObject({ status: 409, problem: { code: 'conflict.stale' } })
    const remove = (agreementId: never) =>
      ask(staff)(contract.removeCommissionAgreement, { params: { agencyId, agreementId } })
    const begun = agreements.find(({ product }) => product === 'P250')
    expect(await remove(begun?.id as never)).toMatchObject({ problem: { code: 'commission.agreementBegun' } })
    expect(await remove(id)).toMatchObject({ status: 204 })
    expect(await remove(id)).toMatchObject({ problem: { code: 'commission.agreementNotFound' } })
  })

  it('tells an agency what is its own, and nobody of another’s share', async () => {
    aWhilePasses()
    const own = await ownOf(cast.agencyAdmin)
    expect(own.find(({ product }) => product === 'P250')).toMatchObject({ newPercent: 16, ownNewPercent: 12 })
    expect(JSON.stringify(own)).not.toContain(wholesalerId)
    const [theirs, ...others] = await ownOf(wholesalersAdmin, wholesalerId)
    expect(others).toEqual([])
    expect(theirs).toMatchObject({ agencyId, ownNewPercent: 4, ownRenewalPercent: 3 })
    expect(theirs?.newPercent).toBeUndefined()
    expect(await ask(wholesalersAdmin)(contract.listOwnCommissionAgreements, { params })).toMatchObject({ status: 404 })
    expect(await ask(cast.agencyAdmin)(contract.listCommissionAgreements, { params })).toMatchObject({ status: 403 })
    const { sharedBy } = answered(
      await ask(staff)(contract.listCommissionAgreements, { params: { agencyId: wholesalerId } }),
    )
    expect(sharedBy).toMatchObject([{ agencyId, product: 'P250' }])
  })
})

describe('the commission of what is sold', () => {
  it('is told on a quote with the agreement by which it stands; what is agreed beside it is a deviation', async () => {
    const quoteId = await desk.quotes.aPricedQuote(await desk.quotes.anAccount())
    expect(await desk.quotes.read(quoteId, cast.producer)).toMatchObject({
      commissionPercent: 16,
      commissionBasis: { basis: 'AGREEMENT', product: 'P250', agreedPercent: 16, ownPercent: 12, agreementRevision: 1 },
    })
    const deviate = (commissionPercent: number) =>
      desk.quotes.as(cast.underwriter)(updateQuoteCommission, { params: { quoteId }, body: { commissionPercent } })
    answered(await deviate(10))
    expect((await desk.quotes.read(quoteId)).commissionBasis).toMatchObject({ basis: 'DEVIATION', ownPercent: 7.5 })
    answered(await deviate(16))
    expect((await desk.quotes.read(quoteId)).commissionBasis).toMatchObject({ basis: 'AGREEMENT' })
  })

  let policy: PolicyRecord
  let written: PolicyRecord
  it('is shared as it is paid: a statement for each, and each sees its own alone', async () => {
    policy = await desk.aPolicy()
    const whole = Math.round(policy.rated.premium * 0.16)
    expect(await commissionOn(policy)).toMatchObject({ commissionAmount: whole, basis: 'AGREEMENT', earned: 0 })
    const own = await commissionOn(policy, cast.producer)
    expect(own).toMatchObject({ commissionPercent: 12, commissionAmount: whole - Math.round(whole / 4) })
    expect(own.parties).toBeUndefined()
    await pays(policy, policy.totalPremium, 'ALL-1')
    await monthEnds()
    const [[first], [second]] = await Promise.all([statementsOf(cast.agencyAdmin), statementsOf(wholesalersAdmin)])
    expect(first).toMatchObject({ agencyId, earned: whole - Math.round(whole / 4), policies: 1 })
    expect(second).toMatchObject({ agencyId: wholesalerId, earned: Math.round(whole / 4), policies: 1 })
    const [mine] = await linesOf(cast.agencyAdmin, first?.month)
    expect(mine).toMatchObject({ premium: policy.rated.premium, percent: 12 })
    const [theirs] = await linesOf(wholesalersAdmin, second?.month, wholesalerId)
    expect(theirs).toMatchObject({ premium: policy.rated.premium, percent: 4 })
    const { parties = [] } = await commissionOn(policy)
    expect(parties.map(({ booked }) => booked).sort()).toEqual([first?.earned, second?.earned].sort())
    await booksBalance(policy)
  })

  it('is clawed back from each by the same part to the cent', async () => {
    const effectiveDate = addDays(policy.effectiveDate, 120)
    answered(
      await desk.asPolicy(staff)(cancelPolicy, {
        params: { policyId: policy.id },
        body: { reason: 'Duplicate', effectiveDate } as never,
      }),
    )
    await desk.deliver()
    await monthEnds()
    const { parties = [], commissionAmount } = await commissionOn(policy)
    expect(parties.map(({ toBook }) => toBook)).toEqual([0, 0])
    expect(parties.reduce((sum, { booked }) => sum + booked, 0)).toBe(commissionAmount)
    const theirs = parties.find((each) => each.agencyId === wholesalerId)
    expect(theirs?.booked).toBe(Math.round(commissionAmount / 4))
    await booksBalance(policy)
  })

  it('is due as it is written where that is agreed, before anything is paid; a policy keeps what it was bound with', async () => {
    const before = await desk.aPolicy()
    const quoteId = await desk.quotes.aRequestedQuote(await desk.quotes.anAccount())
    expect((await desk.quotes.read(quoteId)).commissionPercent).toBe(16)
    const { agreements } = answered(await ask(staff)(contract.listCommissionAgreements, { params }))
    const kept = agreements.find(({ product }) => product === 'P250')
    const { shares = [] } = kept ?? {}
    answered(
      await change(kept?.id as never, kept?.revision ?? 0, {
        product: 'P250',
        newPercent: 20,
        manner: 'AS_WRITTEN',
        shares: shares.map(({ agencyName: _, ...share }) => share),
      }),
    )
    // Quoted before, bound after: what is agreed for its first day holds.
    const { binder } = answered(await desk.quotes.as(cast.producer)(bindQuote, { params: { quoteId }, body: {} }))
    await desk.issue(await desk.read(binder.id))
    written = await desk.read(binder.id)
    expect(await commissionOn(before)).toMatchObject({ commissionPercent: 16, manner: 'AS_PAID', earned: 0, toBook: 0 })
    const told = await commissionOn(written)
    expect(told).toMatchObject({ commissionPercent: 20, manner: 'AS_WRITTEN', earned: told.commissionAmount })
    expect(told.toBook).toBe(told.commissionAmount)
  })

  it('is taken back whole from each where the policy never was', async () => {
    await monthEnds()
    const { booked, commissionAmount, toBook } = await commissionOn(written)
    expect({ booked, toBook }).toEqual({ booked: commissionAmount, toBook: 0 })
    answered(
      await desk.asPolicy(staff)(flatCancelPolicy, {
        params: { policyId: written.id },
        body: { reason: 'Duplicate' } as never,
      }),
    )
    await desk.deliver()
    await monthEnds()
    const { parties = [] } = await commissionOn(written)
    expect(parties.map(({ booked }) => booked)).toEqual([0, 0])
    await booksBalance(written)
  })
})

describe('the commission on what an agency is billed for, shared with its wholesaler', () => {
  let policy: PolicyRecord
  let net: number
  let theirs: number
  const paysNet = async (amount: number, reference: string) => {
    const body = {
      policyId: policy.id,
      amount,
      paymentMethod: 'Wire' as const,
      paymentDate: bookDate(now()),
      reference,
    }
    answered(await desk.asBilling(staff)(applyExternalPayment, { body: { ...body, netOfCommission: true } }))
    await desk.deliver()
    aWhilePasses()
  }
  /** The account of an agency with the provider over a month, as its own people read it. */
  const accountOf = async (actor: typeof staff, month: Month) =>
    answered(await desk.asBilling(actor)(getStatement, { query: { kind: 'agency', from: month } }))
  const movedIn = (rows: Awaited<ReturnType<typeof accountOf>>['rows']) =>
    rows.filter(({ policyId }) => policyId === policy.id).reduce((sum, { debit, credit }) => sum + debit - credit, 0)

  it('leaves the agency owing what its bill asks for, and tells it nothing of the other’s part', async () => {
    policy = await desk.aPolicy({ agencyBilled: true })
    await desk.deliver()
    aWhilePasses()
    const { parties = [], commissionAmount } = await commissionOn(policy)
    theirs = parties.find((each) => each.agencyId === wholesalerId)?.commissionAmount ?? 0
    expect(theirs).toBe(Math.round(commissionAmount / 4))
    net = policy.totalPremium - (commissionAmount - theirs)
    const month = monthOf(bookDate(now()))
    expect(movedIn((await accountOf(cast.agencyAdmin, month)).rows)).toBe(net)
    expect(movedIn((await accountOf(wholesalersAdmin, month)).rows)).toBe(0)
    const half = Math.round(net / 2)
    await paysNet(half, 'NET-1')
    expect(movedIn((await accountOf(cast.agencyAdmin, month)).rows)).toBe(net - half)
    await monthEnds()
    expect(movedIn((await accountOf(cast.agencyAdmin, month)).rows)).toBe(net - half)
  })

  it('is in the wholesaler’s account and on its statement as the agency pays', async () => {
    const month = monthOf(addMonths(bookDate(now()), -1))
    const { booked: due = 0 } =
      (await commissionOn(policy)).parties?.find((each) => each.agencyId === wholesalerId) ?? {}
    expect(due).toBe(Math.round(theirs / 2))
    const account = await accountOf(wholesalersAdmin, month)
    expect(account.rows.filter(({ policyId }) => policyId === policy.id)).toMatchObject([{ debit: 0, credit: due }])
    const [year, of] = month.split('-').map(Number)
    const lines = await linesOf(wholesalersAdmin, of, wholesalerId, year)
    expect(lines.find(({ policyId }) => policyId === policy.id)).toMatchObject({ percent: 4, earned: due })
    const [statement] = answered(
      await ask(wholesalersAdmin)(contract.listCommissionStatements, { query: { year: Number(year), month: of } }),
    )
    expect(account.closing).toBe(0 - (statement?.amount ?? 0))
  })

  it('comes to nothing owed once all is paid', async () => {
    const first = monthOf(addMonths(bookDate(now()), -1))
    await paysNet(net - Math.round(net / 2), 'NET-2')
    await monthEnds()
    const last = monthOf(addMonths(bookDate(now()), -1))
    const [before, after] = [await accountOf(cast.agencyAdmin, first), await accountOf(cast.agencyAdmin, last)]
    expect(movedIn(before.rows) + movedIn(after.rows)).toBe(0)
    expect(after).toMatchObject({ opening: before.closing, closing: before.closing - movedIn(before.rows) })
    const { parties = [] } = await commissionOn(policy)
    expect(parties.find((each) => each.agencyId === wholesalerId)).toMatchObject({ booked: theirs, toBook: 0 })
    await booksBalance(policy)
  })
})
