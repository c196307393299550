import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { newLink } from '#functions/directory/store/links.ts'
import { users } from '#functions/directory/store/users.ts'
import { acceptUserInvite, checkUserInvited, resendUserInvitation } from '#shared/contracts/auth/invitations.ts'
import { enableUser, removeUser } from '#shared/contracts/auth/users.ts'
import { UserId } from '#shared/domain/ids/ids.ts'
import { canUser } from '#shared/records/user/userLife.ts'
import { type UserStatus, userStatuses } from '#shared/records/user/userStatus.ts'
import { cast } from '#tests/cast/actors.ts'
import { type Identity, startIdentity } from '#tests/support/identity.ts'
import { callerOf } from '#tests/support/operation.ts'
import { anAgency, aPerson, testPassword } from '#tests/support/people.ts'
import { handler } from '../index.ts'

const as = callerOf(handler)
const nobody = as(undefined)
const email = 'ines@life.example'

describe('a user in a status that does not allow it', () => {
  let identity: Identity
  let id: string
  beforeAll(async () => {
    identity = await startIdentity()
    await anAgency()
    id = (await aPerson(email, { status: 'INVITED' })).id
  })
  afterAll(() => identity.stop())

  const change = async (more: { readonly status?: UserStatus; readonly enabled?: boolean }): Promise<number> => {
    const user = await users.require(id)
    await commit([users.update(user, { ...user, ...more })])
    return user.version + 1
  }
  const otherThan = (status: UserStatus) => userStatuses.filter((each) => each !== status)

  it('is not invited again, and the refusal says what can be done', async () => {
    expect(userStatuses.filter((status) => canUser(status, 'inviteAgain'))).toEqual(['INVITED'])
    for (const status of otherThan('INVITED')) {
      const version = await change({ status })
      expect(await as(cast.superAdmin)(resendUserInvitation, { body: { email } })).toMatchObject({
        status: 409,
        problem: {
          code: 'user.notInvited',
          data: { status, allowed: status === 'ERASED' ? 'nothing' : 'let the user in or not, remove the user' },
        },
      })
      expect(await users.require(id)).toMatchObject({ status, version })
    }
  })

  it('is not let in by an invitation after coming in another way', async () => {
    for (const status of otherThan('INVITED')) {
      const version = await change({ status })
      const link = newLink({ kind: 'USER_INVITE', userId: id }, new Date().toISOString())
      await commit([link.write])
      const token = { token: link.token }
      for (const answer of [
        await nobody(checkUserInvited, { body: token }),
        await nobody(acceptUserInvite, { body: { ...token, password: testPassword } }),
      ])
        expect(answer).toMatchObject({ status: 404, problem: { code: 'auth.linkExpired' } })
      expect(await users.require(id)).toMatchObject({ status, version })
    }
  })

  it('is not invited while nobody lets the user in', async () => {
    const version = await change({ status: 'INVITED', enabled: false })
    expect(await as(cast.superAdmin)(resendUserInvitation, { body: { email } })).toMatchObject({
      status: 409,
      problem: { code: 'user.disabled' },
    })
    expect(await users.require(id)).toMatchObject({ version })
  })

  it('is nobody’s own to shut out or to remove', async () => {
    const self = { ...cast.superAdmin, userId: id }
    for (const answer of [
      await as(self)(enableUser, { params: { email }, query: { enable: 'false' } }),
      await as(self)(removeUser, { params: { userId: UserId.parse(id) } }),
    ])
      expect(answer).toMatchObject({ status: 409, problem: { code: 'user.self' } })
  })
})
