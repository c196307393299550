import { createPremiumFinance, payPremiumFinance } from '#shared/contracts/billing/finance.ts'
import { askFinancerCancellation, searchFinancedPolicies } from '#shared/contracts/billing/financed.ts'
import { getPayment } from '#shared/contracts/billing/payments.ts'
import { applyExternalPayment } from '#shared/contracts/billing/transactions.ts'
import { cancelPolicy } from '#shared/contracts/policy/cancellation.ts'
import { getPolicy } from '#shared/contracts/policy/policies.ts'
import type { PolicySummary } from '#shared/contracts/policy/policy.ts'
import { searchPolicies } from '#shared/contracts/policy/search.ts'
import { financedInstalment } from '#shared/domain/billing/instalments.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { portion } from '#shared/domain/money/money.ts'
import { cancellationReason } from '#shared/domain/policy/cancellationReasons.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import type { RegionClient } from '../journey/client.ts'
import { unlessProblem } from '../journey/unlessProblem.ts'
import { patience } from '../journey/until.ts'
import type { Platform } from '../platform.ts'
import { book, companyOf } from './book.ts'
import { people } from './cast.ts'
import { dayIn } from './dayIn.ts'
import { partner } from './partnerCast.ts'
import { signInAs } from './signInAs.ts'

const [apr, numberOfInstallments] = [8.5, 9]
const downPaymentRate = 0.2

interface Loan {
  readonly downPayment: number
  readonly amountFinanced: number
}

/** Takes the loan for a policy down; undefined where it cannot be financed. */
const lend = async (clerk: RegionClient, policyId: PolicyId, financerName: string): Promise<Loan | undefined> => {
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
  return made && { downPayment, amountFinanced }
}

/** What becomes of a loan: it is paid, the processor asks for the end of the policy, the insured owes, or cover has ended. */
const fates = ['paid', 'asked', 'late', 'ended', 'due'] as const
type Fate = (typeof fates)[number]

/** So long ago began what is late by now, or is past the time in which it could be given back. */
const longAgoDays = 60

/** Who is at work on the loans of a region: the processor, and the staff who enter checks and cancel. */
interface Clerks {
  readonly clerk: RegionClient
  readonly staff: RegionClient
  readonly organization: string
}

/** Lends for a policy and takes the loan to where it has come; false where the policy cannot be financed. */
const finance = async (
  { clerk, staff, organization }: Clerks,
  policyId: PolicyId,
  { fate, reference }: { readonly fate: Fate; readonly reference: string },
): Promise<boolean> => {
  const loan = await lend(clerk, policyId, organization)
  if (loan === undefined) return false
  const { amountFinanced, downPayment } = loan
  const today = dayIn(clerk.region)
  const params = { policyId }
  const amount = fate === 'late' || fate === 'due' ? portion(amountFinanced, { rate: 0.5 }) : amountFinanced
  await clerk.call(payPremiumFinance, {
    body: { policyId, transactionId: `FIN-${reference}`, amount, paymentDate: today },
  })
  if (fate === 'late') return true
  // What the insured pays down is theirs: while it is open the policy is late, whatever the processor has paid.
  await staff.call(applyExternalPayment, {
    body: {
      policyId,
      amount: downPayment,
      paymentMethod: 'Check',
      paymentDate: today,
      reference: `DOWN-${reference}`,
    },
  })
  if (fate === 'asked')
    await unlessProblem(
      'policy.notAllowed',
      clerk.call(askFinancerCancellation, {
        params,
        body: {
          noticedOn: today,
          owed: amountFinanced,
          note: 'Two installments have not come in; the insured does not answer.',
        },
      }),
    )
  if (fate === 'ended') {
    const { firmographicData } = await staff.call(getPolicy, { params })
    const effectiveDate = dayIn(clerk.region, firmographicData.state)
    await staff.call(cancelPolicy, { params, body: { reason: cancellationReason('INSURED_REQUEST'), effectiveDate } })
  }
  return true
}

/** Whether a policy can come to it: what does not run is neither asked to end nor ended, what is to come is not late. */
const fitsIn =
  (today: CalendarDate) =>
  (fate: Fate, { status, effectiveDate }: Pick<PolicySummary, 'effectiveDate' | 'status'>): boolean => {
    if (fate === 'paid') return true
    if (fate === 'due') return effectiveDate > today
    return status === 'IN FORCE' && (fate === 'asked' || effectiveDate < addDays(today, -longAgoDays))
  }

/**
 * One loan is paid by processor and insured, one not yet due, of one the processor asks for the end, on one the insured owes,
 * and of one the insured has ended the policy, so that what comes back is the processor's first.
 */
const seedRegion = async (platform: Platform, region: RegionCode): Promise<void> => {
  const { person, organization } = partner(region, 'premiumprocessor')
  const clerk = await signInAs(platform, person)
  if ((await clerk.call(searchFinancedPolicies, { query: { size: 1 } })).totalHits > 0) return
  const staff = await signInAs(platform, people(region).superAdmin)
  const { hits } = await clerk.call(searchPolicies, { query: { payment: 'Need Payment', size: 50 } })
  // The companies of the book are told of in their own stages.
  const inBook = new Set(book[region].map((entry) => companyOf(region, entry).name))
  const open = hits.filter(({ companyName }) => !inBook.has(companyName))
  const fits = fitsIn(dayIn(region))
  for (const [place, fate] of fates.entries()) {
    const reference = `${region.toUpperCase()}-${place + 1}`
    let isDone = false
    while (!isDone) {
      const next = open.findIndex((each) => fits(fate, each))
      const [policy] = next < 0 ? [] : open.splice(next, 1)
      if (policy === undefined) break
      isDone = await finance({ clerk, staff, organization }, PolicyId.parse(policy.id), { fate, reference })
    }
  }
}

/** Has the premium processor finance some of the story’s policies that nobody has paid for. Called again it changes nothing. */
export const seedFinance = async (platform: Platform): Promise<void> => {
  await Promise.all(platform.regions.map((region) => seedRegion(platform, region)))
  await platform.settled(patience)
}
