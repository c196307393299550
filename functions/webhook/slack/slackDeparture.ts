import { z } from 'zod'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { departuresFor } from '#functions/_platform/http/departure.ts'
import type { SignedState } from '#functions/_platform/secrets/signedState.ts'
import { isDenied } from '#functions/_platform/storage/denials.ts'
import { actorOfMaker } from '#functions/auth/public.ts'
import { completeSlackAdd } from '#shared/contracts/webhook/slack.ts'
import { accountTypes } from '#shared/domain/identity/accountTypes.ts'
import { slackSeconds } from '#shared/domain/integration/slackMessage.ts'
import { mayAs } from '#shared/permissions.ts'

const { path } = completeSlackAdd

/** Where Slack sends the browser back to. */
export const redirectUri = (): string => `${config.publicUrl}${path}`

export const slackDepartures = departuresFor({ purpose: 'slack', path, seconds: slackSeconds })

const About = z.strictObject({ accountType: z.enum(accountTypes), organizationId: z.string(), userId: z.string() })

export const aboutOf = ({ about }: SignedState): z.infer<typeof About> => About.parse(about)

/** Who left for Slack, if that one may still manage integrations, and the session has not ended since. */
export const whoLeft = async (state: SignedState): Promise<Actor | undefined> => {
  const { sessionId, until } = state
  const { accountType, organizationId, userId } = aboutOf(state)
  const token = { userId, sessionId, organizationId, issuedAt: (until - slackSeconds) * 1000 }
  if (await isDenied(token, { fresh: true })) return undefined
  const actor = await actorOfMaker({ id: sessionId, userId, accountType, organizationId })
  return actor !== undefined && mayAs(actor, 'integration:manage') ? actor : undefined
}
