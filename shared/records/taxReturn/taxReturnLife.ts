import { defineLife } from '../life.ts'
import { taxReturnStatusTones } from './taxReturnStatus.ts'

/**
 * The life of a tax return: filed by one person it is frozen, and what is payable by it is paid by another (`anothers`). One by which
 * nothing is payable is done as it is filed.
 */
export const taxReturnLife = defineLife({
  kind: 'taxReturn',
  first: ['FILED', 'NIL'],
  statuses: taxReturnStatusTones,
  actions: {
    pay: { word: 'note its payment', by: ['payTaxReturn'], steps: { FILED: 'PAID' }, needs: ['anothers'] },
  },
})
