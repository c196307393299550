import { config } from '#functions/_platform/config/config.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { timeZoneOf } from '#shared/regions/states.ts'
import { firstTransaction } from '../stack/firstTransaction.ts'
import { policies } from '../store/policies.ts'

/** What a quote does not say about the binder it becomes. */
export interface BinderInput {
  readonly policyId: string
  /** The policy's number, which is the binder's too. */
  readonly number: string
  /** Now, as an ISO instant. */
  readonly now: Instant
  /** Who binds; whoever made the quote when nobody is named. */
  readonly boundBy?: string
  /** On whose paper. */
  readonly carrierId?: string
}

const coveragesOf = ({ coverages, rated }: QuoteRecord): PolicyRecord['coverages'] => {
  const premiums = new Map(rated.coverages.map(({ coverageId, premium }) => [coverageId, premium]))
  return coverages.map((coverage) => ({ ...coverage, premium: premiums.get(coverage.coverageId) ?? 0 }))
}

/** The commission that a policy keeps: what was agreed, on the quote or with the agency; the standard is said nowhere. */
const commissionTermsOf = ({ commissionAgreement, commissionPercent }: QuoteRecord) => {
  const percent = commissionPercent ?? commissionAgreement?.percent
  return {
    ...(percent !== undefined && { commissionPercent: percent }),
    ...(commissionAgreement && { commissionAgreement }),
  }
}

/** The record of a policy that has just been bound: everything that was agreed, as it stood then. */
export const binderOf = (
  quote: QuoteRecord,
  { policyId, number, now, boundBy, carrierId }: BinderInput,
): PolicyRecord => {
  const { global } = quote.selection
  const binder: Omit<PolicyRecord, 'transactions'> = {
    id: PolicyId.parse(policyId),
    policyNumber: number,
    binderNumber: number,
    quoteId: quote.id,
    quoteNumber: quote.quoteNumber,
    status: 'BOUND',
    productType: quote.product,
    accountId: quote.accountId,
    companyName: quote.companyName,
    firmographicData: quote.firmographicData,
    additionalInsureds: quote.additionalInsureds.map((insured, index) => ({ id: `ain_${index + 1}`, ...insured })),
    agencyId: quote.agencyId,
    agencyName: quote.agencyName,
    agencyBilled: quote.agencyBilled,
    teamIds: quote.teamIds,
    ...(quote.partnerIds && { partnerIds: quote.partnerIds }),
    ...(carrierId !== undefined && { carrierId }),
    createdBy: quote.createdBy,
    agentFirstName: quote.agentFirstName,
    agentLastName: quote.agentLastName,
    agentEmail: quote.agentEmail,
    agentPhone: quote.agentPhone,
    retailAgentFirstName: quote.retailAgentFirstName,
    retailAgentLastName: quote.retailAgentLastName,
    retailAgentLicenseNumber: quote.retailAgentLicenseNumber,
    customerFirstName: quote.customerFirstName,
    customerLastName: quote.customerLastName,
    customerEmail: quote.customerEmail,
    customerPhone: quote.customerPhone,
    effectiveDate: quote.effectiveDate,
    expirationDate: quote.endDate,
    timeZone: timeZoneOf(regionOf(config.region), quote.firmographicData.state),
    limit: global.limit,
    aggLimit: global.limit,
    deductible: global.deductible,
    waitingPeriod: global.waitingPeriod,
    retroActivePeriod: global.retroActivePeriod,
    coverages: coveragesOf(quote),
    subjectivities: quote.subjectivities,
    eventExclusions: quote.eventExclusions,
    isSurplus: quote.isSurplus,
    isRenewal: quote.isRenewal,
    ...(quote.renewsPolicyId !== undefined && { renewsPolicyId: PolicyId.parse(quote.renewsPolicyId) }),
    rated: quote.rated,
    totalPremium: quote.totalPremium,
    brokerFee: quote.brokerFee,
    additionalBrokerFee: quote.additionalBrokerFee,
    mgaFee: quote.mgaFee,
    ...(quote.feeAgreement && { feeAgreement: quote.feeAgreement }),
    ...commissionTermsOf(quote),
    paymentStatus: 'Unpaid',
    created: now,
    boundAt: now,
    lastUpdated: now,
    documents: { state: 'none' },
    openForRenewal: false,
    renewalOptOut: false,
    renewalRemindersMuted: false,
  }
  return { ...binder, transactions: [firstTransaction(binder, { by: boundBy ?? quote.createdBy, known: now })] }
}

/** The write that makes the binder of a quote, for the transaction that binds it; a second one of the id fails. */
export const draftBinder = (quote: QuoteRecord, input: BinderInput): Write => policies.create(binderOf(quote, input))
