import type { z } from 'zod'

/** A schema that is loaded when a form is first checked, for screens whose first load must stay small. */
export type LazySchema<Output, Input> = { readonly load: () => Promise<z.ZodType<Output, Input>> }

/** `lazySchema(async () => (await import('#shared/contracts/auth/signIn.ts')).login.body)`. */
export const lazySchema = <Output, Input>(
  load: () => Promise<z.ZodType<Output, Input>>,
): LazySchema<Output, Input> => ({ load })
