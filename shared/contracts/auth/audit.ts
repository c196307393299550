import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { queryFlag, wholeNumber } from '#shared/contract/paging.ts'
import { MomentAnywhere } from '#shared/domain/calendar/instant.ts'
import { UserId } from '#shared/domain/ids/ids.ts'
import { line } from '#shared/domain/text/text.ts'
import { HistoryLine } from '#shared/records/historyEntry.ts'

const filters = {
  from: MomentAnywhere.optional().describe(
    'Nothing before this moment; 30 days before `to` by default, of one record all of it.',
  ),
  to: MomentAnywhere.optional().describe('Nothing from this moment on; now by default.'),
  actor: UserId.optional().describe('What this person did.'),
  organization: line(60)
    .optional()
    .describe('What was done to records of this organization, or for it. Others than staff read that of their own.'),
  record: line(60).optional().describe('What was done to the record of this id.'),
  kind: line(40).optional().describe('What was done to records of this kind, such as `quote`.'),
  operation: line(80).optional().describe('What was done by this operation, job or task.'),
}

/** One write of any record, as somebody may read it. */
export const AuditLine = HistoryLine.extend({
  recordId: z.string(),
  kind: z.string(),
  /** What people call the record; absent where it is gone, or nobody's business of the reader. */
  record: z.string().optional(),
  /** The person's id, where the reader knows them by name. */
  actorId: z.string().optional(),
  /** Somebody of another organization worked in this one's place. */
  jumpedIn: z.object({ id: z.string(), name: z.string().optional() }).optional(),
  /** It was not the person: the API key in whose name it was done, or what was approved of an assistant. */
  through: z
    .object({
      id: z.string(),
      name: z.string().optional(),
      /** Of an assistant's: who approved it. */
      approvedBy: z.string().optional(),
    })
    .optional(),
  /** Over this entry and the seal of the one before it of the record; told to the provider's staff. */
  seal: z.string().optional(),
})
export type AuditLine = z.infer<typeof AuditLine>

/** A part looks at so many days and entries, so it may be short, or empty, and go on all the same. */
const AuditPage = z.object({ hits: z.array(AuditLine), nextToken: z.string().optional() })

export const searchAuditTrail = defineOperation({
  name: 'searchAuditTrail',
  method: 'GET',
  path: '/api/auth/v1/audit',
  summary: 'Who did what to which record and what it changed, newest first; while there is a nextToken it goes on.',
  access: 'audit:read',
  query: z.strictObject({
    ...filters,
    jumpedIn: queryFlag.optional().describe('Only what somebody did in another’s place.'),
    size: wholeNumber({ least: 1, most: 100 }).default(50),
    after: z.string().max(160).optional().describe('The nextToken of the page before.'),
  }),
  response: AuditPage,
})

export const exportAuditTrail = defineOperation({
  name: 'exportAuditTrail',
  method: 'POST',
  path: '/api/auth/v1/audit/export',
  summary:
    'The same as comma-separated values, in parts of at most 1,000 lines, with a head on the first; for staff with the seal of each entry. That it was taken is in the trail, with the digest of the part.',
  access: 'audit:export',
  stepUp: 'always',
  // The file is kept nowhere, so a call that is repeated makes it anew.
  secret: true,
  body: z.strictObject({
    ...filters,
    jumpedIn: z.boolean().optional(),
    after: z.string().max(160).optional().describe('The nextToken of the part before.'),
  }),
  response: z.object({
    fileName: z.string(),
    csv: z.string(),
    lines: z.int(),
    sha256: z
      .string()
      .describe('Of the part, as hexadecimal digits; the trail keeps it, so that a file is proved by it.'),
    /** There is another part. */
    nextToken: z.string().optional(),
  }),
})
