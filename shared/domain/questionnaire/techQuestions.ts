import type { Product } from '../../regions/products.ts'
import { productLines } from '../coverage/productLines.ts'
import type { Question, QuestionKey } from './question.ts'

/** Whether the product carries technology errors and omissions. */
export const asksTechQuestions = (product: Product): boolean => productLines[product].techErrors !== undefined

const labels = {
  applicantComplaintsAllegations:
    'In the last five years, have there been complaints or allegations about products or services?',
  applicantComplaintsNetworkCompromised:
    'In the last five years, have customers complained that their network was compromised through the applicant?',
  applicantAllegedViolation:
    'In the last five years, has a violation of intellectual property or privacy been alleged against the applicant?',
  applicantNotifiedPrivacyBreaches: 'In the last five years, has the applicant notified people of a privacy breach?',
  applicantReceivedExtortionThreat: 'In the last three years, has the applicant received an extortion threat?',
  applicantSustainedNetworkOutage: 'In the last three years, has the applicant sustained a network outage?',
  applicantSustainedPropertyDamage:
    'In the last three years, has the applicant sustained damage to property by a cyber event?',
  probableKnownActLeadingToClaim: 'Is any act, error or omission known that may lead to a claim?',
  sustainedSystemOutage: 'In the last three years, has there been a system outage of more than four hours?',
  sustainedSystemOutageBusinessInterruption:
    'Has such an outage interrupted the business of the applicant or a customer?',
  probableKnownDamageLeadingToClaim: 'Is any damage known that may lead to a claim?',
  hasDamageClaimAgainstApplicant: 'In the last five years, has a claim for damages been made against the applicant?',
} as const satisfies Partial<Record<QuestionKey, string>>

/** The technology errors and omissions questions, all required where it is sold (quoting-and-servicing, section 5). */
export const techQuestions = (product: Product): Question[] =>
  (Object.keys(labels) as (keyof typeof labels)[]).map((key) => ({
    key,
    label: labels[key],
    type: 'yesNo',
    group: 'techErrors',
    required: productLines[product].techErrors === 'always' ? 'always' : 'techErrors',
  }))
