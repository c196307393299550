import { z } from 'zod'
import type { Reach } from '#functions/_platform/outside/sendOut.ts'
import { type ConnectorAction, oauthScopes, type Posture } from '#shared/domain/integration/connectors.ts'
import { type NotTold, unanswered } from '../notTold.ts'
import type { SignInTool } from '../securityTools.ts'
import { conversationWith, mostPages, tooMuch } from './conversation.ts'
import { exchangeCode, refreshGrant, revokeGrant } from './grants.ts'

const tool = 'Google Workspace'

const User = z.object({
  archived: z.boolean().default(false),
  isAdmin: z.boolean(),
  isDelegatedAdmin: z.boolean().default(false),
  isEnforcedIn2Sv: z.boolean(),
  isEnrolledIn2Sv: z.boolean(),
  suspended: z.boolean(),
})
export type WorkspaceUser = z.infer<typeof User>

const Page = z.object({ nextPageToken: z.string().min(1).max(4000).optional(), users: z.array(User).default([]) })
const Refusal = z.object({ error: z.object({ errors: z.array(z.object({ reason: z.string() })) }) })

/** Of users, only what is looked at; no name and no address leaves Google. */
const fields = `nextPageToken,users(${Object.keys(User.shape)})`

/** How many administrators are few: more than that is more than anybody looks after. */
const fewAdministrators = 4

/** What the users of a workspace say of its security: each line is done where it holds for all whom it is about. */
export const postureOf = (all: readonly WorkspaceUser[]): Posture => {
  const users = all.filter(({ archived, suspended }) => !archived && !suspended)
  const administrators = users.filter(({ isAdmin, isDelegatedAdmin }) => isAdmin || isDelegatedAdmin)
  const action = (
    id: string,
    title: string,
    points: number,
    lacking: number,
    control?: ConnectorAction['control'],
  ): ConnectorAction => ({
    id: `googleworkspace-${id}`,
    title: lacking === 0 ? title : `${title} (${lacking} without)`,
    category: 'Identity',
    status: lacking === 0 ? 'DONE' : 'OPEN',
    points,
    ...(control !== undefined && { control }),
  })
  const without = (of: readonly WorkspaceUser[], has: 'isEnforcedIn2Sv' | 'isEnrolledIn2Sv') =>
    of.filter((user) => !user[has]).length
  const actions = [
    action(
      'admins-2sv',
      'Enrol every administrator in 2-Step Verification',
      35,
      without(administrators, 'isEnrolledIn2Sv'),
      'mfaAdministrators',
    ),
    action(
      'users-2sv',
      'Enrol everybody in 2-Step Verification',
      30,
      without(users, 'isEnrolledIn2Sv'),
      'mfaEverybody',
    ),
    action('enforced-2sv', 'Enforce 2-Step Verification for everybody', 25, without(users, 'isEnforcedIn2Sv')),
    {
      ...action('few-admins', `Have at most ${fewAdministrators} super administrators`, 10, 0),
      status:
        users.filter(({ isAdmin }) => isAdmin).length <= fewAdministrators ? ('DONE' as const) : ('OPEN' as const),
    },
  ]
  const sum = (some: readonly ConnectorAction[]) => some.reduce((total, { points }) => total + points, 0)
  return { score: sum(actions.filter(({ status }) => status === 'DONE')), maxScore: sum(actions), actions }
}

/** Google says by 403 as well that it has had enough (https://developers.google.com/admin-sdk/directory/v1/limits). */
const meaningOf = ({ status, body }: { readonly status: number; readonly body: string }): NotTold | undefined => {
  if (status !== 403) return undefined
  try {
    const reasons = Refusal.parse(JSON.parse(body)).error.errors.map(({ reason }) => reason)
    const isEnough = reasons.some((reason) => /^(?:quota|rateLimit|userRateLimit|dailyLimit)Exceeded$/.test(reason))
    return isEnough ? unanswered(`${tool} has had enough questions for now.`) : undefined
  } catch {
    return undefined
  }
}

interface Access {
  readonly clientId: string
  readonly clientSecret: string
  readonly accounts?: string
  readonly directory?: string
  readonly tokens?: string
  readonly reach?: Reach
}

/**
 * Google Workspace by the users of its Directory API, written from its published documentation and tried against answers of
 * that shape, not yet against the service: https://developers.google.com/admin-sdk/directory/reference/rest/v1/users/list with
 * the one scope `admin.directory.user.readonly`, and https://developers.google.com/identity/protocols/oauth2/web-server for
 * the sign-in with PKCE (2026-11). Google tells no score of its own, so what is told is counted here.
 */
export const googleWorkspace = ({
  clientId,
  clientSecret,
  accounts = 'https://accounts.google.com',
  directory = 'https://admin.googleapis.com',
  tokens = 'https://oauth2.googleapis.com',
  reach,
}: Access): SignInTool => {
  const scopes = [oauthScopes.GOOGLEWORKSPACE]
  const party = { tool, tokens: new URL('/token', tokens), clientId, clientSecret, scopes }
  const authorizationPage = new URL('/o/oauth2/v2/auth', accounts)
  // Without both, whoever signs in a second time gives no refresh token.
  authorizationPage.search = new URLSearchParams({ access_type: 'offline', prompt: 'consent' }).toString()
  return {
    signIn: () => ({ authorizationPage: authorizationPage.href, clientId }),
    exchange: async (code) => {
      const refreshToken = await exchangeCode(conversationWith(tool, reach), party, code)
      return refreshToken === undefined ? undefined : { credentials: { password: refreshToken }, metadata: {} }
    },
    // https://developers.google.com/identity/protocols/oauth2/web-server#tokenrevoke (2026-11)
    giveBack: ({ password }) =>
      revokeGrant(conversationWith(tool, reach), { tool, revocations: new URL('/revoke', tokens) }, password),
    read: async (_, { password }) => {
      const ask = conversationWith(tool, reach)
      const { accessToken, refreshToken } = await refreshGrant(ask, party, password)
      const users: WorkspaceUser[] = []
      for (let pageToken: string | undefined = '', pages = 0; pageToken !== undefined; pages += 1) {
        if (pages >= mostPages) throw tooMuch(tool)
        const url = new URL('/admin/directory/v1/users', directory)
        const page = { customer: 'my_customer', maxResults: '500', projection: 'basic', fields }
        url.search = new URLSearchParams({ ...page, ...(pageToken !== '' && { pageToken }) }).toString()
        const headers = { authorization: `Bearer ${accessToken}`, accept: 'application/json' }
        const answer: z.infer<typeof Page> = await ask({ url, headers, meaning: meaningOf }, (text) =>
          Page.parse(JSON.parse(text)),
        )
        users.push(...answer.users)
        pageToken = answer.nextPageToken
      }
      // Whoever signed in is one.
      if (users.length === 0) throw unanswered(`${tool} tells of no user.`)
      return { posture: postureOf(users), credentials: { password: refreshToken } }
    },
  }
}
