import { can, defineLife } from '../life.ts'
import { type EnquiryStatus, enquiryStatusTones } from './enquiryStatus.ts'

/**
 * The life of what a visitor of an agency's pages asked. Somebody of the agency takes it up with the account that the company
 * has by then, or closes it with a reason; one that was closed too soon is opened again.
 */
export const enquiryLife = defineLife({
  kind: 'enquiry',
  first: ['OPEN'],
  statuses: enquiryStatusTones,
  actions: {
    take: { word: 'take it up', by: ['settleEnquiry'], steps: { OPEN: 'TAKEN' } },
    close: { word: 'close it', by: ['settleEnquiry'], steps: { OPEN: 'CLOSED' } },
    reopen: { word: 'open it again', by: ['settleEnquiry'], steps: { CLOSED: 'OPEN' } },
  },
})

/** Whether an enquiry of this status allows the action. */
export const canEnquiry = (status: EnquiryStatus, action: keyof typeof enquiryLife.actions): boolean =>
  can(enquiryLife, status, action)
