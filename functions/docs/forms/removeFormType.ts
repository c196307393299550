import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/docs/formTypes.ts'
import { openFormBox } from '../store/formBox.ts'
import { bookOfForms, typesOfForms } from './book.ts'
import { keepFormType } from './keepFormType.ts'

export const removeFormType = implement(contract.removeFormType)(async ({ params, now, fail }) => {
  const box = await openFormBox()
  const type = (await typesOfForms()).find(({ id }) => id === params.formTypeId)
  if (type === undefined) return fail('formType.notFound')
  const of = (await bookOfForms()).filter(({ formTypeId }) => formTypeId === type.id)
  if (of.length > 0) return fail('formType.inUse', { data: { name: type.name, forms: of.length } })
  await keepFormType({ ...type, removed: true, now, box })
})
