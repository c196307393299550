import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
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
): SchemaForm<Input, Output> =>
  useForm<Input, unknown, Output>({
    resolver: schemaResolver(schema),
    mode: 'onTouched',
    ...(defaultValues ? { defaultValues } : {}),
  })
