import { generateSync } from 'otplib'
import { vi } from 'vitest'
import { handler } from '#functions/auth/index.ts'
import type { UserRecord } from '#functions/directory/store/users.ts'
import * as contracts from '#shared/contracts/auth/index.ts'
import { actorOfToken } from './identity.ts'
import { callerOf, type Outcome } from './operation.ts'
import { aPerson, testPassword } from './people.ts'

export const as = callerOf(handler)
export const nobody = as(undefined)

/** Lets time pass; the test has Date faked. */
export const later = (seconds: number) => void vi.setSystemTime(Date.now() + seconds * 1000)

/** The value of an answer that must be a success. */
export const answered = async <Op>(answer: Promise<Outcome<Op>>) => {
  const outcome = await answer
  if (!outcome.ok) throw new Error(`${outcome.status} ${outcome.problem.code}`)
  return outcome.value
}

export const signIn = (username: string, more: object = {}) =>
  nobody(contracts.login, { query: {}, body: { username, password: testPassword, ...more } })

/** Signs in and answers with the tokens, whom they name, and a caller of operations as that one. */
export const signedIn = async (username: string, more: object = {}) => {
  const tokens = await answered(signIn(username, more))
  const actor = actorOfToken(tokens.accessToken)
  return { ...tokens, actor, me: as(actor) }
}

/** The code that an app with the secret shows now. */
export const appCode = (secret: string) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) })

/** Somebody new with an authenticator app, signed in: its secret and the recovery codes that came with it. */
export const withAuthenticator = async (email: string, more: Partial<UserRecord> = {}) => {
  const user = await aPerson(email, more)
  const session = await signedIn(email)
  const { qrCode = '' } = await answered(session.me(contracts.updateMfa, { query: { mfaType: 'GOOGLE' } }))
  const secret = new URL(qrCode).searchParams.get('secret') ?? ''
  const mfa1 = appCode(secret)
  later(30)
  const body = { mfaType: 'GOOGLE', mfa1, mfa2: appCode(secret) } as const
  const { recoveryCodes = [] } = await answered(session.me(contracts.verifyMfa, { body }))
  later(1)
  return { ...session, user, secret, recoveryCodes }
}
