import type { Actor } from '#functions/_platform/auth/actor.ts'
import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { mayAs } from '#shared/permissions.ts'
import { forReader } from '#shared/records/subjectivity/forReader.ts'
import type { EvidenceDocument } from '#shared/records/subjectivity/subjectivity.ts'
import { mustAllow } from '../actions/guards.ts'
import type { StoredQuote } from '../store/quotes.ts'
import { isOfInsured } from '../views/agencyStatus.ts'
import { withStep } from './subjectivityStep.ts'
import { withSubjectivities } from './withSubjectivities.ts'

interface Brought {
  readonly text: string
  /** Its files, looked up once it is known that something can be brought. */
  readonly documentsOf: () => Promise<readonly EvidenceDocument[]>
}

/**
 * What somebody says has come, with its files, waits for an underwriter; the insured says it of what the insured brings.
 * @throws permission.denied, quote.notAllowed, quote.subjectivityNotAllowed, quote.subjectivityNotFound
 */
export const receivedSubjectivity = async (
  quote: StoredQuote,
  subjectivityId: string,
  { text, documentsOf }: Brought,
  { actor, now }: { readonly actor: Actor; readonly now: Instant },
) => {
  mustAllow(quote, 'receiveSubjectivity', { actor, now })
  const asked = quote.subjectivities.find(({ id }) => id === subjectivityId)
  const saysForInsured = actor.workflow !== undefined || !mayAs(actor, 'quote:update')
  if (saysForInsured && asked !== undefined && asked.owner !== 'INSURED') fail('permission.denied')
  const documents = await documentsOf()
  const evidence = {
    text,
    by: nameFor(actor),
    at: now,
    ...(documents.length > 0 && { documents: [...documents] }),
  }
  const subjectivities = withStep(quote.subjectivities, subjectivityId, 'receive', { evidence })
  await commit(await withSubjectivities(quote, subjectivities, now))
  return { subjectivities: forReader(subjectivities, isOfInsured(actor)) }
}
