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

/** Makes the document of a change of a policy, which its transaction names. */
export const documentOfChange = async (
  detail: { readonly policyId: string; readonly revision: number },
  now: Instant,
): Promise<void> => {
  const policy = await policyById(detail.policyId)
  const transaction = policy?.transactions.find(({ revision }) => revision === detail.revision)
  if (policy === undefined || transaction === undefined)
    throw new Error(`There is no revision ${detail.revision} of ${detail.policyId} to make a document of.`)
  const named = await namedOn(policy)
  const docId = await keepDocument(
    {
      docName: `Endorsement ${policy.policyNumber} ${detail.revision}.pdf`,
      docType: 'Endorsement',
      ...filedWith(policy),
      madeFrom: `Endorsement|${policy.id}|${detail.revision}`,
    },
    now,
    async () => {
      const book = await bookOfForms(knownForPolicy(policy))
      const [texts, { endorsementDocument }] = await Promise.all([
        textsOfPolicy(aroundRevision(policy, transaction).after, book),
        import('../templates/endorsementDocument.ts'),
      ])
      const today = dateAt(now, policy.timeZone)
      const data = endorsementData(config.region, policy, transaction, named, today, { book, texts })
      return endorsementDocument(data)
    },
  )
  await keepTransactionDocument(policy.id, detail.revision, docId)
}

/** Each change of a policy within its term gets its document. */
export const makeEndorsement: Subscriber<'policy.endorsed'> = ({ detail, now }) => documentOfChange(detail, now)
