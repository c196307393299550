import { expect, it } from 'vitest'
import { sendToAccounting } from './accounting.ts'

const { firstName, lastName, email, phone } = sendToAccounting.body.shape

it('whoever a payment is sent to has a first and a last name, an e-mail and a phone', () => {
  for (const field of [firstName, lastName, email, phone]) {
    expect(field.safeParse(undefined).success).toBe(false)
    expect(field.safeParse('').success).toBe(false)
  }
})
