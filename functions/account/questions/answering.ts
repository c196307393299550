import type { Actor } from '#functions/_platform/auth/actor.ts'
import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { answeredAfter } from '#shared/domain/questionnaire/answeredBy.ts'
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
  const who = { by: nameFor(actor), at: now }
  const answered = answeredAfter(account.answered ?? {}, answersOf(account), answersOf({ securityQuestions }), who)
  const next = assessed({ ...account, securityQuestions, answered, lastSecurityAnswered: now, updated: now }, now)
  await commit([accounts.update(account, next)], {
    events: [{ name: 'account.answered', detail: { accountId: account.id } }],
  })
  return next
}
