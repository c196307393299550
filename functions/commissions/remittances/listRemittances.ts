import { implement } from '#functions/_platform/http/implement.ts'
import { listRemittances as contract } from '#shared/contracts/commissions/remittances.ts'
import { remittances } from '../store/remittances.ts'
import { seesRemittances } from './requireReconciler.ts'

/** Some come each month. */
const latest = 200

export const listRemittances = implement(contract)(async ({ actor }) => {
  if (!seesRemittances(actor)) return []
  const { hits } = await remittances.list({ scopes: ['all'], sort: 'created', descending: true, size: latest })
  return hits
})
