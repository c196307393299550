import { z } from 'zod'
import { type NotTold, refused, unanswered } from '../notTold.ts'
import type { OauthCode } from '../securityTools.ts'
import type { Ask } from './conversation.ts'

/** What a party of a sign-in gives for a code or a refresh token (RFC 6749, section 5.1). */
const Given = z.object({
  access_token: z.string().min(1).max(20_000),
  refresh_token: z.string().min(1).max(20_000).optional(),
  scope: z.string().max(4000).optional(),
})

const Refusal = z.object({ error: z.string() })

interface Party {
  readonly tool: string
  /** The address of its tokens. */
  readonly tokens: URL
  readonly clientId: string
  readonly clientSecret: string
  /** What is asked for; what is not granted of it is missed when it is read. */
  readonly scopes: readonly string[]
}

const errorIn = (body: string): string | undefined => {
  try {
    return Refusal.safeParse(JSON.parse(body)).data?.error
  } catch {
    return undefined
  }
}

/** A grant that has ended is the insured's to give anew; that the platform is not known is not (RFC 6749, section 5.2). */
const meaningOf =
  (tool: string) =>
  ({ status, body }: { readonly status: number; readonly body: string }): NotTold | undefined => {
    const error = status === 400 || status === 401 ? errorIn(body) : undefined
    if (error === undefined) return undefined
    return error === 'invalid_grant' || error === 'interaction_required' || error === 'consent_required'
      ? refused(`The sign-in at ${tool} has ended. Connect it anew.`)
      : unanswered(`${tool} does not take the platform's own sign-in.`)
  }

const tokensFor = (
  ask: Ask,
  { tool, tokens, clientId, clientSecret }: Party,
  grant: Readonly<Record<string, string>>,
): Promise<z.infer<typeof Given>> =>
  ask(
    {
      url: tokens,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams({ ...grant, client_id: clientId, client_secret: clientSecret }).toString(),
      meaning: meaningOf(tool),
    },
    (text) => Given.parse(JSON.parse(text)),
  )

/** Permissions are named with and without the address of whom they are of. */
const nameOf = (scope: string): string => scope.split('/').at(-1)?.toLowerCase() ?? scope

/**
 * The refresh token that a code is good for, by the verifier of its challenge (RFC 7636); none where the person at the other
 * party has not allowed all that is asked for, or where it can be read but once. @throws NotTold
 */
export const exchangeCode = async (
  ask: Ask,
  party: Party,
  { code, codeVerifier, redirectUri }: Pick<OauthCode, 'code' | 'codeVerifier' | 'redirectUri'>,
): Promise<string | undefined> => {
  const grant = { grant_type: 'authorization_code', code, code_verifier: codeVerifier, redirect_uri: redirectUri }
  const { refresh_token, scope } = await tokensFor(ask, party, grant)
  const allowed = scope?.split(' ').map(nameOf)
  const isAll = party.scopes.every((each) => allowed === undefined || allowed.includes(nameOf(each)))
  return isAll ? refresh_token : undefined
}

/** Hands a grant back (RFC 7009). One that is over already is not told apart. @throws NotTold */
export const revokeGrant = async (
  ask: Ask,
  { tool, revocations }: { readonly tool: string; readonly revocations: URL },
  refreshToken: string,
): Promise<void> => {
  let isOver = false
  const asked = ask(
    {
      url: revocations,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ token: refreshToken }).toString(),
      meaning: ({ status, body }) => {
        isOver = status === 400 && errorIn(body) === 'invalid_token'
        return unanswered(`${tool} did not take the grant back.`)
      },
    },
    () => undefined,
  )
  await asked.catch((error: unknown) => {
    if (!isOver) throw error
  })
}

/** An access token for this reading, and the refresh token that takes the place of the one before where there is a new one. @throws NotTold */
export const refreshGrant = async (
  ask: Ask,
  party: Party,
  refreshToken: string,
): Promise<{ readonly accessToken: string; readonly refreshToken: string }> => {
  const { access_token, refresh_token } = await tokensFor(ask, party, {
    grant_type: 'refresh_token',
    refresh_token: refreshToken,
  })
  return { accessToken: access_token, refreshToken: refresh_token ?? refreshToken }
}
