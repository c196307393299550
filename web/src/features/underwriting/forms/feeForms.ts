import { z } from 'zod'
import { updateBrokerFees, updateMgaFee } from '#shared/contracts/quote/fees.ts'

const { brokerFee } = updateBrokerFees.body.shape
const { mgaFee } = updateMgaFee.body.shape

/** An empty field is an absent value to a form, which the contract has no words for. */
export const BrokerFeesForm = updateBrokerFees.body
  .omit({ product: true })
  .extend({ brokerFee: z.int('Broker Fee is required').pipe(brokerFee) })
export const MgaFeeForm = z.strictObject({ mgaFee: z.int('MGA Fee is required').pipe(mgaFee) })
