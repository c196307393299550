import { z } from 'zod'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { type FlagName, flagNames } from '#shared/regions/flags.ts'

/** Something is wrong and people should know: a sentence, and where to read more. */
export const IncidentBanner = z.strictObject({
  text: z.string().min(1).max(300),
  link: z.url({ protocol: /^https$/ }).optional(),
})

/** Maintenance to come, from and to an instant. */
export const MaintenanceBanner = z
  .strictObject({ from: Instant, to: Instant })
  .refine(({ from, to }) => from < to, 'The maintenance ends before it begins.')

/** Which region an environment is does not change while it runs (identity-and-public, section 1). */
const isSwitch = (name: FlagName): boolean => name !== 'auEnvironment' && name !== 'ukEnvironment'

/**
 * What operations staff publish for a region as the parameter `/palisade/<region>/environment`: flags that differ from the
 * region's own, and banners. Everything may be left out.
 */
export const PublishedEnvironment = z.strictObject({
  flags: z.partialRecord(z.enum(flagNames.filter(isSwitch)), z.boolean()).default({}),
  incidentBanner: IncidentBanner.optional(),
  maintenanceBanner: MaintenanceBanner.optional(),
})

export type PublishedEnvironment = z.infer<typeof PublishedEnvironment>
