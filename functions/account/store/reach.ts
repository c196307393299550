import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isTheirs } from '#functions/_platform/auth/relation.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import { accountIdOfQuote } from '../quotes/quotesOfAccount.ts'
import type { AccountRecord } from './account.ts'
import { accounts, ownershipOf } from './accounts.ts'

/** A workflow token names a quote; it opens that quote's account as well. */
const openedBy = async (actor: Actor, accountId: string): Promise<readonly string[]> => {
  const quoteId = actor.workflow?.subjectId
  return quoteId !== undefined && (await accountIdOfQuote(quoteId)) === accountId ? [quoteId] : []
}

/** The account, if it is in the actor's reach; what is not does not exist for them. */
export const requireAccount = async (id: string, actor: Actor): Promise<Stored<AccountRecord>> => {
  const subjectIds = await openedBy(actor, id)
  return accounts.require(id, (account) => isTheirs(actor, ownershipOf(account, subjectIds)))
}
