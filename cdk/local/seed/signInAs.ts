import { acceptUserInvite, login } from '#shared/contracts/auth/index.ts'
import { linkPages } from '#shared/contracts/auth/linkPages.ts'
import { codeAt } from '../emulators/cognito/totp.ts'
import { type RegionClient, regionClient } from '../journey/client.ts'
import { unlessProblem } from '../journey/unlessProblem.ts'
import type { Platform } from '../platform.ts'
import type { DemoPerson } from './cast.ts'

/** The secret of the newest invitation in somebody's mailbox. */
const invitationOf = (platform: Platform, { email, region }: DemoPerson): string => {
  const pattern = new RegExp(`${linkPages.userInvited}#([\\w-]+)`)
  const tokens = platform.mailbox.list({ to: email, region, channel: 'email' }).flatMap(({ text }) => {
    const token = pattern.exec(text)?.[1]
    return token === undefined ? [] : [token]
  })
  const [newest] = tokens
  if (newest === undefined) throw new Error(`No invitation has reached ${email}.`)
  return newest
}

const stepSeconds = 30

/** The code that an authenticator app shows now, or so many steps ago. */
export const codeOf = (secret: string, stepsAgo = 0): string =>
  codeAt(secret, Math.floor(Date.now() / 1000 / stepSeconds) - stepsAgo)

/** The region as this person sees it, signed in with the password; it is the invitation's first one when there is none yet. */
export const signInAs = async (platform: Platform, person: DemoPerson): Promise<RegionClient> => {
  const client = regionClient(person.region, platform.port)
  const { email: username, password } = person
  const tokens =
    (await unlessProblem('auth.credentialsRefused', client.call(login, { body: { username, password } }))) ??
    (await client.call(acceptUserInvite, { body: { token: invitationOf(platform, person), password } }))
  return client.withToken(tokens.accessToken)
}
