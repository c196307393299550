import type { Actor } from '#functions/_platform/auth/actor.ts'
import { agenciesBelow } from '#functions/directory/public.ts'
import type { Organization } from './organization.ts'

/**
 * The organizations whose people and teams the actor administers, as far as the role allows it at all: for staff every one
 * of the region, for others their own and the agencies that belong to it.
 */
export const organizationsInCharge = async (actor: Actor): Promise<{ has: (organizationId: string) => boolean }> => {
  if (actor.accountType === 'COWBELL') return { has: () => true }
  const below = await agenciesBelow(actor.organizationId)
  return new Set([actor.organizationId, ...below.map(({ id }) => id)])
}

/** The catalogue's problem for an organization that is not there or nobody's business of the actor. */
export const notFoundOf = (organization: Pick<Organization, 'accountType'>) =>
  organization.accountType === 'AGENCY' ? 'agency.notFound' : 'account.notFound'
