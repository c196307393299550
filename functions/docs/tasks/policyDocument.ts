import { type PolicyRecord, policyById } from '#functions/policy/public.ts'
import type { DocType } from '#shared/contracts/docs/document.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { DocumentId } from '#shared/domain/ids/ids.ts'
import type { Book } from '../documentData/forms.ts'
import { type Named, namedOn } from '../documentData/namedOn.ts'
import { filedWith } from '../documents/filedWith.ts'
import { type Archived, keepDocument } from '../documents/keepDocument.ts'
import { bookOfForms } from '../forms/book.ts'
import { knownForPolicy } from '../forms/knownForPolicy.ts'
import type { PdfDocument } from '../templates/document.ts'

/** What a workflow says of the policy it issues. */
export interface PolicyStep {
  readonly policyId: string
}

type Draw = (policy: PolicyRecord, named: Named, today: CalendarDate, book: Book) => Promise<Archived | PdfDocument>

/** Makes one document of a policy, once; a workflow may ask for it as often as it likes. */
export const policyDocument =
  (docType: Extract<DocType, 'Binder' | 'Policy'>, draw: Draw) =>
  async ({ policyId }: PolicyStep, { now }: { readonly now: Instant }): Promise<{ docId: DocumentId }> => {
    const policy = await policyById(policyId)
    if (policy === undefined) throw new Error(`There is no policy ${policyId} to make documents for.`)
    const named = await namedOn(policy)
    const number = docType === 'Binder' ? policy.binderNumber : policy.policyNumber
    const docId = await keepDocument(
      {
        docName: `${docType} ${number}.pdf`,
        docType,
        ...filedWith(policy),
        // A policy is written anew with each revision; its binder says what was bound, once.
        madeFrom: docType === 'Binder' ? `Binder|${policy.id}` : `Policy|${policy.id}|${policy.transactions.length}`,
      },
      now,
      async () => draw(policy, named, dateAt(now, policy.timeZone), await bookOfForms(knownForPolicy(policy))),
    )
    return { docId }
  }
