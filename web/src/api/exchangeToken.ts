import type * as signIn from '#shared/contracts/auth/signIn.ts'
import type { Tokens } from './session.ts'

const refreshPath: (typeof signIn.refreshToken)['path'] = '/api/auth/v1/token/refresh'

/** What came of renewing a session: refused ends it; a server in trouble or no network does not. */
export type Renewal =
  | { readonly kind: 'refused' | 'unreachable' }
  | { readonly kind: 'renewed'; readonly tokens: Tokens }

const refusals: readonly number[] = [400, 401, 403, 404, 410]

/** Exchanges a refresh token, or the session's id whose cookie has it, for new tokens. Runs in pages and in the worker. */
export const exchangeToken = async (
  refreshToken: string,
  headers: Readonly<Record<string, string>>,
): Promise<Renewal> => {
  try {
    const response = await fetch(refreshPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ refreshToken }),
    })
    if (response.ok) return { kind: 'renewed', tokens: await response.json() }
    return { kind: refusals.includes(response.status) ? 'refused' : 'unreachable' }
  } catch {
    return { kind: 'unreachable' }
  }
}
