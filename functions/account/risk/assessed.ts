import { config } from '#functions/_platform/config/config.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import { assessRisk } from '#shared/domain/risk/assessRisk.ts'
import { type ConnectedControls, seenTogether } from '#shared/domain/risk/connectedEvidence.ts'
import { counted } from '#shared/domain/risk/findings.ts'
import type { SecuritySignals } from '#shared/domain/risk/securitySignals.ts'
import type { AccountRecord } from '../store/account.ts'

/** All security answers of an account as one: those of the full questionnaire are the newer knowledge. */
export const answersOf = (account: Pick<AccountRecord, 'securityQuestions'>): QuestionnaireAnswers => {
  const { p250Details, ...answers } = account.securityQuestions
  return { ...answers, ...p250Details }
}

/** What counts of what a scan saw; undefined while nothing was scanned. */
export const signalsOf = ({
  scan,
  disregarded = {},
}: Pick<AccountRecord, 'disregarded' | 'scan'>): SecuritySignals | undefined =>
  scan && counted(scan.signals, disregarded)

/** What counts of what the account's connected systems see together. */
export const connectedOf = ({
  connected = {},
  disregarded = {},
}: Pick<AccountRecord, 'connected' | 'disregarded'>): ConnectedControls =>
  counted(seenTogether(Object.values(connected)), disregarded)

/**
 * The part of the risk score that was seen, without any answer: from outside, and from inside by connected systems where that
 * is better, since nobody pays more for having connected one (decision: seen-from-inside). Null while nothing was scanned.
 */
export const scanScoreOf = (account: AccountRecord): number | null => {
  const signals = signalsOf(account)
  if (signals === undefined) return null
  const scoreWith = (connected: ConnectedControls) =>
    assessRisk(account, {}, signals, { region: config.region, connected }).riskScore
  return Math.max(scoreWith({}), scoreWith(connectedOf(account)))
}

/** The account with its risk assessed from the facts it has now. */
export const assessed = (account: AccountRecord, now: Instant): AccountRecord => ({
  ...account,
  ...assessRisk(account, answersOf(account), signalsOf(account), {
    region: config.region,
    noDomain: account.profile.noDomain,
    connected: connectedOf(account),
  }),
  assessedAt: now,
})
