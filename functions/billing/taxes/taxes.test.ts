import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { historyOf } from '#functions/_platform/storage/history.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { booksWrite, readBooks } from '#functions/ledger/store/ledgerBooks.ts'
import { taxReturns } from '#functions/ledger/store/taxReturns.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import type { QuoteRecord } from '#functions/quote/public.ts'
import { getTrialBalance } from '#shared/contracts/billing/ledger.ts'
import { reopenPeriod } from '#shared/contracts/billing/periods.ts'
import * as contract from '#shared/contracts/billing/taxes.ts'
import { flatCancelPolicy } from '#shared/contracts/policy/cancellation.ts'
import type { Month } from '#shared/domain/calendar/months.ts'
import { taxReturnLife } from '#shared/records/taxReturn/taxReturnLife.ts'
import { cast } from '#tests/cast/actors.ts'
import { expectRefused } from '#tests/support/inStatus.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'

type Actor = (typeof cast)[keyof typeof cast]
const first: Actor = cast.superAdmin
const second = { ...cast.superAdmin, userId: 'usr_01JH0000000000000000000V98', name: 'Second Person' } as Actor
const stamping = 'CA stamping office'

let desk: PolicyDesk
let policy: PolicyRecord
const at = (instant: string) => vi.setSystemTime(Date.parse(instant))
const closeThrough = async (month: Month) => commit([booksWrite(await readBooks(), { closedThrough: month })])

/** A policy on surplus lines in California, whose taxes are told apart by authority. */
const taxed = async (): Promise<Partial<QuoteRecord>> => {
  const quote = await desk.aQuote()
  const { premium } = quote.rated
  const tax = (key: 'surplusLineTax' | 'surplusStampingFee', rate: number) => ({
    key,
    name: key,
    rate,
    taxable: premium,
    amount: Math.round(premium * rate),
    source: 'Cal. Ins. Code',
  })
  const taxes = [tax('surplusLineTax', 0.03), tax('surplusStampingFee', 0.0018)]
  const total = premium + taxes.reduce((sum, { amount }) => sum + amount, 0)
  return {
    isSurplus: true,
    firmographicData: { ...quote.firmographicData, state: 'CA' },
    rated: { ...quote.rated, taxes, total },
    totalPremium: total,
  }
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-09-10T15:00:00.000Z') })
  desk = await openPolicyDesk()
  policy = await desk.aPolicy(await taxed())
  await desk.deliver()
})
afterAll(async () => {
  await desk.close()
  vi.useRealTimers()
})

const list = async () => answered(await desk.asBilling(first)(contract.listTaxReturns, {}))
const read = async (to: Month, authority = stamping) =>
  answered(await desk.asBilling(first)(contract.getTaxReturn, { query: { authority, to } }))
const fileOf = async (to: Month) =>
  answered(await desk.asBilling(first)(contract.getTaxReturnFile, { query: { authority: stamping, to } }))
const fileIt = (to: Month, payable: number, { actor = first, filedOn = bookDate(new Date().toISOString()) } = {}) =>
  desk.asBilling(actor)(contract.fileTaxReturn, {
    body: { authority: stamping, to, payable, filedOn, reference: 'SLA-1' },
  })
const payIt = (taxReturnId: string, payable: number, { actor = second, paidOn = '2026-09-10' } = {}) =>
  desk.asBilling(actor)(contract.payTaxReturn, { params: { taxReturnId }, body: { payable, paidOn, reference: 'W-1' } })
const taxOf = (key: string) => policy.rated.taxes.find((tax) => tax.key === key)?.amount ?? 0
const balances = async () => {
  const { accounts } = answered(await desk.asBilling(first)(getTrialBalance, { query: {} }))
  return Object.fromEntries(
    accounts.map(({ code, authority, balance }) => [`${code} ${authority ?? ''}`.trim(), balance]),
  )
}

describe('the tax returns', () => {
  it('are of every authority that is owed something, with the day by which each is due', async () => {
    expect((await list()).returns).toMatchObject([
      {
        authority: stamping,
        from: '2026-09',
        to: '2026-09',
        dueOn: '2026-10-31',
        status: 'OPEN',
        phase: 'running',
        daysLeft: 51,
        filable: false,
        payable: taxOf('surplusStampingFee'),
      },
      {
        authority: 'CA',
        from: '2026-01',
        to: '2026-12',
        dueOn: '2027-03-01',
        payable: taxOf('surplusLineTax'),
        accounts: [{ code: '2210' }, { code: '2260', amount: 0 }],
      },
    ])
  })

  it('lead to the transactions that they are made of', async () => {
    const { transactions, amount } = await read('2026-12', 'CA')
    expect(transactions).toMatchObject([
      {
        policyNumber: policy.policyNumber,
        transaction: 'New',
        taxable: policy.rated.premium,
        rate: 0.03,
        tax: amount,
        levy: 0,
      },
    ])
    const draft = await fileOf('2026-09')
    expect(draft.fileName).toBe('draft-tax-return-ca-stamping-office-2026-09.csv')
    expect(draft.csv).toContain('"Harbor Specialty Insurance Company"')
    for (const query of [
      { authority: 'Atlantis', to: '2026-09' },
      { authority: 'CA', to: '2026-09' },
      { authority: 'TX', to: '2026-12' },
    ] as const)
      expect(await desk.asBilling(first)(contract.getTaxReturn, { query })).toMatchObject({
        problem: { code: 'billing.taxReturnNotFound' },
      })
  })

  it('are read by who reads the ledger and filed by who may', async () => {
    expect(await desk.asBilling(cast.producer)(contract.listTaxReturns, {})).toMatchObject({ status: 403 })
    expect(await fileIt('2026-09', 1, { actor: cast.underwriter })).toMatchObject({ status: 403 })
  })
})

