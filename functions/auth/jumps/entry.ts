import type { Client } from '#functions/_platform/http/client.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { hashOf, isSecret, newSecret } from '#functions/directory/secrets/secret.ts'
import { type Asker, newLink, type PurposeOf } from '#functions/directory/store/links.ts'
import { exchangeJumpToken } from '#shared/contracts/auth/jumps.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { lifetimes } from '#shared/domain/identity/lifetimes.ts'

const { path } = exchangeJumpToken

/** A cookie for each token: somebody may be on the way into several accounts. */
const cookieOf = (token: string): string => `entry-${hashOf(token).slice(0, 16)}`

type Way = Omit<PurposeOf<'JUMP'>, keyof Asker> | Omit<PurposeOf<'SWITCH'>, keyof Asker>

interface Asking {
  readonly sessionId: string
  readonly client: Client
  readonly now: Instant
}

/** A token into another account, for the session that asks and its browser, which keeps a secret of its own for it. */
export const entryToken = async (way: Way, { sessionId, client, now }: Asking): Promise<{ readonly token: string }> => {
  const browser = newSecret()
  const { token, write } = newLink({ ...way, sessionId, browserHash: hashOf(browser) }, now)
  await commit([write])
  client.setCookie(cookieOf(token), browser, { path, maxAge: lifetimes.jumpToken })
  return { token }
}

/** Whether the token is used by who asked for it. */
export const isAsker = (
  { sessionId, browserHash }: Asker,
  token: string,
  { client, ...by }: { readonly sessionId?: string | undefined; readonly client: Client },
): boolean =>
  sessionId === by.sessionId && isSecret({ secret: client.cookies[cookieOf(token)] ?? '', hash: browserHash })

export const dropEntry = (client: Client, token: string): void => client.dropCookie(cookieOf(token), { path })
