import { afterAll, beforeAll, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler as account } from '#functions/account/index.ts'
import { personas } from '#functions/directory/store/personas.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { invoiceOfPolicy } from '#functions/ledger/store/invoices.ts'
import { handler as quoteWorker } from '#functions/quote/worker.ts'
import { addPersonaToProgramme, removePersonaFromProgramme } from '#shared/contracts/account/relationships.ts'
import { createPremiumFinance, payPremiumFinance } from '#shared/contracts/billing/finance.ts'
import { searchFinancedPolicies } from '#shared/contracts/billing/financed.ts'
import { searchRefunds } from '#shared/contracts/billing/refunds.ts'
import { applyExternalPayment, searchTransactions } from '#shared/contracts/billing/transactions.ts'
import { proposeWriteOff, searchWriteOffs } from '#shared/contracts/billing/writeOffs.ts'
import { financedInstalment } from '#shared/domain/billing/instalments.ts'
import { PersonaId } from '#shared/domain/ids/ids.ts'
import { cast, partnerOf } from '#tests/cast/actors.ts'
import { anOrganization } from '#tests/support/anOrganization.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'

let desk: PolicyDesk
const personaId = PersonaId.parse('org_01JH0000000000000000000P11')
const processor = partnerOf('PREMIUM_PROCESSOR', 'Premium Processor Admin', personaId)
beforeAll(async () => {
  desk = await openPolicyDesk()
  await commit([personas.create(anOrganization(personaId, 'premiumprocessor'))])
})
afterAll(() => desk.close())

const follow = async () => {
  expect(await runJobsOf(desk.quotes.table, quoteWorker)).toEqual([])
  await desk.quotes.settle()
}
const today = () => bookDate(new Date().toISOString())
const byStaff = () => desk.asBilling(cast.superAdmin)
const pays = async (policyId: string, amount: number, reference: string, creditReason?: string) => {
  const body = { policyId, amount, paymentMethod: 'Check', paymentDate: today(), reference, creditReason } as const
  return answered(await byStaff()(applyExternalPayment, { body: body as never }))
}

/** A policy that is financed, of which the financer has paid its part. */
const financed = async () => {
  const policy = await desk.aPolicy()
  const terms = { apr: 7.125, numberOfInstallments: 9 }
  const amountFinanced = policy.totalPremium - 50_000
  const { instalmentAmount } = financedInstalment(amountFinanced, { apr: terms.apr, count: 9 })
  const financer = {
    customerEmail: 'ida@moreau.example',
    financerName: 'Tidewater Premium Finance',
    downPayment: 50_000,
  }
  const owed = { totalPremium: policy.totalPremium, amountFinanced, installmentAmount: instalmentAmount }
  const body = { policyId: policy.id, accountId: policy.accountId, ...financer, ...terms, ...owed }
  answered(await byStaff()(createPremiumFinance, { body }))
  const paid = { policyId: policy.id, transactionId: 'T-1', amount: amountFinanced, paymentDate: today() }
  answered(await byStaff()(payPremiumFinance, { body: paid }))
  return policy
}

it('a premium processor that joins later sees invoices, payments, refunds and write-offs of before, until it leaves', async () => {
  const policy = await financed()
  const overpaid = await desk.aPolicy()
  await pays(overpaid.id, overpaid.totalPremium + 700, 'C-1', 'The insured paid twice')
  const owing = await desk.aPolicy()
  await pays(owing.id, owing.totalPremium - 900, 'C-2')
  const small = { policyId: owing.id, amount: 900, reason: 'SMALL_BALANCE', note: 'Not worth a letter' } as const
  answered(await byStaff()(proposeWriteOff, { body: small }))
  await desk.quotes.settle()

  const mine = desk.asBilling(processor)
  const query = {} as never
  const seen = async () => ({
    financed: answered(await mine(searchFinancedPolicies, { query })).hits.map((hit) => hit.policyId),
    payments: answered(await mine(searchTransactions, { query }))
      .hits.map((hit) => hit.policyId)
      .sort(),
    refunds: answered(await mine(searchRefunds, { query })).hits.map((hit) => hit.policyId),
    writeOffs: answered(await mine(searchWriteOffs, { query })).hits.map((hit) => hit.policyId),
  })
  const nothing = { financed: [], payments: [], refunds: [], writeOffs: [] }
  expect(await seen()).toEqual(nothing)

  const staff = callerOf(account)(cast.superAdmin)
  answered(await staff(addPersonaToProgramme, { params: { personaId }, body: {} }))
  await follow()
  expect(await seen()).toEqual({
    financed: [policy.id],
    payments: [overpaid.id, owing.id, policy.id].sort(),
    refunds: [overpaid.id],
    writeOffs: [owing.id],
  })
  // An invoice that is in no list of its own says so too: what is paid on it, or due back, is made of it.
  expect((await invoiceOfPolicy(overpaid.id))?.partnerIds).toContain(personaId)

  answered(await staff(removePersonaFromProgramme, { params: { personaId }, body: {} }))
  await follow()
  expect(await seen()).toEqual(nothing)
})
