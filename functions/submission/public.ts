import { config } from '#functions/_platform/config/config.ts'
import type { Chunk } from '#functions/_platform/jobs/defineJob.ts'
import type { NamingRecords, Write } from '#functions/_platform/storage/record.ts'
import { sharePartners } from '#functions/directory/public.ts'
import { missingFacts, type SubmittedCompany, withKnownFacts } from '#shared/domain/account/submissionFacts.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { QuoteId, SubmissionId } from '#shared/domain/ids/ids.ts'
import type { QuoteStatus } from '#shared/records/quote/quoteStatus.ts'
import { canSubmission, type SubmissionAction } from '#shared/records/submission/submissionLife.ts'
import { openSubmissionStatuses, submissionStatuses } from '#shared/records/submission/submissionStatus.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { claimsOf } from './store/companyClaims.ts'
import { type StoredSubmission, submissions } from './store/submissions.ts'
import { afterStep } from './submissions/guards.ts'

export { requireSubmission, type StoredSubmission } from './store/submissions.ts'
export { broughtSubmission } from './submissions/broughtSubmission.ts'
export { submissionAt, walkOpenSubmissions } from './submissions/goOver.ts'
export { allowed as allowedOnSubmission } from './submissions/guards.ts'
export { lastSubmissionOf } from './submissions/lastSubmissionOf.ts'
export { openSubmissionCountOf } from './submissions/openSubmissionCountOf.ts'
export { renewalSubmission } from './submissions/renewalSubmission.ts'
export { toSubmission } from './submissions/toSubmission.ts'

/** Has the submissions of a list know whose they are besides, a chunk at a time. */
export const partnersOnSubmissions = (place: {
  readonly scope: string
  readonly after: string | undefined
}): Promise<Chunk> =>
  sharePartners({
    kind: 'submission',
    records: submissions,
    group: submissionStatuses,
    ...place,
    accountIdOf: ({ accountId }) => accountId,
  })

/** Whether an agency's list has submissions, as the table itself has them. */
export const hasSubmissions = async (scope: string): Promise<boolean> =>
  (await submissions.walk({ scope, group: submissionStatuses, size: 1 })).ids.length > 0

/** A submission by its id, whoever asks: for workers and for services that have checked the relation themselves. */
export const submissionById = (id: string): Promise<StoredSubmission | undefined> => submissions.byId(id)

/** A submission by its number, whatever its case. */
export const submissionByNumber = (number: string): Promise<StoredSubmission | undefined> =>
  submissions.byUnique('submissionNumber', number.toUpperCase())

/** The newest open submission that an agency has of an account. */
export const openSubmissionOf = async (
  accountId: string,
  { agencyId }: { readonly agencyId?: string | undefined },
): Promise<SubmissionId | undefined> => {
  const open = await submissions.every({
    scopes: [`account:${accountId}`],
    group: openSubmissionStatuses,
    sort: 'created',
  })
  return open.findLast((each) => each.agencyId === agencyId)?.id
}

/** The open submissions of an account. */
export const openSubmissionsOf = async (accountId: string): Promise<readonly SubmissionId[]> => {
  const scopes = [`account:${accountId}`]
  return (await submissions.every({ scopes, group: openSubmissionStatuses })).map(({ id }) => id)
}

/** The writes by which a submission no longer asks for what its account says by now; none where it says nothing new. */
export const submissionLearns = async (
  submission: StoredSubmission,
  account: SubmittedCompany,
  now: Instant,
): Promise<readonly Write[]> => {
  const region = regionOf(config.region)
  const company = withKnownFacts(submission.company, account, region)
  const isSame = missingFacts(company, region).length === missingFacts(submission.company, region).length
  if (isSame || !canSubmission(submission.status, 'update')) return []
  const next = afterStep(submission, { action: 'update', outcome: submission.status, changes: { company } }, now)
  // It may be another's company too, now that more is known of it.
  const { add } = await claimsOf(company)
  return [submissions.update(submission, next), ...add(submission.id)]
}

/** What a submission's quotes tell of it. */
interface QuoteOfSubmission {
  readonly id: QuoteId
  readonly status: QuoteStatus
}

const boundStatuses: readonly QuoteStatus[] = ['BOUND', 'ISSUED']
const termsStatuses: readonly QuoteStatus[] = ['READY', 'REQUESTED', 'SIGNED', ...boundStatuses]
const referredStatuses: readonly QuoteStatus[] = ['REFERRED', 'IN_REVIEW']

const actionTold = (statuses: readonly QuoteStatus[]): SubmissionAction => {
  if (statuses.some((status) => boundStatuses.includes(status))) return 'bind'
  return statuses.some((status) => termsStatuses.includes(status)) ? 'quote' : 'update'
}

/** The write of a submission that keeps up with its quotes; none where they tell nothing new. */
export const submissionFollows = (
  submission: StoredSubmission,
  quotes: readonly QuoteOfSubmission[],
  now: Instant,
): Write[] => {
  const statuses = quotes.map(({ status }) => status)
  const told = actionTold(statuses)
  const action = submission.status === 'BOUND' && told !== 'bind' ? 'unbind' : told
  const changes = {
    quoteIds: quotes.map(({ id }) => id),
    isReferred: statuses.some((status) => referredStatuses.includes(status)),
    ...(told !== 'update' && { quotedAt: submission.quotedAt ?? now }),
  }
  const next = canSubmission(submission.status, action)
    ? afterStep(submission, { action, changes }, now)
    : { ...submission, ...changes }
  const isSame =
    next.status === submission.status && JSON.stringify({ ...submission, ...changes }) === JSON.stringify(submission)
  return isSame ? [] : [submissions.update(submission, next)]
}

/** Records that name people who need be no users. */
export const submissionNaming: readonly NamingRecords[] = [submissions]
