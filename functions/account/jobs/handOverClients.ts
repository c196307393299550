import { z } from 'zod'
import { config } from '#functions/_platform/config/config.ts'
import { defineJob } from '#functions/_platform/jobs/defineJob.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import {
  agentSnapshot,
  agentTeams,
  staysWhileJoined,
  teamsWithAgent,
  type UserRecord,
  userById,
} from '#functions/directory/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { formatPhone } from '#shared/regions/phone.ts'
import { regionOf } from '#shared/regions/regions.ts'
import type { AccountRecord } from '../store/account.ts'
import { accounts, agentGroup } from '../store/accounts.ts'

/** Accounts that are looked at together; some three of them fill a transaction. */
const together = 6

/** Tells a client that has cover who looks after it from now on; who has none need not know of either. */
const letterTo = (account: AccountRecord, agent: UserRecord, now: Instant) => {
  const { agencyId, agencyName = '', name, status, policyContactEmail, policyContactFirstName } = account
  const { firstName, lastName, email, phone } = agent
  if (status !== 'Active Policy' || policyContactEmail === undefined) return undefined
  return mailWrite({
    template: 'agentChanged',
    to: policyContactEmail,
    firstName: policyContactFirstName,
    data: {
      insured: name,
      agent: {
        name: `${firstName} ${lastName}`,
        email,
        ...(phone !== '' && { phone: formatPhone(regionOf(config.region), phone.replace(/^\+/, '')) }),
        ...(agencyName !== '' && { company: agencyName }),
      },
    },
    ...(agencyId !== undefined && { clientOf: agencyId }),
    now,
  })
}

/** Gives the clients of an agent, by the user's id or e-mail, to another of the same agency, who sees them from then on. */
export const handOverClients = defineJob({
  kind: 'handOverClients',
  input: z.strictObject({ agencyId: z.string(), from: z.string(), to: z.string() }),
  key: ({ agencyId, from }) => `${agencyId}|${from}`,
  effect: 'handedOver',
  async chunk({ agencyId, from, to }, { cursor: after, now }) {
    const agent = await userById(to)
    if (agent === undefined) return { done: 0, notes: [`${to} is gone; the clients of ${from} have kept their agent.`] }
    const theirs = await agentTeams(agent, agencyId)
    const group = agentGroup(from)
    const { ids, cursor } = await accounts.walk({ scope: `agency:${agencyId}`, group, size: together, after })
    const found = new Map((await accounts.byIds(ids.map(({ id }) => id))).map((account) => [account.id, account]))
    const effects = ids.flatMap(({ id, at }) => {
      const account = found.get(id)
      if (account === undefined || agentGroup(account.agentId ?? account.agentEmail ?? '') !== group) return []
      const { agentPhone: _, ...rest } = account
      const teams = teamsWithAgent(
        account.teams,
        theirs.map(({ id, name }) => ({ id, name })),
      ).map((team) => ({ ...team }))
      const after = { ...rest, ...agentSnapshot(agent), teams, updated: now }
      const handedOver = { name: 'account.handedOver', detail: { accountId: id, agent: true } } as const
      const letter = letterTo(account, agent, now)
      return [
        {
          cursor: at,
          writes: [accounts.update(account, after), ...(letter === undefined ? [] : [letter.write])],
          events: [handedOver, ...(letter === undefined ? [] : [letter.event])],
        },
      ]
    })
    const beside = () => theirs.slice(0, 1).flatMap(staysWhileJoined)
    return { effects, beside, done: ids.length, ...(cursor !== undefined && { cursor }) }
  },
})
