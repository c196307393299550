import { z } from 'zod'
import { config } from '#functions/_platform/config/config.ts'
import type { Job } from '#functions/_platform/events/worker.ts'
import { beginJob } from '#functions/_platform/jobs/beginJob.ts'
import { defineJob } from '#functions/_platform/jobs/defineJob.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { canQuote } from '#shared/records/quote/quoteLife.ts'
import { quoteStatuses } from '#shared/records/quote/quoteStatus.ts'
import { lateSignature } from '../signing/sandboxSigner.ts'
import { quotes } from '../store/quotes.ts'
import { quoteSteps } from './quoteSteps.ts'

/** Quotes that are looked at together. */
const together = 25

/** Statuses in which an application is signed. */
const signable = quoteStatuses.filter((status) => canQuote(status, 'sign'))

/** The sandbox signs what it was asked to sign some days ago. What is refused is noted, and tried again the next time. */
export const signingLate = defineJob({
  kind: 'signLate',
  input: z.strictObject({ asOf: Instant }),
  key: () => 'all',
  effect: 'signed',
  async chunk({ asOf: now }, { cursor: after }) {
    const pageAfter = (place: string | undefined) =>
      quotes.walk({ scope: 'all', group: signable, size: together, after: place })
    let page = await pageAfter(after)
    // Parts of the list without a quote cost no chunk of their own.
    while (page.ids.length === 0 && page.cursor !== undefined) page = await pageAfter(page.cursor)
    const { ids, cursor } = page
    const { effects, notes } = await quoteSteps(ids, (quote) => lateSignature(quote, now))
    return { effects, done: ids.length, notes, ...(cursor !== undefined && { cursor }) }
  },
})

/** Every hour, where no business is done. */
export const signLate: Job = async ({ now }) =>
  config.isSandbox ? beginJob(signingLate, { asOf: now }, now) : { met: 0 }
