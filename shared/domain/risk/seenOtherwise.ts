import { isAnswered, saysNo, saysYes } from '../coverage/securityAnswers.ts'
import type { AnswerSource } from '../questionnaire/answeredBy.ts'
import type { QuestionKey } from '../questionnaire/question.ts'
import type { QuestionnaireAnswers } from '../questionnaire/questionnaireAnswers.ts'
import { type ConnectedControl, connectedWords } from './connectedEvidence.ts'
import type { RiskFactor } from './riskFactor.ts'

/** What was seen that an answer is at odds with, in the words of the assessment. */
export interface SeenOtherwise {
  readonly source: Extract<AnswerSource, 'CONNECTOR' | 'SCAN'>
  readonly text: string
}

/** By question: what contradicts its answer. */
export type Contradictions = Readonly<Partial<Record<QuestionKey, SeenOtherwise>>>

/** Questions whose good answer is that the control is in place, and the connected control that shows it. */
const controls: Readonly<Partial<Record<QuestionKey, ConnectedControl>>> = {
  backupFrequency: 'cloudBackup',
  encryptionOnDevices: 'diskEncryption',
  mfaAdminAccounts: 'mfaAdministrators',
  mfaEmail: 'mfaEverybody',
  mfaRemoteSystemAccess: 'remoteDesktop',
  training: 'securityTraining',
}

/** What a scan sees to be wrong whatever is answered; seeing nothing wrong proves nothing. */
const faults: Readonly<Partial<Record<QuestionKey, readonly string[]>>> = {
  encryptionInTransit: ['Encryption of the web site'],
  eolProducts: ['Outdated software'],
  mfaRemoteSystemAccess: ['Remote desktop open to the internet'],
}

/** Whether the answer claims the good state; undefined where it claims neither. */
const claims = (question: QuestionKey, answer: unknown): boolean | undefined => {
  if (!isAnswered(answer)) return undefined
  if (question === 'backupFrequency') return answer !== 'NEVER'
  if (saysYes(answer)) return question !== 'eolProducts'
  return saysNo(answer) ? question === 'eolProducts' : undefined
}

/** What would be answered otherwise with controls in place: the questions that ask for them, where the answer is not so yet. */
export const answersWithInPlace = (
  inPlace: readonly ConnectedControl[],
  answers: QuestionnaireAnswers,
): QuestionnaireAnswers =>
  Object.fromEntries(
    Object.entries(controls).flatMap(([key, control]) => {
      const question = key as QuestionKey // a key of the controls
      // How often something is backed up nobody sees by its being there.
      if (question === 'backupFrequency' || !inPlace.includes(control)) return []
      return claims(question, answers[question]) === true ? [] : [[question, 'YES']]
    }),
  )

/**
 * Where a connected system or a scan sees otherwise than was answered, by what moved the risk's factors: neither changes an
 * answer (decision: connected-beside-answers), and whoever reads it should know.
 */
export const seenOtherwise = (
  factors: readonly Pick<RiskFactor, 'drivers'>[],
  answers: QuestionnaireAnswers,
): Contradictions => {
  const effects = new Map(factors.flatMap(({ drivers }) => drivers.map(({ text, effect }) => [text, effect] as const)))
  const otherwise = (question: QuestionKey): SeenOtherwise | undefined => {
    const claimed = claims(question, answers[question])
    if (claimed === undefined) return undefined
    const control = controls[question]
    const text = control && connectedWords[control]
    const effect = text === undefined ? undefined : effects.get(text)
    if (text !== undefined && effect !== undefined && effect > 0 !== claimed) return { source: 'CONNECTOR', text }
    const fault = claimed && faults[question]?.find((each) => (effects.get(each) ?? 0) < 0)
    return fault ? { source: 'SCAN', text: fault } : undefined
  }
  const asked = [...new Set([...Object.keys(controls), ...Object.keys(faults)])] as QuestionKey[]
  return Object.fromEntries(
    asked.flatMap((question) => {
      const seen = otherwise(question)
      return seen === undefined ? [] : [[question, seen]]
    }),
  )
}
