import { expect, it } from 'vitest'
import { madeBy } from './madeBy.ts'

const recordId = 'usr_1'

it('what somebody does to the own user before there is a session is done by them', () => {
  expect(madeBy({ actor: 'system', operation: 'login', recordId })).toBe('usr_1')
  expect(madeBy({ actor: 'usr_2', operation: 'updateUser', recordId })).toBe('usr_2')
  expect(madeBy({ actor: 'system', operation: 'job.expire', recordId })).toBe('system')
  expect(madeBy({ actor: 'system', operation: 'receiveProcessorEvent', recordId: 'inv_1' })).toBe('system')
})
