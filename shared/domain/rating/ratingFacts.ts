import { z } from 'zod'
import { MinorUnits, WholeUnits } from '#shared/domain/money/amounts.ts'
import { regionCodes } from '../../regions/code.ts'
import { products } from '../../regions/products.ts'
import { CalendarDate } from '../calendar/calendarDate.ts'
import { Recency } from '../coverage/securityAnswers.ts'
import { SelectedCoverage } from '../coverage/selectedCoverage.ts'
import { RetroPeriod, WaitingPeriod } from '../coverage/terms.ts'
import { QuestionnaireAnswers } from '../questionnaire/questionnaireAnswers.ts'

/** NAICS in the US, SIC in the UK and Australia: 2 to 6 digits (rule: industry-codes). */
export const IndustryCode = z.string().regex(/^\d{2,6}$/, 'must be an industry code of 2 to 6 digits')

/** Broker, additional broker and MGA fees in minor units: 0 to 10,000 whole units (rule: fee-limits). */
export const Fee = MinorUnits.min(0).max(1_000_000)

/**
 * Everything a price depends on, and nothing else: the same facts under the same rate book give the same cent (decision
 * 33). Revenue is what is earned everywhere; revenue, limits and deductibles are whole units, fees minor units; `primaryShare` is a percentage (51 to 100),
 * `riskScore` 0 to 100, higher is better, null while the risk is not scored, refers; `scanScore`, what was seen from
 * outside, or by connected systems from inside where that is better, rates, since answers rate by themselves. Records and
 * claims are null while nobody knows them; `irpmModifier` is 1 without a modification.
 */
export const RatingFacts = z.object({
  region: z.enum(regionCodes),
  product: z.enum(products),
  state: z.string().optional(),
  revenue: WholeUnits.min(1).max(1_000_000_000_000),
  industryCode: IndustryCode,
  secondaryIndustryCode: IndustryCode.optional(),
  primaryShare: z.number().min(51).max(100),
  limit: WholeUnits.min(1),
  deductible: WholeUnits.min(0),
  waitingPeriod: WaitingPeriod,
  retroPeriod: RetroPeriod,
  effectiveDate: CalendarDate,
  endDate: CalendarDate,
  numberOfPersonalRecords: z.int().min(0).nullable(),
  noOfEmployees: z.int().min(0),
  riskScore: z.number().min(0).max(100).nullable(),
  scanScore: z.number().min(0).max(100).nullable(),
  answers: QuestionnaireAnswers,
  claimHistory: Recency.nullable(),
  irpmModifier: z.number().min(0.25).max(2),
  coverages: z.array(SelectedCoverage),
  surplus: z.boolean(),
  brokerFee: Fee,
  additionalBrokerFee: Fee,
  mgaFee: Fee,
})
export type RatingFacts = z.infer<typeof RatingFacts>
