import type { Actor } from '#functions/_platform/auth/actor.ts'
import { answererOf } from '#functions/_platform/auth/answererOf.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Stored, Write } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type AnsweredBy, answeredAfter } from '#shared/domain/questionnaire/answeredBy.ts'
import { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import { answersOf, assessed } from '../risk/assessed.ts'
import type { AccountRecord } from '../store/account.ts'
import { accounts } from '../store/accounts.ts'

/** Who answers, and when. */
interface Answering {
  readonly actor: Actor
  readonly now: Instant
}

/**
 * Keeps what an account answers now, with who said it, assesses it anew and tells it to whom it concerns: open quotes are
 * priced with its answers. Answers with the account as it stands then.
 */
export const answer = async (
  account: Stored<AccountRecord>,
  securityQuestions: AccountRecord['securityQuestions'],
  { actor, now }: Answering,
): Promise<AccountRecord> => {
  const who = answererOf(actor, now)
  const answered = answeredAfter(account.answered ?? {}, answersOf(account), answersOf({ securityQuestions }), who)
  const next = assessed({ ...account, securityQuestions, answered, lastSecurityAnswered: now, updated: now }, now)
  await commit([accounts.update(account, next)], {
    events: [{ name: 'account.answered', detail: { accountId: account.id } }],
  })
  return next
}

/** A questionnaire that somebody of the insured hands in: what was said before, what is said now, and who says it. */
interface Vouched {
  readonly before: QuestionnaireAnswers
  readonly answers: QuestionnaireAnswers
  readonly who: AnsweredBy
}

/**
 * The write of an account whose insured vouches for all of these answers, also those that stay. What is kept among the
 * answers of the full questionnaire counts there, and is said there as well.
 */
export const accountVouchedFor = (
  account: Stored<AccountRecord>,
  { before, answers, who }: Vouched,
  now: Instant,
): Write => {
  const { p250Details, ...kept } = account.securityQuestions
  const full = Object.entries(answers).filter(([question]) => question in (p250Details ?? {}))
  const details = p250Details && { ...p250Details, ...QuestionnaireAnswers.parse(Object.fromEntries(full)) }
  const securityQuestions = { ...kept, ...answers, ...(details && { p250Details: details }) }
  const answered = answeredAfter(account.answered ?? {}, before, answers, who, { vouches: true })
  const next = { ...account, securityQuestions, answered, lastSecurityAnswered: now, updated: now }
  return accounts.update(account, assessed(next, now))
}
