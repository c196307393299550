import { expect, it } from 'vitest'
import { formatsOf } from './formats.ts'

it('what goes back is written with a minus sign, as the screens write it', () => {
  const us = formatsOf({ locale: 'en-US', currency: 'USD' })
  expect(us.exact(-123_400)).toBe('−$1,234.00')
  expect(us.money(-123_400)).toBe('−$1,234')
  expect(us.effect(-1200)).toBe('−$12.00')
  expect(formatsOf({ locale: 'en-GB', currency: 'GBP' }).exact(-5)).toBe('−£0.05')
})
