import { held } from '../held/held.ts'
import { readsInRehearsal } from '../held/rehearsal.ts'

/** S3's client is heavy: it is loaded with the first file, not with the function. */
export const sdk = () => import('./s3.ts')

export const s3 = held(async () => readsInRehearsal(new (await sdk()).S3Client({ forcePathStyle: true })))

/** What is put by a link has no checksum in it, since whoever signs does not know the bytes. */
export const linkS3 = held(async () =>
  readsInRehearsal(new (await sdk()).S3Client({ forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' })),
)

/** How long a link may be followed. */
export const linkSeconds = 300
