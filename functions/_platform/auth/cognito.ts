import { createHash } from 'node:crypto'
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  AssociateSoftwareTokenCommand,
  type AuthenticationResultType,
  CodeMismatchException,
  CognitoIdentityProviderClient,
  EnableSoftwareTokenMFAException,
  ExpiredCodeException,
  InvalidPasswordException,
  NotAuthorizedException,
  PasswordResetRequiredException,
  UserNotConfirmedException,
  UserNotFoundException,
  UsernameExistsException,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { config } from '../config/config.ts'
import { held } from '../held/held.ts'
import { readsInRehearsal } from '../held/rehearsal.ts'

/**
 * The user pool: passwords and authenticator apps. Users are named by their e-mail. Its own tokens never leave the server;
 * one is kept with the session, because setting up an authenticator app needs it.
 */
const cognito = held(() => readsInRehearsal(new CognitoIdentityProviderClient({})))

/** What came of a password: refused, right, or right with an authenticator app still to be asked. */
export type PasswordProof =
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'signedIn'; readonly identityToken: string | undefined }
  | { readonly outcome: 'authenticatorNeeded'; readonly challenge: string }

export type CodeProof =
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'signedIn'; readonly identityToken: string | undefined }

/**
 * What Cognito is given for a password: a digest with one character of each class. The platform's own rules (rule: passwords)
 * allow spaces at the ends, any script and 256 characters, which Cognito's limits on a password would not.
 */
const credentialOf = (password: string): string =>
  `${createHash('sha512').update(password.normalize('NFKC')).digest('base64url')}.Aa1`

/** The many ways in which Cognito and its emulator say that a user may not sign in like this. */
const isRefusal = (error: unknown): boolean =>
  error instanceof NotAuthorizedException ||
  error instanceof InvalidPasswordException ||
  error instanceof UserNotFoundException ||
  error instanceof UserNotConfirmedException ||
  error instanceof PasswordResetRequiredException

const isWrongCode = (error: unknown): boolean =>
  error instanceof CodeMismatchException ||
  error instanceof EnableSoftwareTokenMFAException ||
  error instanceof ExpiredCodeException

/** The answer of a call, or undefined when it failed with one of the expected errors. */
const unless = async <Answer>(
  isExpected: (error: unknown) => boolean,
  call: Promise<Answer>,
): Promise<Answer | undefined> => {
  try {
    return await call
  } catch (error) {
    if (isExpected(error)) return undefined
    throw error
  }
}

const signedIn = (result: AuthenticationResultType | undefined) =>
  ({ outcome: 'signedIn', identityToken: result?.RefreshToken }) as const

const atClient = () => ({ ClientId: config.userPoolClientId, UserPoolId: config.userPoolId })

/** Where a try comes from, for the pool's threat protection: it sees this function's address otherwise. */
const contextOf = (sourceIp: string | undefined) =>
  sourceIp !== undefined && {
    ContextData: {
      IpAddress: sourceIp,
      ServerName: new URL(config.publicUrl).host,
      ServerPath: '/api/auth/v1/login',
      HttpHeaders: [],
    },
  }

/**
 * Proves a password. Does the same work for a user who does not exist. The pool takes passwords from this function alone:
 * whoever calls the pool itself, past captcha and throttle, finds the flow closed.
 */
export const provePassword = async ({
  email,
  password,
  sourceIp,
}: {
  readonly email: string
  readonly password: string
  readonly sourceIp?: string | undefined
}): Promise<PasswordProof> => {
  const answer = await unless(
    isRefusal,
    cognito().send(
      new AdminInitiateAuthCommand({
        ...atClient(),
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: credentialOf(password) },
        ...contextOf(sourceIp),
      }),
    ),
  )
  if (answer === undefined) return { outcome: 'refused' }
  if (answer.ChallengeName === undefined) return signedIn(answer.AuthenticationResult)
  return answer.ChallengeName === 'SOFTWARE_TOKEN_MFA' && answer.Session !== undefined
    ? { outcome: 'authenticatorNeeded', challenge: answer.Session }
    : { outcome: 'refused' }
}

