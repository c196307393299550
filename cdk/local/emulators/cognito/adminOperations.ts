import { randomInt, randomUUID } from 'node:crypto'
import { AwsError, type AwsInput, textOf } from '../../http/awsCall.ts'
import { attributeList, attributesOf, type CognitoContext, namedUser, type Pool, poolOf } from './context.ts'
import { demandPolicy, hashPassword } from './password.ts'
import type { CognitoUser } from './userStore.ts'

/**
 * What the platform does to users: create, change, disable, sign out. Each is one step of the pool: nothing is waited for
 * between the reading of a user and its saving.
 */
export const adminOperations = (context: CognitoContext) => {
  const { users, deliver } = context

  const invite = (user: CognitoUser, password: string, pool: Pool): void =>
    deliver({
      region: pool.region,
      channel: 'email',
      from: pool.mailFrom,
      to: [user.attributes.email ?? user.username],
      subject: 'Your temporary password',
      text: `Your user name is ${user.username} and your temporary password is ${password}`,
      html: '',
      attachments: [],
    })

  const create = async (input: AwsInput) => {
    const pool = poolOf(context, input)
    const username = textOf(input, 'Username')
    const attributes = attributesOf(input.UserAttributes)
    const password = typeof input.TemporaryPassword === 'string' ? input.TemporaryPassword : temporaryPassword()
    demandPolicy(password)
    const passwordHash = await hashPassword(password)
    const taken = [username, attributes.email].some((name) => name && users.find(pool.poolId, name) !== undefined)
    if (taken) throw new AwsError('UsernameExistsException', 'User account already exists')
    // A pool whose users sign in with their e-mail gives each a UUID as user name.
    const sub = randomUUID()
    const byEmail = username.includes('@')
    const user = users.save({
      poolId: pool.poolId,
      sub,
      username: byEmail ? sub : username,
      enabled: true,
      status: 'FORCE_CHANGE_PASSWORD',
      passwordHash,
      attributes: byEmail ? { email: username, ...attributes } : attributes,
      factors: [],
      preferredFactor: undefined,
      authenticator: undefined,
      createdAt: Math.floor(Date.now() / 1000),
      changedAt: 0,
      signedOutAt: 0,
    })
    if (input.MessageAction !== 'SUPPRESS') invite(user, password, pool)
    return { User: { ...described(user), Attributes: attributeList(user) } }
  }

  const change = (edit: (user: CognitoUser, input: AwsInput) => Partial<CognitoUser>) => (input: AwsInput) => {
    const user = namedUser(context, input)
    users.save({ ...user, ...edit(user, input) })
    return {}
  }

  return {
    AdminCreateUser: create,
    AdminDeleteUser: (input: AwsInput) => users.remove(namedUser(context, input)),
    AdminDeleteUserAttributes: change(({ attributes }, input) => {
      const names = Array.isArray(input.UserAttributeNames) ? input.UserAttributeNames : []
      return { attributes: Object.fromEntries(Object.entries(attributes).filter(([name]) => !names.includes(name))) }
    }),
    AdminDisableUser: change(() => ({ enabled: false })),
    AdminEnableUser: change(() => ({ enabled: true })),
    AdminGetUser: (input: AwsInput) => {
      const user = namedUser(context, input)
      return { ...described(user), UserAttributes: attributeList(user) }
    },
    AdminResetUserPassword: change(() => ({ status: 'RESET_REQUIRED' })),
    AdminSetUserPassword: async (input: AwsInput) => {
      const password = textOf(input, 'Password')
      demandPolicy(password)
      const passwordHash = await hashPassword(password)
      const status = input.Permanent === true ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD'
      users.save({ ...namedUser(context, input), passwordHash, status })
      return {}
    },
    AdminUpdateUserAttributes: change((user, input) => {
      const attributes = attributesOf(input.UserAttributes)
      const owner = attributes.email === undefined ? undefined : users.find(user.poolId, attributes.email)
      if (owner !== undefined && owner.sub !== user.sub)
        throw new AwsError('AliasExistsException', 'An account with the email already exists.')
      return { attributes: { ...user.attributes, ...attributes } }
    }),
    AdminUserGlobalSignOut: change((user) => {
      users.removeRefreshTokens({ sub: user.sub })
      return { signedOutAt: Math.floor(Date.now() / 1000) + 1 }
    }),
    ListUsers: (input: AwsInput) => {
      const [, name, prefix, value] = /^\s*"?([\w:]+)"?\s*(\^?)=\s*"(.*)"\s*$/.exec(String(input.Filter ?? '')) ?? []
      const matches = (user: CognitoUser) => {
        if (name === undefined || value === undefined) return true
        const actual = name === 'username' ? user.username : name === 'sub' ? user.sub : user.attributes[name]
        return prefix === '^' ? actual?.startsWith(value) === true : actual?.toLowerCase() === value.toLowerCase()
      }
      const found = users.list(poolOf(context, input).poolId).filter(matches)
      return { Users: found.map((user) => ({ ...described(user), Attributes: attributeList(user) })) }
    },
  }
}

const described = (user: CognitoUser) => ({
  Username: user.username,
  Enabled: user.enabled,
  UserStatus: user.status,
  UserCreateDate: user.createdAt,
  UserLastModifiedDate: user.changedAt,
  UserMFASettingList: user.factors,
  PreferredMfaSetting: user.preferredFactor,
})

const temporaryPassword = (): string => `Tmp-${randomInt(100_000, 1_000_000)}-${randomInt(100_000, 1_000_000)}`
