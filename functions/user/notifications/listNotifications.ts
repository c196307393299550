import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/user/notifications.ts'
import { notifications, scopeOf, unreadGroup } from '../store/notifications.ts'

export const listNotifications = implement(contract.listNotifications)(async ({ query, actor }) =>
  notifications.list({
    scopes: [scopeOf(actor.userId)],
    ...(query.unread && { group: unreadGroup }),
    descending: true,
    size: query.size,
    after: query.after,
  }),
)
