import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { newLink, type UserLinkKind } from '#functions/directory/store/links.ts'
import * as contracts from '#shared/contracts/auth/inAddress.ts'
import * as inBodies from '#shared/contracts/auth/index.ts'
import { askToJump } from '#tests/support/entering.ts'
import { type Identity, startIdentity } from '#tests/support/identity.ts'
import { eventOf } from '#tests/support/operation.ts'
import { anAgency, aPerson } from '#tests/support/people.ts'
import { answered, as, nobody, signedIn } from '#tests/support/signedIn.ts'
import { handler } from '../index.ts'

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

const password = 'seven grey herons by the weir'
const now = () => new Date().toISOString()
const linkOf = async (kind: UserLinkKind, email: string) => {
  const { id: userId } = await aPerson(email, { status: kind === 'USER_INVITE' ? 'INVITED' : 'ACTIVE' })
  const { token, write } = newLink({ kind, userId }, new Date(Date.now() + 1).toISOString())
  await commit([write])
  return token
}

describe('a link’s secret in the address', () => {
  it('is read as the body’s: the reset of a password from its check to the new session', async () => {
    const token = await linkOf('PASSWORD_RESET', 'reset@address.example')
    const asked = { params: { token } }
    expect(await answered(nobody(contracts.checkPasswordResetByAddress, asked))).toEqual({ valid: true })
    const { accessToken } = await answered(nobody(contracts.resetPasswordByAddress, { ...asked, body: { password } }))
    expect(accessToken).toMatch(/^ey/)
    expect(await nobody(contracts.checkPasswordResetByAddress, asked)).toMatchObject({ status: 404 })
  })

  it('is read as the body’s: an invitation from its check to the first session', async () => {
    const token = await linkOf('USER_INVITE', 'invited@address.example')
    const asked = { params: { token } }
    const told = { valid: true, email: 'invited@address.example' }
    expect(await answered(nobody(contracts.checkUserInvitedByAddress, asked))).toEqual(told)
    expect(await nobody(contracts.acceptUserInviteByAddress, { ...asked, body: { password } })).toMatchObject({
      ok: true,
    })
  })

  it('confirms an e-mail, turns a second factor off, and says whom an invitation is for', async () => {
    const confirmed = await linkOf('EMAIL_CONFIRM', 'confirmed@address.example')
    expect(await answered(nobody(contracts.confirmUserByAddress, { params: { token: confirmed } }))).toEqual({
      email: 'confirmed@address.example',
    })
    const lost = await linkOf('MFA_RESET', 'lost@address.example')
    expect(await nobody(contracts.validateMfaResetByAddress, { params: { token: lost } })).toMatchObject({ ok: true })
    const membership = { accountType: 'AGENCY', organizationId: await anAgency(), role: 'Agent', teamIds: [] } as const
    const guest = { email: 'guest@address.example', firstName: 'Ann', lastName: 'Archer', membership }
    const { token, write } = newLink({ kind: 'VALIDATION', tokenType: 'EXISTING_ACCOUNT', guest }, now())
    await commit([write])
    expect(await answered(nobody(contracts.getValidationTokenByAddress, { params: { token } }))).toMatchObject({
      email: 'guest@address.example',
    })
  })

  it('opens another account for who asked for it', async () => {
    await aPerson('jump@address.example')
    const { actor } = await signedIn('jump@address.example')
    const { token, cookies } = await askToJump(actor, await anAgency())
    expect(await as(actor)(contracts.exchangeJumpTokenByAddress, { params: { token } })).toMatchObject({ status: 404 })
    const entered = await as(actor)(contracts.exchangeJumpTokenByAddress, { params: { token } }, { cookies })
    expect(entered).toMatchObject({ ok: true })
  })

  it('is told to be left for the body with every answer', async () => {
    const event = eventOf(contracts.checkPasswordResetByAddress, { params: { token: 'nothing' } }, undefined)
    const { statusCode, headers } = await handler(event, {} as never)
    expect(statusCode).toBe(404)
    expect(headers).toMatchObject({ deprecation: expect.stringMatching(/^@\d+$/) })
  })

  it('has its sister with a body at the same address without it', () => {
    const sisters: Readonly<Record<string, unknown>> = inBodies
    for (const { path, deprecated } of Object.values(contracts))
      expect(sisters[deprecated.instead]).toMatchObject({ path: path.replace('/{token}', '') })
  })
})
