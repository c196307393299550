import { userByEmail } from '#functions/directory/public.ts'
import type { NotificationKind } from '#shared/domain/identity/notificationKinds.ts'
import { choicesOf } from './store/notificationChoices.ts'

export { toldOfDispute } from './notifications/toldOfDispute.ts'

/** Whether the person with an e-mail wants to be told of something by e-mail; who is no user has not said no. */
export const wantsMail = async (email: string, kind: NotificationKind): Promise<boolean> => {
  const user = await userByEmail(email)
  return user === undefined || (await choicesOf(user.id))[kind].email
}
