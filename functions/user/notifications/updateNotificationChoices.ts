import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/user/notifications.ts'
import { choose } from '../store/notificationChoices.ts'

export const updateNotificationChoices = implement(contract.updateNotificationChoices)(async ({ body, actor }) => {
  await commit([await choose(actor.userId, body)])
  return body
})
