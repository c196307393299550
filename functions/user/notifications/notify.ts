import { ulid } from 'ulid'
import type { Happening } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { User } from '#functions/directory/public.ts'
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

/** Tells users once of what happened, those who want to be told of it in the application. */
export const notify = async (
  type: NotificationKind,
  tellings: readonly Telling[],
  { now, once }: Pick<Happening<EventName>, 'now' | 'once'>,
): Promise<void> => {
  const wanted = await Promise.all(tellings.map(async ({ user }) => (await choicesOf(user.id))[type].app))
  const writes = tellings
    .filter(({ user }, index) => user.enabled && wanted[index])
    .map(({ user, text, link }) =>
      notifications.create({ id: `ntf_${ulid()}`, userId: user.id, type, text, link, read: false, created: now }),
    )
  if (writes.length > 0) await commit(writes, { once })
}
