import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { eventually } from '#cdk/local/testing/scratch.ts'
import { outgoingMails } from '#functions/_platform/mail/outbox.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { handler as docsHandler } from '#functions/docs/index.ts'
import { wrongsOfBooks } from '#functions/ledger/books/wrongsOfBooks.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { bookingOf } from '#functions/ledger/postings/booking.ts'
import { postings } from '#functions/ledger/postings/postings.ts'
import { invoiceOfPolicy } from '#functions/ledger/store/invoices.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { searchAgencyBilledInvoices } from '#shared/contracts/billing/agencyBill.ts'
import { getTrialBalance } from '#shared/contracts/billing/ledger.ts'
import { applyExternalPayment } from '#shared/contracts/billing/transactions.ts'
import * as contract from '#shared/contracts/commissions/index.ts'
import { getCommissionStatement } from '#shared/contracts/docs/documents.ts'
import { cancelPolicy } from '#shared/contracts/policy/cancellation.ts'
import { getPolicyCommission } from '#shared/contracts/policy/commission.ts'
import { monthOf } from '#shared/domain/calendar/months.ts'
import { addMonths } from '#shared/domain/calendar/moveDate.ts'
import { AgencyId, PersonaId } from '#shared/domain/ids/ids.ts'
import { postingsForCommissionDue } from '#shared/domain/ledger/commissionPostings.ts'
import { balanceOf, trialBalance } from '#shared/domain/ledger/trialBalance.ts'
import { cast, castIds, partnerOf } from '#tests/cast/actors.ts'
import { eventsOf } from '#tests/support/eventsOf.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { deliver } from '#tests/support/queue.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { aWhilePasses } from '#tests/weather/ofTheRun.ts'
import { commissionEntries } from './account/owed.ts'
import { handler } from './index.ts'
import { stateLastMonth } from './jobs/dueCommissions.ts'
import { commissionPayments } from './store/commissionPayments.ts'
import { commissionStatementIdOf, commissionStatements } from './store/commissionStatements.ts'
import { handler as worker } from './worker.ts'

let desk: PolicyDesk
const ask = callerOf(handler)
const askDocs = callerOf(docsHandler)
const now = () => new Date().toISOString()
const agencyId = AgencyId.parse(castIds.agency(1))
const params = { agencyId }
const [payer, second] = [cast.superAdmin, { ...cast.superAdmin, userId: 'usr_01JH0000000000000000000Z99', name: 'Zoe' }]

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-09-10T15:00:00.000Z') })
  desk = await openPolicyDesk()
})
afterAll(async () => {
  await desk.close()
  vi.useRealTimers()
})

/** The first of the next month comes: commission becomes due for the month that is over, and is stated. */
const monthEnds = async () => {
  const next = addMonths(`${monthOf(bookDate(now()))}-01`, 1)
  vi.setSystemTime(Date.parse(`${next}T16:05:00.000Z`))
  await stateLastMonth({ now: now(), once: 'test' } as never)
  expect(await runJobsOf(desk.quotes.table, worker)).toEqual([])
  await desk.deliver()
  aWhilePasses()
}
const account = async () => answered(await ask(payer)(contract.getCommissionAccount, { params }))
const statements = async (actor = payer) =>
  answered(
    await ask(actor)(contract.listCommissionStatements, {
      query: { year: 2026, ...(actor === payer && { agencyId }) },
    }),
  )
/** A statement's lines, each of which comes to the commission by its own premium and rate, but for a cent. */
const linesOf = async (month: number, actor = payer) => {
  const { lines } = answered(
    await ask(actor)(contract.getCommissionStatementLines, { query: { year: 2026, month, agencyId } }),
  )
  for (const { clawedBack, earned, percent = 0, premium = 0, retained = 0 } of lines)
    expect(Math.abs((premium * percent) / 100 - retained - earned - clawedBack)).toBeLessThanOrEqual(1)
  return lines
}
const commissionOf = async (policy: PolicyRecord, actor = payer) =>
  answered(await desk.asPolicy(actor)(getPolicyCommission, { params: { policyId: policy.id } }))