/** Answers the challenge of a password proof with a code of the authenticator app; a code works once. */
export const proveAuthenticatorCode = async ({
  email,
  challenge,
  code,
}: {
  readonly email: string
  readonly challenge: string
  readonly code: string
}): Promise<CodeProof> => {
  const answer = await unless(
    (error) => isWrongCode(error) || isRefusal(error),
    cognito().send(
      new AdminRespondToAuthChallengeCommand({
        ...atClient(),
        ChallengeName: 'SOFTWARE_TOKEN_MFA',
        Session: challenge,
        ChallengeResponses: { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE: code },
      }),
    ),
  )
  return answer === undefined ? { outcome: 'refused' } : signedIn(answer.AuthenticationResult)
}

const inPool = (email: string) => ({ UserPoolId: config.userPoolId, Username: email })

/** Sets a user's password; the user is made in the pool with the first one. Cognito itself never writes to anybody. */
export const setPassword = async ({
  email,
  password,
}: {
  readonly email: string
  readonly password: string
}): Promise<void> => {
  await unless(
    (error) => error instanceof UsernameExistsException,
    cognito().send(
      new AdminCreateUserCommand({
        ...inPool(email),
        MessageAction: 'SUPPRESS',
        UserAttributes: [
          { Name: 'email', Value: email },
          { Name: 'email_verified', Value: 'true' },
        ],
      }),
    ),
  )
  await cognito().send(
    new AdminSetUserPasswordCommand({ ...inPool(email), Password: credentialOf(password), Permanent: true }),
  )
}

/** A short-lived token with which the user changes what is the user's own; undefined when the sign-in is too old. */
const accessTokenOf = async (identityToken: string): Promise<string | undefined> => {
  const answer = await unless(
    isRefusal,
    cognito().send(
      new AdminInitiateAuthCommand({
        ...atClient(),
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        AuthParameters: { REFRESH_TOKEN: identityToken },
      }),
    ),
  )
  return answer?.AuthenticationResult?.AccessToken
}

/** The secret of a new authenticator app; undefined when the user has to sign in again. */
export const startAuthenticator = async (identityToken: string): Promise<string | undefined> => {
  const AccessToken = await accessTokenOf(identityToken)
  if (AccessToken === undefined) return undefined
  const { SecretCode } = await cognito().send(new AssociateSoftwareTokenCommand({ AccessToken }))
  return SecretCode
}

/** Whether the code is one of the authenticator app that was started. */
export const verifyAuthenticator = async ({
  identityToken,
  code,
}: {
  readonly identityToken: string
  readonly code: string
}): Promise<'right' | 'signInAgain' | 'wrong'> => {
  const AccessToken = await accessTokenOf(identityToken)
  if (AccessToken === undefined) return 'signInAgain'
  const answer = await unless(
    isWrongCode,
    cognito().send(new VerifySoftwareTokenCommand({ AccessToken, UserCode: code })),
  )
  return answer?.Status === 'SUCCESS' ? 'right' : 'wrong'
}

/** Whether the authenticator app is asked for at every sign-in. */
export const requireAuthenticator = async (email: string, required: boolean): Promise<void> => {
  await cognito().send(
    new AdminSetUserMFAPreferenceCommand({
      ...inPool(email),
      SoftwareTokenMfaSettings: { Enabled: required, PreferredMfa: required },
    }),
  )
}

const isAbsent = (error: unknown) => error instanceof UserNotFoundException

/** Ends everything Cognito has issued to the user. A user without a password yet has nothing to end. */
export const signOutEverywhere = async (email: string): Promise<void> => {
  await unless(isAbsent, cognito().send(new AdminUserGlobalSignOutCommand(inPool(email))))
}

/** Lets the user's password work or not. */
export const enableIdentity = async (email: string, enabled: boolean): Promise<void> => {
  const Command = enabled ? AdminEnableUserCommand : AdminDisableUserCommand
  await unless(isAbsent, cognito().send(new Command(inPool(email))))
}

/** Gives the user another e-mail to sign in with. One without a password yet is not in the pool. */
export const changeIdentityEmail = async ({
  email,
  newEmail,
}: {
  readonly email: string
  readonly newEmail: string
}): Promise<void> => {
  await unless(
    isAbsent,
    cognito().send(
      new AdminUpdateUserAttributesCommand({
        ...inPool(email),
        UserAttributes: [
          { Name: 'email', Value: newEmail },
          { Name: 'email_verified', Value: 'true' },
        ],
      }),
    ),
  )
}

/** Removes the user from the pool. */
export const removeIdentity = async (email: string): Promise<void> => {
  await unless(isAbsent, cognito().send(new AdminDeleteUserCommand(inPool(email))))
}
