import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { postings } from '#functions/ledger/postings/postings.ts'
import { invoiceOfPolicy, invoices } from '#functions/ledger/store/invoices.ts'
import { meetDeadlines } from '#functions/policy/jobs/meetDeadlines.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { policies } from '#functions/policy/store/policies.ts'
import { createPremiumFinance, payPremiumFinance } from '#shared/contracts/billing/finance.ts'
import * as contract from '#shared/contracts/billing/financed.ts'
import type { FinancedStanding } from '#shared/contracts/billing/financedFilters.ts'
import { searchRefunds } from '#shared/contracts/billing/refunds.ts'
import { applyExternalPayment } from '#shared/contracts/billing/transactions.ts'
import { cancelForFinancer } from '#shared/contracts/policy/cancellation.ts'
import { financedInstalment } from '#shared/domain/billing/instalments.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'
import { balanceOf } from '#shared/domain/ledger/trialBalance.ts'
import { cast, partnerOf } from '#tests/cast/actors.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { aWhilePasses } from '#tests/weather/ofTheRun.ts'

const organizationId = 'org_01JH0000000000000000000P61'
const clerk = partnerOf('PREMIUM_PROCESSOR', 'Premium Processor Clerk', organizationId)
const stranger = partnerOf('PREMIUM_PROCESSOR', 'Premium Processor Clerk', 'org_01JH0000000000000000000P62')
const downPayment = 50_000
const terms = { apr: 7.125, numberOfInstallments: 9 }

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

const today = () => bookDate(new Date().toISOString())
const settled = async () => {
  await desk.deliver()
  await desk.deliver()
  aWhilePasses()
}
const invoiceOf = async ({ id }: Pick<PolicyRecord, 'id'>) => {
  const invoice = await invoiceOfPolicy(id)
  return invoice ?? expect.fail('no invoice')
}

/** A policy that the processor has a share in, financed but for its down payment. */
const aFinancedPolicy = async (more: Parameters<PolicyDesk['aPolicy']>[0] = {}) => {
  const made = await desk.aPolicy(more)
  const [policy, invoice] = await Promise.all([policies.require(made.id), invoiceOf(made)])
  await commit([
    policies.update(policy, { ...policy, partnerIds: [organizationId] }),
    invoices.update(invoice, { ...invoice, partnerIds: [organizationId] }),
  ])
  const amountFinanced = policy.totalPremium - downPayment
  const { instalmentAmount } = financedInstalment(amountFinanced, {
    apr: terms.apr,
    count: terms.numberOfInstallments,
  })
  answered(
    await desk.asBilling(clerk)(createPremiumFinance, {
      body: {
        policyId: policy.id,
        accountId: policy.accountId,
        customerEmail: 'ida@moreau.example',
        totalPremium: policy.totalPremium,
        financerName: 'Keystone Premium Services',
        ...terms,
        downPayment,
        amountFinanced,
        installmentAmount: instalmentAmount,
      },
    }),
  )
  return { policy: await desk.read(policy.id), amountFinanced }
}
const pays = async (policyId: PolicyRecord['id'], amount: number, transactionId: string) =>
  answered(
    await desk.asBilling(clerk)(payPremiumFinance, { body: { policyId, transactionId, amount, paymentDate: today() } }),
  )
interface Asked {
  readonly standing?: FinancedStanding
  readonly search?: string
  readonly size?: string
  readonly after?: string | undefined
  readonly before?: string | undefined
}
const list = async (query: Asked, actor = clerk) => {
  await settled()
  return answered(await desk.asBilling(actor)(contract.searchFinancedPolicies, { query }))
}
const rowsOf = async (standing?: FinancedStanding, actor = clerk) =>
  (await list(standing === undefined ? {} : { standing }, actor)).hits
const standing = async (actor = clerk) => {
  await settled()
  return answered(await desk.asBilling(actor)(contract.getFinancingStanding, {}))
}
const asks = (policyId: PolicyRecord['id'], more: object = {}) =>
  desk.asBilling(clerk)(contract.askFinancerCancellation, {
    params: { policyId },
    body: { noticedOn: today(), owed: 120_000, ...more },
  })

