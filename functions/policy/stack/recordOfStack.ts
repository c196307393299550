import { z } from 'zod'
import { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { SelectedCoverage } from '#shared/domain/coverage/selectedCoverage.ts'
import { type TwoClocks, termsAt } from '#shared/domain/policy/policyStack.ts'
import { fieldsOf, type TermField, termFields } from '#shared/domain/policy/policyTerms.ts'

const fields = PolicyRecord.shape
const Terms = z.object({
  additionalInsureds: fields.additionalInsureds,
  aggLimit: fields.aggLimit,
  agencyId: fields.agencyId,
  agencyName: fields.agencyName,
  agentEmail: fields.agentEmail,
  agentFirstName: fields.agentFirstName,
  agentLastName: fields.agentLastName,
  agentPhone: fields.agentPhone,
  commissionPercent: fields.commissionPercent,
  companyName: fields.companyName,
  coverages: z.array(SelectedCoverage),
  customerEmail: fields.customerEmail,
  customerFirstName: fields.customerFirstName,
  customerLastName: fields.customerLastName,
  customerPhone: fields.customerPhone,
  deductible: fields.deductible,
  effectiveDate: fields.effectiveDate,
  eventExclusions: fields.eventExclusions,
  expirationDate: fields.expirationDate,
  firmographicData: fields.firmographicData,
  limit: fields.limit,
  reportingUntil: fields.reportingUntil,
  retroActivePeriod: fields.retroActivePeriod,
  teamIds: fields.teamIds,
  waitingPeriod: fields.waitingPeriod,
}) satisfies z.ZodObject<Record<TermField, z.ZodType>>

/** In the order in which the policy had them; what is new comes last. */
const inTheirOrder = (
  coverages: readonly SelectedCoverage[],
  before: PolicyRecord['coverages'],
): SelectedCoverage[] => {
  const place = new Map(before.map(({ coverageId }, index) => [coverageId, index]))
  return coverages.toSorted(
    (a, b) => (place.get(a.coverageId) ?? before.length) - (place.get(b.coverageId) ?? before.length),
  )
}

/** The number of a surplus lines policy among what is said of its insured, where it is printed. */
const numbered = ({ number, state }: NonNullable<PolicyRecord['surplusFiling']>) => ({
  surplusLinesNumber: number,
  surplusLinesState: state,
})

/**
 * The record with the terms that its transactions make on a day, without one at the end of its term, at what it is charged.
 * Whose it is they say; what that agency is called, which of its teams look after it, and under which number surplus lines are filed, the record knows itself.
 */
export const recordOfStack = (policy: PolicyRecord, clocks: TwoClocks = {}): PolicyRecord => {
  const { surplusFiling: filed } = policy
  const terms = Terms.parse(fieldsOf(termsAt(policy.transactions, clocks)))
  const premiums = new Map(policy.rated.coverages.map(({ coverageId, premium }) => [coverageId, premium]))
  const gone = Object.fromEntries(
    termFields.filter((field) => terms[field] === undefined).map((field) => [field, undefined]),
  )
  return {
    ...policy,
    ...gone,
    ...terms,
    ...(terms.agencyId === policy.agencyId && { agencyName: policy.agencyName, teamIds: policy.teamIds }),
    firmographicData: { ...terms.firmographicData, ...(filed && numbered(filed)) },
    coverages: inTheirOrder(terms.coverages, policy.coverages).map((coverage) => ({
      ...coverage,
      premium: premiums.get(coverage.coverageId) ?? 0,
    })),
    totalPremium: policy.rated.total,
  }
}
