import type { OidcOrganization } from './organization.ts'

/** A relying party's wish to have somebody signed in (OpenID Connect Core 1.0, 3.1.2.1). */
export interface AuthorizeRequest {
  readonly redirectUri: string
  readonly state: string | undefined
  readonly nonce: string | undefined
  readonly codeChallenge: string | undefined
  readonly loginHint: string
}

/** What is wrong with a request: told on a page when nobody may be sent back with it, else to the client. */
export type AuthorizeMistake = { readonly page: string } | { readonly error: string; readonly description: string }

/** Reads a request; a client or an address that is not registered never gets anybody sent. */
export const readAuthorizeRequest = (
  { clientId, redirectUri }: OidcOrganization,
  query: URLSearchParams,
): AuthorizeRequest | AuthorizeMistake => {
  if (query.get('client_id') !== clientId) return { page: 'The application is not registered here.' }
  if (query.get('redirect_uri') !== redirectUri) return { page: 'The application may not send anybody there.' }
  const invalid = (description: string) => ({ error: 'invalid_request', description })
  if (query.get('response_type') !== 'code') return invalid('response_type must be code')
  if (!(query.get('scope') ?? '').split(' ').includes('openid')) return invalid('scope must contain openid')
  const codeChallenge = query.get('code_challenge') ?? undefined
  if (codeChallenge !== undefined && query.get('code_challenge_method') !== 'S256')
    return invalid('code_challenge_method must be S256')
  return {
    redirectUri,
    state: query.get('state') ?? undefined,
    nonce: query.get('nonce') ?? undefined,
    codeChallenge,
    loginHint: query.get('login_hint') ?? '',
  }
}

export const isMistake = (read: AuthorizeRequest | AuthorizeMistake): read is AuthorizeMistake =>
  'page' in read || 'error' in read

/** The registered address with an answer in its query. */
export const answerAddress = (redirectUri: string, answer: Readonly<Record<string, string | undefined>>): string => {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(answer)) if (value !== undefined) url.searchParams.set(name, value)
  return url.href
}
