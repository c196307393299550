import { membershipsOf, type User, userByEmail } from '#functions/directory/public.ts'

/** The user with an e-mail who works for an organization: nobody else learns of its business. */
export const memberOf = async ({
  organizationId,
  email,
}: {
  readonly organizationId: string | undefined
  readonly email: string | undefined
}): Promise<User[]> => {
  if (organizationId === undefined || email === undefined) return []
  const user = await userByEmail(email)
  const isMember = user !== undefined && membershipsOf(user).some((each) => each.organizationId === organizationId)
  return isMember ? [user] : []
}
