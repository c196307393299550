import { receiveProcessorEvent, recordPayment } from '#shared/contracts/billing/processor.ts'
import { eventOf } from '#tests/support/operation.ts'
import type { Caller } from './calls.ts'
import { proved, type Step } from './history.ts'
import { actorOfPerson, isInReach } from './people.ts'
import type { Scene } from './scene.ts'

/** Pays at the processor, whose page was opened before, and lets the platform know of it. */
export const pay = async (
  { world, known, stage, learn }: Scene,
  { call }: Caller,
  { policyId, behaviour, byCallback }: Extract<Step, { deed: 'pay' }>,
): Promise<void> => {
  const invoice = known.ofKind('invoice').find(({ state }) => state.policyId === policyId)?.state
  const session = invoice?.session as { readonly sessionId: string; readonly amount: number } | undefined
  const policy = known.records.get(policyId)?.state
  const transactionId = session && world.payments.pay(session.sessionId, behaviour)
  if (session === undefined || policy === undefined || transactionId === undefined) return
  if (!byCallback) {
    const owner = known.ofKind('user').find(({ id }) => isInReach(known, actorOfPerson(known, proved(id), 0), policyId))
    const body = {
      transactionId,
      transactionDate: new Date(Date.now()).toISOString(),
      paymentAmount: session.amount,
      totalPaymentAmount: session.amount,
      policyId,
      policyNumber: policy.policyNumber,
      lastFourDigits: '4242',
      customerEmail: 'ida@moreau.example',
      quoteId: policy.quoteId,
      agencyId: policy.agencyId,
      policyCreated: policy.created,
      isDownPayment: false,
    }
    await call({ deed: 'call', by: proved(owner?.id), operation: recordPayment.name, input: { body } })
  }
  for (const { body, signature } of world.payments.takeCallbacks()) {
    const event = eventOf(receiveProcessorEvent, { body }, undefined, {
      headers: { 'processor-signature': signature },
    })
    await stage.services.apis.get('billing')?.(event, {} as never)
  }
  learn()
}
