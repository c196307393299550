import { createPremiumFinance, payPremiumFinance } from '#shared/contracts/billing/finance.ts'
import { askFinancerCancellation, searchFinancedPolicies } from '#shared/contracts/billing/financed.ts'
import { getPayment } from '#shared/contracts/billing/payments.ts'
import { getPolicy } from '#shared/contracts/policy/policies.ts'
import { searchPolicies } from '#shared/contracts/policy/search.ts'
import { financedInstalment } from '#shared/domain/billing/instalments.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { portion } from '#shared/domain/money/money.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import type { RegionClient } from '../journey/client.ts'
import { unlessProblem } from '../journey/unlessProblem.ts'
import { patience } from '../journey/until.ts'
import type { Platform } from '../platform.ts'
import { book, companyOf } from './book.ts'
import { dayIn } from './dayIn.ts'
import { partner } from './partnerCast.ts'
import { signInAs } from './signInAs.ts'

/** How many policies are financed in a region, as far as there are so many that nobody has paid for. */
const financed = 4
const [apr, numberOfInstallments] = [8.5, 9]
const downPaymentRate = 0.2

/** Takes the loan for a policy down; undefined where it cannot be financed. */
const lend = async (clerk: RegionClient, policyId: PolicyId, financerName: string): Promise<number | undefined> => {
  const { dueAmount: totalPremium } = await clerk.call(getPayment, { params: { policyId } })
  if (totalPremium === 0) return undefined
  const { accountId, customerEmail } = await clerk.call(getPolicy, { params: { policyId } })
  if (customerEmail === undefined) return undefined
  const downPayment = portion(totalPremium, { rate: downPaymentRate })
  const amountFinanced = totalPremium - downPayment
  const { instalmentAmount: installmentAmount } = financedInstalment(amountFinanced, {
    apr,
    count: numberOfInstallments,
  })
  const loan = { totalPremium, downPayment, amountFinanced, installmentAmount, apr, numberOfInstallments }
  const made = await unlessProblem(
    'billing.notFinanceable',
    clerk.call(createPremiumFinance, { body: { policyId, accountId, customerEmail, financerName, ...loan } }),
  )
  return made && amountFinanced
}

/** The processor has paid all of the first, part of the others, nothing of the last; of the first it asks for the end. */
const seedRegion = async (platform: Platform, region: RegionCode): Promise<void> => {
  const { person, organization } = partner(region, 'premiumprocessor')
  const clerk = await signInAs(platform, person)
  if ((await clerk.call(searchFinancedPolicies, { query: { size: 1 } })).totalHits > 0) return
  const today = dayIn(region)
  const { hits } = await clerk.call(searchPolicies, { query: { payment: 'Need Payment', size: 50 } })
  // The companies of the book are told of in their own stages.
  const inBook = new Set(book[region].map((entry) => companyOf(region, entry).name))
  let place = 0
  for (const { id } of hits.filter(({ companyName }) => !inBook.has(companyName))) {
    const policyId = PolicyId.parse(id)
    const amountFinanced = await lend(clerk, policyId, organization)
    if (amountFinanced === undefined) continue
    place += 1
    if (place === financed) return
    const amount = place === 1 ? amountFinanced : portion(amountFinanced, { rate: 0.5 })
    const transactionId = `FIN-${region.toUpperCase()}-${place}`
    await clerk.call(payPremiumFinance, { body: { policyId, transactionId, amount, paymentDate: today } })
    if (place === 1)
      await unlessProblem(
        'policy.notAllowed',
        clerk.call(askFinancerCancellation, {
          params: { policyId },
          body: {
            noticedOn: today,
            owed: amountFinanced,
            note: 'Two installments have not come in; the insured does not answer.',
          },
        }),
      )
  }
}

/** Has the premium processor finance some of the story’s policies that nobody has paid for. Called again it changes nothing. */
export const seedFinance = async (platform: Platform): Promise<void> => {
  await Promise.all(platform.regions.map((region) => seedRegion(platform, region)))
  await platform.settled(patience)
}
