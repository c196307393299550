import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { accounts, tagGroup } from '../store/accounts.ts'

const untag = async (id: string, name: string): Promise<void> => {
  const account = await accounts.byId(id)
  if (account === undefined || !account.tags.includes(name)) return
  await commit([accounts.update(account, { ...account, tags: account.tags.filter((each) => each !== name) })])
}

/** Lists of agencies and of all are kept by tags; an aggregator's, who is a partner, is looked through. */
const taggedBy = async (owner: string, name: string): Promise<readonly { readonly id: string }[]> => {
  const [, partnerId] = /^digital:(.+)$/.exec(owner) ?? []
  if (partnerId === undefined) return accounts.every({ scopes: [owner], group: tagGroup(name) })
  const rows = await accounts.every({ scopes: [`partner:${partnerId}`] })
  return rows.filter(({ tags }) => tags.includes(name))
}

/** Takes a removed tag off the accounts in its owner's list. Doing it again finds nothing left to do. */
export const dropTag: Subscriber<'tag.removed'> = async ({ detail: { name, owner } }) => {
  const rows = await taggedBy(owner, name)
  for (const { id } of rows) await retryStale(() => untag(id, name))
}
