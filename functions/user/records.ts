import type { Definition } from '#functions/_platform/storage/definition.ts'
import { records as notificationChoices } from './store/notificationChoices.ts'
import { notifications } from './store/notifications.ts'

/** The kinds of records of this service, for jobs that look at all of them. */
export const records: readonly Definition[] = [notificationChoices.definition, notifications.definition]
