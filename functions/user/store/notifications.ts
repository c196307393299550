import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { Notification } from '#shared/contracts/user/notifications.ts'

const day = 86_400
/** What one was told of is forgotten after this. */
const keptDays = 90

/** Something a user was told of. */
export interface NotificationRecord extends Notification {
  readonly userId: string
}

export const unreadGroup = 'unread'

export const scopeOf = (userId: string): string => `user:${userId}`

export const notifications = defineRecord({
  kind: 'notification',
  notFound: 'user.notFound',
  list: {
    scopes: (notification: NotificationRecord) => [scopeOf(notification.userId)],
    groups: (notification: NotificationRecord) => (notification.read ? [] : [unreadGroup]),
    sorts: { created: (notification: NotificationRecord) => notification.created },
    summary: ({ userId: _, ...notification }: NotificationRecord): Notification => notification,
  },
  expiresAt: (notification: NotificationRecord) => epochSeconds(notification.created) + keptDays * day,
})
