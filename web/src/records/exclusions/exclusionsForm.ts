import { z } from 'zod'
import { EventExclusion } from '#shared/contracts/quote/quoteParts.ts'

/** How many events can be excluded. */
export const mostExclusions = 50

/** An event as forms have it. */
export const ExclusionItem = EventExclusion.extend({
  claimDate: z.iso.date('Invalid date format'),
  claimDescription: EventExclusion.shape.claimDescription.default(''),
})

/** The past events that a policy excludes, as the form has them. */
export const ExclusionsForm = z.object({ items: z.array(ExclusionItem).max(mostExclusions) })
