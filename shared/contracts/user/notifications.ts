import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf, hitsQuery, queryFlag } from '#shared/contract/paging.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { notificationKinds } from '#shared/domain/identity/notificationKinds.ts'

const { after, size } = hitsQuery(20)

export const Notification = z.object({
  id: z.string(),
  type: z.enum(notificationKinds),
  text: z.string(),
  link: z.string().describe('Address of the page it is about, within the application.'),
  read: z.boolean(),
  created: Instant,
})
export type Notification = z.infer<typeof Notification>

const Channels = z.strictObject({ app: z.boolean(), email: z.boolean() })
const Choices = z.strictObject({
  quoteReady: Channels,
  quoteReferred: Channels,
  quoteDeclined: Channels,
  quoteBound: Channels,
  noteWritten: Channels,
  disputeSettled: Channels,
  policyIssued: Channels,
  paymentFailed: Channels,
  questionnaireHandedIn: Channels,
  signAgain: Channels,
  assistantAsked: Channels.default({ app: true, email: true }),
  driftSeen: Channels.default({ app: true, email: true }),
  claimMoved: Channels.default({ app: true, email: true }),
})

export const getNotificationChoices = defineOperation({
  name: 'getNotificationChoices',
  method: 'GET',
  path: '/api/user/v1/notifications/choices',
  summary: 'What one is told of, and how.',
  access: 'any',
  response: Choices,
})

export const listNotifications = defineOperation({
  name: 'listNotifications',
  method: 'GET',
  path: '/api/user/v1/notifications',
  summary: 'What one was told of in the last 90 days, newest first.',
  access: 'any',
  query: z.strictObject({ unread: queryFlag.optional(), size, after }),
  response: hitsOf(Notification),
})

export const markNotificationsRead = defineOperation({
  name: 'markNotificationsRead',
  method: 'PUT',
  path: '/api/user/v1/notifications/read',
  summary: 'Marks notifications as read: those named, or all.',
  access: 'any',
  body: z.union([
    z.strictObject({ ids: z.array(z.string().max(60)).min(1).max(100) }),
    z.strictObject({ all: z.literal(true) }),
  ]),
})

export const updateNotificationChoices = defineOperation({
  name: 'updateNotificationChoices',
  method: 'PUT',
  path: '/api/user/v1/notifications/choices',
  summary: 'Chooses what one is told of, and how.',
  access: 'any',
  body: Choices,
  response: Choices,
})
