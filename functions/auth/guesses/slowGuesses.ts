import type { Implementation } from '#functions/_platform/http/implement.ts'
import { Problem } from '#functions/_platform/problems/problem.ts'
import type { ProblemCode } from '#shared/contract/problems.ts'
import { missFrom } from '../store/throttles.ts'

/** The answers to a secret that opens nothing: a link, a code, a token, the `state` of a sign-in. */
export const misses: readonly ProblemCode[] = [
  'access.codeExpired',
  'access.codeRefused',
  'auth.invitationRefused',
  'auth.keyRefused',
  'auth.linkExpired',
  'auth.sessionExpired',
  'auth.ssoRefused',
  'workflow.notFound',
]

/** Whether an operation takes a secret from somebody who is nobody yet. */
export const takesGuesses = ({ access, problems = [] }: Implementation['contract']): boolean =>
  access === 'public' && problems.some((code) => misses.includes(code))

/** The session that a refresh token names; guesses at it are its own, since many sessions run out behind one address. */
const sessionNamed = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'refreshToken' in body
    ? (String(body.refreshToken).split('.')[0] ?? '')
    : ''

const slowed = ({ contract, handler }: Implementation): Implementation => ({
  contract,
  handler: async (call) => {
    try {
      return await handler(call)
    } catch (error) {
      if (!(error instanceof Problem && misses.includes(error.code))) throw error
      const wait = await missFrom({ sourceIp: call.sourceIp, subject: sessionNamed(call.body) }, call.now)
      if (wait > 0) throw new Problem('auth.throttled', { data: { seconds: wait } })
      throw error
    }
  },
})

/** An operation as it is, or slowed down where it takes guesses. */
export const slowedWhereGuessed = (each: Implementation): Implementation =>
  takesGuesses(each.contract) ? slowed(each) : each

/**
 * Slows down whoever tries out links, codes and tokens: after some misses from an address further ones have to wait. A
 * right secret is taken at any time, so that nobody's guesses shut out anybody else.
 */
export const slowGuesses = <const All extends object>(implementations: All): All =>
  Object.fromEntries(
    Object.entries<Implementation>(implementations as Record<string, Implementation>).map(([name, each]) => [
      name,
      slowedWhereGuessed(each),
    ]),
  ) as All
