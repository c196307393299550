import { z } from 'zod'
import { AccountDetails } from '#shared/domain/account/accountDetails.ts'
import { detailsProblems } from '#shared/domain/account/detailsProblems.ts'
import { DomainName } from '#shared/domain/account/firmographics.ts'
import type { Product } from '#shared/regions/products.ts'
import { nowHere } from '#web/i18n/clock.ts'
import { region } from '#web/i18n/region.ts'

/** What the form asks beyond the details: the phone's extension, and whether mail goes to the main address. */
const DetailsForm = AccountDetails.extend({
  // One field for all of them, so one complaint.
  domains: z
    .array(z.object({ domain: z.string() }))
    .refine((domains) => domains.every(({ domain }) => DomainName.safeParse(domain).success), 'Not a valid domain name')
    .optional(),
  phoneExtension: z.string().trim().optional(),
  mailingSame: z.boolean(),
})

export type DetailsInput = z.input<typeof DetailsForm>
export type DetailsValues = z.output<typeof DetailsForm>

/** Another address for mail counts only while mail goes there. */
const Shown = z
  .custom<DetailsInput>()
  .transform((values) => (values.mailingSame ? { ...values, mailingAddress: undefined } : values))

/**
 * The account details form: the details' own rules and those of the region, the year and the product, all told at once –
 * also while other fields are still empty.
 */
export const detailsSchema = (product: Product | undefined): z.ZodType<DetailsValues, DetailsInput> =>
  Shown.pipe(
    DetailsForm.superRefine(
      (details, check) => {
        const context = { region, currentYear: new Date(nowHere()).getFullYear(), ...(product && { product }) }
        for (const { path, detail } of detailsProblems(details, context))
          check.addIssue({ code: 'custom', path: [...path], message: detail })
      },
      { when: () => true },
    ),
  )
