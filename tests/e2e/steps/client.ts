import { type RegionClient, regionClient } from '#cdk/local/journey/client.ts'
import type { DemoPerson } from '#cdk/local/seed/cast.ts'
import { login } from '#shared/contracts/auth/signIn.ts'
import { platform } from '../platform.ts'

/** The platform as requests of somebody see it who has just signed in with the password alone. */
export const clientOf = async ({
  region,
  email,
  password,
}: Pick<DemoPerson, 'email' | 'password' | 'region'>): Promise<RegionClient> => {
  const anyone = regionClient(region, platform().port)
  const { accessToken } = await anyone.call(login, { query: {}, body: { username: email, password } })
  return anyone.withToken(accessToken)
}