describe('a return that is filed', () => {
  let id = ''
  const due = () => taxOf('surplusStampingFee')

  it('is of months that are closed, and as it was seen', async () => {
    expect(await fileIt('2026-09', due())).toMatchObject({ problem: { code: 'billing.taxPeriodOpen' } })
    at('2026-10-12T15:00:00.000Z')
    await closeThrough('2026-09')
    expect((await list()).returns[0]).toMatchObject({ to: '2026-09', phase: 'dueSoon', daysLeft: 19, filable: true })
    expect(await fileIt('2026-09', due() + 1)).toMatchObject({ problem: { code: 'billing.taxMoved' } })
    expect(await fileIt('2026-09', due(), { filedOn: '2026-10-13' })).toMatchObject({
      status: 422,
      problem: { code: 'request.unfit', errors: [{ detail: 'This day has not come yet', path: ['filedOn'] }] },
    })
    expect(await fileIt('2026-09', due(), { filedOn: '2026-09-30' })).toMatchObject({
      status: 422,
      problem: { code: 'request.unfit', errors: [{ path: ['filedOn'] }] },
    })
    expect(await fileIt('2026-10', 0)).toMatchObject({ problem: { code: 'billing.taxEarlierOpen' } })
  })

  it('is filed once by two at once, and frozen with its file', async () => {
    const draft = await fileOf('2026-09')
    const both = await Promise.all([fileIt('2026-09', due()), fileIt('2026-09', due(), { actor: second })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const filed = await read('2026-09')
    expect(filed).toMatchObject({
      status: 'FILED',
      payable: due(),
      rows: 1,
      filed: { on: '2026-10-12', reference: 'SLA-1' },
    })
    id = filed.id ?? ''
    expect(await fileOf('2026-09')).toEqual({ fileName: 'tax-return-ca-stamping-office-2026-09.csv', csv: draft.csv })
  })

  it('keeps its months closed', async () => {
    expect(
      await desk.asBilling(second)(reopenPeriod, { params: { month: '2026-09' }, body: { reason: 'Too early' } }),
    ).toMatchObject({ status: 404 })
    expect((await readBooks())?.taxFiledThrough).toBe('2026-09')
  })

  it('is paid by somebody else than who filed it, out of the trust account', async () => {
    const filer = (await taxReturns.require(id)).filed.by === first.userId ? first : second
    const other = filer === first ? second : first
    expect(await payIt(id, due(), { actor: filer })).toMatchObject({ problem: { code: 'billing.ownTaxReturn' } })
    expect(await payIt(id, due() + 1, { actor: other })).toMatchObject({ problem: { code: 'billing.taxMoved' } })
    expect(await payIt(id, due(), { actor: other, paidOn: '2027-01-01' })).toMatchObject({
      status: 422,
      problem: { code: 'request.unfit', errors: [{ detail: 'This day has not come yet', path: ['paidOn'] }] },
    })
    expect(await payIt(id, due(), { actor: other, paidOn: '2016-10-12' })).toMatchObject({
      status: 422,
      problem: { code: 'request.unfit', errors: [{ path: ['paidOn'] }] },
    })
    // Paid as of a day of the month that is closed, it is booked in the open one.
    expect(answered(await payIt(id, due(), { actor: other }))).toMatchObject({
      status: 'PAID',
      paid: { on: '2026-09-10', bookedOn: '2026-10-01', reference: 'W-1', by: other.userId },
    })
    await desk.deliver()
    const held = await balances()
    expect(held[`2220 ${stamping}`]).toBe(0)
    expect(held['1050']).toBe(0 - due())
    expect((await historyOf(id, 5)).map(({ operation }) => operation)).toContain('payTaxReturn')
  })

  it('leaves what is corrected later to the next one, which carries a credit forward', async () => {
    const flat = { params: { policyId: policy.id }, body: { reason: 'Not taken up' } }
    answered(await desk.asPolicy(cast.underwriter)(flatCancelPolicy, flat))
    await desk.deliver()
    expect(await read('2026-10')).toMatchObject({ status: 'OPEN', amount: 0 - due(), payable: 0 - due(), rows: 1 })
    expect(await read('2026-09')).toMatchObject({ status: 'PAID', amount: due(), rows: 1 })
    at('2026-11-05T15:00:00.000Z')
    await closeThrough('2026-10')
    expect(answered(await fileIt('2026-10', 0 - due()))).toMatchObject({ status: 'NIL', payable: 0 - due() })
    expect(await read('2026-11')).toMatchObject({ amount: 0, broughtForward: 0 - due(), payable: 0 - due() })
  })

  it('is refused what its status does not have', async () => {
    await expectRefused({
      records: taxReturns,
      id,
      life: taxReturnLife,
      by: 'payTaxReturn',
      send: () => payIt(id, due()),
      problemIn: (status) => ({ code: 'billing.taxReturnNotAllowed', data: { status } }),
    })
  })
})
