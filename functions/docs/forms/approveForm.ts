import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/docs/forms.ts'
import { openFormBox } from '../store/formBox.ts'
import { policyForms } from '../store/policyForms.ts'
import { mustFitBook } from './mustFitBook.ts'
import { proposedChange } from './proposedChange.ts'
import { toForm } from './toForm.ts'

/** What was proposed counts from now on, if the book still has room for it; nobody approves what they proposed. */
export const approveForm = implement(contract.approveForm)(async ({ params, body, actor, now, fail }) => {
  const box = await openFormBox()
  const { kept, proposal, edited, types } = await proposedChange(params.formId, body.proposedAt)
  if (proposal.by === actor.userId) return fail('form.secondPerson')
  const { terms, removed } = proposal
  const version = {
    revision: (kept.versions.at(-1)?.revision ?? 0) + 1,
    terms,
    ...(removed && { removed }),
    by: proposal.toldAs,
    people: { proposed: proposal.name, approved: actor.name },
    at: now,
  }
  const after = { id: kept.id, versions: [...kept.versions, version], lastUpdated: now }
  mustFitBook(edited, after, now)
  await commit([policyForms.update(kept, after), box])
  return toForm({ id: kept.id, ...terms }, { types, kept: after, actor })
})
