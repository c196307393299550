import { z } from 'zod'
import { Day, DocumentData, Endorsement } from './documentData.ts'

/** What the document says of an endorsement that was written for one policy in force. */
export const ManuscriptData = DocumentData.extend({
  policyNumber: z.string(),
  endorsement: Endorsement.extend({ effective: Day, text: z.string() }),
  approvedOn: Day,
  authorizedBy: z.object({ name: z.string(), title: z.string() }),
})
export type ManuscriptData = z.infer<typeof ManuscriptData>
