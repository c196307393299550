import { AwsError, type AwsInput, textOf } from '../../http/awsCall.ts'
import { attributeList, type CognitoContext, namedUser, objectOf } from './context.ts'
import { demandPolicy, hashPassword, isPassword } from './password.ts'
import { newSecret, stepOf } from './totp.ts'
import type { CognitoUser, Factor } from './userStore.ts'

/** What signed-in users do to themselves: password, authenticator app, choice of factors. */
export const selfOperations = (context: CognitoContext) => {
  const { users, tokens, authenticators } = context

  /** By access token, or by the session of a sign-in that is under way. */
  const caller = async (input: AwsInput): Promise<CognitoUser> => {
    if (input.AccessToken !== undefined) return tokens.userOf(input.AccessToken)
    const session = users.session(textOf(input, 'Session'))
    const user = session && users.bySub(session.sub)
    if (user === undefined)
      throw new AwsError('NotAuthorizedException', 'Invalid session for the user, session is expired.')
    return user
  }

  const setPreference = (user: CognitoUser, input: AwsInput) => {
    const wanted = settings.map(([name, factor]) => ({ factor, setting: objectOf(input, name), given: name in input }))
    const enabled = wanted.flatMap(({ factor, setting, given }) =>
      (given ? setting.Enabled === true : user.factors.includes(factor)) ? [factor] : [],
    )
    demandUsable(user, enabled)
    const preferred = wanted.find(({ setting }) => setting.Enabled === true && setting.PreferredMfa === true)?.factor
    const kept =
      user.preferredFactor !== undefined && enabled.includes(user.preferredFactor) ? user.preferredFactor : undefined
    users.save({ ...user, factors: enabled, preferredFactor: preferred ?? kept })
    return {}
  }

  return {
    AdminSetUserMFAPreference: (input: AwsInput) => setPreference(namedUser(context, input), input),
    AssociateSoftwareToken: async (input: AwsInput) => {
      const user = await caller(input)
      const secret = authenticators[user.attributes.email ?? ''] ?? newSecret()
      users.save({ ...user, pendingAuthenticator: secret })
      return { SecretCode: secret, Session: input.Session }
    },
    ChangePassword: async (input: AwsInput) => {
      const user = await tokens.userOf(input.AccessToken)
      if (!(await isPassword({ password: textOf(input, 'PreviousPassword'), hash: user.passwordHash })))
        throw new AwsError('NotAuthorizedException', 'Incorrect username or password.')
      const password = textOf(input, 'ProposedPassword')
      demandPolicy(password)
      const passwordHash = await hashPassword(password)
      users.save({ ...(await tokens.userOf(input.AccessToken)), passwordHash })
      return {}
    },
    GetUser: async (input: AwsInput) => {
      const user = await tokens.userOf(input.AccessToken)
      return {
        Username: user.username,
        UserAttributes: attributeList(user),
        UserMFASettingList: user.factors,
        PreferredMfaSetting: user.preferredFactor,
      }
    },
    GlobalSignOut: async (input: AwsInput) => {
      const user = await tokens.userOf(input.AccessToken)
      users.removeRefreshTokens({ sub: user.sub })
      users.save({ ...user, signedOutAt: Math.floor(Date.now() / 1000) + 1 })
      return {}
    },
    SetUserMFAPreference: async (input: AwsInput) => setPreference(await tokens.userOf(input.AccessToken), input),
    VerifySoftwareToken: async (input: AwsInput) => {
      const user = await caller(input)
      const secret = user.pendingAuthenticator ?? user.authenticator?.secret
      const step = secret === undefined ? undefined : stepOf({ secret, code: textOf(input, 'UserCode') })
      if (secret === undefined || step === undefined)
        throw new AwsError('EnableSoftwareTokenMFAException', 'Code mismatch')
      users.save({ ...user, authenticator: { secret, lastStep: step }, pendingAuthenticator: undefined })
      return { Status: 'SUCCESS', Session: input.Session }
    },
  }
}

const settings: readonly (readonly [string, Factor])[] = [
  ['EmailMfaSettings', 'EMAIL_OTP'],
  ['SMSMfaSettings', 'SMS_MFA'],
  ['SoftwareTokenMfaSettings', 'SOFTWARE_TOKEN_MFA'],
]

const demandUsable = (user: CognitoUser, factors: readonly Factor[]): void => {
  const lacks = (what: string) => new AwsError('InvalidParameterException', `User does not have ${what}`)
  if (factors.includes('SOFTWARE_TOKEN_MFA') && user.authenticator === undefined)
    throw new AwsError('InvalidParameterException', 'User has not verified software token mfa')
  if (factors.includes('SMS_MFA') && !user.attributes.phone_number)
    throw lacks('delivery config set to turn on SMS_MFA')
  if (factors.includes('EMAIL_OTP') && !user.attributes.email) throw lacks('delivery config set to turn on EMAIL_OTP')
}
