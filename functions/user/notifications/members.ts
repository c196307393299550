import { membershipsOf, type User, userByEmail, userById } from '#functions/directory/public.ts'

/** A user, by id or else by e-mail, who works for an organization: nobody else learns of its business. */
export const memberOf = async ({
  organizationId,
  id,
  email,
}: {
  readonly organizationId: string | undefined
  readonly id?: string | undefined
  readonly email: string | undefined
}): Promise<User[]> => {
  if (organizationId === undefined || email === undefined) return []
  const user = (id === undefined ? undefined : await userById(id)) ?? (await userByEmail(email))
  const isMember = user !== undefined && membershipsOf(user).some((each) => each.organizationId === organizationId)
  return isMember ? [user] : []
}
