import type { Write } from '#functions/_platform/storage/record.ts'
import { accountById, keepDecline } from '#functions/account/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { quoteDeclineReasons, saysNothingOfTheRisk } from '#shared/domain/quoting/reasons.ts'
import type { StoredQuote } from '../store/quotes.ts'

/** The write by which a declined quote counts against the next; none where its reason says nothing of the risk. */
export const declineOfRisk = async (
  { id, accountId }: Pick<StoredQuote, 'accountId' | 'id'>,
  reason: string,
  now: Instant,
): Promise<Write[]> => {
  const account = await accountById(accountId)
  const isOfRisk = !saysNothingOfTheRisk(quoteDeclineReasons.find((each) => each === reason))
  return account !== undefined && isOfRisk ? [await keepDecline(account, { subjectId: id, reason }, now)] : []
}
