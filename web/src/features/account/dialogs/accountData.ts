import { z } from 'zod'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { products } from '#shared/regions/products.ts'

const Named = z.object({
  accountId: AccountId,
  /** For the title, where the page knows it. */
  accountName: z.string().optional(),
  agencyId: z.string().optional(),
  /** The product to go on with. */
  product: z.enum(products).optional(),
})
export type AccountData = z.infer<typeof Named>

/** What the account's dialogs are about: an id alone, or an object with more. */
export const AccountData = z.union([Named, AccountId.transform((accountId): AccountData => ({ accountId }))])