describe('financed policies', () => {
  it('are told with what financers have to pay, as the ledger has it, in the lists their figures lead to', async () => {
    const before = await standing()
    const { policy, amountFinanced } = await aFinancedPolicy()
    const after = await standing()
    expect(after.financed).toEqual({
      policies: before.financed.policies + 1,
      amount: before.financed.amount + amountFinanced,
    })
    expect(after.owedBy.amount).toBe(before.owedBy.amount + amountFinanced)
    expect(after.due.amount).toBe(before.due.amount + policy.totalPremium)
    const [row] = (await rowsOf('Financer to pay')).filter(({ policyId }) => policyId === policy.id)
    expect(row).toMatchObject({
      kind: 'FINANCER',
      name: 'Keystone Premium Services',
      financed: amountFinanced,
      paid: 0,
      instalments: 9,
      owedBy: amountFinanced,
      owedTo: 0,
      due: policy.totalPremium,
      late: 0,
    })
    await pays(policy.id, 20_000, 'FIN-1')
    expect((await standing()).owedBy.amount).toBe(after.owedBy.amount - 20_000)
    expect(balanceOf(await postings.every({ scopes: [`policy:${policy.id}`] }), 'premiumReceivable')).toBe(
      policy.totalPremium - 20_000,
    )
    const found = await list({ search: policy.policyNumber })
    expect(found.hits).toMatchObject([{ policyId: policy.id, paid: 20_000, owedBy: amountFinanced - 20_000 }])
  })

  it('are another processor’s as little as nobody’s, and what is not financed is none of them', async () => {
    await aFinancedPolicy()
    const plain = await desk.aPolicy()
    expect((await rowsOf()).map(({ policyId }) => policyId)).not.toContain(plain.id)
    expect(await rowsOf(undefined, stranger)).toEqual([])
    expect(await standing(stranger)).toMatchObject({ financed: { policies: 0, amount: 0 }, asked: 0 })
    expect(await rowsOf(undefined, cast.superAdmin)).not.toEqual([])
  })

  it('that are late are told the longest late first, and none that is not', async () => {
    const { policy } = await aFinancedPolicy()
    const { policy: other } = await aFinancedPolicy()
    const invoice = await invoiceOf(policy)
    await commit([invoices.update(invoice, { ...invoice, dueDate: addDays(today(), -40) })])
    const late = await rowsOf('Late')
    expect(late.map(({ policyId }) => policyId)).toEqual([policy.id])
    expect(late).toMatchObject([{ late: policy.totalPremium, lateParts: 1 }])
    expect((await standing()).late).toEqual({ policies: 1, amount: policy.totalPremium })
    expect((await rowsOf('Open')).map(({ policyId }) => policyId)).toContain(other.id)
    const whole = await list({ standing: 'Late', size: '1' })
    expect(whole.hits).toHaveLength(1)
    expect(whole.nextToken).toBeUndefined()
    expect((await list({ standing: 'Late', search: policy.policyNumber })).hits).toMatchObject([
      { policyId: policy.id },
    ])
    expect((await list({ standing: 'Late', search: other.policyNumber })).hits).toEqual([])
    for (const [days, each] of [20, 10].entries()) {
      const { policy: one } = await aFinancedPolicy()
      const its = await invoiceOf(one)
      await commit([invoices.update(its, { ...its, dueDate: addDays(today(), -each - days) })])
    }
    await desk.quotes.settle()
    const page = (place: Pick<Asked, 'after' | 'before'>) => list({ standing: 'Late', size: '1', ...place })
    const first = await page({})
    const second = await page({ after: first.nextToken })
    const third = await page({ after: second.nextToken })
    expect(new Set([first, second, third].map(({ hits }) => hits[0]?.policyId)).size).toBe(3)
    const back = await page({ before: third.prevToken })
    expect(back.hits).toEqual(second.hits)
    expect((await page({ before: back.prevToken })).hits).toEqual(first.hits)
  })
})

