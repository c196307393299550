import { use, useEffect, useId } from 'react'
import { useController } from 'react-hook-form'
import { afterPress } from './afterPress.ts'
import { type FieldWords, FormNames } from './formNames.ts'

/** What every field takes. */
export type FieldProps = {
  /** Path of the value in the form (`customer.email`, `items.0.limit`). */
  name: string
  label: string
  /** A line under the field that helps to answer. */
  hint?: string | undefined
  /** Marks the label; required is normal and not marked. */
  optional?: boolean | undefined
  /** Why it cannot be changed now: said in place of the hint. */
  notNow?: string | undefined
  autoFocus?: boolean | undefined
}

/** Binds a field to the form around it: value, error and the ids that tie label, hint and error to the control. */
export const useField = ({
  name,
  hint,
  notNow,
  label,
  say,
}: Pick<FieldProps, 'name' | 'hint' | 'notNow'> & {
  label?: unknown
  /** How a value reads, where it is not as it is kept. */
  say?: FieldWords['say']
}) => {
  const { field, fieldState } = useController({ name })
  const id = useId()
  const names = use(FormNames)
  useEffect(() => {
    names.set(name, { ...(typeof label === 'string' && { label }), say })
  })
  useEffect(
    () => () => {
      names.delete(name)
    },
    [names, name],
  )
  const error = fieldState.error?.message
  const describedBy =
    [error ? `${id}-error` : '', (notNow ?? hint) ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined
  const onBlur = () => afterPress(field.onBlur)
  return { field: { ...field, onBlur }, value: field.value as unknown, error, id, describedBy }
}
