import { fail } from '#functions/_platform/problems/problem.ts'
import type { Account } from '#functions/account/public.ts'
import { agencyById, agentByEmail, agentSnapshot } from '#functions/directory/public.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { Product } from '#shared/regions/products.ts'
import { answersBeyond } from '../pricing/accountFacts.ts'
import { presetNameOf } from '../pricing/selectionOf.ts'
import { agentOfAccount, type QuoteAgent } from '../quotes/agentOfQuote.ts'
import { draftQuote } from '../quotes/draftQuote.ts'
import { quotes } from '../store/quotes.ts'
import { renewalSelection } from './renewalTerms.ts'

/** Of which policy, for whom, and what is to be other than it was. */
interface Renewing {
  readonly policy: PolicyRecord
  readonly account: Account
  /** The id of who asks for it. */
  readonly createdBy: string
  readonly now: Instant
  readonly product?: Product | undefined
  readonly effectiveDate?: CalendarDate | undefined
  readonly submissionId?: string | undefined
}

/** Who sold the policy, where they are still with its agency; else the agent of its account, and of one without any the words. */
const agentOfPolicy = async (policy: PolicyRecord, account: Account): Promise<QuoteAgent> => {
  const { agencyId, agentEmail, agentFirstName, agentLastName, agentPhone } = policy
  const user = agentEmail === undefined ? undefined : await agentByEmail(agentEmail, { agencyId })
  if (user !== undefined) return { ...agentSnapshot(user), ...(agentPhone && { agentPhone }) }
  const named = account.agencyId === agencyId ? agentOfAccount(account) : {}
  return named.agentEmail === undefined ? { agentFirstName, agentLastName, agentEmail, agentPhone } : named
}

/** The policy's agency as it is today, with its agent and the teams that the policy has. */
const sellerOfPolicy = async (policy: PolicyRecord, account: Account) => {
  const agency = (await agencyById(policy.agencyId)) ?? fail('policy.notFound')
  const { partnerIds } = policy
  return {
    agencyId: policy.agencyId,
    agencyName: agency.name,
    agencyType: agency.agencyType,
    ...(agency.description !== undefined && { agencyDescription: agency.description }),
    agencyBilled: agency.agencyBilled,
    teamIds: policy.teamIds,
    ...(partnerIds !== undefined && { partnerIds }),
    ...(await agentOfPolicy(policy, account)),
  }
}

/** What was agreed on the quote beside no agreement goes on; what an agreement gave is looked up anew (decision: commission-agreements). */
const carriedCommission = ({ commissionAgreement, commissionPercent }: PolicyRecord) =>
  commissionAgreement === undefined && commissionPercent !== undefined ? { commissionPercent } : {}

/**
 * The draft of a policy's renewal (rule: renewal-terms): its terms, fees, insureds, agency and agent, priced by what the
 * account says today under the rates of the new term. What an underwriter modified the price by ends with the term, and is
 * decided on anew.
 */
export const draftRenewal = async (renewing: Renewing): Promise<QuoteRecord> => {
  const { policy, account, createdBy, now, product = policy.productType, effectiveDate, submissionId } = renewing
  const sold = policy.quoteId === undefined ? undefined : await quotes.byId(policy.quoteId)
  const selection = renewalSelection(policy, sold, effectiveDate)
  const answerChanges = answersBeyond(account, sold?.answerChanges ?? {})
  const { customerFirstName, customerLastName, customerEmail, customerPhone } = policy
  return draftQuote({
    account,
    now,
    terms: {
      product,
      selection,
      answerChanges,
      answered: sold?.answered ?? {},
      revenueFactor: 1,
      brokerFee: policy.brokerFee,
      additionalBrokerFee: policy.additionalBrokerFee,
      mgaFee: policy.mgaFee,
      ...(policy.feeAgreement && { feeAgreement: policy.feeAgreement }),
      isRenewal: true,
      eventExclusions: policy.eventExclusions,
    },
    about: {
      inCart: false,
      presetName: presetNameOf(selection.global.preset),
      renewsPolicyId: policy.id,
      submissionId,
      ...(await sellerOfPolicy(policy, account)),
      createdBy,
      customerFirstName,
      customerLastName,
      customerEmail,
      customerPhone,
      ...carriedCommission(policy),
      additionalInsureds: policy.additionalInsureds.map(({ id: _, ...insured }) => insured),
    },
  })
}
