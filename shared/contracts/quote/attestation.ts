import { z } from 'zod'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { Answered } from '#shared/domain/questionnaire/answeredBy.ts'
import { variants } from '#shared/domain/questionnaire/question.ts'
import { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import { Declared } from './declared.ts'
import { FirmographicData } from './quoteParts.ts'

/** What a quote was applied for with: the company and its answers, and of which questionnaire they are. */
export const Application = z.object({
  questionnaire: z.enum(variants),
  company: FirmographicData,
  answers: QuestionnaireAnswers,
  answered: Answered,
})
export type Application = z.infer<typeof Application>

/**
 * An application as somebody of the insured has confirmed it: who, when, from which network address, and what it said then.
 * `digest` is the SHA-256 of the application, by which is known whether it still says the same.
 */
export const Attestation = z.object({
  name: z.string(),
  email: z.string(),
  at: Instant,
  address: z.string(),
  digest: z.string(),
  application: Application,
  /** What was stated with it by name. */
  declarations: z.array(Declared).optional(),
})
export type Attestation = z.infer<typeof Attestation>

/** Who confirmed an application and when, as its readers are told; from where is told to staff alone. */
export const AttestedBy = Attestation.pick({ name: true, email: true, at: true, declarations: true }).extend({
  address: z.string().optional(),
  /** The application says something else by now. */
  outdated: z.boolean(),
})
export type AttestedBy = z.infer<typeof AttestedBy>
