import { mayIn, membershipsOf, userById } from '#functions/directory/public.ts'

/** Who works on claims of the provider's, or of a carrier that has a share in this one; undefined where they do not, or no more. */
export const adjusterOf = async (
  id: string,
  partnerIds: readonly string[],
): Promise<{ readonly id: string; readonly name: string } | undefined> => {
  const user = await userById(id)
  if (user?.enabled !== true) return undefined
  const places = membershipsOf(user).filter(
    ({ accountType, organizationId }) =>
      accountType === 'COWBELL' || (accountType === 'CARRIER' && partnerIds.includes(organizationId)),
  )
  const works = (await Promise.all(places.map((place) => mayIn(place, 'claim:manage')))).includes(true)
  return works ? { id: user.id, name: `${user.firstName} ${user.lastName}` } : undefined
}
