import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { readsDrafts } from '#functions/quote/public.ts'
import type { CarriedForm } from '#shared/contracts/docs/forms.ts'
import type { ManuscriptRecord } from '#shared/contracts/quote/manuscriptRecord.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { editionOfManuscript, effectSentences } from '../documentData/manuscriptEndorsement.ts'
import { formatsOf } from '../templates/formats.ts'

/** An endorsement written for one policy, as a form that it carries, with who approved it and when. */
export const carriedManuscript = (
  manuscript: ManuscriptRecord,
  policy: PolicyRecord,
  { actor, withWording }: { readonly actor: Actor; readonly withWording: boolean },
): CarriedForm => {
  const { approved, id, number, title, text, effect, effectiveDate = policy.effectiveDate } = manuscript
  const { day } = formatsOf(regionOf(config.region))
  const name = approved === undefined ? '' : readsDrafts(actor) ? approved.name : approved.told
  const since = approved === undefined ? '' : ` ${name} approved it on ${day(dateAt(approved.at, policy.timeZone))}.`
  return {
    id,
    name: title,
    formNumber: number,
    formType: 'Manuscript endorsement',
    edition: editionOfManuscript(manuscript, policy.timeZone),
    effectiveFrom: effectiveDate,
    hasWording: true,
    ...(withWording && { wording: text }),
    because: `It was written for this policy alone.${since} ${effectSentences[effect]}`,
    ...(approved !== undefined && { approved: { name, at: approved.at } }),
  }
}
