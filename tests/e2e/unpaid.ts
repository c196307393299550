import { signIn } from '#cdk/local/journey/signIn.ts'
import { bindAndIssue, byPaymentLink, chargePage, openAccount, requestQuote } from '#cdk/local/journey/steps.ts'
import { startPlatform } from '#cdk/local/platform.ts'
import { authenticators, seedCast, ssoPeople } from '#cdk/local/seed/seed.ts'
import { acceptPremiumFinance, createFinanceQuote } from '#shared/contracts/billing/finance.ts'
import { recordPayment } from '#shared/contracts/billing/processor.ts'
import { regionCodes } from '#shared/regions/code.ts'
import { companyOf } from './steps/prepare.ts'

/**
 * Run by itself with `PALISADE_CLOCK` in the past, first to fill a folder with two policies of that time – one that nobody
 * pays, one whose plan is signed and paid down – and say which, then nearer to today to do the work of that day. A process
 * has one clock, so that each time is another's.
 */
const [dataDir = '', asked, unpaid, planned] = process.argv.slice(2)
const region = regionCodes.find((each) => each === asked) ?? 'us'
const platform = await startPlatform({ dataDir, authenticators, ssoPeople, regions: [region], web: 'none' })
const { port } = platform

const sell = async (name: string) => {
  const who = await signIn(region, port)
  const company = companyOf(region, name, 1_000_000)
  const accountId = await openAccount(who.agent, company)
  const quote = await requestQuote(who.agent, accountId, company)
  return { who, company, policy: await bindAndIssue({ ...who, port }, quote, company) }
}

/** The insured signs the plan and pays it down. */
const signPlan = async ({ who, company, policy }: Awaited<ReturnType<typeof sell>>): Promise<void> => {
  const { id: policyId, policyNumber, productType, totalPremium } = policy
  const insured = await byPaymentLink(who.anyone, port, policy, company)
  const taxes = policy.taxes.reduce((sum, { amount }) => sum + amount, 0)
  const quoted = { policyNumber, premium: totalPremium - taxes, taxes, term: 12 } as const
  const plan = await insured.call(createFinanceQuote, { body: quoted })
  const { FinanceQuoteNumber, AmountFinanced, APR, NumberOfInstallments, DownPayment, InstallmentAmount } = plan
  const terms = { FinanceQuoteNumber, AmountFinanced, APR, NumberOfInstallments, DownPayment, InstallmentAmount }
  const signature = `${company.contactFirstName} ${company.contactLastName}`
  const body = { policyId, ...terms, email: company.contactEmail, signature, productType }
  await insured.call(acceptPremiumFinance, { body })
  const paid = await chargePage(insured, port, policy, { amount: DownPayment, isDownPayment: true })
  await insured.call(recordPayment, { body: paid })
}

if (unpaid === undefined || planned === undefined) {
  for (const [service, job] of [
    ['policy', 'meetDeadlines'],
    ['billing', 'dunToday'],
  ] as const) {
    await platform.runJob(region, service, job)
    await platform.settled()
  }
} else {
  await seedCast(platform)
  const first = await sell(unpaid)
  const second = await sell(planned)
  await signPlan(second)
  const said = ({ company, policy }: typeof first) => ({
    policyId: policy.id,
    policyNumber: policy.policyNumber,
    email: company.contactEmail,
  })
  await platform.settled()
  console.log(JSON.stringify({ unpaid: said(first), planned: said(second) }))
}
await platform.stop()
