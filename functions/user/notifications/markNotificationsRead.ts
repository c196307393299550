import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/user/notifications.ts'
import { notifications, scopeOf, unreadGroup } from '../store/notifications.ts'

/** Each is four rows of a commit, which takes a hundred. */
const atOnce = 20
/** As many as `all` marks in one call; older ones wait for the next. */
const most = 300

const unreadIds = async (userId: string): Promise<string[]> => {
  const { hits } = await notifications.list({
    scopes: [scopeOf(userId)],
    group: unreadGroup,
    descending: true,
    size: most,
  })
  return hits.map(({ id }) => id)
}

/** Somebody else's, and those that are gone or read already, are passed over. */
export const markNotificationsRead = implement(contract.markNotificationsRead)(async ({ body, actor }) => {
  const ids = 'all' in body ? await unreadIds(actor.userId) : [...new Set(body.ids)]
  for (let from = 0; from < ids.length; from += atOnce) {
    const found = await notifications.byIds(ids.slice(from, from + atOnce))
    const own = found.filter(({ userId, read }) => userId === actor.userId && !read)
    if (own.length > 0) await commit(own.map((each) => notifications.update(each, { ...each, read: true })))
  }
})