const booksOf = async ({ id }: PolicyRecord) => {
  const invoice = await invoiceOfPolicy(id)
  if (invoice === undefined) throw new Error('no invoice')
  const entries = await postings.every({ scopes: [`policy:${id}`] })
  expect(wrongsOfBooks(invoice, entries, undefined)).toEqual([])
  expect(trialBalance(entries).difference).toBe(0)
  return { invoice, entries }
}
const paysPart = (policy: PolicyRecord, amount: number, reference: string, netOfCommission = false) =>
  desk.asBilling(payer)(applyExternalPayment, {
    body: {
      policyId: policy.id,
      amount,
      paymentMethod: 'Wire',
      paymentDate: bookDate(now()),
      reference,
      ...(netOfCommission && { netOfCommission }),
    },
  })
const token = async () => {
  const { data } = answered(await ask(payer)(contract.getCommissionToken, { params }))
  return data.token
}
const pay = (commissionsAmount: number, by: string, actor = payer, description = 'Commission') =>
  ask(actor)(contract.payCommission, { body: { agencyId, commissionsAmount, description, token: by } })

/** The agency's bank sends a payment back, and the event of it is delivered. */
const bankReturns = async (paymentId: string) => {
  const payoutId = (await commissionPayments.require(paymentId)).reference
  desk.letTimePass()
  const told = await eventually(async () =>
    (await eventsOf(desk.quotes.table)).find(
      ({ name, detail }) => name === 'payout.returned' && 'payoutId' in detail && detail.payoutId === payoutId,
    ),
  )
  const body = JSON.stringify({ id: `evt_${payoutId}`, 'detail-type': told.name, time: now(), detail: told.detail })
  await deliver(worker, [{ messageId: `${payoutId}`, body }])
}
const mailsOf = async (template: string) => {
  const ids = (await eventsOf(desk.quotes.table)).flatMap(({ name, detail }) =>
    name === 'mail.requested' && 'mailId' in detail ? [detail.mailId] : [],
  )
  return (await outgoingMails.byIds([...new Set(ids)])).filter((mail) => mail.template === template)
}

/** The agency's own administrator enters the bank account on the processor's page. */
const enterAccount = async () => {
  const admin = cast.agencyAdmin
  const { url, sessionId } = answered(await ask(admin)(contract.createAchSession, { params }))
  const body = new URLSearchParams({
    bankName: 'First Harbor Bank',
    routing: '110000000',
    account: '000123456789',
    accountType: 'Checking',
    holder: 'Harbor Pine Agency',
  })
  const page = `${desk.processor.url}${new URL(url).pathname}`
  await fetch(page, { method: 'POST', body, redirect: 'manual' })
  return ask(admin)(contract.updateAgencyAch, { params, body: { sessionId } })
}

