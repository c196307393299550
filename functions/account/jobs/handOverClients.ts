import { z } from 'zod'
import { defineJob } from '#functions/_platform/jobs/defineJob.ts'
import { agentSnapshot, userById } from '#functions/directory/public.ts'
import { accounts, agentGroup } from '../store/accounts.ts'

/** Accounts that are looked at together; some three of them fill a transaction. */
const together = 6

/** Gives the clients of an agent, by the user's id or e-mail, to another of the same agency. */
export const handOverClients = defineJob({
  kind: 'handOverClients',
  input: z.strictObject({ agencyId: z.string(), from: z.string(), to: z.string() }),
  key: ({ agencyId, from }) => `${agencyId}|${from}`,
  effect: 'handedOver',
  async chunk({ agencyId, from, to }, { cursor: after, now }) {
    const agent = await userById(to)
    if (agent === undefined) return { done: 0, notes: [`${to} is gone; the clients of ${from} have kept their agent.`] }
    const group = agentGroup(from)
    const { ids, cursor } = await accounts.walk({ scope: `agency:${agencyId}`, group, size: together, after })
    const found = new Map((await accounts.byIds(ids.map(({ id }) => id))).map((account) => [account.id, account]))
    const effects = ids.flatMap(({ id, at }) => {
      const account = found.get(id)
      if (account === undefined || agentGroup(account.agentId ?? account.agentEmail ?? '') !== group) return []
      const { agentPhone: _, ...rest } = account
      const after = { ...rest, ...agentSnapshot(agent), updated: now }
      const handedOver = { name: 'account.handedOver', detail: { accountId: id, agent: true } } as const
      return [{ cursor: at, writes: [accounts.update(account, after)], events: [handedOver] }]
    })
    return { effects, done: ids.length, ...(cursor !== undefined && { cursor }) }
  },
})
