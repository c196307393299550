import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/docs/forms.ts'
import { ownForms } from '#shared/domain/policy/ownForms.ts'
import { formBook } from '#shared/domain/policy/policyForm.ts'
import { openFormBox } from '../store/formBox.ts'
import { policyForms } from '../store/policyForms.ts'
import { proposedChange } from './proposedChange.ts'
import { toForm } from './toForm.ts'

/** The form stays as it is; why is told with it until the next change is proposed. */
export const rejectForm = implement(contract.rejectForm)(async ({ params, body, actor, now, fail }) => {
  const box = await openFormBox()
  const { kept, types } = await proposedChange(params.formId, body.proposedAt)
  const rejected = { name: actor.name, toldAs: nameFor(actor), at: now, note: body.note }
  const after = { id: kept.id, versions: kept.versions, rejected, lastUpdated: now }
  await commit([policyForms.update(kept, after), box])
  const form = formBook(ownForms(config.region), [after]).find(({ id }) => id === kept.id)
  return toForm(form ?? fail('form.notFound'), { types, kept: after, actor })
})
