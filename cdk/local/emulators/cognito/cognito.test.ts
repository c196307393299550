import { join } from 'node:path'
import {
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  AssociateSoftwareTokenCommand,
  type ChallengeNameType,
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  GetUserCommand,
  InitiateAuthCommand,
  ListUsersCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scratchFolder } from '../../testing/scratch.ts'
import type { Emulator } from '../dynamodb.ts'
import type { OutgoingMessage } from '../mail/message.ts'
import { startCognito } from './cognito.ts'
import { codeAt } from './totp.ts'

const UserPoolId = 'us-east-1_palisade'
const ClientId = 'web'
const file = join(scratchFolder(), 'cognito.sqlite')
const pools = [{ region: 'us' as const, poolId: UserPoolId, clientId: ClientId, mailFrom: 'no-reply@palisade.example' }]
const sent: OutgoingMessage[] = []
let emulator: Emulator
let client: CognitoIdentityProviderClient
const start = async () => {
  emulator = await startCognito({ file, pools, deliver: (message) => sent.push(message) })
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' }
  client = new CognitoIdentityProviderClient({ endpoint: emulator.url, region: 'us-east-1', credentials })
}
beforeAll(start)
afterAll(() => emulator.stop())

const password = 'Correct-Horse-1'
const aUser = async (name: string) => {
  const Username = `${name}@acme.example`
  await client.send(
    new AdminCreateUserCommand({
      UserPoolId,
      Username,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: Username },
        { Name: 'phone_number', Value: '+14155550100' },
      ],
    }),
  )
  await client.send(new AdminSetUserPasswordCommand({ UserPoolId, Username, Password: password, Permanent: true }))
  return Username
}
const signIn = (USERNAME: string, PASSWORD = password) =>
  client.send(
    new AdminInitiateAuthCommand({
      UserPoolId,
      ClientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME, PASSWORD },
    }),
  )
const answer = (
  USERNAME: string,
  { Session }: { Session?: string | undefined },
  ChallengeName: ChallengeNameType,
  answers: Record<string, string>,
) =>
  client.send(
    new AdminRespondToAuthChallengeCommand({
      UserPoolId,
      ClientId,
      Session,
      ChallengeName,
      ChallengeResponses: { USERNAME, ...answers },
    }),
  )
const step = () => Math.floor(Date.now() / 30_000)

test('the password signs in, a wrong one and an unknown user are told alike', async () => {
  const ann = await aUser('ann')
  expect((await signIn('ANN@acme.example')).AuthenticationResult?.AccessToken).toBeTruthy()
  const refusal = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' }
  await expect(signIn(ann, 'wrong')).rejects.toMatchObject(refusal)
  await expect(signIn('nobody@acme.example')).rejects.toMatchObject(refusal)
  await expect(aUser('ann')).rejects.toMatchObject({ name: 'UsernameExistsException' })
})

test('of many who make the same user at once one does', async () => {
  const made = await Promise.allSettled(
    Array.from({ length: 5 }, () =>
      client.send(
        new AdminCreateUserCommand({ UserPoolId, Username: 'crowd@acme.example', MessageAction: 'SUPPRESS' }),
      ),
    ),
  )
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { Users } = await client.send(new ListUsersCommand({ UserPoolId, Filter: 'email = "crowd@acme.example"' }))
  expect(Users).toHaveLength(1)
})

test('a password that is set undoes nothing that is changed meanwhile', async () => {
  const Username = await aUser('busy')
  await Promise.all([
    client.send(new AdminSetUserPasswordCommand({ UserPoolId, Username, Password: password, Permanent: true })),
    client.send(new AdminDisableUserCommand({ UserPoolId, Username })),
  ])
  expect((await client.send(new AdminGetUserCommand({ UserPoolId, Username }))).Enabled).toBe(false)
})

test('the pool takes passwords from the platform alone', async () => {
  const USERNAME = await aUser('direct')
  const AuthParameters = { USERNAME, PASSWORD: password }
  const directly = client.send(new InitiateAuthCommand({ ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }))
  await expect(directly).rejects.toMatchObject({ name: 'InvalidParameterException' })
})

test('a temporary password must be replaced by one that conforms', async () => {
  const Username = 'new@acme.example'
  const { User } = await client.send(
    new AdminCreateUserCommand({ UserPoolId, Username, TemporaryPassword: 'Temporary-1' }),
  )
  expect(User?.UserStatus).toBe('FORCE_CHANGE_PASSWORD')
  expect(sent.at(-1)?.text).toContain('Temporary-1')
  const challenge = await signIn(Username, 'Temporary-1')
  expect(challenge.ChallengeName).toBe('NEW_PASSWORD_REQUIRED')
  await expect(answer(Username, challenge, 'NEW_PASSWORD_REQUIRED', { NEW_PASSWORD: 'short' })).rejects.toMatchObject({
    name: 'InvalidPasswordException',
  })
  const done = await answer(Username, challenge, 'NEW_PASSWORD_REQUIRED', { NEW_PASSWORD: password })
  expect(done.AuthenticationResult?.IdToken).toBeTruthy()
})

