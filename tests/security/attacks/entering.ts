import type { HttpAnswer } from '#cdk/local/journey/client.ts'
import { createJumpToken, createSwitchToken, exchangeJumpToken } from '#shared/contracts/auth/jumps.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import type { Target } from './attack.ts'

/** What a browser has that is on its way into another account: the token, and the cookies that came with it. */
export interface Way {
  readonly token: string
  readonly cookie: string
}

const wayOf = ({ status, headers, body }: HttpAnswer): Way => {
  const { token } = JSON.parse(body || '{}') as { readonly token?: string }
  if (token === undefined) throw new Error(`no way in: ${status} ${body}`)
  const cookies = [headers['set-cookie'] ?? []].flat()
  return { token, cookie: cookies.map((each) => each.split(';')[0]).join('; ') }
}

/** Asks for the way into an account as its administrator. */
export const askToJump = async (
  { ask }: Target,
  {
    token,
    personaPath,
    accountId,
  }: { readonly token: string; readonly personaPath: string; readonly accountId: string },
): Promise<Way> =>
  wayOf(
    await ask(
      createJumpToken,
      { params: { personaPath, accountId }, body: { reason: 'They asked for help with a quote' } },
      { token },
    ),
  )

/** Asks for the way into another account of one's own. */
export const askToSwitch = async ({ ask }: Target, token: string, accountId: string): Promise<Way> =>
  wayOf(await ask(createSwitchToken, { params: { accountId } }, { token }))

/** Uses a way, with whatever session and cookies. */
export const enter = (
  { ask }: Target,
  way: Way,
  { token, region = 'us' }: { readonly token: string; readonly region?: RegionCode },
): Promise<HttpAnswer> =>
  ask(exchangeJumpToken, { body: { token: way.token } }, { token, region, headers: { cookie: way.cookie } })
