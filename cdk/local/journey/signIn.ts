import { login } from '#shared/contracts/auth/signIn.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { people } from '../seed/cast.ts'
import { type RegionClient, regionClient } from './client.ts'

/** The people of a region whom the journey needs, signed in. */
export const signIn = async (
  region: RegionCode,
  port: number,
): Promise<{
  readonly agent: RegionClient
  readonly underwriter: RegionClient
  readonly admin: RegionClient
  readonly anyone: RegionClient
}> => {
  const anyone = regionClient(region, port)
  const { producer, underwriter, superAdmin } = people(region)
  const as = async ({ email, password }: { readonly email: string; readonly password: string }) => {
    const { accessToken } = await anyone.call(login, { query: {}, body: { username: email, password } })
    return anyone.withToken(accessToken)
  }
  return { anyone, agent: await as(producer), underwriter: await as(underwriter), admin: await as(superAdmin) }
}
