import { fail } from '#functions/_platform/problems/problem.ts'
import { isHeldBy } from '#shared/records/screening/screeningStatus.ts'
import { screeningOf } from '../store/screenings.ts'

/** Refuses an account of which a name may be on a sanctions list, until two people have cleared it. */
export const mustNotBeHeld = async ({ id }: { readonly id: string }): Promise<void> => {
  const screening = await screeningOf(id)
  if (screening !== undefined && isHeldBy(screening.status)) fail('account.held')
}
