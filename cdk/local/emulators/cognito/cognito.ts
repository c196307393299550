import type { RequestListener } from 'node:http'
import { awsJson } from '../../http/awsCall.ts'
import { listen } from '../../http/listen.ts'
import type { Emulator } from '../dynamodb.ts'
import type { OutgoingMessage } from '../mail/message.ts'
import { adminOperations } from './adminOperations.ts'
import type { Pool } from './context.ts'
import { federationOf } from './federation.ts'
import { providerOperations } from './providerOperations.ts'
import { selfOperations } from './selfOperations.ts'
import { signInOperations } from './signInOperations.ts'
import { openTokens } from './tokens.ts'
import { openUserStore } from './userStore.ts'

export interface CognitoEmulator extends Emulator {
  /** Everything below the own host of a pool that takes people from organizations' providers. */
  domain(poolId: string): RequestListener
}

interface CognitoSettings {
  readonly file: string
  readonly pools: readonly Pool[]
  /** Takes the codes and temporary passwords that the pool sends by itself. */
  readonly deliver: (message: OutgoingMessage) => void
  /** Secrets of authenticator apps that are known beforehand, by e-mail: those of the demo book. */
  readonly authenticators?: Readonly<Record<string, string>>
  readonly port?: number
}

/**
 * Cognito user pools: passwords, authenticator app, SMS and e-mail codes, with the exceptions of AWS, and federation with
 * OpenID Connect providers. Users and sign-ins under way outlive a kill; passwords are kept as scrypt hashes.
 */
export async function startCognito({
  file,
  pools,
  deliver,
  authenticators = {},
  port,
}: CognitoSettings): Promise<CognitoEmulator> {
  const users = openUserStore(file)
  const tokens = openTokens(users)
  const context = { pools, users, tokens, deliver, authenticators }
  const answer = awsJson({
    ...adminOperations(context),
    ...providerOperations(context),
    ...selfOperations(context),
    ...signInOperations(context),
  })
  const server = await listen(async (request, response) => {
    if (request.method !== 'GET') return answer(request, response)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(await tokens.jwks()))
  }, port)
  return {
    url: server.url,
    domain: (poolId) => federationOf(context, poolId),
    async stop() {
      await server.stop()
      users.close()
    },
  }
}
