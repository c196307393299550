import { fileDemands } from './demands.ts'
import { mayDo } from './guard.ts'
import { refusalText } from './refusal.ts'
import type { Rights } from './rights.ts'

/** Why a link may not be followed, in AWS's words; undefined where it may. */
export type LinkRights = (link: {
  /** What S3 is asked to do: `GetObject`. */
  readonly action: string
  readonly bucket: string
  readonly key: string
  /** The session token of whoever signed it. */
  readonly signer: string | undefined
}) => string | undefined

/** The bucket that a region's functions are given. */
export const filesBucketOf = ({ functions }: Rights, region: string): string | undefined =>
  Object.values(functions).find(
    ({ environment }) => environment.PALISADE_REGION === region && environment.FILES_BUCKET !== undefined,
  )?.environment.FILES_BUCKET

/** What buckets that have a name of their own here are called where they are deployed. */
export const deployedBuckets =
  (rights: Rights, regions: readonly { readonly code: string; readonly filesBucket: string }[]) =>
  (bucket: string): string | undefined =>
    regions.flatMap(({ code, filesBucket }) => (filesBucket === bucket ? [filesBucketOf(rights, code)] : []))[0]

/**
 * A link is worth what its signer may do when it is followed; links that no function has signed are the test's or the
 * laptop's own.
 */
export const linkRightsOf =
  (rights: Rights, deployedBucket: (bucket: string) => string | undefined): LinkRights =>
  ({ action, bucket, key, signer }) => {
    const fn = rights.functions[signer ?? '']
    if (fn === undefined) return undefined
    for (const demand of fileDemands(rights, { action, bucket: deployedBucket(bucket) ?? bucket, key })) {
      const decision = mayDo(fn, demand)
      if (decision !== 'allowed') return refusalText(fn, demand, decision === 'denied')
    }
    return undefined
  }
