import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import { takesFiledWordingOnly } from '#shared/domain/policy/manuscript.ts'
import { manuscriptScope, manuscripts } from '../store/manuscripts.ts'

/**
 * Refuses to bind or issue cover while an endorsement written for it waits for its approval, or one is approved that its
 * paper does not take any more.
 * @throws manuscript.admitted, manuscript.waiting
 */
export const manuscriptsAreDecided = async ({ id, isSurplus }: QuoteRecord): Promise<void> => {
  const [waiting, approved] = await Promise.all(
    (['SUBMITTED', 'APPROVED'] as const).map((group) =>
      manuscripts.every({ scopes: [manuscriptScope({ quoteId: id })], group }),
    ),
  )
  const [first] = waiting ?? []
  if (first !== undefined) fail('manuscript.waiting', { data: { number: first.number, title: first.title } })
  if (approved?.length && takesFiledWordingOnly({ region: config.region, isSurplus })) fail('manuscript.admitted')
}
