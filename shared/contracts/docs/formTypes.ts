import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { pageOf, pageQuery } from '#shared/contract/paging.ts'
import { filledLine } from '#shared/domain/text/text.ts'
import { Form } from './forms.ts'

/** What a form is: a policy form, an endorsement. */
export const FormType = z.object({ id: Form.shape.formTypeId, name: z.string() })
export type FormType = z.infer<typeof FormType>

const body = z.strictObject({ name: filledLine(100, { missing: 'Name is required' }) })
const params = { formTypeId: Form.shape.formTypeId }

export const searchFormTypes = defineOperation({
  name: 'searchFormTypes',
  method: 'GET',
  path: '/api/docs/v1/formtype/search',
  summary: 'The types of forms, by name.',
  access: 'form:read',
  query: z.strictObject(pageQuery(25)),
  response: pageOf(FormType),
})

export const createFormType = defineOperation({
  name: 'createFormType',
  method: 'POST',
  path: '/api/docs/v1/formtype',
  summary: 'Adds a type of forms.',
  access: 'form:manage',
  body,
  status: 201,
  response: FormType,
  problems: ['formType.exists', 'formType.tooMany'],
})

export const updateFormType = defineOperation({
  name: 'updateFormType',
  method: 'PUT',
  path: '/api/docs/v1/formtype/{formTypeId}',
  summary: 'Gives a type of forms another name.',
  access: 'form:manage',
  params,
  body,
  response: FormType,
  problems: ['formType.exists', 'formType.notFound', 'formType.tooMany'],
})

export const removeFormType = defineOperation({
  name: 'removeFormType',
  method: 'DELETE',
  path: '/api/docs/v1/formtype/{formTypeId}',
  summary: 'Removes a type that no form is of.',
  access: 'form:manage',
  params,
  problems: ['formType.inUse', 'formType.notFound', 'formType.tooMany'],
})
