import { defineLife } from '../life.ts'
import { certificateStatusTones } from './certificateStatus.ts'

/** The life of a certificate: it is issued, and withdrawn where it should not have been. */
export const certificateLife = defineLife({
  kind: 'certificate',
  first: ['ISSUED'],
  statuses: certificateStatusTones,
  actions: {
    withdraw: { word: 'withdraw it', by: ['withdrawCertificate'], steps: { ISSUED: 'WITHDRAWN' } },
  },
})
