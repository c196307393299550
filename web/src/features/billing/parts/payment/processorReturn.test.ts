import { expect, it } from 'vitest'
import { processorReturnOf, withoutReturn } from './processorReturn.ts'

it('reads how the processor’s page was left', () => {
  expect(processorReturnOf(new URLSearchParams('transactionId=tx_1&status=succeeded'))).toEqual({
    status: 'succeeded',
    transactionId: 'tx_1',
  })
  expect(processorReturnOf(new URLSearchParams('status=cancelled'))).toEqual({
    status: 'cancelled',
    transactionId: undefined,
  })
  expect(processorReturnOf(new URLSearchParams('agencyName=Harbor'))).toBeUndefined()
})

it('keeps the rest of the address', () => {
  expect(String(withoutReturn(new URLSearchParams('agencyName=Harbor&transactionId=tx_1&status=declined')))).toBe(
    'agencyName=Harbor',
  )
})
