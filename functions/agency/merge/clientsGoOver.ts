import type { Chunk, Effect } from '#functions/_platform/jobs/defineJob.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import { type AccountRecord, accountChange, walkClients, withHolder } from '#functions/account/public.ts'
import { staysWhileJoined } from '#functions/directory/public.ts'
import type { AccountStatus } from '#shared/records/account/accountStatus.ts'
import type { Going } from './goInto.ts'
import { placeIn } from './placeIn.ts'

/** Clients that are looked at together; some three of them fill a transaction. */
const together = 6

/** Clients there is something to do for; those that are over are the former agency’s past. */
const isOpen = (status: AccountStatus): boolean => ['Open', 'Quoted', 'Active Policy'].includes(status)

/** A client with its agent, where they work there by now, and its teams by their names; its open quotes follow it. */
const asClientOf = async (account: Stored<AccountRecord>, at: string, { from, into, now }: Going): Promise<Effect> => {
  const { agent, teams } = await placeIn(into, account)
  const holder = {
    ...{ agencyId: into.id, agencyName: into.name, ...agent },
    teams: teams.map(({ id, name }) => ({ id, name })),
  }
  return {
    cursor: at,
    writes: [accountChange(account, await withHolder(account, holder, now)), ...teams.flatMap(staysWhileJoined)],
    events: [
      {
        name: 'account.handedOver',
        detail: { accountId: account.id, agent: true, linked: true, mergedFromId: from.id },
      },
    ],
  }
}

/** The next clients of the one are the other's, with the quotes that may still be bound (decision: link-moves-quotes). */
export const clientsGoOver = async (going: Going): Promise<Chunk> => {
  const { clients, done, cursor } = await walkClients(going.from.id, { size: together, after: going.after })
  const open = clients.filter(({ account }) => isOpen(account.status))
  const effects = await Promise.all(open.map(({ account, at }) => asClientOf(account, at, going)))
  return { effects, done, ...(cursor !== undefined && { cursor }) }
}
