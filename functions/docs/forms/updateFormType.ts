import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/docs/formTypes.ts'
import { openFormBox } from '../store/formBox.ts'
import { typesOfForms } from './book.ts'
import { keepFormType } from './keepFormType.ts'

export const updateFormType = implement(contract.updateFormType)(async ({ params, body, now, fail }) => {
  const box = await openFormBox()
  const standing = (await typesOfForms()).find(({ id }) => id === params.formTypeId)
  if (standing === undefined) return fail('formType.notFound')
  const type = { id: standing.id, name: body.name.trim() }
  await keepFormType({ ...type, now, box })
  return type
})
