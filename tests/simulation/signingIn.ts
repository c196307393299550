import { requestPasswordReset, resetPassword } from '#shared/contracts/auth/passwords.ts'
import { login, logout, refreshToken } from '#shared/contracts/auth/signIn.ts'
import { human } from '#tests/support/captcha.ts'
import { actorOfToken } from '#tests/support/identity.ts'
import type { Caller, Reply } from './calls.ts'
import { chanceOf } from './chance.ts'
import type { Step } from './history.ts'
import { actorOfPerson } from './people.ts'
import type { Scene } from './scene.ts'
import type { Input } from './wishes.ts'

interface Tokens {
  readonly accessToken: string
  readonly refreshToken: string
}

const tokensOf = ({ status, body }: Reply): Tokens | undefined =>
  status < 300 ? (JSON.parse(body) as Tokens) : undefined

/** Refusals that have another reason than the password: too many tries, and what the weather keeps from being done. */
const isPutOff = ({ status, body }: Reply): boolean => status >= 500 || /auth\.throttled/.test(body)

/**
 * Somebody who has forgotten the password asks for a link, chooses another, mistypes it, signs in with it, stays signed in
 * and signs out: a session is theirs, works for as long as it is said to, and for nobody who has not the password.
 */
export const signIn = async (
  scene: Scene,
  { send, judge }: Caller,
  { userId }: Extract<Step, { deed: 'signIn' }>,
): Promise<void> => {
  const { known, learn, seed, step, wrongs } = scene
  const { email, mfaType } = known.records.get(userId)?.state ?? {}
  if (typeof email !== 'string') return
  const password = `${chanceOf(`${seed}/password/${step}`).letters(9)} lantern over mossy stone`
  const nobody = { kind: 'nobody' } as const
  const ask = async (
    operation: { readonly name: string },
    input: Input,
    by: Parameters<typeof send>[0]['by'] = nobody,
  ) => {
    const reply = await send({ deed: 'call', by, operation: operation.name, input })
    judge(reply, learn())
    return reply
  }
  const enter = (typed: string) => ask(login, { query: human('login'), body: { username: email, password: typed } })

  const before = new Set(known.ofKind('mail').map(({ id }) => id))
  await ask(requestPasswordReset, { params: { email }, query: human('forgot_password') })
  const mail = known.ofKind('mail').find(({ id, state }) => !before.has(id) && state.template === 'passwordReset')
  const { link } = (mail?.state.data ?? {}) as { readonly link?: string }
  const token = link?.split('#').at(-1)
  if (token === undefined) return
  const reset = await ask(resetPassword, { body: { token, password } })
  if (isPutOff(reset)) return
  if (tokensOf(await enter(`${password}s`)) !== undefined) wrongs.push(`login lets ${userId} in with another password`)
  const entered = await enter(password)
  const tokens = tokensOf(entered)
  if (tokens === undefined) {
    if (mfaType === 'NONE' && !isPutOff(entered))
      wrongs.push(
        `login refuses ${userId} with the password just chosen: ${entered.status} ${entered.body.slice(0, 200)}`,
      )
    return
  }
  const person = { kind: 'user', userId, proved: false } as const
  const is = actorOfToken(tokens.accessToken)
  const should = actorOfPerson(known, person, 0)
  if (is.userId !== userId || is.role !== should?.role || is.organizationId !== should.organizationId)
    wrongs.push(`login takes ${userId} for ${is.userId}, ${is.role} of ${is.organizationId}`)
  const renewed = await ask(refreshToken, { body: { refreshToken: tokens.refreshToken } })
  const latest = tokensOf(renewed)
  if (latest === undefined) {
    if (!isPutOff(renewed))
      wrongs.push(`refreshToken refuses ${userId} a session that has just begun: ${renewed.status}`)
    return
  }
  const out = await ask(logout, { body: { refreshToken: latest.refreshToken } }, person)
  if (isPutOff(out)) return
  if (tokensOf(await ask(refreshToken, { body: { refreshToken: latest.refreshToken } })) !== undefined)
    wrongs.push(`refreshToken renews a session of ${userId} that was ended`)
}
