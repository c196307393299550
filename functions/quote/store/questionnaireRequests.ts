import { namingOf } from '#functions/_platform/storage/naming.ts'
import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { QuoteId } from '#shared/domain/ids/ids.ts'
import type { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'

/** A questionnaire that was sent to the insured, with what is filled in of it: none of it counts before it is handed in. */
export interface QuestionnaireRequestRecord {
  readonly id: string
  readonly quoteId: QuoteId
  /** The link by which it is reached. */
  readonly workflowId: string
  readonly name: string
  readonly email: string
  /** What the letter said besides. */
  readonly note?: string | undefined
  readonly sentAt: Instant
  readonly expiresAt: Instant
  readonly draft?: QuestionnaireAnswers | undefined
  readonly page?: number | undefined
  readonly savedAt?: Instant | undefined
  /** Who handed it in, and from which network address. */
  readonly handedIn?: { readonly by: string; readonly at: Instant; readonly address: string } | undefined
  readonly withdrawnAt?: Instant | undefined
}

export type StoredQuestionnaireRequest = Stored<QuestionnaireRequestRecord>

/** They stand in no list: the quote names its newest, and a link its own. */
export const questionnaireRequests = defineRecord({
  kind: 'questionnaireRequest',
  notFound: 'workflow.notFound',
  version: 2,
  // From the second on it is found by whom it names.
  from: { 1: (request: QuestionnaireRequestRecord) => request },
  names: [namingOf<QuestionnaireRequestRecord>().here('RESPONDENT', { email: 'email', name: 'name' })],
  unique: { workflow: (request: QuestionnaireRequestRecord) => request.workflowId },
})
