import type { Actor } from '#functions/_platform/auth/actor.ts'
import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { takesTwo } from '#shared/domain/policy/formProposal.ts'
import { ownForms } from '#shared/domain/policy/ownForms.ts'
import { type FormTerms, formBook } from '#shared/domain/policy/policyForm.ts'
import { type FormWording, formWordings } from '../store/formWordings.ts'
import { editedForms, mostForms, type PolicyFormRecord, policyForms } from '../store/policyForms.ts'
import { mustFitBook } from './mustFitBook.ts'
import { toldBy } from './toldBy.ts'

interface Change {
  readonly id: string
  readonly terms: FormTerms
  /** A text that its terms name and that is not kept yet. */
  readonly wording?: FormWording | undefined
  readonly removed?: true
  readonly actor: Actor
  readonly now: Instant
  /** Read before the book was. */
  readonly box: Write
}

/**
 * Keeps what a form becomes as its next version, or as a proposal where that takes a second person: until then a new form
 * is a draft, and one that is there stays as it is. Refused where policies would go without wording.
 */
export const keepForm = async ({ id, terms, wording, removed, actor, now, box }: Change): Promise<PolicyFormRecord> => {
  const edited = await editedForms()
  const kept = edited.find((each) => each.id === id)
  if (kept === undefined && edited.length >= mostForms) fail('form.tooMany', { data: { most: mostForms } })
  if (kept?.proposal !== undefined) fail('form.waits', { data: { name: toldBy(kept.proposal, actor) } })
  const versions = kept?.versions ?? []
  const revision = (versions.at(-1)?.revision ?? 0) + 1
  const by = nameFor(actor)
  const next = { revision, terms, ...(removed && { removed }), by, at: now }
  mustFitBook(edited, { id, versions: [...versions, next] }, now)
  const before = formBook(ownForms(config.region), edited).find((each) => each.id === id)
  const draft = { ...next, terms: { ...terms, status: 'DRAFT' as const } }
  const record: PolicyFormRecord = takesTwo(before, terms)
    ? {
        id,
        versions: before === undefined ? [draft] : versions,
        proposal: { terms, ...(removed && { removed }), by: actor.userId, name: actor.name, toldAs: by, at: now },
        lastUpdated: now,
      }
    : { id, versions: [...versions, next], lastUpdated: now }
  const form = kept === undefined ? policyForms.create(record) : policyForms.update(kept, record)
  await commit([form, box, ...(wording === undefined ? [] : [formWordings.create(wording)])])
  return record
}
