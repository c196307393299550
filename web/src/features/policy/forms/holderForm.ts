import { z } from 'zod'
import { holderFaults } from '#shared/contracts/policy/certificateHolder.ts'
import type { CertificateRequest } from '#shared/contracts/policy/certificates.ts'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { region } from '#web/i18n/region.ts'

/** Stands in the choice of holders for somebody whom the policy does not name. */
export const otherHolder = 'other'

const entered = z.string().nullish()
const fields = {
  holder: z.string(),
  organizationName: entered,
  address1: entered,
  city: entered,
  state: entered,
  zip: entered,
}
type Entered = z.output<z.ZodObject<typeof fields>>

const holderOf = ({ organizationName, address1, city, state, zip }: Entered) =>
  Object.fromEntries(
    Object.entries({ organizationName, address1, city, state, zip }).flatMap(([name, value]) =>
      value == null || value.trim() === '' ? [] : [[name, value.trim()]],
    ),
  )

/** The form of a holder, with further fields; what is wrong with one that is entered is told as the server tells it. */
export const holderForm = <More extends z.ZodRawShape>(more: More) =>
  z.object({ ...fields, ...more }).superRefine((values, context) => {
    const holder = values as unknown as Entered
    if (holder.holder !== otherHolder) return
    for (const { path, detail } of holderFaults(holderOf(holder), region))
      context.addIssue({ code: 'custom', path, message: detail })
  })

/** What a certificate is asked for with. */
export const certificateRequestOf = (policy: Pick<Policy, 'id'>, entered: Entered): CertificateRequest => ({
  policyId: policy.id,
  docType: 'Certificate',
  ...(entered.holder === otherHolder ? holderOf(entered) : { additionalInsuredId: entered.holder }),
})
