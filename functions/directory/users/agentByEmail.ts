import type { Stored } from '#functions/_platform/storage/record.ts'
import { membershipsOf, type UserRecord, users } from '../store/users.ts'

/** The user of an agency who has an e-mail and may sign in; undefined when nobody of it does. */
export const agentByEmail = async (
  email: string,
  { agencyId }: { readonly agencyId?: string | undefined },
): Promise<Stored<UserRecord> | undefined> => {
  const user = await users.byUnique('email', email.trim().toLowerCase())
  const isOfAgency = user !== undefined && membershipsOf(user).some((each) => each.organizationId === agencyId)
  return isOfAgency && user.isPlace !== true && user.enabled ? user : undefined
}
