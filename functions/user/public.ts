import type { Write } from '#functions/_platform/storage/record.ts'
import { userByEmail } from '#functions/directory/public.ts'
import type { NotificationKind } from '#shared/domain/identity/notificationKinds.ts'
import { choicesOf, forgetChoices } from './store/notificationChoices.ts'
import { notifications, scopeOf } from './store/notifications.ts'

export { notices } from './notifications/notify.ts'
export { toldOfDispute } from './notifications/toldOfDispute.ts'
export { photoKey } from './photos/photoFiles.ts'

/** Whether the person with an e-mail wants to be told of something by e-mail; who is no user has not said no. */
export const wantsMail = async (email: string, kind: NotificationKind): Promise<boolean> => {
  const user = await userByEmail(email)
  return user === undefined || (await choicesOf(user.id))[kind].email
}

/** What a person was told of in the application, as far as it is kept. */
export const toldOf = (userId: string) => notifications.every({ scopes: [scopeOf(userId)] })

/** The writes after which nothing is left of what a person was told. */
export const toldGone = async (userId: string): Promise<Write[]> =>
  (await notifications.byIds((await toldOf(userId)).map(({ id }) => id))).map(notifications.remove)

/** The writes after which nothing is left of what a person has chosen to be told of. */
export const choicesGone = (userId: string): Promise<Write[]> => forgetChoices(userId)
