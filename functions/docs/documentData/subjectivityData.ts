import { formatsOf } from '#functions/docs/templates/formats.ts'
import { unmet } from '#shared/records/subjectivity/subjectivities.ts'
import type { Subjectivity } from '#shared/records/subjectivity/subjectivity.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'

/** What still has to be brought, each with its last day, or before what; `of` one stage alone. */
export const subjectivityData = (
  region: RegionCode,
  subjectivities: readonly Subjectivity[],
  { of }: { readonly of?: Subjectivity['stage'] } = {},
) => {
  const { day } = formatsOf(regionOf(region))
  const asked = unmet(subjectivities).filter(({ stage }) => of === undefined || stage === of)
  return asked.map(({ text, stage, due }) => ({
    text,
    due: due !== undefined ? `by ${day(due)}` : stage === 'PRE_BIND' ? 'before binding' : 'before the policy is issued',
  }))
}
