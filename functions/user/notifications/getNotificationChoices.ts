import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/user/notifications.ts'
import { choicesOf } from '../store/notificationChoices.ts'

export const getNotificationChoices = implement(contract.getNotificationChoices)(async ({ actor }) =>
  choicesOf(actor.userId),
)
