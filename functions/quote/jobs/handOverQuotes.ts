import { z } from 'zod'
import { defineJob } from '#functions/_platform/jobs/defineJob.ts'
import { agentSnapshot, agentTeams, staysWhileJoined, teamsWithAgent, userById } from '#functions/directory/public.ts'
import { TeamId } from '#shared/domain/ids/ids.ts'
import { canQuote } from '#shared/records/quote/quoteLife.ts'
import { quoteChange } from '../actions/quoteAction.ts'
import { soldByGroup } from '../store/quoteGroups.ts'
import { quotes } from '../store/quotes.ts'

/** Quotes that are looked at together; some three of them fill a transaction. */
const together = 6

/**
 * Gives the quotes that an agent sells and that may still be bound, by the user's id or e-mail, to another of the same
 * agency: also those for clients of colleagues, who keep their accounts.
 */
export const handOverQuotes = defineJob({
  kind: 'handOverQuotes',
  input: z.strictObject({ agencyId: z.string(), from: z.string(), to: z.string() }),
  key: ({ agencyId, from }) => `${agencyId}|${from}`,
  effect: 'handedOver',
  async chunk({ agencyId, from, to }, { cursor: after, now }) {
    const agent = await userById(to)
    if (agent === undefined) return { done: 0, notes: [`${to} is gone; the quotes of ${from} have kept their agent.`] }
    const theirs = await agentTeams(agent, agencyId)
    const group = soldByGroup(from)
    const { ids, cursor } = await quotes.walk({ scope: `agency:${agencyId}`, group, size: together, after })
    const found = new Map((await quotes.byIds(ids.map(({ id }) => id))).map((quote) => [quote.id as string, quote]))
    const effects = ids.flatMap(({ id, at }) => {
      const quote = found.get(id)
      if (quote === undefined || !canQuote(quote.status, 'handOver')) return []
      if (soldByGroup(quote.agentId ?? quote.agentEmail ?? '') !== group) return []
      const seen = teamsWithAgent(
        quote.teamIds.map((each) => ({ id: each as string })),
        theirs.map((team) => ({ id: team.id })),
      )
      const teamIds = seen.map((team) => TeamId.parse(team.id))
      return [
        {
          cursor: at,
          writes: [quoteChange(quote, now, { agentPhone: undefined, ...agentSnapshot(agent), teamIds: [...teamIds] })],
        },
      ]
    })
    const beside = () => theirs.slice(0, 1).flatMap(staysWhileJoined)
    return { effects, beside, done: ids.length, ...(cursor !== undefined && { cursor }) }
  },
})
