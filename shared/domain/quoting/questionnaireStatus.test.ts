import { expect, it } from 'vitest'
import { questionnaireStatus } from './questionnaireStatus.ts'

const now = '2026-11-26T10:00:00.000Z'
const sent = { expiresAt: '2026-11-27T10:00:00.000Z' } as const

it('a questionnaire is open until it is handed in, withdrawn, over, or its quote does not wait for it any more', () => {
  expect(questionnaireStatus(sent, now, true)).toBe('OPEN')
  expect(questionnaireStatus({ ...sent, handedIn: {} }, now, true)).toBe('HANDED_IN')
  expect(questionnaireStatus({ ...sent, withdrawnAt: now }, now, true)).toBe('WITHDRAWN')
  expect(questionnaireStatus({ expiresAt: now }, now, true)).toBe('EXPIRED')
  expect(questionnaireStatus(sent, now, false)).toBe('CLOSED')
})

it('what was handed in stays so, whatever became of the request and the quote', () => {
  expect(questionnaireStatus({ expiresAt: now, handedIn: {}, withdrawnAt: now }, now, false)).toBe('HANDED_IN')
})
