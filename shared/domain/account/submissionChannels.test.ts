import { expect, it } from 'vitest'
import { submissionChannelOf } from './submissionChannels.ts'

it('a submission has come by what it was made of, and else by who brought it', () => {
  expect(submissionChannelOf({ byKey: false })).toBe('SCREEN')
  expect(submissionChannelOf({ byKey: false, fromFile: true })).toBe('UPLOAD')
  expect(submissionChannelOf({ byKey: true, fromFile: true })).toBe('KEY')
  expect(submissionChannelOf({ byKey: true, messageId: 'msg_1' })).toBe('MAIL')
  expect(submissionChannelOf({ byKey: false, renewalOf: {} })).toBe('RENEWAL')
})
