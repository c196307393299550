import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { WorkflowFlow } from '#shared/contract/operation.ts'
import type { SentCode } from '../secrets/sentCode.ts'

/** A page that a one-time code opens: one quote, one policy's payment, one notice. */
export interface WorkflowRecord {
  readonly id: string
  readonly flow: WorkflowFlow
  /** The quote or the policy. */
  readonly subjectId: string
  readonly name: string
  readonly email: string
  /** E.164. */
  readonly phone?: string
  /** A path of the web app. */
  readonly redirectUrl: string
  readonly code?: SentCode
  readonly openedAt: string
  /** Epoch seconds. */
  readonly expiresAt: number
}

export const workflows = defineRecord<WorkflowRecord>({
  kind: 'workflow',
  notFound: 'workflow.notFound',
  expiresAt: (workflow) => workflow.expiresAt,
})
