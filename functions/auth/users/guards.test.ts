import { expect, it } from 'vitest'
import { cast } from '#tests/cast/actors.ts'
import { aUser } from '#tests/support/aUser.ts'
import { refusalOf } from '#tests/support/refusalOf.ts'
import { mustAllow } from './guards.ts'

const { agencyAdmin: actor } = cast
const invited = { status: 'INVITED' } as const

it.each([
  ['a user is removed', 'remove', {}, undefined],
  ['a user who is let in by nobody is let in', 'enable', { enabled: false }, undefined],
  ['nobody removes themselves', 'remove', { id: actor.userId }, 'user.self'],
  ['nobody shuts themselves out', 'enable', { id: actor.userId }, 'user.self'],
  ['who has not answered is invited again', 'inviteAgain', invited, undefined],
  ['who is not let in is not invited again', 'inviteAgain', { ...invited, enabled: false }, 'user.disabled'],
] as const)('%s', (_, action, user, code) => {
  expect(refusalOf(() => mustAllow(aUser(user), action, actor))?.code).toBe(code)
})

it('who has answered is not invited again, and an administrator is told what can be done', () => {
  const again = (user: Parameters<typeof aUser>[0], who = actor as Parameters<typeof mustAllow>[2]) =>
    refusalOf(() => mustAllow(aUser(user), 'inviteAgain', who))
  const word = {
    code: 'user.notInvited',
    data: { status: 'ACTIVE', allowed: 'let the user in or not, remove the user' },
  }
  expect(again({})).toEqual(word)
  expect(again({ enabled: false })).toEqual(word)
  const nothing = { code: 'user.notInvited', data: { status: 'ACTIVE', allowed: 'nothing' } }
  expect(again({ id: actor.userId }), 'of oneself').toEqual(nothing)
  expect(again({}, cast.agent), 'who may not').toEqual(nothing)
})
