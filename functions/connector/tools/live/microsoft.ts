import { z } from 'zod'
import type { Reach } from '#functions/_platform/outside/sendOut.ts'
import { actionsToKeep, type ConnectorAction, type Posture } from '#shared/domain/integration/connectors.ts'
import type { ConnectedControl } from '#shared/domain/risk/connectedEvidence.ts'
import { refused, unanswered } from '../notTold.ts'
import type { SignInTool } from '../securityTools.ts'
import { conversationWith, mostPages, tooMuch } from './conversation.ts'
import { exchangeCode, refreshGrant } from './grants.ts'
import { titleOf } from './title.ts'

const tool = 'Microsoft 365'

const Points = z.number().finite().min(0)
const Score = z.object({
  azureTenantId: z.string().max(64),
  controlScores: z.array(z.object({ controlName: z.string().min(1).max(200), score: Points })),
  currentScore: Points,
  maxScore: Points.positive(),
})
export type SecureScore = z.infer<typeof Score>

const Profile = z.object({
  controlCategory: z.string().nullish(),
  deprecated: z.boolean().nullish(),
  id: z.string().min(1).max(200),
  maxScore: Points,
  title: z.string(),
})
export type ControlProfile = z.infer<typeof Profile>

const Scores = z.object({ value: z.array(Score) })
const Profiles = z.object({ value: z.array(Profile), '@odata.nextLink': z.string().optional() })

/** What the secure score looks at of the risk, by the id of its control. */
const controls: Readonly<Record<string, ConnectedControl>> = {
  AdminMFAV2: 'mfaAdministrators',
  BlockLegacyAuthentication: 'legacyAuthentication',
  MFARegistrationV2: 'mfaEverybody',
}

const rounded = (points: number): number => Math.round(points * 100) / 100

/** A secure score as it is told: of each control that counts in it, what it is worth, or what is missing of that. */
export const postureOf = (
  { currentScore, maxScore, controlScores }: SecureScore,
  profiles: readonly ControlProfile[],
): Posture => {
  const byId = new Map(profiles.map((profile) => [profile.id, profile]))
  const actions = controlScores.flatMap(({ controlName, score }): ConnectorAction[] => {
    const profile = byId.get(controlName)
    if (profile === undefined || profile.deprecated === true || profile.maxScore === 0) return []
    const missing = rounded(profile.maxScore - score)
    const isDone = missing <= 0
    const control = controls[controlName]
    return [
      {
        id: `microsoft-${controlName}`,
        title: titleOf(profile.title, { otherwise: controlName }),
        category: titleOf(profile.controlCategory ?? '', { otherwise: 'Microsoft 365' }),
        status: isDone ? 'DONE' : 'OPEN',
        points: isDone ? rounded(profile.maxScore) : missing,
        ...(control !== undefined && { control }),
      },
    ]
  })
  return { score: rounded(currentScore), maxScore: rounded(maxScore), actions: actionsToKeep(actions) }
}

interface Access {
  readonly clientId: string
  readonly clientSecret: string
  readonly graph?: string
  readonly login?: string
  readonly reach?: Reach
}

/**
 * Microsoft Graph's secure score, written from its published documentation and tried against answers of that shape, not yet
 * against the service: https://learn.microsoft.com/graph/api/security-list-securescores and
 * …/security-list-securescorecontrolprofiles with the one permission `SecurityEvents.Read.All`, and
 * https://learn.microsoft.com/entra/identity-platform/v2-oauth2-auth-code-flow for the sign-in with PKCE (2026-11). A refresh
 * token is good for 90 days, and each use of it gives the next.
 */
export const microsoft = ({
  clientId,
  clientSecret,
  graph = 'https://graph.microsoft.com',
  login = 'https://login.microsoftonline.com',
  reach,
}: Access): SignInTool => {
  const party = {
    tool,
    tokens: new URL('/organizations/oauth2/v2.0/token', login),
    clientId,
    clientSecret,
    scopes: ['SecurityEvents.Read.All'],
  }
  return {
    signIn: () => ({ authorizationPage: new URL('/organizations/oauth2/v2.0/authorize', login).href, clientId }),
    exchange: async (code) => {
      const refreshToken = await exchangeCode(conversationWith(tool, reach), party, code)
      return refreshToken === undefined ? undefined : { credentials: { password: refreshToken }, metadata: {} }
    },
    read: async (_, { password }) => {
      const ask = conversationWith(tool, reach)
      const { accessToken, refreshToken } = await refreshGrant(ask, party, password)
      const get = <Answer>(url: URL, schema: z.ZodType<Answer>): Promise<Answer> =>
        ask(
          {
            url,
            headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
            meaning: ({ status }) =>
              status === 403
                ? refused(
                    `Whoever signed in at ${tool} may not read its secure score. Connect it as a Security Reader.`,
                  )
                : undefined,
          },
          (text) => schema.parse(JSON.parse(text)),
        )
      const [score] = (await get(new URL('/v1.0/security/secureScores?$top=1', graph), Scores)).value
      if (score === undefined) throw unanswered(`${tool} has worked out no secure score yet.`)
      const profiles: ControlProfile[] = []
      const first = new URL('/v1.0/security/secureScoreControlProfiles', graph)
      for (let url: URL | undefined = first, pages = 0; url !== undefined; pages += 1) {
        if (pages >= mostPages) throw tooMuch(tool)
        const { value, '@odata.nextLink': link }: z.infer<typeof Profiles> = await get(url, Profiles)
        profiles.push(...value)
        // The token goes to nobody else: of the next page's address only the question is believed.
        url = link === undefined ? undefined : new URL(URL.parse(link)?.search ?? '', first)
      }
      return {
        posture: postureOf(score, profiles),
        credentials: { password: refreshToken },
        metadata: { azureTenantId: score.azureTenantId },
      }
    },
  }
}
