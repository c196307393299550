import { detailsConditions } from '../domain/account/detailsConditions.ts'
import type { Region } from '../regions/region.ts'
import { regions } from '../regions/regions.ts'
import { statesOf } from '../regions/states.ts'
import { typedPhone } from '../regions/typedPhone.ts'

export type Json = { readonly [key: string]: unknown }

const each = Object.values<Region>(regions)

const ofRegions = (say: (region: Region) => string): string =>
  each.map((region) => `${region.name}: ${say(region)}`).join('; ')

/** One pattern for all regions; in `allOf`, because not every language’s patterns know Unicode’s classes. */
const anyOf = (patterns: readonly string[]): Json => ({
  allOf: [{ pattern: [...new Set(patterns)].map((pattern) => `(?:${pattern})`).join('|') }],
})

const statesText = (region: Region): string =>
  statesOf(region)
    .map(({ abbreviation }) => abbreviation)
    .join(' ') || 'none'

/**
 * Fields whose rule is the region's own: operations check them with `readPhone`, `stateOf`, `detailsProblems` and the
 * patterns of the region that takes the call. A contract marks such a field, `.meta({ regional: 'phone' })`; the document, which is one for all
 * regions, says of it what some region takes.
 */
export const regionalFields: Readonly<Record<string, Json>> = {
  city: {
    ...anyOf(each.map(({ address }) => address.city.pattern.source)),
    description: 'A city or town: letters, spaces and hyphens.',
  },
  details: { allOf: detailsConditions },
  phone: {
    ...anyOf([...each.map(typedPhone), '^$']),
    description: `A phone of the region as people type it, such as ${each.map(({ phone }) => phone.example).join(', ')}.`,
  },
  postcode: {
    ...anyOf(each.map(({ address }) => address.postcode.pattern.source)),
    description: 'A postcode of the region.',
  },
  registration: {
    ...anyOf([...each.map(({ registration }) => registration.pattern.source), '^$']),
    description: `The number under which an agency or a person sells insurance: ${ofRegions(({ registration }) => registration.name)}.`,
  },
  state: {
    enum: [...new Set(each.flatMap(statesOf).map(({ abbreviation }) => abbreviation))].sort(),
    description: `A state of the region; its name will do as well. ${ofRegions(statesText)}.`,
  },
}
