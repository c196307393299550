import { z } from 'zod'
import { region } from '../i18n/region.ts'

/** The number under which somebody sells insurance, by the region's rule. */
export const registrationNumber = z.string().regex(region.registration.pattern, region.registration.message)
