import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { accounts, tagGroup } from '../store/accounts.ts'

const pageSize = 100

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
    const tagged = await accounts.byIds(page.hits.map(({ id }) => id))
    for (const account of tagged)
      await commit([accounts.update(account, { ...account, tags: account.tags.filter((each) => each !== name) })])
    after = page.nextToken
  } while (after !== undefined)
}
