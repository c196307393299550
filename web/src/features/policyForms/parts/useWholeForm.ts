import { type Form, searchForms } from '#shared/contracts/docs/forms.ts'
import { useOperation } from '#web/api/useOperation.ts'

/** A form with what it says, which lists do not tell; nothing is read where there is none. */
export const useWholeForm = (form: Form | undefined) => {
  const read = useOperation(searchForms, form === undefined ? null : { query: { id: form.id } })
  return { whole: read.data?.content.find(({ id }) => id === form?.id) ?? (read.data && form), read }
}
