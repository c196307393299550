import { ulid } from 'ulid'
import type { Happening } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { User } from '#functions/directory/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { NotificationKind } from '#shared/domain/identity/notificationKinds.ts'
import type { EventName } from '#shared/events/events.ts'
import { choicesOf } from '../store/notificationChoices.ts'
import { notifications } from '../store/notifications.ts'

/** Someone to be told, and what. `link` is an address within the application. */
export interface Telling {
  readonly user: User
  readonly text: string
  readonly link: string
}

/** The writes by which users are told, those who want to be told of it in the application. */
export const notices = async (type: NotificationKind, tellings: readonly Telling[], now: Instant): Promise<Write[]> => {
  const wanted = await Promise.all(tellings.map(async ({ user }) => (await choicesOf(user.id))[type].app))
  return tellings
    .filter(({ user }, index) => user.enabled && wanted[index])
    .map(({ user, text, link }) =>
      notifications.create({ id: `ntf_${ulid()}`, userId: user.id, type, text, link, read: false, created: now }),
    )
}

/** Tells users once of what happened. */
export const notify = async (
  type: NotificationKind,
  tellings: readonly Telling[],
  { now, once }: Pick<Happening<EventName>, 'now' | 'once'>,
): Promise<void> => {
  const writes = await notices(type, tellings, now)
  if (writes.length > 0) await commit(writes, { once })
}
