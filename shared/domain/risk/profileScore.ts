import type { Firmographics } from '../account/accountDetails.ts'
import { isAnswered } from '../coverage/securityAnswers.ts'
import type { QuestionKey } from '../questionnaire/question.ts'
import type { QuestionnaireAnswers } from '../questionnaire/questionnaireAnswers.ts'

type Part = { readonly points: number; readonly known: (firmographics: Firmographics) => boolean }

/** What firmographics are worth: six of the ten points, so that they alone reach the four a quote needs. */
const parts: readonly Part[] = [
  { points: 1, known: ({ naicsCode, sicCode }) => isAnswered(naicsCode) || isAnswered(sicCode) },
  { points: 1, known: ({ revenue }) => isAnswered(revenue) },
  { points: 1, known: ({ noOfEmployeesAll }) => isAnswered(noOfEmployeesAll) },
  { points: 1, known: ({ domainName, domains }) => isAnswered(domainName) || (domains ?? []).length > 0 },
  { points: 0.5, known: ({ yearEstablished }) => isAnswered(yearEstablished) },
  { points: 0.5, known: ({ ownershipType }) => isAnswered(ownershipType) },
  { points: 0.5, known: ({ address1, city, zipCode }) => [address1, city, zipCode].every(isAnswered) },
  { points: 0.5, known: ({ phoneNumber }) => isAnswered(phoneNumber) },
]

/** The answers that tell most about a risk: the remaining four points. */
const coreQuestions: readonly QuestionKey[] = [
  'training',
  'mfaEmail',
  'mfaRemoteSystemAccess',
  'mfaAdminAccounts',
  'mfaCloud',
  'backupFrequency',
  'patchingFrequency',
  'encryptionAtRest',
  'planIncidentResponse',
  'edr',
  'isVerifyingBankAccounts',
  'isAuthenticatingFundTransferRequests',
  'isPreventingUnauthorizedWireTransfers',
  'vendorManagement',
  'cyberEvent',
  'priorOrPendingClaimCircumstances',
]

/**
 * How well an account is known, 0 to 10 by tenths: firmographics up to 6, security answers up to 4. An attested absence
 * of a domain (`noDomain`) counts like a domain.
 */
export const profileScoreOf = (
  firmographics: Firmographics,
  answers: QuestionnaireAnswers,
  noDomain = false,
): number => {
  const known = parts.filter((part) => part.known(firmographics)).reduce((sum, { points }) => sum + points, 0)
  const attested =
    noDomain && !isAnswered(firmographics.domainName) && (firmographics.domains ?? []).length === 0 ? 1 : 0
  const answered = coreQuestions.filter((key) => isAnswered(answers[key])).length
  return Math.round((known + attested + (4 * answered) / coreQuestions.length) * 10) / 10
}
