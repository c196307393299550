import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { keepTransactionDocument, policyById } from '#functions/policy/public.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { aroundRevision, endorsementData } from '../documentData/endorsementData.ts'
import { namedOn } from '../documentData/namedOn.ts'
import { filedWith } from '../documents/filedWith.ts'
import { keepDocument } from '../documents/keepDocument.ts'
import { bookOfForms } from '../forms/book.ts'
import { knownForPolicy } from '../forms/knownForPolicy.ts'
import { textsOfPolicy } from '../forms/textsOfPolicy.ts'
import { madeByTask } from '../issue/madeByTask.ts'
import type { PdfDocument } from '../templates/document.ts'

interface Change {
  readonly policyId: string
  readonly revision: number
}

const requireChange = async ({ policyId, revision }: Change) => {
  const policy = await policyById(policyId)
  const transaction = policy?.transactions.find((each) => each.revision === revision)
  if (policy === undefined || transaction === undefined)
    throw new Error(`There is no revision ${revision} of ${policyId} to make a document of.`)
  return { policy, transaction }
}

/** The document of a change of a policy, as it is drawn now. */
export const drawChange = async (change: Change, now: Instant): Promise<PdfDocument> => {
  const { policy, transaction } = await requireChange(change)
  const [named, book] = await Promise.all([namedOn(policy), bookOfForms(knownForPolicy(policy))])
  const [texts, { endorsementDocument }] = await Promise.all([
    textsOfPolicy(aroundRevision(policy, transaction).after, book),
    import('../templates/endorsementDocument.ts'),
  ])
  const today = dateAt(now, policy.timeZone)
  return endorsementDocument(endorsementData(config.region, policy, transaction, named, today, { book, texts }))
}

/** Makes the document of a change of a policy, which its transaction names. */
export const documentOfChange = async (detail: Change, now: Instant): Promise<void> => {
  const { policy } = await requireChange(detail)
  const docId = await keepDocument(
    {
      docName: `Endorsement ${policy.policyNumber} ${detail.revision}.pdf`,
      docType: madeByTask.makeEndorsement,
      ...filedWith(policy),
      madeFrom: `Endorsement|${policy.id}|${detail.revision}`,
    },
    now,
    () => drawChange(detail, now),
  )
  await keepTransactionDocument(policy.id, detail.revision, docId)
}

/** Each change of a policy within its term gets its document. */
export const makeEndorsement: Subscriber<'policy.endorsed'> = ({ detail, now }) => documentOfChange(detail, now)
