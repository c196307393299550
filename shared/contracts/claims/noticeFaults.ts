import type { ProblemError } from '#shared/contract/problems.ts'
import { contractWords } from '#shared/regions/contractWords.ts'
import { readPhone } from '#shared/regions/phone.ts'
import type { Region } from '#shared/regions/region.ts'
import { stateOf, statesOf } from '#shared/regions/states.ts'
import { type ClaimNotice, noticeProblems } from './claimNotice.ts'

/** What a notice still needs in the region, in its words: an address has a state where there are states. */
export const noticeNeeds = (notice: ClaimNotice, region: Region): ProblemError[] =>
  noticeProblems(notice)
    .filter(({ path }) => path?.[0] !== 'state' || statesOf(region).length > 0)
    .map((each) => ({ ...each, detail: contractWords(each.detail, region) }))

/** What of a notice is no phone, place or postcode of the region; what is not said is not wrong. */
export const noticeFaults = (notice: ClaimNotice, region: Region): ProblemError[] => {
  const { reporter, contactPhone, authorityPhoneNumber, city, state, zipCode } = notice
  const phones: readonly (readonly [readonly string[], string | undefined])[] = [
    [['reporter', 'workPhone'], reporter?.workPhone],
    [['reporter', 'cellPhone'], reporter?.cellPhone],
    [['contactPhone'], contactPhone],
    [['authorityPhoneNumber'], authorityPhoneNumber],
  ]
  const { city: cities, postcode } = region.address
  return [
    ...phones
      .filter(([, value]) => value && !readPhone(region, value).ok)
      .map(([path]) => ({ path: [...path], detail: region.phone.message })),
    ...(city && !cities.pattern.test(city) ? [{ path: ['city'], detail: cities.message }] : []),
    ...(state && statesOf(region).length > 0 && stateOf(region, state) === undefined
      ? [{ path: ['state'], detail: 'Choose a state of the region.' }]
      : []),
    ...(zipCode && !postcode.pattern.test(zipCode) ? [{ path: ['zipCode'], detail: postcode.message }] : []),
  ]
}
