import { z } from 'zod'
import { RetroPeriod, WaitingPeriod } from '#shared/domain/coverage/terms.ts'
import { WholeUnits } from '#shared/domain/money/amounts.ts'
import { filledLine, line } from '#shared/domain/text/text.ts'
import { CoverageChoices } from '../quote/calculatorSelection.ts'
import { CustomerFields } from '../quote/contacts.ts'
import { AdditionalInsured, EventExclusion } from '../quote/quoteParts.ts'

/** What changes no premium: how the insured is called, where it is, and who is written to and called. */
export const NonPremiumTerms = z.object({
  name: filledLine(100).optional().describe('The name of the insured.'),
  address1: filledLine(200).optional(),
  address2: line(200).optional(),
  city: filledLine(200).optional(),
  state: line(40).optional().describe('Within the state that it is insured and taxed in.'),
  zipCode: filledLine(12).optional(),
  ...CustomerFields.partial().shape,
})
export type NonPremiumTerms = z.infer<typeof NonPremiumTerms>

/** What an endorsement may change; what is left out stays. Limits and deductibles are whole units. */
export const EndorsedTerms = NonPremiumTerms.extend({
  limit: WholeUnits.min(1).optional(),
  deductible: WholeUnits.min(0).optional(),
  waitingPeriod: WaitingPeriod.optional(),
  retroActivePeriod: RetroPeriod.optional(),
  coverages: CoverageChoices.optional().describe(
    'By the coverage’s number; those left out stay as they are, what a choice leaves out too.',
  ),
  additionalInsureds: z
    .array(AdditionalInsured)
    .max(25)
    .optional()
    .describe('All of them as they are from then on; those left out are insured no more.'),
  eventExclusions: z
    .array(EventExclusion)
    .max(50)
    .optional()
    .describe('All of them as they are from then on; for those who underwrite, with a note.'),
})
export type EndorsedTerms = z.infer<typeof EndorsedTerms>
