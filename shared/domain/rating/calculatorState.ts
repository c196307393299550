import { z } from 'zod'
import { WholeUnits } from '#shared/domain/money/amounts.ts'
import { CalendarDate } from '../calendar/calendarDate.ts'
import { RetroPeriod, WaitingPeriod } from '../coverage/terms.ts'
import { QuestionnaireAnswers } from '../questionnaire/questionnaireAnswers.ts'
import { IndustryCode } from './ratingFacts.ts'

/** The account as the calculator knows it. UK and Australian accounts give `sicCode`, US accounts `naicsCode`. */
export const CalculatorAccount = z.object({
  id: z.string().optional(),
  name: z.string().optional(),
  /** What it turns over everywhere, at home and abroad. */
  revenue: WholeUnits.min(1).max(1_000_000_000_000),
  address1: z.string().optional(),
  address2: z.string().optional(),
  address3: z.string().optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  zipCode: z.string().optional(),
  dunsNumber: z.string().optional(),
  industry: z.string().optional(),
  naicsCode: IndustryCode.optional(),
  sicCode: IndustryCode.optional(),
  secondNaicsCode: IndustryCode.optional(),
  primaryNaicsPercentage: z.number().min(51).max(100).optional(),
  yearEstablished: z.int().optional(),
  noOfEmployeesAll: z.int().min(0).optional(),
  numberOfPersonalRecords: z.int().min(0).optional(),
  riskScore: z.number().min(0).max(100).nullable().optional(),
  /** The part of the score that was seen from outside. */
  scanScore: z.number().min(0).max(100).nullable().optional(),
  surplusOnly: z.boolean().optional(),
  surplusAvailable: z.boolean().optional(),
  securityQuestions: QuestionnaireAnswers.optional(),
})

/** The terms of the whole quote. Amounts are whole units; preset 1 basic, 2 popular, 3 elite, -1 custom. */
export const CalculatorGlobal = z.object({
  preset: z.literal([-1, 1, 2, 3]),
  limit: WholeUnits.min(0),
  deductible: WholeUnits.min(0),
  waitingPeriod: WaitingPeriod,
  retroActivePeriod: RetroPeriod,
  /** A retroactive date in place of the period: date mode. */
  retroActivePeriodAsDate: CalendarDate.nullable().optional(),
  effectiveDate: CalendarDate,
  endDate: CalendarDate,
  isSurplus: z.boolean().optional(),
})

/** What the user chose for one coverage; whatever is left out follows the global terms. */
export const CalculatorChoice = z.object({
  selected: z.boolean(),
  limit: WholeUnits.min(0).nullable().optional(),
  deductible: z.object({ value: z.int().min(0).nullable() }).optional(),
  waitingPeriod: z.object({ value: WaitingPeriod.nullable() }).optional(),
  retroActivePeriod: z.object({ value: RetroPeriod.nullable(), asDate: CalendarDate.nullable().optional() }).optional(),
})
export type CalculatorChoice = z.infer<typeof CalculatorChoice>

/**
 * What the calculator is asked with (quoting-and-servicing, section 3, Quote calculator state). `coverages` is keyed by
 * the coverage's number; it is read when the preset is custom, otherwise the preset decides.
 */
export const CalculatorState = z.object({
  account: CalculatorAccount,
  global: CalculatorGlobal,
  coverages: z.record(z.string().regex(/^\d{1,2}$/), CalculatorChoice),
  ui: z.object({ renewal: z.boolean().optional(), isEndorsement: z.boolean().optional() }).optional(),
})
export type CalculatorState = z.infer<typeof CalculatorState>
