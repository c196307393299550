import type { Stored } from '#functions/_platform/storage/record.ts'
import { userByEmail } from '#functions/directory/store/userByEmail.ts'
import { placesOf, type UserRecord } from '#functions/directory/store/users.ts'

/**
 * Whom an e-mail means to the actor: the user, or the place that is kept there for whoever has the e-mail. Somebody else's
 * user is as unknown as nobody.
 */
export const userInReach = async (
  email: string,
  isTheirs: (user: UserRecord) => boolean,
): Promise<Stored<UserRecord> | undefined> => {
  const [user, places] = await Promise.all([userByEmail(email), placesOf(email)])
  return [user, ...places].find((each) => each !== undefined && isTheirs(each))
}
