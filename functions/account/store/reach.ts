import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isTheirs } from '#functions/_platform/auth/relation.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import type { AccountRecord } from './account.ts'
import { accounts, ownershipOf } from './accounts.ts'

/** The account, if it is in the actor's reach; what is not does not exist for them. A code for a quote opens its account too. */
export const requireAccount = async (id: string, actor: Actor): Promise<Stored<AccountRecord>> =>
  accounts.require(id, (account) =>
    actor.workflow === undefined ? isTheirs(actor, ownershipOf(account)) : actor.workflow.accountId === id,
  )
