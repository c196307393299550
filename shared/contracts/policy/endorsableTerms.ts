import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { WholeUnits } from '#shared/domain/money/amounts.ts'
import { CalculatorCoverage } from '#shared/domain/rating/calculatorAnswer.ts'
import { EndorsedTerms } from './endorsedTerms.ts'

const whole = z.array(WholeUnits)

/**
 * What of a policy an endorsement may change, as it is on a day, with what can be chosen: a term that the product does not
 * have has no choices. Amounts are whole units; the premium of a coverage is for a whole term, minor units.
 */
export const EndorsableTerms = z.object({
  effectiveDate: CalendarDate,
  earliest: CalendarDate,
  latest: CalendarDate,
  terms: EndorsedTerms.omit({ coverages: true })
    .required({ deductible: true, limit: true, additionalInsureds: true, eventExclusions: true })
    .extend({ waitingPeriod: z.int(), retroActivePeriod: z.int() }),
  coverages: z.array(CalculatorCoverage).describe('Those of the product and its kin, and why one cannot be had.'),
  limits: whole,
  limitHeldBy: z
    .array(z.object({ policyId: PolicyId, policyNumber: z.string() }))
    .optional()
    .describe(
      'Excess layers lie on it that go on beyond the day, so that its limit stays: those in reach, by number; absent where none do.',
    ),
  deductibles: whole,
  waitingPeriods: z.array(z.int()).describe('Hours.'),
  retroActivePeriods: z.array(z.int()).describe('Years; -1 is full prior acts.'),
  latestRetroActiveDate: CalendarDate.describe('A date in place of a period lies on it or before.'),
  namesInsureds: z.boolean().describe('Whether others can be insured besides.'),
  excludesEvents: z.boolean().describe('Whether past events can be excluded.'),
})
export type EndorsableTerms = z.infer<typeof EndorsableTerms>
