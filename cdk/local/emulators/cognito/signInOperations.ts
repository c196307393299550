import { randomInt } from 'node:crypto'
import { AwsError, type AwsInput, textOf } from '../../http/awsCall.ts'
import { type CognitoContext, objectOf, type Pool, poolOfClient } from './context.ts'
import { demandPolicy, hashPassword, isPassword } from './password.ts'
import { stepOf } from './totp.ts'
import type { CognitoUser, Factor, Session } from './userStore.ts'

const wrongTries = 5
const absent = await hashPassword('no user has this password')

/** Signing in: the password, then whatever else the user's state and factors ask for. */
export const signInOperations = (context: CognitoContext) => {
  const { users, tokens, deliver } = context

  const challenge = (user: CognitoUser, name: string, parameters: Record<string, string>, code?: string) => ({
    ChallengeName: name,
    ChallengeParameters: { USER_ID_FOR_SRP: user.username, ...parameters },
    Session: users.openSession(user, name, code).id,
  })

  const factorChallenge = (user: CognitoUser, factor: Factor, pool: Pool) => {
    if (factor === 'SOFTWARE_TOKEN_MFA') return challenge(user, factor, {})
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const sms = factor === 'SMS_MFA'
    const to = (sms ? user.attributes.phone_number : user.attributes.email) ?? ''
    deliver({
      region: pool.region,
      channel: sms ? 'sms' : 'email',
      from: sms ? 'Palisade' : pool.mailFrom,
      to: [to],
      subject: sms ? '' : 'Your sign-in code',
      text: `Your sign-in code is ${code}. It is valid for 5 minutes.`,
      html: '',
      attachments: [],
    })
    return challenge(
      user,
      factor,
      { CODE_DELIVERY_DELIVERY_MEDIUM: sms ? 'SMS' : 'EMAIL', CODE_DELIVERY_DESTINATION: masked(to) },
      code,
    )
  }

  const afterPassword = async (user: CognitoUser, pool: Pool) => {
    if (user.status === 'RESET_REQUIRED')
      throw new AwsError('PasswordResetRequiredException', 'Password reset required for the user')
    if (user.status === 'FORCE_CHANGE_PASSWORD')
      return challenge(user, 'NEW_PASSWORD_REQUIRED', {
        requiredAttributes: '[]',
        userAttributes: JSON.stringify(user.attributes),
      })
    const factor = user.preferredFactor ?? (user.factors.length === 1 ? user.factors[0] : undefined)
    if (factor !== undefined) return factorChallenge(user, factor, pool)
    if (user.factors.length > 1)
      return challenge(user, 'SELECT_MFA_TYPE', { MFAS_CAN_CHOOSE: JSON.stringify(user.factors) })
    return { ChallengeParameters: {}, AuthenticationResult: await tokens.issue(user, pool.clientId) }
  }

  /** The app client takes passwords from the platform alone, as it does in the cloud. */
  const initiatePublic = (input: AwsInput) => {
    if (input.AuthFlow === 'USER_PASSWORD_AUTH')
      throw new AwsError('InvalidParameterException', 'USER_PASSWORD_AUTH flow not enabled for this client')
    return initiate(input)
  }

  const initiate = async (input: AwsInput) => {
    const pool = poolOfClient(context, input)
    const parameters = objectOf(input, 'AuthParameters')
    const flow = textOf(input, 'AuthFlow')
    if (flow === 'REFRESH_TOKEN_AUTH' || flow === 'REFRESH_TOKEN') {
      const user = users.bySub(users.subOfRefreshToken(textOf(parameters, 'REFRESH_TOKEN')) ?? '')
      if (user === undefined) throw new AwsError('NotAuthorizedException', 'Invalid Refresh Token')
      if (!user.enabled) throw new AwsError('NotAuthorizedException', 'User is disabled.')
      return {
        ChallengeParameters: {},
        AuthenticationResult: await tokens.issue(user, pool.clientId, { refreshed: true }),
      }
    }
    if (flow !== 'ADMIN_USER_PASSWORD_AUTH')
      throw new AwsError('InvalidParameterException', `The local user pool has no ${flow} flow.`)
    const user = users.find(pool.poolId, textOf(parameters, 'USERNAME'))
    // An unknown user takes as long and says the same as a wrong password.
    const right = await isPassword({ password: textOf(parameters, 'PASSWORD'), hash: user?.passwordHash ?? absent })
    if (user === undefined || !right) throw new AwsError('NotAuthorizedException', 'Incorrect username or password.')
    if (!user.enabled) throw new AwsError('NotAuthorizedException', 'User is disabled.')
    return afterPassword(user, pool)
  }

  const requireSession = (input: AwsInput): Session => {
    const session = users.session(textOf(input, 'Session'))
    if (session === undefined || session.challenge !== input.ChallengeName)
      throw new AwsError('NotAuthorizedException', 'Invalid session for the user, session is expired.')
    return session
  }

  const wrongCode = (session: Session): AwsError => {
    const tries = session.wrongTries + 1
    if (tries >= wrongTries) users.endSession(session.id)
    else users.saveSession({ ...session, wrongTries: tries })
    return new AwsError('CodeMismatchException', 'Invalid code or auth state for the user.')
  }

  /** Takes the code of a factor; gives what is to be remembered of the user. Throws when the code is wrong or used. */
  const takeCode = (user: CognitoUser, session: Session, answers: AwsInput): Partial<CognitoUser> => {
    const code = textOf(answers, session.challenge === 'EMAIL_OTP' ? 'EMAIL_OTP_CODE' : `${session.challenge}_CODE`)
    if (session.challenge !== 'SOFTWARE_TOKEN_MFA') {
      if (code !== session.code) throw wrongCode(session)
      return {}
    }
    const { authenticator } = user
    const step = authenticator ? stepOf({ secret: authenticator.secret, code }) : undefined
    if (authenticator === undefined || step === undefined) throw wrongCode(session)
    if (step <= (authenticator.lastStep ?? 0))
      throw new AwsError('ExpiredCodeException', 'Your software token has already been used once.')
    return { authenticator: { ...authenticator, lastStep: step } }
  }

  const respond = async (input: AwsInput) => {
    const pool = poolOfClient(context, input)
    const session = requireSession(input)
    const answers = objectOf(input, 'ChallengeResponses')
    const user = users.bySub(session.sub)
    if (user === undefined || !user.enabled) throw new AwsError('NotAuthorizedException', 'User is disabled.')
    if (session.challenge === 'SELECT_MFA_TYPE') {
      const factor = user.factors.find((each) => each === answers.ANSWER)
      if (factor === undefined) throw new AwsError('InvalidParameterException', 'Invalid MFA type.')
      users.endSession(session.id)
      return factorChallenge(user, factor, pool)
    }
    if (session.challenge === 'NEW_PASSWORD_REQUIRED') {
      const password = textOf(answers, 'NEW_PASSWORD')
      demandPolicy(password)
      const passwordHash = await hashPassword(password)
      users.endSession(session.id)
      return afterPassword(
        users.save({ ...users.require(user.poolId, user.sub), status: 'CONFIRMED', passwordHash }),
        pool,
      )
    }
    const saved = users.save({ ...user, ...takeCode(user, session, answers) })
    users.endSession(session.id)
    return { ChallengeParameters: {}, AuthenticationResult: await tokens.issue(saved, pool.clientId) }
  }

  return {
    AdminInitiateAuth: initiate,
    AdminRespondToAuthChallenge: respond,
    InitiateAuth: initiatePublic,
    RespondToAuthChallenge: respond,
    RevokeToken: (input: AwsInput) => users.removeRefreshTokens({ token: textOf(input, 'Token') }),
  }
}

const masked = (to: string): string =>
  to.includes('@') ? to.replace(/^(.).*@(.).*$/, '$1***@$2***') : `+*******${to.slice(-4)}`
