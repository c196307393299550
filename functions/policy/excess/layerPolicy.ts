import { ulid } from 'ulid'
import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commissionsOn } from '#functions/ledger/public.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { formatMoney } from '#shared/domain/money/money.ts'
import type { ExcessTerms } from '#shared/domain/policy/excessTower.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { timeZoneOf } from '#shared/regions/states.ts'
import { firstTransaction } from '../stack/firstTransaction.ts'

/** Whose layer it is: as a policy keeps its insured, agency and agent. */
type Parties = Pick<
  PolicyRecord,
  | 'accountId'
  | 'additionalInsureds'
  | 'agencyBilled'
  | 'agencyId'
  | 'agencyName'
  | 'companyName'
  | 'firmographicData'
  | 'isSurplus'
  | 'productType'
  | 'teamIds'
> &
  Partial<
    Pick<
      PolicyRecord,
      | 'agentEmail'
      | 'agentFirstName'
      | 'agentLastName'
      | 'agentPhone'
      | 'carrierId'
      | 'commissionAgreement'
      | 'commissionPercent'
      | 'customerEmail'
      | 'customerFirstName'
      | 'customerLastName'
      | 'customerPhone'
      | 'partnerIds'
      | 'retailAgentFirstName'
      | 'retailAgentLastName'
      | 'retailAgentLicenseNumber'
    >
  >

/** What a layer is of its own. */
export interface Layer {
  readonly parties: Parties
  readonly number: string
  readonly term: Pick<PolicyRecord, 'effectiveDate' | 'expirationDate'>
  readonly cover: Pick<PolicyRecord, 'limit' | 'rated' | 'retroActivePeriod'> & {
    readonly coverages: readonly Omit<PolicyRecord['coverages'][number], 'premium'>[]
  }
  readonly excess: ExcessTerms
  readonly overridden: PolicyRecord['overridden']
  readonly by: string
  readonly now: Instant
}

const withPremiums = ({ coverages, rated }: Layer['cover']): PolicyRecord['coverages'] => {
  const premiums = new Map(rated.coverages.map(({ coverageId, premium }) => [coverageId, premium]))
  return coverages.map((coverage) => ({ ...coverage, premium: premiums.get(coverage.coverageId) ?? 0 }))
}

/**
 * An excess layer as a policy: what the insured bears is what lies beneath. It is bound with its issue asked for, and has a
 * stack, documents, an invoice and postings as every policy; it is not renewed by itself.
 */
export const layerPolicy = ({ parties, number, term, cover, excess, overridden, by, now }: Layer): PolicyRecord => {
  const layer: Omit<PolicyRecord, 'transactions'> = {
    ...parties,
    ...term,
    id: PolicyId.parse(`pol_${ulid()}`),
    policyNumber: number,
    binderNumber: number,
    status: 'BOUND',
    createdBy: by,
    timeZone: timeZoneOf(regionOf(config.region), parties.firmographicData.state),
    limit: cover.limit,
    aggLimit: cover.limit,
    deductible: excess.attachmentPoint,
    waitingPeriod: 0,
    retroActivePeriod: cover.retroActivePeriod,
    coverages: withPremiums(cover),
    subjectivities: [],
    eventExclusions: [],
    isRenewal: false,
    excess,
    ...(overridden !== undefined && { overridden }),
    rated: cover.rated,
    totalPremium: cover.rated.total,
    brokerFee: 0,
    additionalBrokerFee: 0,
    mgaFee: 0,
    paymentStatus: 'Unpaid',
    created: now,
    boundAt: now,
    issueRequestedAt: now,
    lastUpdated: now,
    documents: { state: 'none' },
    openForRenewal: false,
    renewalOptOut: true,
    renewalOptOutReason: 'An excess layer is written anew with what it lies on.',
    renewalRemindersMuted: true,
  }
  return { ...layer, transactions: [firstTransaction(layer, { by, known: now })] }
}

/** What the agency earns of a layer. */
export const layerCommission = (premium: MinorUnits, commissionPercent: number | undefined): MinorUnits =>
  commissionsOn({ premium, commissionPercent }).commission

/** Refuses a price that is another than was shown. */
export const mustCostAsShown = ({
  shown,
  total,
}: {
  readonly shown: MinorUnits | undefined
  readonly total: MinorUnits
}): void => {
  if (shown === undefined || shown === total) return
  const { currency, locale } = regionOf(config.region)
  const say = (amount: MinorUnits) => formatMoney(amount, currency, locale)
  fail('policy.endorsementPrice', {
    data: { shown: say(shown), now: say(total), difference: say(total - shown) },
  })
}
