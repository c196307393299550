import { Instant } from '#shared/domain/calendar/instant.ts'
import { listedGroup } from '../store/quoteGroups.ts'
import { quotes } from '../store/quotes.ts'

/** So many of an agency's quotes are looked at, those that were changed last. */
const mostQuotes = 50
/** And so many of those that are bound are read for the day. */
const mostBound = 10

const latest = (moments: readonly (string | undefined)[]): Instant | undefined => {
  const last = moments
    .filter((each) => each !== undefined)
    .toSorted()
    .at(-1)
  return last === undefined ? undefined : Instant.parse(last)
}

/**
 * When an agency last began a quote or had one bound. A renewal that the platform prepares is no sign of its agency until it
 * is bound. What was done since a moment is among what was changed since; of before it the last is told as far as the newest
 * quotes say it.
 */
export const lastQuotingOf = async (agencyId: string, since: Instant): Promise<Instant | undefined> => {
  const { hits } = await quotes.list({
    scopes: [`agency:${agencyId}`],
    group: listedGroup,
    sort: 'lastUpdated',
    descending: true,
    size: mostQuotes,
  })
  const begun = latest(hits.filter(({ isRenewal }) => !isRenewal).map(({ created }) => created))
  if (begun !== undefined && begun >= since) return begun
  const bound = hits.filter(({ status }) => status === 'BOUND' || status === 'ISSUED').slice(0, mostBound)
  const whole = await quotes.byIds(bound.map(({ id }) => id))
  return latest([begun, ...whole.map(({ boundAt }) => boundAt)])
}
