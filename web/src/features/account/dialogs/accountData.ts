import { z } from 'zod'
import { AccountId, SubmissionId } from '#shared/domain/ids/ids.ts'
import { products } from '#shared/regions/products.ts'

/** What the account's dialogs are about. */
export const AccountData = z.object({
  accountId: AccountId,
  /** For the title, where the page knows it. */
  accountName: z.string().optional(),
  agencyId: z.string().optional(),
  /** The product to go on with. */
  product: z.enum(products).optional(),
  /** The submission that it is quoted for. */
  submissionId: SubmissionId.optional(),
})
export type AccountData = z.infer<typeof AccountData>
