import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readState, signState } from './signedState.ts'

beforeAll(() => void vi.stubEnv('SEALING_KEY', 'a key'))
afterAll(() => void vi.unstubAllEnvs())

const now = '2026-11-25T10:00:00.000Z'
const until = Date.parse(now) / 1000 + 600
const state = { purpose: 'slack', sessionId: 'ses_1', until, nonce: 'n', about: {} }

it('a state comes back as it went out', () => {
  expect(readState(signState(state), { purpose: 'slack', now })).toEqual(state)
})

it('it is taken for nothing else, no longer than it is good, and from nobody else', () => {
  const text = signState(state)
  expect(readState(text, { purpose: 'connector', now })).toBeUndefined()
  expect(readState(text, { purpose: 'slack', now: '2026-11-25T10:10:00.000Z' })).toBeUndefined()
  const forged = Buffer.from(JSON.stringify({ ...state, sessionId: 'ses_2' })).toString('base64url')
  for (const wrong of ['', '.', 'x', `${forged}.${text.split('.')[1]}`, `${text}x`])
    expect(readState(wrong, { purpose: 'slack', now }), wrong).toBeUndefined()
})
