import { z } from 'zod'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { SignedState } from '#functions/_platform/secrets/signedState.ts'
import { isDenied } from '#functions/_platform/storage/denials.ts'
import { actorOfMaker } from '#functions/auth/public.ts'
import { accountTypes } from '#shared/domain/identity/accountTypes.ts'
import { isOauthType, type OauthType, oauthSeconds } from '#shared/domain/integration/connectors.ts'
import { mayAs } from '#shared/permissions.ts'
import { isOfReach } from '../store/connectors.ts'

const About = z.strictObject({
  accountId: z.string(),
  accountType: z.enum(accountTypes),
  connectorType: z.string().refine(isOauthType as (type: string) => type is OauthType),
  organizationId: z.string(),
  userId: z.string(),
})
export type About = z.infer<typeof About>

export const aboutOf = ({ about }: SignedState): About => About.parse(about)

/** Who left for the sign-in, if that one may still connect systems of the account, and the session has not ended since. */
export const whoLeft = async ({ sessionId, until, about }: SignedState): Promise<Actor | undefined> => {
  const { accountId, accountType, organizationId, userId } = About.parse(about)
  const token = { userId, sessionId, organizationId, issuedAt: (until - oauthSeconds) * 1000 }
  if (await isDenied(token, { fresh: true })) return undefined
  const actor = await actorOfMaker({ id: sessionId, userId, accountType, organizationId })
  if (actor === undefined || !mayAs(actor, 'connector:manage')) return undefined
  return (await isOfReach(accountId, actor)) ? actor : undefined
}
