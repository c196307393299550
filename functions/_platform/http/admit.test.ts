import { describe, expect, it } from 'vitest'
import { type Access, defineOperation, type WorkflowFlow } from '#shared/contract/operation.ts'
import { cast, castIds, guestOf } from '#tests/cast/actors.ts'
import { eventOf } from '#tests/support/operation.ts'
import { refusalOf } from '#tests/support/refusalOf.ts'
import type { Actor } from '../auth/actor.ts'
import { type Trace, withTrace } from '../log/log.ts'
import { admit, demandFreshProof } from './admit.ts'

interface More {
  readonly workflows?: readonly WorkflowFlow[]
  readonly notJumped?: true
  readonly beforeFactor?: true
  readonly method?: 'GET'
  readonly safe?: true
  readonly whileLooking?: boolean
}

/** An operation that such a caller may be let in to. */
const operation = (access: Access, more: More = {}) =>
  defineOperation({ name: 'note', method: 'POST', path: '/api/quote/v1/note', summary: 'Notes.', access, ...more })

const refusal = (access: Access, actor: Actor | undefined, more?: More) => {
  const contract = operation(access, more)
  return refusalOf(() => admit(contract, eventOf(contract, {}, actor)))?.code
}

const jumped: Actor = { ...cast.agencyAdmin, subscriberType: 'COWBELL', ownRole: 'Super Admin' }
const looking: Actor = { ...jumped, amr: ['jump', 'look'] }
const { ownRole: _, ...unsaid } = jumped
const guest = guestOf('QUOTE', 'quo_1')
const without: Actor = { ...cast.producer, mustSetUpFactor: true }

describe('an operation lets in', () => {
  it.each<[string, Access, Actor | undefined, More, string | undefined]>([
    ['anybody, where it is public', 'public', undefined, {}, undefined],
    ['nobody without a token elsewhere', 'any', undefined, {}, 'session.required'],
    ['everybody with one, where any will do', 'any', cast.clusterViewer, {}, undefined],
    ['who has the permission', 'quote:underwrite', cast.underwriter, {}, undefined],
    ['nobody without it', 'quote:underwrite', cast.producer, {}, 'permission.denied'],
    ['who has one of several', ['quote:underwrite', 'quote:update'], cast.producer, {}, undefined],
    ['a code of one of its flows', 'quote:underwrite', guest, { workflows: ['QUOTE'] }, undefined],
    ['no code of another', 'any', guest, { workflows: ['E_PAY'] }, 'permission.denied'],
    ['no code where it names no flow', 'any', guest, {}, 'permission.denied'],
    ['every code, where it is for codes', 'workflow', guest, {}, undefined],
    ['nobody else there', 'workflow', cast.superAdmin, {}, 'permission.denied'],
    ['where it is for one kind of code, that', 'workflow', guest, { workflows: ['QUOTE'] }, undefined],
    ['and no other', 'workflow', guest, { workflows: ['SURPLUS_NOTICE'] }, 'permission.denied'],
    ['who has jumped and may at home too', 'agency:update', jumped, {}, undefined],
    [
      'nobody who has jumped and may not at home',
      'agency:update',
      { ...jumped, ownRole: 'Technician' },
      {},
      'permission.denied',
    ],
    ['nobody whose jump does not say who jumps', 'any', unsaid, {}, 'session.required'],
    ['nobody who has jumped to what is its people’s own', 'any', jumped, { notJumped: true }, 'auth.jumpRefused'],
    ['nobody who came to look to what changes something', 'agency:update', looking, {}, 'auth.jumpLooks'],
    ['them to what reads', 'agency:update', looking, { method: 'GET' }, undefined],
    ['them to what computes', 'agency:update', looking, { safe: true }, undefined],
    [
      'nobody of them to what opens a payment',
      'any',
      looking,
      { method: 'GET', whileLooking: false },
      'auth.jumpLooks',
    ],
    ['them to what ends their stay', 'any', looking, { whileLooking: true }, undefined],
    ['its own people there', 'any', cast.agencyAdmin, { notJumped: true }, undefined],
    ['nobody whose factor is still to be set up', 'any', without, {}, 'auth.factorRequired'],
    ['them where a factor is set up', 'any', without, { beforeFactor: true }, undefined],
  ])('%s', (_, access, actor, more, code) => {
    expect(refusal(access, actor, more)).toBe(code)
  })

  it('nobody with what was signed for anything else', () => {
    const contract = operation('any')
    const event = eventOf(contract, {}, cast.producer)
    Object.assign(event.requestContext.authorizer.jwt.claims, { tokenType: 'refresh' })
    expect(refusalOf(() => admit(contract, event))?.code).toBe('session.required')
  })

  it('somebody who is told of by the log: who, for whom, in whose account', async () => {
    const told = async (actor: Actor) => {
      const trace: Trace = { requestId: 'req_1', operation: 'note', capacity: 0 }
      const contract = operation('any', { workflows: ['QUOTE'] })
      await withTrace(trace, async () => void admit(contract, eventOf(contract, {}, actor)))
      return { actor: trace.actor, actsFor: trace.actsFor, worksFor: trace.worksFor }
    }
    const agency = castIds.agency(1)
    expect(await told(cast.producer)).toEqual({ actor: cast.producer.userId, actsFor: agency, worksFor: undefined })
    expect(await told(cast.underwriter)).toEqual({
      actor: cast.underwriter.userId,
      actsFor: undefined,
      worksFor: undefined,
    })
    expect(await told(guest)).toEqual({ actor: guest.userId, actsFor: undefined, worksFor: undefined })
    expect(await told(jumped)).toEqual({ actor: jumped.userId, actsFor: agency, worksFor: `AGENCY ${agency}` })
  })
})

describe('a fresh proof', () => {
  const now = '2026-03-02T12:00:00.000Z'
  const proved = (secondsAgo: number): Actor => ({ ...cast.producer, stepUpAt: Date.parse(now) / 1000 - secondsAgo })

  it('is one of the last ten minutes', () => {
    expect(refusalOf(() => demandFreshProof(proved(599), now))).toBeUndefined()
    expect(refusalOf(() => demandFreshProof(proved(600), now))?.code).toBe('auth.stepUpRequired')
    expect(refusalOf(() => demandFreshProof({ ...cast.producer, stepUpAt: undefined }, now))?.code).toBe(
      'auth.stepUpRequired',
    )
    expect(refusalOf(() => demandFreshProof(undefined, now))?.code).toBe('auth.stepUpRequired')
  })
})
