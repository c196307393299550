import { expect, it } from 'vitest'
import { DeclineReason, LossReason } from './statusReasons.ts'

const lacking = (form: typeof DeclineReason | typeof LossReason, fields: object) =>
  form.safeParse(fields).error?.issues.map(({ path, message }) => [path[0], message])

it('a quote that is declined has one of the reasons and a description', () => {
  expect(lacking(DeclineReason, { isNotificationEnabled: true })).toEqual([
    ['reasonSummary', 'Declaration Reason is required'],
    ['reason', 'Reason Description is required'],
  ])
})

it('a quote that is declined has words of one’s own with the fill-in option alone', () => {
  const reason = { isNotificationEnabled: true, reasonSummary: 'Fill-in option', reason: 'See below.' }
  expect(lacking(DeclineReason, reason)).toEqual([['fillInReason', 'Fill-In text is required']])
  expect(lacking(DeclineReason, { ...reason, fillInReason: 'Outside our appetite' })).toBeUndefined()
  expect(lacking(DeclineReason, { ...reason, reasonSummary: 'BOR' })).toBeUndefined()
})

it('a quote that is lost has one of the reasons and a description', () => {
  expect(lacking(LossReason, {})).toEqual([
    ['reasonSummary', 'Loss Reason required'],
    ['reason', 'Reason Description is required'],
  ])
})

it('a quote that is lost has words of one’s own with the fill-in option alone', () => {
  const reason = { reasonSummary: 'Fill-in option', reason: 'See below.' }
  expect(lacking(LossReason, reason)).toEqual([['fillInReason', 'Fill-In text is required']])
  expect(lacking(LossReason, { ...reason, reasonSummary: 'Price is High' })).toBeUndefined()
})
