import { Refused } from './refused.ts'

export interface Key {
  readonly origin: string
  readonly clientId: string
  readonly clientSecret: string
  /** Scopes of the key, where tokens are to have fewer. */
  readonly scope?: readonly string[] | undefined
}

interface Token {
  readonly text: string
  /** Milliseconds since the epoch. */
  readonly until: number
}

type Send = (url: URL, request: RequestInit) => Promise<Response>

/** A token is renewed so many milliseconds before it ends. */
const margin = 60_000

/** Keeps a token of the key: asked for once, however many calls wait for it, and again before it ends or when it is refused. */
export const signInBy = ({ origin, clientId, clientSecret, scope }: Key, send: Send) => {
  let current: Promise<Token> | undefined

  const exchange = async (): Promise<Token> => {
    const answer = await send(new URL('/api/auth/v1/token', origin), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
        ...(scope && { scope: scope.join(' ') }),
      }).toString(),
    })
    const said = await answer.json().catch(() => ({}))
    if (!answer.ok) throw new Refused('exchangeApiKey', answer.status, said)
    return { text: said.access_token, until: Date.now() + said.expires_in * 1000 - margin }
  }

  const renewed = (): Promise<Token> => {
    const asked = exchange()
    current = asked
    asked.catch(() => {
      if (current === asked) current = undefined
    })
    return asked
  }

  return {
    /** A token that is good for a while; `refused` is one that opens nothing any more. */
    async token(refused?: string): Promise<string> {
      const asked = current
      const known = await asked?.catch(() => undefined)
      if (known !== undefined && known.text !== refused && Date.now() < known.until) return known.text
      // Another may have asked while this one waited.
      const next = current === undefined || current === asked ? renewed() : current
      return (await next).text
    },
  }
}
