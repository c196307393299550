import { expect, it } from 'vitest'
import { usSurplusLines } from '../rating/taxes/usSurplusLines.ts'
import { sellsSurplus } from './paper.ts'
import { surplusNoticeOf } from './surplusNotice.ts'

it('surplus lines are on offer in every state of the US, whose taxes on them are known, and nowhere else', () => {
  for (const state of Object.keys(usSurplusLines)) expect(sellsSurplus({ region: 'us', state })).toBe(true)
  expect(sellsSurplus({ region: 'us', state: 'Louisiana' })).toBe(true)
  for (const state of [undefined, '', 'Bavaria']) expect(sellsSurplus({ region: 'us', state })).toBe(false)
  expect(sellsSurplus({ region: 'au', state: 'NSW' })).toBe(false)
  expect(sellsSurplus({ region: 'uk', state: undefined })).toBe(false)
})

it('Louisiana and Montana have a notice of their own, by whichever of their names', () => {
  expect(surplusNoticeOf('LA')?.name).toBe('Louisiana')
  expect(surplusNoticeOf('Montana')?.name).toBe('Montana')
  expect(surplusNoticeOf('OR')).toBeUndefined()
  expect(surplusNoticeOf(undefined)).toBeUndefined()
})
