import { defineLife } from '../life.ts'
import { exceptionStatusTones } from './remittanceExceptionStatus.ts'

/**
 * The life of an exception: a payment of commission that is not what was expected. Somebody proposes what is done about it and
 * another person decides; `overtake` is a later payment that brings what was short.
 */
export const remittanceExceptionLife = defineLife({
  kind: 'remittanceException',
  first: ['OPEN'],
  statuses: exceptionStatusTones,
  actions: {
    propose: { word: 'propose what is done', by: ['proposeRemittanceException'], steps: { OPEN: 'PROPOSED' } },
    approve: { word: 'approve it', by: ['approveRemittanceException'], steps: { PROPOSED: 'RESOLVED' } },
    reject: { word: 'reject it', by: ['rejectRemittanceException'], steps: { PROPOSED: 'OPEN' } },
    overtake: { steps: { OPEN: 'RESOLVED', PROPOSED: 'RESOLVED' } },
  },
})
