import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { getPayment } from '#shared/contracts/billing/payments.ts'
import { getProcessorPayment, recordPayment } from '#shared/contracts/billing/processor.ts'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { call } from '#web/api/call.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { forgetIntent, readIntent } from './intent.ts'
import { type ProcessorReturn, processorReturnOf, withoutReturn } from './processorReturn.ts'

export type ReturnStanding =
  | { readonly kind: 'none' | 'recording' | 'cancelled' | 'declined' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }

/** What was paid: as this tab left for it, as the processor's callback told already, or else what was due. */
const amountOf = async (policy: Policy, transactionId: string, due: number): Promise<number> => {
  const intent = readIntent(policy.id)
  if (intent) return intent.amount
  const { transactions } = await call(getProcessorPayment, { params: { policyNumber: policy.policyNumber } })
  return transactions.find((each) => each.transactionId === transactionId)?.amount ?? due
}

/**
 * Records the payment somebody comes back from the processor with. The server asks the processor itself, so a reload or
 * the processor's own callback does no harm; the address forgets the return once it is told.
 */
export const useRecordReturn = (policy: Policy | undefined, due: number | undefined): ReturnStanding => {
  const [search, setSearch] = useSearchParams()
  const { mutateAsync: record } = useCommand(recordPayment, { invalidates: [getPayment] })
  const [standing, setStanding] = useState<ReturnStanding>({ kind: 'none' })
  const begun = useRef<string>(undefined)
  useEffect(() => {
    const returned = processorReturnOf(search)
    if (returned === undefined || policy === undefined || due === undefined) return
    const key = `${returned.status}|${returned.transactionId}`
    if (begun.current === key) return
    begun.current = key
    const done = (kind: 'none' | 'cancelled' | 'declined') => {
      forgetIntent(policy.id)
      setStanding({ kind })
      setSearch(withoutReturn, { replace: true })
    }
    const tell = async ({ status, transactionId }: ProcessorReturn): Promise<void> => {
      if (transactionId === undefined) return done('cancelled')
      setStanding({ kind: 'recording' })
      try {
        const amount = await amountOf(policy, transactionId, due)
        await record({
          body: {
            transactionId,
            transactionDate: new Date().toISOString(),
            paymentAmount: amount,
            totalPaymentAmount: amount,
            policyId: policy.id,
            policyNumber: policy.policyNumber,
            lastFourDigits: '',
            customerEmail: policy.customerEmail ?? '',
            quoteId: policy.quoteId,
            agencyId: policy.agencyId,
            policyCreated: policy.created,
            isDownPayment: readIntent(policy.id)?.isDownPayment ?? false,
          },
        })
        done(status === 'declined' || status === 'expired' ? 'declined' : 'none')
      } catch (error) {
        setStanding({ kind: 'failed', error, retry: () => void tell({ status, transactionId }) })
      }
    }
    void tell(returned)
  }, [search, setSearch, policy, due, record])
  // From the first look on: what stood before the return is not shown again, it may be about to change.
  const isReturning = processorReturnOf(search)?.transactionId !== undefined
  return standing.kind === 'none' && isReturning ? { kind: 'recording' } : standing
}
