import { startAccessReview } from '#shared/contracts/auth/accessReviews.ts'
import { unlessProblem } from '../journey/unlessProblem.ts'
import type { Platform } from '../platform.ts'
import { type PartnerKind, partner } from './partnerCast.ts'
import { signInAs } from './signInAs.ts'

/** Kinds of organizations that begin this quarter's review of who may what, which waits to be finished. */
const reviewing: readonly PartnerKind[] = ['cluster', 'pool']

/** Has some organizations of each region begin this quarter's access review. Called again it changes nothing. */
export const seedReviews = async (platform: Platform): Promise<void> => {
  await Promise.all(
    platform.regions.flatMap((region) =>
      reviewing.map(async (kind) => {
        const admin = await signInAs(platform, partner(region, kind).person)
        await unlessProblem('accessReview.alreadyThere', admin.call(startAccessReview, { body: {} }))
      }),
    ),
  )
}
