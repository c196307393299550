import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { accounts, tagGroup } from '../store/accounts.ts'

const pageSize = 100

const untag = async (id: string, name: string): Promise<void> => {
  const account = await accounts.byId(id)
  if (account === undefined || !account.tags.includes(name)) return
  await commit([accounts.update(account, { ...account, tags: account.tags.filter((each) => each !== name) })])
}

/** Takes a removed tag off the accounts in its owner's list. Doing it again finds nothing left to do. */
export const dropTag: Subscriber<'tag.removed'> = async ({ detail: { name, owner } }) => {
  let after: string | undefined
  do {
    const page = await accounts.list({
      scopes: [owner],
      group: tagGroup(name),
      sort: 'created',
      size: pageSize,
      after,
    })
    for (const { id } of page.hits) await retryStale(() => untag(id, name))
    after = page.nextToken
  } while (after !== undefined)
}
