import { config } from '#functions/_platform/config/config.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { coverageInstant } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { dueOn } from '#shared/domain/correspondence/retention.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { retentionOf } from '#shared/regions/retention.ts'
import { policyData } from '../documentData/policyData.ts'
import { renewedNumber } from '../documents/renewedNumber.ts'
import { writtenForPolicy } from '../forms/manuscriptsOf.ts'
import { textsOfPolicy } from '../forms/textsOfPolicy.ts'
import { madeByTask } from '../issue/madeByTask.ts'
import { policyDocument } from './policyDocument.ts'

/** The archive keeps a policy as long as its class is kept, counted from the end of its term. */
const keptUntil = ({ expirationDate, timeZone }: PolicyRecord): Instant => {
  const day = dueOn({ end: expirationDate }, retentionOf(regionOf(config.region)).POLICY) ?? expirationDate
  return coverageInstant(day, timeZone)
}

/** The policy's PDF: declarations, schedule and notices, and what its forms say. */
export const makePolicyDocument = policyDocument(madeByTask.makePolicyDocument, async (policy, named, today, book) => {
  const [texts, manuscripts, renewalOf, { policyDocument: document }] = await Promise.all([
    textsOfPolicy(policy, book),
    writtenForPolicy(policy),
    renewedNumber(policy),
    import('../templates/policyDocument.ts'),
  ])
  const data = policyData(config.region, policy, named, today, { book, texts, manuscripts, renewalOf })
  return { document: document(data), data, until: keptUntil(policy) }
})
