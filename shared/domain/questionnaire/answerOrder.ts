import { frequencies, isAnswered, saysNo, saysYes } from '../coverage/securityAnswers.ts'
import type { QuestionKey } from './question.ts'
import type { QuestionnaireAnswers } from './questionnaireAnswers.ts'

/** Questions whose yes tells of something bad; of every other one yes is the better answer. */
const badNews: ReadonlySet<string> = new Set<QuestionKey>([
  'applicantAllegedViolation',
  'applicantComplaintsAllegations',
  'applicantComplaintsNetworkCompromised',
  'applicantNotifiedPrivacyBreaches',
  'applicantReceivedExtortionThreat',
  'applicantSustainedNetworkOutage',
  'applicantSustainedPropertyDamage',
  'changeInScope',
  'civilOrCriminalAction',
  'cyberEvent',
  'eolProducts',
  'hasDamageClaimAgainstApplicant',
  'lossInBusinessIncome',
  'pendingLitigation',
  'priorOrPendingClaimCircumstances',
  'privacyLitigation',
  'probableKnownActLeadingToClaim',
  'probableKnownDamageLeadingToClaim',
  'securityBreachRequiringNotification',
  'sustainedSystemOutage',
  'sustainedSystemOutageBusinessInterruption',
  'unscheduledSystemDowntime',
])

/** Never is best, then the longer ago the better: 0, 5, 4, 3, 2, 1. */
const rankOfRecency = (years: number): number => (years === 0 ? 6 : years)

const rankOf = (question: string, answer: unknown): number | undefined => {
  if (typeof answer === 'number') return rankOfRecency(answer)
  const often: readonly unknown[] = frequencies
  const frequency = often.indexOf(answer)
  if (frequency >= 0) return frequencies.length - frequency
  if (Array.isArray(answer)) return answer.length
  const good = badNews.has(question) ? -1 : 1
  if (saysYes(answer)) return good
  if (saysNo(answer)) return -good
  return answer === 'UNCERTAIN' ? 0 : undefined
}

/** Whether an answer speaks better of the risk than another; comments and open answers speak neither way. */
export const isBetterAnswer = (question: string, answer: unknown, than: unknown): boolean => {
  const rank = rankOf(question, answer)
  const other = rankOf(question, than)
  return rank !== undefined && other !== undefined && rank > other
}

/** An answer as one word, the same for `true` and `YES`; null while the question is open. */
export const answerWord = (answer: unknown): string | null => {
  if (!isAnswered(answer)) return null
  if (saysYes(answer)) return 'YES'
  if (saysNo(answer)) return 'NO'
  return Array.isArray(answer) ? [...answer].sort().join(', ') : String(answer)
}

/** Of two who answer the same question, what each says. */
export interface TwoAnswers {
  readonly question: string
  readonly account: string
  readonly quote: string
}

/** The answers for one quote that speak better of the risk than the account's own to the same questions. */
export const betterForQuote = (own: QuestionnaireAnswers, forQuote: QuestionnaireAnswers): TwoAnswers[] => {
  const account: Readonly<Record<string, unknown>> = own
  return Object.entries(forQuote)
    .filter(([question, answer]) => isBetterAnswer(question, answer, account[question]))
    .map(([question, answer]) => ({
      question,
      account: answerWord(account[question]) ?? '',
      quote: answerWord(answer) ?? '',
    }))
}