test('an authenticator app is set up and asked for; a code works once and wrong ones are refused', async () => {
  const bob = await aUser('bob')
  const AccessToken = (await signIn(bob)).AuthenticationResult?.AccessToken
  const { SecretCode = '' } = await client.send(new AssociateSoftwareTokenCommand({ AccessToken }))
  await expect(client.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode: '000000' }))).rejects.toMatchObject({
    name: 'EnableSoftwareTokenMFAException',
  })
  await client.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode: codeAt(SecretCode, step() - 1) }))
  const factor = { Enabled: true, PreferredMfa: true }
  await client.send(
    new AdminSetUserMFAPreferenceCommand({ UserPoolId, Username: bob, SoftwareTokenMfaSettings: factor }),
  )
  const challenge = await signIn(bob)
  expect(challenge.ChallengeName).toBe('SOFTWARE_TOKEN_MFA')
  const tell = (SOFTWARE_TOKEN_MFA_CODE: string, to = challenge) =>
    answer(bob, to, 'SOFTWARE_TOKEN_MFA', { SOFTWARE_TOKEN_MFA_CODE })
  await expect(tell('12')).rejects.toMatchObject({ name: 'CodeMismatchException' })
  const code = codeAt(SecretCode, step())
  expect((await tell(code)).AuthenticationResult).toBeTruthy()
  await expect(tell(code, await signIn(bob))).rejects.toMatchObject({ name: 'ExpiredCodeException' })
})

test.each([
  ['SMS_MFA', 'SMSMfaSettings', 'SMS_MFA_CODE', '+14155550100'],
  ['EMAIL_OTP', 'EmailMfaSettings', 'EMAIL_OTP_CODE', 'email_otp@acme.example'],
] as const)(
  '%s sends a code; five wrong tries end the sign-in, and it outlives a restart',
  async (factor, setting, field, to) => {
    const user = await aUser(factor.toLowerCase())
    await client.send(
      new AdminSetUserMFAPreferenceCommand({
        UserPoolId,
        Username: user,
        [setting]: { Enabled: true, PreferredMfa: true },
      }),
    )
    const first = await signIn(user)
    expect(first.ChallengeName).toBe(factor)
    for (let index = 0; index < 5; index += 1)
      await expect(answer(user, first, factor, { [field]: 'no' })).rejects.toMatchObject({
        name: 'CodeMismatchException',
      })
    await expect(answer(user, first, factor, { [field]: 'no' })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    })
    const second = await signIn(user)
    expect(sent.at(-1)?.to).toEqual([to])
    await emulator.stop()
    await start()
    const code = /\d{6}/.exec(sent.at(-1)?.text ?? '')?.[0] ?? ''
    expect((await answer(user, second, factor, { [field]: code })).AuthenticationResult?.AccessToken).toBeTruthy()
    await expect(answer(user, second, factor, { [field]: code })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    })
  },
)

test('signing out everywhere ends access and refresh tokens', async () => {
  const cara = await aUser('cara')
  const { AccessToken, RefreshToken = '' } = (await signIn(cara)).AuthenticationResult ?? {}
  const refresh = () =>
    client.send(
      new InitiateAuthCommand({
        ClientId,
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        AuthParameters: { REFRESH_TOKEN: RefreshToken },
      }),
    )
  expect((await refresh()).AuthenticationResult?.AccessToken).toBeTruthy()
  await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username: cara }))
  await expect(refresh()).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  await expect(client.send(new GetUserCommand({ AccessToken }))).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  })
})

test('the platform disables, changes and finds users', async () => {
  const Username = await aUser('dan')
  await client.send(new AdminDisableUserCommand({ UserPoolId, Username }))
  await expect(signIn(Username)).rejects.toMatchObject({ message: 'User is disabled.' })
  await client.send(new AdminEnableUserCommand({ UserPoolId, Username }))
  const UserAttributes = [{ Name: 'given_name', Value: 'Dan' }]
  await client.send(new AdminUpdateUserAttributesCommand({ UserPoolId, Username, UserAttributes }))
  const got = await client.send(new AdminGetUserCommand({ UserPoolId, Username }))
  expect(got.UserAttributes).toContainEqual({ Name: 'given_name', Value: 'Dan' })
  expect(got.UserCreateDate).toBeInstanceOf(Date)
  const { Users } = await client.send(new ListUsersCommand({ UserPoolId, Filter: `email = "${Username}"` }))
  expect(Users?.map((user) => user.Username)).toEqual([got.Username])
  await expect(client.send(new AdminGetUserCommand({ UserPoolId, Username: 'none' }))).rejects.toMatchObject({
    name: 'UserNotFoundException',
  })
})

test('a new authenticator app takes the old one’s place with its first code, and not before', async () => {
  const fay = await aUser('fay')
  const AccessToken = (await signIn(fay)).AuthenticationResult?.AccessToken
  const code = (secret: string | undefined) => codeAt(secret ?? '', Math.floor(Date.now() / 30_000))
  const verify = (UserCode: string) => client.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }))
  const first = await client.send(new AssociateSoftwareTokenCommand({ AccessToken }))
  await verify(code(first.SecretCode))
  await client.send(
    new AdminSetUserMFAPreferenceCommand({
      UserPoolId,
      Username: fay,
      SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true },
    }),
  )
  const second = await client.send(new AssociateSoftwareTokenCommand({ AccessToken }))
  expect((await signIn(fay)).ChallengeName).toBe('SOFTWARE_TOKEN_MFA')
  await expect(verify(code(first.SecretCode))).rejects.toMatchObject({ name: 'EnableSoftwareTokenMFAException' })
  expect((await verify(code(second.SecretCode))).Status).toBe('SUCCESS')
})

test('a password is changed with the old one', async () => {
  const eve = await aUser('eve')
  const AccessToken = (await signIn(eve)).AuthenticationResult?.AccessToken
  const change = (PreviousPassword: string) =>
    client.send(new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword: 'Another-Horse-2' }))
  await expect(change('wrong')).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  await change(password)
  expect((await signIn(eve, 'Another-Horse-2')).AuthenticationResult).toBeTruthy()
})