describe('the end that a financer asks for', () => {
  it('is asked once, of what it has paid for, and declined with a reason that it reads', async () => {
    const { policy } = await aFinancedPolicy()
    expect(await asks(policy.id)).toMatchObject({ problem: { code: 'billing.noFinancer' } })
    await pays(policy.id, 20_000, 'FIN-2')
    expect(await asks(policy.id, { noticedOn: addDays(today(), -30) })).toMatchObject({
      problem: { code: 'request.unfit' },
    })
    expect(
      await desk.asBilling(stranger)(contract.askFinancerCancellation, {
        params: { policyId: policy.id },
        body: { noticedOn: today(), owed: 1 },
      }),
    ).toMatchObject({ status: 404 })
    const two = await Promise.all([asks(policy.id), asks(policy.id)])
    expect(two.map(({ status }) => status).toSorted()).toEqual([204, 409])
    expect((await rowsOf('Cancellation asked')).map(({ policyId }) => policyId)).toEqual([policy.id])
    expect((await standing()).asked).toBe(1)
    const declines = () =>
      desk.asBilling(cast.underwriter)(contract.declineFinancerCancellation, {
        params: { policyId: policy.id },
        body: { reason: 'The insured has paid its instalment.' },
      })
    answered(await declines())
    expect(await declines()).toMatchObject({ problem: { code: 'billing.nothingAsked' } })
    expect(await rowsOf('Cancellation asked')).toEqual([])
    const [row] = (await rowsOf()).filter(({ policyId }) => policyId === policy.id)
    expect(row?.asked?.declined).toMatchObject({ reason: 'The insured has paid its instalment.' })
    answered(await asks(policy.id))
  })

  it('is done by the desk that cancels, and what comes back is the financer’s first', async () => {
    const here = dateAt(new Date().toISOString(), 'America/Los_Angeles')
    const effectiveDate = addMonths(here, -6)
    const accountId = await desk.quotes.anAccount()
    const { policy, amountFinanced } = await aFinancedPolicy({
      accountId,
      effectiveDate,
      endDate: addMonths(effectiveDate, 12),
    })
    await meetDeadlines({ now: new Date().toISOString() })
    await pays(policy.id, amountFinanced, 'FIN-3')
    answered(
      await desk.asBilling(cast.superAdmin)(applyExternalPayment, {
        body: {
          policyId: policy.id,
          amount: downPayment,
          paymentMethod: 'Check',
          paymentDate: today(),
          reference: 'C-1',
        },
      }),
    )
    const invoice = await invoiceOf(policy)
    if (invoice.financer === undefined) return expect.fail()
    const addedAt = `${addDays(today(), -12)}T12:00:00.000Z` as const
    await commit([invoices.update(invoice, { ...invoice, financer: { ...invoice.financer, addedAt } })])
    const noticedOn = addDays(here, -10)
    expect(await asks(policy.id, { owed: 99_999_999, noticedOn })).toMatchObject({ status: 422 })
    answered(await asks(policy.id, { owed: 90_000, noticedOn }))
    answered(
      await desk.asPolicy(cast.underwriter)(cancelForFinancer, {
        params: { policyId: policy.id },
        body: { effectiveDate: here, noticedOn, owed: 90_000 },
      }),
    )
    const [row] = (await rowsOf('Cancelled')).filter(({ policyId }) => policyId === policy.id)
    expect(row).toMatchObject({ saidOwed: 90_000, owedTo: 90_000, owedBy: 0, endsOn: here })
    expect(row?.asked).toBeUndefined()
    expect((await standing()).owedTo).toEqual({ policies: 1, amount: 90_000 })
    const waiting = answered(await desk.asBilling(clerk)(searchRefunds, { query: { payee: 'FINANCER' } }))
    expect(waiting.hits.map(({ policyId }) => policyId)).toEqual([policy.id])
  })
})
