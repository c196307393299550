import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { secretOf } from '#functions/_platform/secrets/secrets.ts'
import { receiveProcessorEvent as contract } from '#shared/contracts/billing/processor.ts'
import { followTransaction } from '../payments/followTransaction.ts'
import { followPayout } from './followPayout.ts'
import { isSigned } from './signature.ts'

/** A callback says only that something happened; what happened is asked of the processor. */
export const receiveProcessorEvent = implement(contract)(async ({ body, raw, now, fail }) => {
  if (
    !isSigned({ header: raw.headers['processor-signature'], body: raw.body, secret: secretOf(config.processorSecret) })
  )
    return fail('billing.signatureRefused')
  const { type, data } = body
  if (type.startsWith('payout.')) await followPayout(data.transactionId)
  else await followTransaction(data.transactionId, now)
})
