import { describe, expect, it } from 'vitest'
import { cancelJob, retryJob } from '#shared/contracts/platform/jobs.ts'
import { defineLife } from '#shared/records/life.ts'
import { cast } from '#tests/cast/actors.ts'
import { refusalOf } from '#tests/support/refusalOf.ts'
import { guardOf } from './guardOf.ts'

const life = defineLife({
  kind: 'lamp',
  first: ['ON'],
  statuses: { ON: { tone: 'active' }, OFF: { tone: 'ended' } },
  actions: {
    switchOff: { word: 'switch it off', by: ['cancelJob'], steps: { ON: 'OFF' }, needs: ['near'] },
    switchOn: { word: 'switch it on', by: ['retryJob'], steps: { OFF: 'ON' }, needs: ['wired'] },
    clean: { word: 'clean it', by: ['removeLamp'], steps: { OFF: ['OFF', 'ON'] } },
  },
})
const guard = guardOf(life, {
  refusal: 'job.notAllowed',
  contracts: [cancelJob, retryJob],
  unmet: { near: 'job.notFound' },
})

describe('a guard from a life', () => {
  it('lets a step pass and says where it leads', () => {
    expect(refusalOf(() => guard.mustAllow('ON', 'switchOff', { isMet: () => true }))).toBeUndefined()
    expect(guard.after('ON', 'switchOff')).toBe('OFF')
    expect(guard.after('OFF', 'clean', {}, 'ON')).toBe('ON')
  })

  it('refuses what the life does not have, and says what can be done: of that what is the actor’s, and met', () => {
    const refusal = (allowed: string) => ({ code: 'job.notAllowed', data: { status: 'OFF', allowed } })
    expect(refusalOf(() => guard.after('OFF', 'switchOff'))).toEqual(refusal('switch it on, clean it'))
    const { superAdmin, producer } = cast
    expect(refusalOf(() => guard.mustAllow('OFF', 'switchOff', { actor: superAdmin }))).toEqual(refusal('switch it on'))
    expect(refusalOf(() => guard.mustAllow('OFF', 'switchOff', { actor: producer }))).toEqual(refusal('nothing'))
    expect(refusalOf(() => guard.refuse('OFF', { isMet: () => false }))).toEqual(refusal('clean it'))
  })

  it('says what it would not refuse: of what the status allows, what is the actor’s and met', () => {
    const { superAdmin, producer } = cast
    expect(guard.allowed('OFF')).toEqual(['switchOn', 'clean'])
    expect(guard.allowed('OFF', { actor: superAdmin })).toEqual(['switchOn'])
    expect(guard.allowed('OFF', { actor: producer })).toEqual([])
    expect(guard.allowed('OFF', { isMet: () => false })).toEqual(['clean'])
  })

  it('refuses a need that is not met by its own problem, or as what the status refuses', () => {
    const far = { isMet: () => false }
    expect(refusalOf(() => guard.mustAllow('ON', 'switchOff', far))?.code).toBe('job.notFound')
    expect(refusalOf(() => guard.mustAllow('OFF', 'switchOn', far))?.code).toBe('job.notAllowed')
  })
})
