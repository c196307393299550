import { useEffect, useRef } from 'react'
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { calmLists } from './calmLists.ts'
import type { LazySchema } from './lazySchema.ts'
import { schemaResolver } from './schemaResolver.ts'

export type SchemaForm<Input extends FieldValues, Output> = UseFormReturn<Input, unknown, Output>

/**
 * A form over a schema, usually the contract's body narrowed or extended. Fields are checked when left, and once wrong
 * again on every key; nothing is marked wrong before it was touched.
 */
export const useSchemaForm = <Output, Input extends FieldValues>(
  schema: z.ZodType<Output, Input> | LazySchema<Output, Input>,
  defaultValues?: DefaultValues<Input>,
): SchemaForm<Input, Output> => {
  const made = useRef<SchemaForm<Input, Output>>(undefined)
  const form = useForm<Input, unknown, Output>({
    resolver: calmLists(schemaResolver(schema), (list) => made.current?.getFieldState(list as Path<Input>).error), // a list of this form
    mode: 'onTouched',
    ...(defaultValues ? { defaultValues } : {}),
  })
  useEffect(() => {
    made.current = form
  })
  return form
}
