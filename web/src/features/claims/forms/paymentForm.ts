import type { TFunction } from 'i18next'
import { z } from 'zod'
import { requestClaimPayment } from '#shared/contracts/claims/money.ts'

const { outage: Outage, ...asked } = requestClaimPayment.body.shape
const { from: LocalTime } = Outage.unwrap().shape

/** Whether a coverage waits before it pays. */
type Waits = (coverageId: number) => boolean

/** A loss of a coverage that waits is one of an outage, which has a beginning and, after it, an end. */
export const paymentForm = (t: TFunction<'claims'>, waits: Waits) => {
  const time = z
    .string()
    .refine((text) => text === '' || LocalTime.safeParse(text).success, t('requestClaimPayment.time'))
    .nullish()
  return z
    .object({
      ...asked,
      payeeCountry: z.string().nullish(),
      threatActor: z.string().nullish(),
      outage: z.object({ from: time, until: time }).optional(),
    })
    .superRefine(({ coverageId, outage: { from, until } = {} }, { addIssue }) => {
      if (!waits(coverageId)) return
      const refuse = (end: 'from' | 'until', message: string) =>
        addIssue({ code: 'custom', path: ['outage', end], message })
      if (!from) refuse('from', t('requestClaimPayment.from'))
      if (!until) refuse('until', t('requestClaimPayment.until'))
      if (from && until && until <= from) refuse('until', t('requestClaimPayment.order'))
    })
}

/** What is sent of the form: what was left empty, or is not asked of the coverage, is left out. */
export const paymentOf = (
  { outage, payeeCountry, threatActor, ...rest }: z.infer<ReturnType<typeof paymentForm>>,
  waits: Waits,
) => {
  const { from, until } = (waits(rest.coverageId) && outage) || {}
  return {
    ...rest,
    ...(from && until && { outage: { from, until } }),
    ...(payeeCountry && { payeeCountry }),
    ...(threatActor && { threatActor }),
  }
}
