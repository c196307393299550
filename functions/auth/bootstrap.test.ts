import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptUserInvite } from '#shared/contracts/auth/index.ts'
import { actorOfToken, type Identity, startIdentity, tokenOfLink } from '#tests/support/identity.ts'
import { callerOf } from '#tests/support/operation.ts'
import { testPassword } from '#tests/support/people.ts'
import { handler } from './index.ts'
import { handler as worker } from './worker.ts'

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

const create = (email: string) =>
  worker({
    task: 'createFirstAdministrator',
    input: { email, firstName: 'Nora', lastName: 'First' },
    executionName: 'deployment',
  })

describe('the first administrator', () => {
  it('is invited by a task of the worker and chooses the own password; there is no second one', async () => {
    expect(await create('nora@first.example')).toEqual({ created: true })
    expect(await create('second@first.example')).toEqual({ created: false })
    expect(await identity.mailCount('second@first.example')).toBe(0)
    const token = tokenOfLink(await identity.lastMail('nora@first.example'))
    const answer = await callerOf(handler)(undefined)(acceptUserInvite, {
      body: { token, password: testPassword },
    })
    expect(answer.ok && actorOfToken(answer.value.accessToken)).toMatchObject({
      role: 'Super Admin',
      organizationId: 'provider',
      scopes: ['role:admin'],
    })
  })

  it('is not made of anything that is no e-mail', async () => {
    await expect(create('nobody')).rejects.toThrow()
  })
})
