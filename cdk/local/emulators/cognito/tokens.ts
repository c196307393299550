import { createPrivateKey, createPublicKey, generateKeyPairSync, randomUUID } from 'node:crypto'
import { decodeJwt, exportJWK, jwtVerify, SignJWT } from 'jose'
import { AwsError } from '../../http/awsCall.ts'
import type { CognitoUser, UserStore } from './userStore.ts'

const seconds = 3600
const kid = 'local'

export type Tokens = ReturnType<typeof openTokens>

/** Cognito's own access, id and refresh tokens; RS256 with a key that is kept with the users. */
export function openTokens(users: UserStore) {
  const privateKey = createPrivateKey(users.secret('tokenKey', newKey))
  const publicKey = createPublicKey(privateKey)
  const issuer = (poolId: string) => `https://cognito-idp.${poolId.split('_')[0]}.amazonaws.com/${poolId}`

  const sign = (user: CognitoUser, use: 'access' | 'id', claims: Record<string, unknown>) =>
    new SignJWT({ token_use: use, auth_time: Math.floor(Date.now() / 1000), ...claims })
      .setProtectedHeader({ alg: 'RS256', kid })
      .setSubject(user.sub)
      .setIssuer(issuer(user.poolId))
      .setJti(randomUUID())
      .setIssuedAt()
      .setExpirationTime(`${seconds}s`)
      .sign(privateKey)

  return {
    /**
     * The AuthenticationResult of a completed sign-in, or of a refresh (without a new refresh token); `idClaims` are those
     * that a sign-in through a provider adds to the id token.
     */
    async issue(
      user: CognitoUser,
      clientId: string,
      { refreshed = false, idClaims = {} }: { readonly refreshed?: boolean; readonly idClaims?: object } = {},
    ) {
      const username = user.username
      return {
        AccessToken: await sign(user, 'access', {
          client_id: clientId,
          username,
          scope: 'aws.cognito.signin.user.admin',
        }),
        IdToken: await sign(user, 'id', {
          aud: clientId,
          'cognito:username': username,
          ...user.attributes,
          ...idClaims,
        }),
        ...(refreshed ? {} : { RefreshToken: users.addRefreshToken(user.sub) }),
        ExpiresIn: seconds,
        TokenType: 'Bearer',
      }
    },
    /** The user of an access token; throws NotAuthorizedException for a forged, expired or signed-out one. */
    async userOf(accessToken: unknown): Promise<CognitoUser> {
      const token = String(accessToken)
      const claims = await jwtVerify(token, publicKey).then(
        () => decodeJwt(token),
        () => undefined,
      )
      const user = claims?.sub === undefined ? undefined : users.bySub(claims.sub)
      if (claims?.token_use !== 'access' || user === undefined)
        throw new AwsError('NotAuthorizedException', 'Invalid Access Token')
      if ((claims.iat ?? 0) < user.signedOutAt)
        throw new AwsError('NotAuthorizedException', 'Access Token has been revoked')
      return user
    },
    jwks: async () => ({ keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }] }),
  }
}

const newKey = (): string =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
