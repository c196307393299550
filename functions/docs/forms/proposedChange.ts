import { fail } from '#functions/_platform/problems/problem.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { FormProposal } from '#shared/domain/policy/formProposal.ts'
import type { FormType } from '#shared/domain/policy/policyForm.ts'
import { editedForms, type PolicyFormRecord } from '../store/policyForms.ts'
import { bookOfForms, typesOfForms } from './book.ts'

interface ProposedChange {
  readonly kept: Stored<PolicyFormRecord>
  readonly proposal: FormProposal
  readonly edited: readonly Stored<PolicyFormRecord>[]
  readonly types: readonly FormType[]
}

/** The change of a form that somebody decides on: the one that they looked at, named by when it was proposed. */
export const proposedChange = async (formId: string, proposedAt: Instant): Promise<ProposedChange> => {
  const [edited, book, types] = await Promise.all([editedForms(), bookOfForms(), typesOfForms()])
  if (!book.some(({ id }) => id === formId)) fail('form.notFound')
  const kept = edited.find(({ id }) => id === formId) ?? fail('form.nothingWaits')
  if (kept.proposal === undefined || Date.parse(kept.proposal.at) !== Date.parse(proposedAt))
    return fail('form.nothingWaits')
  return { kept, proposal: kept.proposal, edited, types }
}
