import type { Actor } from '#functions/_platform/auth/actor.ts'
import { handler } from '#functions/auth/index.ts'
import type { Operation } from '#shared/contract/operation.ts'
import { createJumpToken, createSwitchToken, exchangeJumpToken } from '#shared/contracts/auth/jumps.ts'
import { actorOfToken } from './identity.ts'
import { eventOf } from './operation.ts'
import { answered, as } from './signedIn.ts'

/** What a browser has that is on its way into another account: the token, and the cookies that came with it. */
export interface Way {
  readonly token: string
  readonly cookies: readonly string[]
}

const ask = async (actor: Actor, operation: Operation, input: unknown): Promise<Way> => {
  const answer = await handler(eventOf(operation, input, actor), {} as never)
  const { token = '', code = '' } = JSON.parse(answer.body ?? '{}')
  if (token === '') throw new Error(`${answer.statusCode} ${code}`)
  return { token, cookies: (answer.cookies ?? []).map((cookie) => cookie.split(';')[0] ?? '') }
}

/** Asks for the way into an account as its administrator. */
export const askToJump = (
  actor: Actor,
  accountId: string,
  { personaPath = 'agency', reason = 'The agency asked for help with a quote', lookOnly = false } = {},
): Promise<Way> => ask(actor, createJumpToken, { params: { personaPath, accountId }, body: { reason, lookOnly } })

/** Asks for the way into another account of one's own. */
export const askToSwitch = (actor: Actor, accountId: string): Promise<Way> =>
  ask(actor, createSwitchToken, { params: { accountId } })

/** Uses what was asked for. */
export const enter = (actor: Actor | undefined, { token, cookies }: Way) =>
  as(actor)(exchangeJumpToken, { body: { token } }, { cookies })

/** Who somebody is after jumping into an account, with the tokens. */
export const jumpedInto = async (actor: Actor, accountId: string, more: Parameters<typeof askToJump>[2] = {}) => {
  const tokens = await answered(enter(actor, await askToJump(actor, accountId, more)))
  const inside = actorOfToken(tokens.accessToken)
  return { ...tokens, actor: inside, me: as(inside) }
}
