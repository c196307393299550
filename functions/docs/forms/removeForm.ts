import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/docs/forms.ts'
import { openFormBox } from '../store/formBox.ts'
import { bookOfForms } from './book.ts'
import { keepForm } from './keepForm.ts'

/** It stays among its versions: what was issued with it has it. */
export const removeForm = implement(contract.removeForm)(async ({ params, actor, now, fail }) => {
  const box = await openFormBox()
  const form = (await bookOfForms()).find(({ id }) => id === params.formId)
  if (form === undefined) return fail('form.notFound')
  const { id, ...terms } = form
  await keepForm({ id, terms, removed: true, actor, now, box })
})