describe('an agency’s commission', () => {
  let policy: PolicyRecord
  let billed: PolicyRecord

  it('is told with the policy: what was agreed, and none of it earned before anything is paid', async () => {
    policy = await desk.aPolicy()
    const told = await commissionOf(policy, cast.producer)
    expect(told).toMatchObject({ commissionPercent: 15, earned: 0, retained: 0, booked: 0, toBook: 0 })
    expect(told.commissionAmount).toBe(Math.round(policy.rated.premium * 0.15))
    const others = desk.asPolicy(cast.otherProducer)(getPolicyCommission, { params: { policyId: policy.id } })
    expect(await others).toMatchObject({ status: 404 })
  })

  it('is not due while nothing is collected', async () => {
    await monthEnds()
    expect(await account()).toMatchObject({ due: 0, paymentsPaused: false })
    expect(await statements()).toEqual([])
  })

  it('becomes due in the part that was collected, and not twice where the agency is billed', async () => {
    answered(await paysPart(policy, Math.round(policy.totalPremium / 4), 'PART-1'))
    billed = await desk.aPolicy({ agencyBilled: true })
    await desk.deliver()
    aWhilePasses()
    const page = answered(await desk.asBilling(payer)(searchAgencyBilledInvoices, { query: { size: 100 } }))
    const net = page.content.find(({ policyId }) => policyId === billed.id)?.amount ?? 0
    answered(await paysPart(billed, net, 'NET-1', true))
    const earned = (await commissionOf(policy)).earned
    expect(earned).toBeGreaterThan(0)
    await monthEnds()
    const [statement] = await statements()
    expect(statement).toMatchObject({ opening: 0, earned, clawedBack: 0, paid: 0, amount: earned, policies: 1 })
    const asked = { query: { year: 2026, month: statement?.month ?? 0 } }
    const { docId, csvDocId } = answered(await askDocs(cast.agencyAdmin)(getCommissionStatement, asked))
    expect(statement).toMatchObject({ docId, csvDocId })
    const ofOther = { query: { ...asked.query, agencyId } }
    expect(await askDocs(cast.otherProducer)(getCommissionStatement, ofOther)).toMatchObject({ status: 404 })
    expect(await statements(cast.agencyAdmin)).toEqual([statement])
    expect(await statements(cast.otherProducer)).toEqual([])
    const [line] = await linesOf(statement?.month ?? 0, cast.agencyAdmin)
    expect(line).toMatchObject({ policyId: policy.id, percent: 15, earned })
    const collected = Math.round(policy.totalPremium / 4) / policy.totalPremium
    expect(line?.premium).toBe(Math.round(policy.rated.premium * collected))
    const byOther = { query: { ...asked.query, agencyId } }
    expect(await ask(cast.otherProducer)(contract.getCommissionStatementLines, byOther)).toMatchObject({ status: 404 })
    expect(await account()).toMatchObject({ due: earned })
    expect(await commissionOf(policy)).toMatchObject({ booked: earned, toBook: 0 })
    const kept = await commissionOf(billed)
    expect(kept).toMatchObject({ agencyBilled: true, booked: 0, toBook: 0, retained: kept.commissionAmount })
    for (const each of [policy, billed]) await booksOf(each)
  })

  it('is stated once for a month, however often it is asked for', async () => {
    const before = await commissionEntries(agencyId, undefined)
    await worker({ task: 'stateMonth', input: {}, executionName: 'test' } as never)
    expect(await runJobsOf(desk.quotes.table, worker)).toEqual([])
    const ahead = worker({ task: 'stateMonth', input: { month: '2026-12' }, executionName: 'test' } as never)
    await expect(ahead).rejects.toThrow()
    aWhilePasses()
    expect(await statements()).toHaveLength(1)
    expect(await commissionEntries(agencyId, undefined)).toHaveLength(before.length)
  })

  it('is paid to an account that the agency’s own people alone enter, of which four digits are known', async () => {
    expect(await ask(payer)(contract.getAgencyAch, { params })).toMatchObject({
      problem: { code: 'commission.noBankAccount' },
    })
    expect(await ask(payer)(contract.getCommissionToken, { params })).toMatchObject({ status: 404 })
    expect(await ask(payer)(contract.createAchSession, { params })).toMatchObject({
      problem: { code: 'commission.ownPeopleOnly' },
    })
    const kept = { bankName: 'First Harbor Bank', accountLast4: '6789', accountType: 'Checking' }
    expect(answered(await enterAccount())).toEqual(kept)
    expect(answered(await ask(payer)(contract.getAgencyAch, { params }))).toEqual(kept)
    expect((await eventsOf(desk.quotes.table)).filter(({ name }) => name === 'mail.requested')).not.toEqual([])
    const stolen = { params, body: { sessionId: 'pys_unknown' } }
    expect(await ask(cast.agencyAdmin)(contract.updateAgencyAch, stolen)).toMatchObject({ status: 404 })
  })

  it('is not paid while payments are paused, and earns all the same', async () => {
    const toggle = () => ask(payer)(contract.toggleAgencyPayments, { params })
    expect(answered(await toggle())).toEqual({ paymentsPaused: true })
    expect(await pay(100, await token())).toMatchObject({ problem: { code: 'commission.paused' } })
    expect((await account()).due).toBeGreaterThan(0)
    expect(answered(await toggle())).toEqual({ paymentsPaused: false })
  })

  it('is paid once by two at once, by balanced postings out of trust; a token is good for one payment', async () => {
    const { due } = await account()
    const by = await token()
    expect(await pay(99, by)).toMatchObject({ ok: false, status: 400 })
    expect(await pay(due + 1, by)).toMatchObject({ problem: { code: 'commission.aboveDue' } })
    const [one, other] = await Promise.all([pay(1_000, by), pay(1_000, by, second)])
    expect(answered(one)).toEqual(answered(other))
    expect(answered(one).status).toBe('PAID')
    expect(await account()).toMatchObject({ due: due - 1_000 })
    expect(answered(await pay(1_000, by))).toEqual(answered(one))
    expect(await pay(2_000, by)).toMatchObject({ problem: { code: 'commission.tokenUsed' } })
    const entries = await commissionEntries(agencyId, undefined)
    expect(
      balanceOf(
        entries.filter(({ cause }) => cause.kind === 'commissionPayment'),
        'trustCash',
      ),
    ).toBe(-1_000)
    const paid = answered(await ask(cast.agencyAdmin)(contract.listCommissionPayments, { params }))
    expect(paid).toMatchObject([{ amount: 1_000, status: 'PAID', accountLast4: '6789' }])
  })

  it('is due again when the bank returns it after it was paid: in trust, in the queue and told to the agency', async () => {
    const before = await account()
    const paid = answered(await pay(1_014, await token()))
    expect(paid.status).toBe('PAID')
    const { transactionId: id } = paid
    const inTrust = async () => balanceOf(await commissionEntries(agencyId, undefined), 'trustCash')
    const lay = await inTrust()
    await bankReturns(id)
    const returned = await commissionPayments.byId(id)
    expect(returned).toMatchObject({ status: 'RETURNED', returned: { reason: 'The account is closed.' } })
    expect(await inTrust()).toBe(lay + 1_014)
    expect(await account()).toMatchObject({ due: before.due, returned: [{ id }] })
    expect(await mailsOf('commissionReturned')).toMatchObject([
      { data: { amount: 1_014, lastFourDigits: '6789', reason: 'The account is closed.' } },
    ])
    aWhilePasses()
    const queue = () => ask(payer)(contract.listReturnedCommissionPayments, {})
    expect(answered(await queue())).toMatchObject([{ id }])
    const bound = { ...payer, agencyIds: [castIds.agency(2)] }
    expect(answered(await ask(bound)(contract.listReturnedCommissionPayments, {}))).toEqual([])
    await bankReturns(id)
    expect(await account()).toMatchObject({ due: before.due })
    expect(await pay(1_000, await token())).toMatchObject({ problem: { code: 'commission.payoutReturned' } })
    const clears = (actor = payer) =>
      ask(actor)(contract.clearReturnedCommissionPayment, {
        params: { commissionPaymentId: id as never },
        body: { note: 'The bank closed it by mistake' },
      })
    expect(await clears(bound)).toMatchObject({ problem: { code: 'commission.paymentNotFound' } })
    expect(answered(await clears())).toMatchObject({ status: 'CLEARED', cleared: { name: payer.name } })
    expect(await clears()).toMatchObject({ problem: { code: 'commission.paymentNotReturned' } })
    aWhilePasses()
    expect(answered(await queue())).toEqual([])
    expect((await account()).returned).toBeUndefined()
  })

  it('is paid to another account that the agency enters once a bank has returned it', async () => {
    const { transactionId: id } = answered(await pay(1_114, await token()))
    await bankReturns(id)
    expect(await pay(1_000, await token())).toMatchObject({ problem: { code: 'commission.payoutReturned' } })
    answered(await enterAccount())
    expect(await commissionPayments.byId(id)).toMatchObject({
      status: 'CLEARED',
      cleared: { by: cast.agencyAdmin.userId },
    })
    expect(answered(await pay(1_200, await token())).status).toBe('PAID')
  })

  it('stays due when the bank declines, and another payment can be made', async () => {
    const { due } = await account()
    expect(await pay(1_013, await token())).toMatchObject({ problem: { code: 'commission.payoutDeclined' } })
    expect(await account()).toMatchObject({ due })
    expect(answered(await pay(1_100, await token())).status).toBe('PAID')
  })

  it('takes two people above 2,500.00; whoever asks for another amount begins anew', async () => {
    answered(await paysPart(policy, policy.totalPremium - Math.round(policy.totalPremium / 4), 'REST-1'))
    const large = await desk.aPolicy({ commissionPercent: 90 })
    answered(await paysPart(large, large.totalPremium, 'ALL-1'))
    await monthEnds()
    const { due } = await account()
    expect(due).toBeGreaterThan(250_000)
    const by = await token()
    expect(answered(await pay(due, by)).status).toBe('REQUESTED')
    expect(answered(await pay(due, by)).status).toBe('REQUESTED')
    expect(await account()).toMatchObject({ due, open: { status: 'REQUESTED', amount: due } })
    expect(answered(await pay(due - 100, by, second)).status).toBe('REQUESTED')
    const paid = answered(await pay(due - 100, by))
    expect(paid.status).toBe('PAID')
    expect(await commissionPayments.byId(paid.transactionId)).toMatchObject({
      requested: { name: 'Zoe' },
      approved: { by: payer.userId },
    })
    expect(await account()).toMatchObject({ due: 100 })
  })

  it('is clawed back of premium that was returned, below zero, and carried forward', async () => {
    const { due } = await account()
    answered(
      await desk.asPolicy(cast.underwriter)(cancelPolicy, {
        params: { policyId: policy.id },
        body: { reason: 'Duplicate', effectiveDate: policy.effectiveDate },
      }),
    )
    const toBook = (await commissionOf(policy)).toBook
    expect(toBook).toBeLessThan(0)
    await monthEnds()
    expect(await account()).toMatchObject({ due: due + toBook })
    expect(await pay(100, await token())).toMatchObject({ problem: { code: 'commission.aboveDue' } })
    const [last, before, first] = await statements()
    if (last === undefined || before === undefined || first === undefined) return expect.fail()
    for (const { month, earned, clawedBack } of await statements()) {
      const lines = await linesOf(month)
      expect(lines.reduce((sum, line) => sum + line.earned + line.clawedBack, 0)).toBe(earned + clawedBack)
    }
    const [returned] = await linesOf(last?.month ?? 0)
    expect(returned).toMatchObject({ policyId: policy.id, premium: 0 - policy.rated.premium, percent: 15 })
    expect(last).toMatchObject({ opening: before.amount, clawedBack: toBook, amount: due + toBook })
    expect(before.opening).toBe(first.amount)
    for (const each of [first, before, last])
      expect(each.opening + each.earned + each.clawedBack - each.paid).toBe(each.amount)
  })

  it('is stated with what was paid and what came back', async () => {
    const all = answered(
      await ask(payer)(contract.getCommissionStatementLines, { query: { year: 2026, month: 11, agencyId } }),
    )
    const stated = all.payments.map(({ amount }) => amount)
    expect(stated.sort((a, b) => a - b)).toEqual([-1_114, -1_014, 1_000, 1_014, 1_100, 1_114, 1_200])
  })

  it('is the same in the ledger, in the account and in the totals', async () => {
    await desk.deliver()
    const entries = await commissionEntries(agencyId, undefined)
    const { due } = await account()
    expect(0 - balanceOf(entries, 'commissionDue')).toBe(due)
    const sheet = answered(await desk.asBilling(payer)(getTrialBalance, { query: { asOf: '2099-12-31' } }))
    expect(sheet.total).toBe(0)
    expect(sheet.accounts.find(({ code }) => code === '2325')?.balance).toBe(0 - due)
    const span = { from: '2026-01-01', to: '2028-12-31' } as const
    const ofAll = answered(await ask(payer)(contract.getCommissionAggregate, { query: span }))
    const ofOne = answered(await ask(payer)(contract.getCommissionAggregate, { query: { ...span, agencyId } }))
    expect(ofAll).toEqual(ofOne)
    expect(ofAll.total - ofAll.paid).toBe(ofAll.pending)
    expect(ofAll).toMatchObject({ pending: due })
    const { invoice } = await booksOf(billed)
    expect(invoice.books?.written.agencyCommission).toBeGreaterThan(0)
    const wrong = { from: '2026-02-01', to: '2026-01-01' } as const
    expect(await ask(payer)(contract.getCommissionAggregate, { query: wrong })).toMatchObject({ status: 422 })
  })

  it('is set off against what the agency is owed that another went into, once that has nothing to set it off against', async () => {
    const before = await account()
    const merged = AgencyId.parse(castIds.agency(2))
    const kept = await agencies.require(merged)
    const books = bookingOf(postingsForCommissionDue(-5_000), {
      of: { agencyId: merged, currency: 'USD' },
      agencyId: merged,
      cause: { kind: 'commission', id: merged },
      effectiveAt: bookDate(now()),
      now: now(),
    })
    await commit([
      agencies.update(kept, { ...kept, status: 'CLOSED', mergedInto: 'Agency 1', mergedIntoId: agencyId }),
      ...books.writes,
    ])
    await monthEnds()
    expect(await account()).toMatchObject({ due: before.due - 5_000 })
    const owed = async () => 0 - balanceOf(await commissionEntries(merged, undefined), 'commissionDue')
    expect(await owed()).toBe(0)
    await monthEnds()
    expect(await owed()).toBe(0)
    const monthsAgo = (months: number) => monthOf(addMonths(`${monthOf(bookDate(now()))}-01`, -months))
    const told = await Promise.all(
      [2, 1].map((months) => commissionStatements.require(commissionStatementIdOf(merged, monthsAgo(months)))),
    )
    expect(told.map(({ opening, clawedBack, paid, amount }) => [opening, clawedBack, paid, amount])).toEqual([
      [0, 0, 0, -5_000],
      [-5_000, 0, -5_000, 0],
    ])
    const sheet = answered(await desk.asBilling(payer)(getTrialBalance, { query: { asOf: '2099-12-31' } }))
    expect(sheet.accounts.filter(({ code, balance }) => ['1040', '1045'].includes(code) && balance !== 0)).toEqual([])
    expect(await account()).toMatchObject({ due: before.due - 5_000 })
    const { opening, earned, clawedBack, paid, amount } = (await statements())[0] ?? expect.fail('no statement')
    expect(opening + earned + clawedBack - paid).toBe(amount)
    await commit([agencies.update(await agencies.require(merged), kept)])
  })

  it('is told to an aggregator by agency, as the agency itself reads it, and to no other', async () => {
    const aggregatorId = PersonaId.parse('org_01JH0000000000000000000D07')
    const agency = await agencies.require(agencyId)
    await commit([agencies.update(agency, { ...agency, aggregatorId })])
    const span = { from: '2026-01-01', to: '2028-12-31' } as const
    const told = async (id: PersonaId) =>
      answered(await ask(partnerOf('DIGITAL', 'Corp Admin', id))(contract.listAgencyCommissions, { query: span }))
    const { currency, ...own } = answered(
      await ask(payer)(contract.getCommissionAggregate, { query: { ...span, agencyId } }),
    )
    expect(await told(aggregatorId)).toEqual({
      ...{ currency, isPart: false },
      agencies: [{ id: agencyId, name: agency.name, ...own }],
    })
    expect(await told(PersonaId.parse('org_01JH0000000000000000000D08'))).toMatchObject({ agencies: [] })
    // Of the months before the books none is read.
    const reads = vi.spyOn(postings, 'every')
    const query = { from: '0001-01-01', to: '0003-01-01', agencyId } as const
    expect(answered(await ask(payer)(contract.getCommissionAggregate, { query }))).toMatchObject({ total: 0, paid: 0 })
    expect(reads.mock.calls.every(([{ group = [] }]) => [group].flat().length < 1000)).toBe(true)
    reads.mockRestore()
    expect(answered(await ask(payer)(contract.listAgencyCommissions, { query: span })).agencies).toEqual([])
  })

  it('leads an aggregator from its figures to the statements behind them, and to where none is paid', async () => {
    const aggregatorId = PersonaId.parse('org_01JH0000000000000000000D07')
    const other = PersonaId.parse('org_01JH0000000000000000000D08')
    const by = (id: PersonaId) => ask(partnerOf('DIGITAL', 'Corp Admin', id))
    const query = { year: 2026, agencyId }
    const own = answered(await ask(payer)(contract.listCommissionStatements, { query }))
    expect(own.length).toBeGreaterThan(0)
    expect(answered(await by(aggregatorId)(contract.listCommissionStatements, { query }))).toEqual(own)
    const [first] = own
    const line = { query: { year: 2026, month: first?.month ?? 1, agencyId } }
    expect(answered(await by(aggregatorId)(contract.getCommissionStatementLines, line))).toEqual(
      answered(await ask(payer)(contract.getCommissionStatementLines, line)),
    )
    const span = { query: { from: '2026-01-01', to: '2026-12-31', agencyId } } as const
    expect(answered(await by(aggregatorId)(contract.getCommissionAggregate, span))).toEqual(
      answered(await ask(payer)(contract.getCommissionAggregate, span)),
    )
    for (const refused of [
      await by(other)(contract.listCommissionStatements, { query }),
      await by(other)(contract.getCommissionStatementLines, line),
      await by(other)(contract.getCommissionAggregate, span),
    ])
      expect(refused).toMatchObject({ status: 404, problem: { code: 'agency.notFound' } })
    for (const refused of [
      await by(aggregatorId)(contract.getCommissionAccount, { params }),
      await by(aggregatorId)(contract.getAgencyAch, { params }),
      await by(aggregatorId)(contract.listCommissionPayments, { params }),
    ])
      expect(refused).toMatchObject({ status: 403, problem: { code: 'permission.denied' } })
  })

  it('is nobody’s business of another agency', async () => {
    const other = ask(cast.otherProducer)
    for (const refused of [
      await other(contract.getAgencyAch, { params }),
      await other(contract.getCommissionAccount, { params }),
      await other(contract.listCommissionPayments, { params }),
      await other(contract.getCommissionAggregate, { query: { from: '2026-01-01', to: '2026-02-01', agencyId } }),
    ])
      expect(refused).toMatchObject({ status: 404, problem: { code: 'agency.notFound' } })
  })
})
