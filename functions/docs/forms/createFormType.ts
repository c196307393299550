import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/docs/formTypes.ts'
import { openFormBox } from '../store/formBox.ts'
import { keepFormType } from './keepFormType.ts'

export const createFormType = implement(contract.createFormType)(async ({ body, now }) => {
  const type = { id: `fty_${ulid()}`, name: body.name.trim() }
  await keepFormType({ ...type, now, box: await openFormBox() })
  return type
})
